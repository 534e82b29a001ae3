package revision_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/revision"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestFilesOfATagAreAFileSystem(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"site/docs/a.md": "old", "site/docs/sub/é b.md": "text", "site/docs/empty.md": "", "README.md": "x"})
	repo.git("tag", "v1")
	repo.commit(map[string]string{"site/docs/a.md": "new", "site/docs/new.md": "new"})
	files := filesAt(t, repo.root, "v1").Below("site/docs")
	check(t, fstest.TestFS(files, "a.md", "sub/é b.md", "empty.md"))
	text, err := files.ReadFile("a.md")
	check(t, err)
	sitetest.Compare(t, "content", string(text), "old")
	sitetest.Compare(t, "name", files.Name("sub/é b.md"), "tag:v1/site/docs/sub/é b.md")
	_, err = files.Stat("new.md")
	sitetest.Compare(t, "later file", errors.Is(err, fs.ErrNotExist), true)
	_, err = files.Stat("a.md/b")
	sitetest.Compare(t, "file in a file", errors.Is(err, fs.ErrNotExist), true)
	_, err = files.Stat("../docs/a.md")
	sitetest.Compare(t, "invalid path", errors.Is(err, fs.ErrInvalid), true)
	_, err = files.ReadFile("sub")
	sitetest.Compare(t, "folder as a file", errors.Is(err, source.ErrNotRegular), true)
}

func TestRepositoryKnowsWhereTheSiteIs(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"web/site/a.md": "a"})
	inner, _ := open(t, filepath.Join(repo.root, "web", "site"))
	sitetest.Compare(t, "in a subfolder", inner.Site, "web/site")
	outer, _ := open(t, repo.root)
	sitetest.Compare(t, "at the root", outer.Site, ".")
}

func TestContentIDsIdentifyContent(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"a.md": "same", "b.md": "same", "c.md": "other"})
	repo.git("tag", "v1")
	files := filesAt(t, repo.root, "v1")
	id := func(file string) source.ContentID {
		info, err := files.Stat(file)
		check(t, err)
		return info.Sys().(source.ContentID)
	}
	sitetest.Compare(t, "equal files", id("a.md"), id("b.md"))
	sitetest.Compare(t, "different files", id("a.md") != id("c.md"), true)
}

func TestLinksLeadToShownFilesOfTheCommit(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"site/docs/a.md": "text", "site/shared/b.md": "shared", "site/.env": "secret", "private/c.md": "secret"})
	for link, target := range map[string]string{
		"in.md": "a.md", "twice.md": "in.md", "beside.md": "../shared/b.md", "folder": "../shared", "up": "..", "hidden.md": "../.env",
		"out.md": "../../private/c.md", "through.md": "folder/../../private/c.md", "above.md": "../../../etc/passwd", "absolute.md": "/etc/passwd",
		"gone.md": "nothing.md", "self.md": "self.md",
	} {
		check(t, os.Symlink(filepath.FromSlash(target), filepath.Join(repo.root, "site", "docs", link)))
	}
	repo.commit(nil)
	repo.git("tag", "v1")
	opened, refs := open(t, repo.root)
	ref, err := refs.Tag("v1")
	check(t, err)
	files := opened.Files(ref, "site").Below("site/docs")
	for file, want := range map[string]string{
		"a.md": "text", "in.md": "text", "twice.md": "text", "beside.md": "shared", "folder/b.md": "shared", "up/shared/b.md": "shared",
		"hidden.md": "outside", "out.md": "outside", "through.md": "outside", "above.md": "outside", "absolute.md": "outside",
		"gone.md": "missing", "self.md": "open tag:v1/site/docs/self.md: too many symbolic links",
	} {
		text, err := files.ReadFile(file)
		got := string(text)
		switch {
		case errors.Is(err, source.ErrOutside):
			got = "outside"
		case errors.Is(err, fs.ErrNotExist):
			got = "missing"
		case err != nil:
			got = err.Error()
		}
		sitetest.Compare(t, file, got, want)
	}
	_, err = files.Real("out.md")
	sitetest.Compare(t, "message", err.Error(), "the symbolic link tag:v1/site/docs/out.md points to ../../private/c.md, which is outside the site folder or hidden")
	real, err := files.Real("folder/b.md")
	check(t, err)
	sitetest.Compare(t, "real path", real, "tag:v1/site/shared/b.md")
	entries, err := files.ReadDir(".")
	check(t, err)
	at := slices.IndexFunc(entries, func(entry fs.DirEntry) bool { return entry.Name() == "in.md" })
	sitetest.Compare(t, "type", entries[at].Type(), fs.ModeSymlink)
}

func TestSubmodulesAndLargeFilesHaveClearErrors(t *testing.T) {
	t.Parallel()
	other := newRepository(t)
	other.commit(map[string]string{"x.md": "x"})
	id := fmt.Sprintf("%x", sha256.Sum256([]byte("picture")))
	repo := newRepository(t)
	repo.git("-c", "protocol.file.allow=always", "submodule", "-q", "add", other.root, "docs/vendor")
	repo.commit(map[string]string{"docs/a.png": "version https://git-lfs.github.com/spec/v1\noid sha256:" + id + "\nsize 7\n"})
	repo.git("tag", "v1")
	files := filesAt(t, repo.root, "v1").Below("docs")
	_, err := files.ReadDir("vendor")
	sitetest.Compare(t, "submodule", fmt.Sprint(err), "readdir tag:v1/docs/vendor: it is a git submodule, whose files are in another repository")
	_, err = files.Stat("vendor/x.md")
	sitetest.Compare(t, "file of a submodule", fmt.Sprint(err), "stat tag:v1/docs/vendor/x.md: it is a git submodule, whose files are in another repository")
	_, err = files.ReadFile("a.png")
	sitetest.Compare(t, "large file", fmt.Sprint(err), `read tag:v1/docs/a.png: its content is in Git Large File Storage (LFS): run "git lfs fetch origin v1" first`)
	stored := filepath.Join(repo.root, ".git", "lfs", "objects", id[:2], id[2:4])
	check(t, os.MkdirAll(stored, 0o755))
	check(t, os.WriteFile(filepath.Join(stored, id), []byte("secret"), 0o644))
	_, err = files.ReadFile("a.png")
	sitetest.Compare(t, "another file in its place", err != nil, true)
	check(t, os.WriteFile(filepath.Join(stored, id), []byte("picture"), 0o644))
	text, err := files.ReadFile("a.png")
	check(t, err)
	sitetest.Compare(t, "large file after a fetch", string(text), "picture")
}

func TestManyReadersShareOneProcess(t *testing.T) {
	t.Parallel()
	repo, texts := newRepository(t), map[string]string{}
	for i := range 50 {
		texts[fmt.Sprintf("docs/%d/a.md", i)] = strings.Repeat(fmt.Sprint(i), i*1000)
	}
	repo.commit(texts)
	repo.git("tag", "v1")
	files := filesAt(t, repo.root, "v1")
	var group sync.WaitGroup
	for name, want := range texts {
		group.Go(func() {
			text, err := files.ReadFile(name)
			if err != nil || string(text) != want {
				t.Errorf("%s: %d bytes, want %d, %v", name, len(text), len(want), err)
			}
		})
	}
	group.Wait()
}

func TestCancelingEndsTheProcess(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"a.md": "a"})
	repo.git("tag", "v1")
	ctx, cancel := context.WithCancel(context.Background())
	opened, err := revision.Open(ctx, repo.root)
	check(t, err)
	refs, err := opened.Refs(ctx)
	check(t, err)
	ref, err := refs.Tag("v1")
	check(t, err)
	files := opened.Files(ref, ".")
	_, err = files.ReadFile("a.md")
	check(t, err)
	cancel()
	for err == nil { // the process may answer until it is gone
		_, err = files.ReadFile("a.md")
	}
	sitetest.Compare(t, "error", errors.Is(err, context.Canceled), true)
	check(t, opened.Close())
}

func TestClosedRepositoryCannotBeRead(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"a.md": "a"})
	repo.git("tag", "v1")
	opened, refs := open(t, repo.root)
	ref, err := refs.Tag("v1")
	check(t, err)
	check(t, opened.Close())
	_, err = opened.Files(ref, ".").ReadFile("a.md")
	sitetest.Compare(t, "error", errors.Is(err, fs.ErrClosed), true)
}

func TestRenamesBetweenTwoRefs(t *testing.T) {
	t.Parallel()
	text := strings.Repeat("a line of text\n", 20)
	repo := newRepository(t)
	repo.commit(map[string]string{"docs/setup.md": text + "old", "docs/same.md": "same", "docs/gone.md": "gone", "a.md": "x"})
	repo.git("tag", "v1")
	repo.git("mv", "docs", "content")
	repo.git("mv", "content/setup.md", "content/install guide.md")
	repo.git("rm", "-qf", "content/gone.md")
	repo.commit(map[string]string{"content/install guide.md": text + "new"})
	repo.git("tag", "v2")
	opened, refs := open(t, repo.root)
	old, err := refs.Tag("v1")
	check(t, err)
	later, err := refs.Tag("v2")
	check(t, err)
	got, err := opened.Renames(context.Background(), opened.Files(old).Below("docs"), opened.Files(later).Below("content"))
	check(t, err)
	sitetest.Compare(t, "renames", got, map[string]string{"setup.md": "install guide.md"})
	got, err = opened.Renames(context.Background(), opened.Files(old), opened.Files(later))
	check(t, err)
	sitetest.Compare(t, "in the whole repository", got, map[string]string{"docs/setup.md": "content/install guide.md", "docs/same.md": "content/same.md"})
}

// A repository may use SHA-256 for its ids.
func TestIDsMayBeLong(t *testing.T) {
	t.Parallel()
	repo := repository{t, t.TempDir()}
	repo.git("init", "-q", "-b", "main", "--object-format=sha256")
	repo.commit(map[string]string{"docs/a.md": "a"})
	repo.git("tag", "v1")
	text, err := filesAt(t, repo.root, "v1").ReadFile("docs/a.md")
	check(t, err)
	sitetest.Compare(t, "content", string(text), "a")
}
