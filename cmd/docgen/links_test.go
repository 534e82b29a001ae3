//go:build unix

package main

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// Git stores symbolic links, so a stranger's change can add one anywhere. No command may
// write through such a link, or print or publish what it points to.
func TestNoCommandFollowsLinksOutOfTheSite(t *testing.T) {
	t.Parallel()
	imports := map[string]string{
		"imported code": "../imported", "folder of imported code": "../imported/x", "imported text": "@site/src/raw.txt?raw",
		"imported image": "../picture.png",
	}
	// A preview writes only its cache, and reads only code and static files in a way of its own.
	previewed := map[string]bool{
		"own folder": true, "cache": true, "index of the cache": true, "compiled code": true, "output of before": true,
		"page": true, "doc": true, "stylesheet": true, "component": true, "static file": true, "static files": true,
	}
	for name := range imports {
		previewed[name] = true
	}
	for _, place := range []struct {
		name, link string
		isFolder   bool
		says       string // what some command must print about the link; "" to accept anything
	}{
		{"lock of the output", ".dist.lock", false, "site/.dist.lock is a symbolic link to ../mine/notes.txt, and docgen does not write through links: remove the link"},
		{"own folder", ".docgen", true, "site/.docgen is a symbolic link to ../mine, and docgen does not write through links: remove the link"},
		{"cache", ".docgen/cache", true, "site/.docgen/cache is a symbolic link to ../../mine, and docgen does not write through links: remove the link"},
		{"index of the cache", ".docgen/cache/index", false, ""},
		{"compiled code", ".docgen/cache/node", true, ""},
		{"output of before", ".docgen/cache/output", true, ""},
		{"answers of other sites", ".docgen/external.json", false, "site/.docgen/external.json is a symbolic link to ../../mine/notes.txt"},
		{"output", "dist", true, "site/dist is a symbolic link to ../mine, and docgen does not write through links: remove the link, or choose its target with --out"},
		{"folder of the output", "dist/guide", true, "the output folder site/dist contains files that docgen did not write and that the build would overwrite (guide)"},
		{"file of the output", "dist/index.html", false, ""},
		{"manifest", "dist/.docgen-manifest", false, "site/dist/.docgen-manifest is a symbolic link to ../../mine/notes.txt"},
		{"staging folder", ".dist.new-1", true, ""},
		{"output set aside", ".dist.old-1", true, ""},
		{"lock of the URLs", "docgen.lock.json", false, "docgen.lock.json"},
		{"baseline", "known.json", false, "known.json"},
		{"page", "src/pages/x.tsx", false, "src/pages/x.tsx: error: the symbolic link src/pages/x.tsx points to ../../../mine/notes.txt, which is outside the site folder or hidden  [theme]"},
		{"text", "src/pages/x.md", false, "src/pages/x.md: error: the file cannot be read: the symbolic link src/pages/x.md points to ../../../mine/notes.txt, which is outside"},
		{"imported code", "src/imported.js", false, "src/pages/index.tsx:1:15: error: the symbolic link src/imported.js points to ../../mine/notes.txt, which is outside"},
		{"folder of imported code", "src/imported", true, "src/pages/index.tsx:1:15: error: the symbolic link src/imported points to ../../mine, which is outside"},
		{"imported text", "src/raw.txt", false, "src/pages/index.tsx:1:15: error: the symbolic link src/raw.txt points to ../../mine/notes.txt, which is outside"},
		{"imported image", "src/picture.png", false, "src/pages/index.tsx:1:15: error: the symbolic link src/picture.png points to ../../mine/notes.txt, which is outside"},
		{"stylesheet", "src/site.css", false, "src/site.css: error: the symbolic link src/site.css points to ../../mine/notes.txt, which is outside"},
		{"component", "src/theme/Footer.tsx", false, "src/theme/Footer.tsx: error: the symbolic link src/theme/Footer.tsx points to ../../../mine/notes.txt, which is outside"},
		{"config", "docgen.yaml", false, "docgen.yaml: error: the file cannot be read: the symbolic link docgen.yaml points to ../mine/notes.txt, which is outside"},
		{"sidebars", "sidebars.yaml", false, "sidebars.yaml: error: the file cannot be read: the symbolic link sidebars.yaml points to ../mine/notes.txt, which is outside"},
		{"tags", "content/tags.yml", false, "content/tags.yml: error: the file cannot be read: the symbolic link content/tags.yml points to ../../mine/notes.txt, which is outside"},
		{"category", "content/_category_.yml", false, "content/_category_.yml: error: the symbolic link content/_category_.yml points to ../../mine/notes.txt, which is outside"},
		{"doc", "content/x.md", false, "content/x.md: error: the symbolic link content/x.md points to ../../mine/notes.txt, which is outside"},
		{"docs", "content/x", true, "content/x: error: the symbolic link content/x points to ../../mine, which is outside"},
		{"static files", "static", true, "the symbolic link static points to ../mine, which is outside"},
		{"static file", "static/x.txt", false, "the symbolic link static/x.txt points to ../../mine/notes.txt, which is outside"},
		{"package", "package.json", false, "the symbolic link package.json points to ../mine/notes.txt, which is outside"},
		{"components", "src/theme", true, "site/src/theme is a symbolic link to ../../mine"},
		{"docs of a new site", "new/content", true, "site/new/content is a symbolic link to ../../mine"},
	} {
		t.Run(place.name, func(t *testing.T) {
			t.Parallel()
			attacked := newAttackedSite(t)
			attacked.link(place.link, place.isFolder)
			if imported, isImported := imports[place.name]; isImported {
				sitetest.Write(t, attacked.above, map[string]string{"site/src/pages/index.tsx": "import x from '" + imported +
					"'\nexport default function Page() { return <p>{x}</p> }\n"})
			}
			if place.name == "stylesheet" {
				sitetest.Write(t, attacked.above, map[string]string{"site/docgen.yaml": "title: Site\nurl: https://example.org\nthemeConfig: {customCss: src/site.css}\n"})
			}
			printed := attacked.runAll(previewed[place.name])
			if !strings.Contains(printed, place.says) {
				t.Errorf("no command prints %q:\n%s", place.says, printed)
			}
		})
	}
}

// attackedSite is a site with private files beside it.
type attackedSite struct {
	t      *testing.T
	above  string
	before map[string]string // the private files
}

const secret = "hunter2"

func newAttackedSite(t *testing.T) attackedSite {
	t.Helper()
	site := attackedSite{t: t, above: t.TempDir()}
	sitetest.Write(t, site.above, map[string]string{
		"site/docgen.yaml": "title: Site\nurl: https://example.org\n", "site/content/index.md": "# Welcome\n", "site/content/guide.md": "# Guide\n",
		"mine/notes.txt": "password: " + secret + "\n", "mine/.nojekyll": "", "mine/index.html": secret, "mine/index.md": "# " + secret + "\n",
		"mine/x.js": "export default '" + secret + "'\n", "mine/theme/Footer.tsx": "export function Footer() { return '" + secret + "' }\n",
		"mine/cache/index": secret, "mine/cache/output/index.html": secret,
	})
	site.before = sitetest.Read(t, filepath.Join(site.above, "mine"))
	return site
}

// link adds a symbolic link to the site that points to a private folder or file. If it is
// in the output, all other files there are docgen's.
func (s attackedSite) link(name string, isFolder bool) {
	s.t.Helper()
	target := strings.Repeat("../", strings.Count(name, "/")+1) + "mine"
	if !isFolder {
		target += "/notes.txt"
	}
	link := filepath.Join(s.above, "site", filepath.FromSlash(name))
	if strings.HasPrefix(name, "dist/") && !strings.HasSuffix(name, "manifest") {
		sitetest.Write(s.t, s.above, map[string]string{"site/dist/.docgen-manifest": "docgen 1: docgen wrote these files here, and replaces or removes them\nindex.html\nguide/index.html\n"})
	}
	_ = os.Remove(link) // the config already exists
	err := os.MkdirAll(filepath.Dir(link), 0o755)
	if err == nil {
		err = os.Symlink(target, link)
	}
	if err != nil {
		s.t.Fatal(err)
	}
}

// runAll runs all commands one after another, "docgen dev" if it is asked for. It checks the private files
// after each, and returns everything the commands print.
func (s attackedSite) runAll(withPreview bool) string {
	s.t.Helper()
	site := filepath.Join(s.above, "site")
	commands := []string{
		"build -C site", "check -C site --external --baseline known.json --update-baseline", "lock -C site", "init site/new",
		"eject -C site Footer", "clean -C site",
	}
	if withPreview {
		commands = append([]string{"dev -C site --port 0"}, commands...)
	}
	var all strings.Builder
	for _, command := range commands {
		printed := s.run(strings.Fields(strings.ReplaceAll(command, "site", site)))
		all.WriteString("$ docgen " + command + "\n" + strings.ReplaceAll(printed, s.above+"/", "") + "\n")
		if now := sitetest.Read(s.t, filepath.Join(s.above, "mine")); !maps.Equal(now, s.before) {
			s.t.Fatalf("%s changed private files: %v\nwant %v", command, now, s.before)
		}
		if strings.Contains(printed, secret) {
			s.t.Fatalf("%s prints a private file:\n%s", command, printed)
		}
		s.findCopies(command, site)
	}
	return all.String()
}

// findCopies looks for the secret in the site's regular files.
func (s attackedSite) findCopies(command, site string) {
	s.t.Helper()
	err := filepath.WalkDir(site, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		text, err := os.ReadFile(name)
		if bytes.Contains(text, []byte(secret)) {
			s.t.Fatalf("%s copied a private file to %s", command, name)
		}
		return err
	})
	if err != nil {
		s.t.Fatal(err)
	}
}

// run runs a command and returns its output. It stops a preview as soon as it prints its
// URL.
func (s attackedSite) run(args []string) string {
	ctx, stop := context.WithCancel(s.t.Context())
	defer stop()
	out := &stopper{stop: stop}
	run(ctx, args, terminal{in: strings.NewReader(""), out: out, err: out})
	return out.String()
}

// stopper is a terminal that presses Ctrl+C as soon as a preview has started.
type stopper struct {
	bytes.Buffer
	stop func()
}

var _ io.Writer = (*stopper)(nil)

func (s *stopper) Write(text []byte) (int, error) {
	if bytes.Contains(text, []byte("Ctrl+C to stop")) {
		s.stop()
	}
	return s.Buffer.Write(text)
}
