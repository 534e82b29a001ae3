package deploy

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/git"
)

// quota is what a host takes of a site. Zero limits are none.
type quota struct {
	host     string // in messages
	file     string // that docgen writes for the host, relative to the site folder or to the root of its repository
	has      string // a text in the file
	files    int
	entries  int // files and folders
	size     int64
	fileSize int64
	source   string // the page on which the host says so
}

const (
	mebibyte = 1 << 20
	gigabyte = 1_000_000_000
)

// quotas are those of hosts that take only so much. The others charge for what they store.
var quotas = []quota{
	{host: "GitHub Pages", file: ".github/workflows/docs.yml", has: "actions/deploy-pages", size: gigabyte,
		source: "https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits"},
	{host: "GitLab.com", file: ".gitlab-ci.yml", has: "pages", entries: 200_000, size: gigabyte, source: "https://docs.gitlab.com/user/gitlab_com/#gitlab-pages"},
	{host: "GitLab.com", file: ".gitlab/docs.gitlab-ci.yml", entries: 200_000, size: gigabyte, source: "https://docs.gitlab.com/user/gitlab_com/#gitlab-pages"},
	{host: "the free plan of Cloudflare", file: "wrangler.jsonc", files: 20_000, fileSize: 25 * mebibyte,
		source: "https://developers.cloudflare.com/workers/platform/limits/"},
}

// weight is what a host counts of a site.
type weight struct {
	files, folders int
	size           int64
	largest        string // path of the largest file, relative to the output folder
	largestSize    int64
}

// Refusals returns what the host of a site would refuse of its output. The host is the one for which there is a file of
// "docgen deploy init". An output that cannot be read has no weight.
func Refusals(dir, out string) []string {
	var refusals []string
	folder, err := filepath.Abs(dir)
	if err != nil {
		return nil
	}
	root := cmp.Or(git.RootOf(folder), folder)
	for _, of := range quotas {
		if !isChosen(of, folder, root) {
			continue
		}
		found := weigh(out)
		refuse := func(limit, has string) {
			refusals = append(refusals, fmt.Sprintf("%s takes at most %s, but the site has %s: see %s", of.host, limit, has, of.source))
		}
		if of.files > 0 && found.files > of.files {
			refuse(fmt.Sprintf("%d files", of.files), fmt.Sprint(found.files))
		}
		if entries := found.files + found.folders; of.entries > 0 && entries > of.entries {
			refuse(fmt.Sprintf("%d files and folders", of.entries), fmt.Sprint(entries))
		}
		if of.size > 0 && found.size > of.size {
			refuse(fmt.Sprintf("%d GB", of.size/gigabyte), fmt.Sprintf("%.1f GB", float64(found.size)/gigabyte))
		}
		if of.fileSize > 0 && found.largestSize > of.fileSize {
			refuse(fmt.Sprintf("%d MiB in a file", of.fileSize/mebibyte), fmt.Sprintf("%.0f in %s", float64(found.largestSize)/mebibyte, found.largest))
		}
		break
	}
	return refusals
}

// isChosen reports whether "docgen deploy init" has prepared a site for a host. It writes to the folder of the site, or to
// the root of its repository.
func isChosen(of quota, folders ...string) bool {
	return slices.ContainsFunc(folders, func(folder string) bool {
		text, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(of.file)))
		return err == nil && bytes.Contains(text, []byte(of.has))
	})
}

func weigh(out string) weight {
	var found weight
	_ = filepath.WalkDir(out, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() == ".git" {
			return fs.SkipDir
		}
		if entry.IsDir() {
			found.folders++
			return nil
		}
		info, err := entry.Info()
		if err != nil {
			return nil // it is gone
		}
		found.files, found.size = found.files+1, found.size+info.Size()
		if info.Size() > found.largestSize {
			found.largest, _ = filepath.Rel(out, name)
			found.largestSize = info.Size()
		}
		return nil
	})
	return found
}
