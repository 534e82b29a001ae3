package revision_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/revision"
)

// repository is a git repository for a test.
type repository struct {
	t    *testing.T
	root string
}

func newRepository(t *testing.T) repository {
	t.Helper()
	repo := repository{t, t.TempDir()}
	repo.git("init", "-q", "-b", "main")
	return repo
}

// git runs git without the settings of the machine.
func (r repository) git(args ...string) {
	r.t.Helper()
	command := exec.Command("git", args...)
	command.Dir = r.root
	command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1",
		"GIT_AUTHOR_NAME=Ann", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=Ann", "GIT_COMMITTER_EMAIL=a@example.org")
	if out, err := command.CombinedOutput(); err != nil {
		r.t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

// commit writes files and commits everything.
func (r repository) commit(files map[string]string) {
	r.t.Helper()
	for name, text := range files {
		full := filepath.Join(r.root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			r.t.Fatal(err)
		}
		if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
			r.t.Fatal(err)
		}
	}
	r.git("add", "-A")
	r.git("commit", "-q", "--allow-empty", "-m", "change")
}

// clone returns a clone of the repository.
func (r repository) clone(options ...string) repository {
	r.t.Helper()
	clone := repository{r.t, filepath.Join(r.t.TempDir(), "clone")}
	args := append([]string{"clone", "-q"}, options...)
	r.git(append(args, "file://"+filepath.ToSlash(r.root), clone.root)...)
	return clone
}

func open(t *testing.T, dir string) (*revision.Repository, revision.Refs) {
	t.Helper()
	opened, err := revision.Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { check(t, opened.Close()) })
	refs, err := opened.Refs(context.Background())
	check(t, err)
	return opened, refs
}

// filesAt returns the files of a tag. Links may lead anywhere.
func filesAt(t *testing.T, dir, tag string) revision.Files {
	t.Helper()
	opened, refs := open(t, dir)
	ref, err := refs.Tag(tag)
	check(t, err)
	return opened.Files(ref, ".")
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// problem returns the text and the hint of a Problem.
func problem(t *testing.T, err error) string {
	t.Helper()
	var found *revision.Problem
	if !errors.As(err, &found) {
		t.Fatalf("got %v, want a problem", err)
	}
	return found.Text + " (" + found.Hint + ")"
}
