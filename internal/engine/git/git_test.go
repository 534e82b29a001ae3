package git_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/git"
)

// bare returns the files of a repository without a work tree. Its settings make git run a command that leaves a marker.
func bare(folder, marker string) map[string]string {
	touch := "touch '" + marker + "'; false"
	return map[string]string{
		folder + "/HEAD": "ref: refs/heads/m\n", folder + "/refs/heads/m": "1111111111111111111111111111111111111111\n", folder + "/objects/keep": "",
		folder + "/config": "[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tfsmonitor = \"" + touch + "\"\n[extensions]\n\tpartialClone = origin\n" +
			"[remote \"origin\"]\n\turl = /nowhere\n\tpromisor = true\n\tuploadpack = \"" + touch + "\"\n",
	}
}

func setUp(t *testing.T) (root, marker string) {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return root, filepath.Join(t.TempDir(), "marker")
}

func initialize(t *testing.T, folder string, args ...string) {
	t.Helper()
	if out, err := exec.Command("git", append([]string{"init", "-q", folder}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

func TestFolderWithTheFilesOfARepositoryIsNone(t *testing.T) {
	t.Parallel()
	root, marker := setUp(t)
	sitetest.Write(t, root, bare("site/content", marker))
	folder := filepath.Join(root, "site", "content")
	if found, err := git.Find(t.Context(), folder); !errors.Is(err, git.ErrNone) {
		t.Errorf("found %+v, %v outside a repository", found, err)
	}
	initialize(t, root)
	found, err := git.Find(t.Context(), folder)
	if err != nil || found.Root != root || found.Prefix != "site/content" {
		t.Fatalf("found %+v, %v", found, err)
	}
	for _, args := range [][]string{{"log", "--", "."}, {"rev-parse", "HEAD^{tree}"}, {"status", "--porcelain"}} {
		_, _ = found.Run(t.Context(), args...) // there is no commit
	}
	if _, err := os.Stat(marker); err == nil {
		t.Error("git ran what a folder of the site names")
	}
}

// A monitor of files and the server of a partial clone are programs that a repository's settings name.
func TestSettingsOfTheRepositoryStartNothing(t *testing.T) {
	t.Parallel()
	root, marker := setUp(t)
	initialize(t, root)
	settings := strings.Replace(bare(".", marker)["./config"], "bare = true", "bare = false", 1)
	sitetest.Write(t, root, map[string]string{".git/config": settings, "a.md": ""})
	found, err := git.Find(t.Context(), root)
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"status", "--porcelain"}, {"cat-file", "-p", "1111111111111111111111111111111111111111"}} {
		_, err = found.Run(t.Context(), args...)
	}
	if !errors.Is(err, git.ErrPartial) {
		t.Errorf("an object that the clone lacks gives %v", err)
	}
	if _, err := os.Stat(marker); err == nil {
		t.Error("git ran what the settings name")
	}
}

func TestHooksOfGitSeeTheSitesRepository(t *testing.T) {
	root, _ := setUp(t)
	initialize(t, root)
	t.Setenv("GIT_DIR", ".git")
	sitetest.Write(t, root, map[string]string{"content/a.md": ""})
	found, err := git.Find(context.Background(), filepath.Join(root, "content"))
	if err != nil || found.Root != root {
		t.Errorf("found %+v, %v", found, err)
	}
	if top, err := found.Run(context.Background(), "rev-parse", "--show-prefix"); top != "content/\n" {
		t.Errorf("the folder is %q, %v", top, err)
	}
}
