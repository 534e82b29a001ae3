// Package git starts git, so that nothing in the files of a site decides what it runs.
//
// [Find] finds the repository of a folder, and [Repository.Command] is a git command there. The package knows which
// parts of a repository git takes commands from. It must not know what the commands are for.
package git

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// What a repository can lack.
var (
	ErrNone    = errors.New("not a git repository")                                                         // a folder is not in any
	ErrPartial = errors.New("the git clone is partial and lacks it; clone the repository without --filter") // docgen fetches nothing
)

// Repository is a git repository with a work tree, seen from one of its folders.
type Repository struct {
	Root    string // absolute path of the work tree
	Prefix  string // the folder relative to the root, with slashes; "." for the root
	Common  string // absolute path of the .git folder, which several work trees can share
	Shallow bool   // whether older commits are missing

	folder string
	gitDir string
}

// Find finds the repository of a folder: the nearest that has a .git above it. Git alone would also take a folder with
// files named HEAD, config, objects and refs for a repository, and any folder of docs can have those. The error is
// [ErrNone] if there is no repository, and wraps [exec.ErrNotFound] if there is no git.
func Find(ctx context.Context, folder string) (Repository, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return Repository{}, fmt.Errorf("find the git repository: %w", err)
	}
	folder, err = filepath.EvalSymlinks(folder)
	if err != nil {
		return Repository{}, fmt.Errorf("find the git repository: %w", err)
	}
	root := folder
	for !hasRepository(root) {
		above := filepath.Dir(root)
		if above == root {
			_, err := exec.LookPath("git")
			return Repository{}, cmp.Or(err, ErrNone)
		}
		root = above
	}
	// Git says where the repository is, because .git can be a file that leads to it, and because it refuses one that
	// belongs to another user.
	out, err := output(command(ctx, "-C", root, "rev-parse", "--absolute-git-dir", "--git-common-dir", "--is-shallow-repository", "--is-bare-repository"))
	lines := strings.Split(out, "\n")
	if err != nil || len(lines) < 4 || lines[3] == "true" {
		return Repository{}, cmp.Or(err, ErrNone)
	}
	prefix, err := filepath.Rel(root, folder)
	if err != nil {
		return Repository{}, fmt.Errorf("find the git repository: %w", err)
	}
	common := filepath.FromSlash(lines[1])
	if !filepath.IsAbs(common) {
		common = filepath.Join(root, common)
	}
	return Repository{Root: root, Prefix: filepath.ToSlash(prefix), Common: common, Shallow: lines[2] == "true", folder: folder, gitDir: lines[0]}, nil
}

func hasRepository(folder string) bool {
	_, err := os.Lstat(filepath.Join(folder, ".git"))
	return err == nil
}
