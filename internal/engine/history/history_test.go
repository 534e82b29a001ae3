package history_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
)

// repository is a git repository for a test.
type repository struct {
	t    *testing.T
	root string
}

func newRepository(t *testing.T) repository {
	t.Helper()
	repo := repository{t: t, root: t.TempDir()}
	repo.git("2001-01-01T00:00:00Z", "", "init", "-q", "-b", "main")
	return repo
}

// git runs git with an author and a date.
func (r repository) git(date, author string, args ...string) {
	r.t.Helper()
	command := exec.Command("git", args...)
	command.Dir = r.root
	command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1",
		"GIT_AUTHOR_DATE="+date, "GIT_COMMITTER_DATE="+date, "GIT_AUTHOR_NAME="+author, "GIT_AUTHOR_EMAIL=a@example.org",
		"GIT_COMMITTER_NAME=Committer", "GIT_COMMITTER_EMAIL=c@example.org")
	if out, err := command.CombinedOutput(); err != nil {
		r.t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

// commit writes files with a text and commits them.
func (r repository) commit(date, author, text string, files ...string) {
	r.t.Helper()
	for _, file := range files {
		r.write(file, text)
	}
	r.git(date, author, "add", "-A")
	r.git(date, author, "commit", "-q", "-m", text)
}

func (r repository) write(file, text string) {
	r.t.Helper()
	full := filepath.Join(r.root, filepath.FromSlash(file))
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		r.t.Fatal(err)
	}
	if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

func texts(findings []diag.Diagnostic) []string {
	list := []string{}
	for _, finding := range findings {
		list = append(list, finding.Severity.String()+": "+finding.Text+" ("+finding.Hint+")")
	}
	return list
}

func on(day string, author string) history.Change {
	parsed, err := time.Parse(time.DateOnly, day)
	if err != nil {
		panic(err)
	}
	return history.Change{Time: parsed, Author: author}
}

// authoring 3.16.2
func TestLastCommitOfEachFileCounts(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit("2021-01-01T00:00:00Z", "Ann", "one", "site/content/a.md", "site/content/b.md", "site/content/sub/é \"x\".md", "README")
	repo.commit("2022-01-01T02:00:00+02:00", "Zoë Ünal", "two", "site/content/a.md")
	repo.commit("2023-01-01T00:00:00Z", "Ann", "three", "README")
	repo.git("2024-01-01T00:00:00Z", "Bob", "mv", "site/content/b.md", "site/content/c.md")
	repo.commit("2024-01-01T00:00:00Z", "Bob", "four")
	got, findings := new(history.Known).Read(context.Background(), filepath.Join(repo.root, "site", "content"), []string{"a.md", "c.md", "sub/é \"x\".md"})
	sitetest.Compare(t, "changes", got, map[string]history.Change{
		"a.md": on("2022-01-01", "Zoë Ünal"), "c.md": on("2024-01-01", "Bob"), "sub/é \"x\".md": on("2021-01-01", "Ann"),
	})
	sitetest.Compare(t, "findings", texts(findings), []string{})
}

func TestHistoryOfACommitEndsThere(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit("2021-01-01T00:00:00Z", "Ann", "one", "docs/a.md", "site/x.md")
	repo.commit("2022-01-01T00:00:00Z", "Bob", "two", "docs/b.md")
	repo.git("2022-01-01T00:00:00Z", "", "tag", "v1")
	repo.commit("2023-01-01T00:00:00Z", "Cid", "three", "docs/a.md")
	for below, want := range map[string]map[string]history.Change{
		"docs": {"a.md": on("2021-01-01", "Ann"), "b.md": on("2022-01-01", "Bob")},
		".":    {"docs/a.md": on("2021-01-01", "Ann"), "docs/b.md": on("2022-01-01", "Bob")},
	} {
		var files []string
		for file := range want {
			files = append(files, file)
		}
		place := history.Place{Folder: filepath.Join(repo.root, "site"), Commit: "v1", Below: below}
		got, findings := new(history.Known).At(context.Background(), place, files)
		sitetest.Compare(t, below, got, want)
		sitetest.Compare(t, "findings", texts(findings), []string{})
	}
}

func TestUntrackedFilesAreOneWarning(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit("2021-01-01T00:00:00Z", "Ann", "one", "a.md")
	repo.write("b.md", "new")
	got, findings := new(history.Known).Read(context.Background(), repo.root, []string{"a.md", "b.md"})
	sitetest.Compare(t, "known", got, map[string]history.Change{"a.md": on("2021-01-01", "Ann")})
	sitetest.Compare(t, "known", texts(findings), []string{})
	sitetest.Compare(t, "one", texts(history.Untracked([]string{"b.md"})), []string{
		"warning: cannot show when b.md last changed: git does not track it (commit it, or set last_update in its front matter)"})
	sitetest.Compare(t, "two", texts(history.Untracked([]string{"c.md", "b.md"})), []string{
		"warning: cannot show when 2 docs last changed, such as c.md: git does not track them (commit them, or set last_update in their front matter)"})
	sitetest.Compare(t, "none", texts(history.Untracked(nil)), []string{})
}

func TestFolderWithoutHistoryIsOneWarning(t *testing.T) {
	t.Parallel()
	const cannot = "warning: cannot show when pages last changed: "
	_, findings := new(history.Known).Read(context.Background(), t.TempDir(), []string{"a.md"})
	sitetest.Compare(t, "no repository", texts(findings), []string{
		cannot + "the site is not in a git repository (turn the option off, or build in a clone of the site's repository)"})
	empty := newRepository(t)
	_, findings = new(history.Known).Read(context.Background(), empty.root, []string{"a.md"})
	sitetest.Compare(t, "no commit", texts(findings), []string{
		cannot + `git reports "your current branch 'main' does not have any commits yet" (turn the option off, or build in a clone of the site's repository)`})
}

// Not parallel, because it changes the environment of the process. git behaves as in a folder of
// another user, which containers often mount.
func TestRepositoryOfAnotherUserHasARemedy(t *testing.T) {
	t.Setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
	t.Setenv("HOME", t.TempDir())
	repository := t.TempDir()
	if output, err := exec.Command("git", "init", "-q", repository).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	_, findings := new(history.Known).Read(context.Background(), repository, []string{"a.md"})
	sitetest.Compare(t, "another user", texts(findings), []string{
		"warning: cannot show when pages last changed: the repository belongs to another user (run git config --global --add safe.directory '*', or turn the option off)"})
}

// Not parallel, because it changes the environment of the process.
func TestMissingGitIsOneWarning(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, findings := new(history.Known).Read(context.Background(), t.TempDir(), []string{"a.md"})
	sitetest.Compare(t, "no git", texts(findings), []string{
		"warning: cannot show when pages last changed: git is not installed (install git, or turn the option off)"})
}

func TestShallowCloneIsAWarning(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit("2021-01-01T00:00:00Z", "Ann", "one", "a.md")
	repo.commit("2022-01-01T00:00:00Z", "Ann", "two", "b.md")
	clone := repository{t: t, root: filepath.Join(t.TempDir(), "clone")}
	repo.git("", "", "clone", "-q", "--depth", "1", "file://"+filepath.ToSlash(repo.root), clone.root)
	got, findings := new(history.Known).Read(context.Background(), clone.root, []string{"a.md", "b.md"})
	sitetest.Compare(t, "changes", got["a.md"], on("2022-01-01", "Ann"))
	sitetest.Compare(t, "findings", len(findings), 1)
	if !strings.HasPrefix(findings[0].Text, "the git clone is shallow") {
		t.Errorf("got %v", texts(findings))
	}
}

// A preview asks again and again.
func TestGitIsAskedAgainOnlyAboutNewFilesAndCommits(t *testing.T) {
	repo := newRepository(t)
	repo.commit("2001-02-03T00:00:00Z", "Ada", "one", "a.md", "b.md")
	known := new(history.Known)
	read := func(files ...string) map[string]history.Change {
		t.Helper()
		changes, findings := known.Read(t.Context(), repo.root, files)
		if len(findings) > 0 {
			t.Fatalf("findings: %v", texts(findings))
		}
		return changes
	}
	read("a.md")
	first := on("2001-02-03", "Ada")
	if got := read("a.md", "b.md", "c.md"); len(got) != 2 || got["b.md"] != first {
		t.Errorf("a new file: got %v", got)
	}
	programs := os.Getenv("PATH")
	t.Setenv("PATH", t.TempDir()) // without git
	if got := read("a.md", "b.md", "c.md"); len(got) != 2 || got["a.md"] != first {
		t.Errorf("without git: got %v", got)
	}
	t.Setenv("PATH", programs)
	for _, pack := range []bool{false, true} {
		if pack {
			repo.git("2001-03-03T00:00:00Z", "", "pack-refs", "--all")
		}
		day := map[bool]string{false: "2001-03-04", true: "2001-03-05"}[pack]
		repo.commit(day+"T00:00:00Z", "Bob", day, "a.md")
		if got := read("a.md")["a.md"]; got != on(day, "Bob") {
			t.Errorf("after a commit: got %v", got)
		}
	}
}
