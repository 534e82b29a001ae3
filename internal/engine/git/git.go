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
	"slices"
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
	root := RootOf(folder)
	if root == "" {
		_, err := exec.LookPath("git")
		return Repository{}, cmp.Or(err, ErrNone)
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

// RootOf returns the nearest folder with a .git at or above a folder, or "".
func RootOf(folder string) string {
	for {
		if _, err := os.Lstat(filepath.Join(folder, ".git")); err == nil {
			return folder
		}
		above := filepath.Dir(folder)
		if above == folder {
			return ""
		}
		folder = above
	}
}

// Command returns a git command that runs in the folder of the repository, as [Find] got it.
func (r Repository) Command(ctx context.Context, args ...string) *exec.Cmd {
	return command(ctx, append([]string{"-C", r.folder, "--git-dir", r.gitDir, "--work-tree", r.Root}, args...)...)
}

// Run runs a command with a short output, and returns the output. The error has git's own message.
func (r Repository) Run(ctx context.Context, args ...string) (string, error) {
	return output(r.Command(ctx, args...))
}

// command returns a git command that prints English messages, asks for nothing, and starts no other program: no hook,
// no monitor of files, no pager, and nothing that fetches objects which a partial clone lacks.
func command(ctx context.Context, args ...string) *exec.Cmd {
	safe := []string{"--no-pager", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=" + os.DevNull}
	git := exec.CommandContext(ctx, "git", append(safe, args...)...)
	// In a hook, git says here which repository it works on.
	git.Env = slices.DeleteFunc(os.Environ(), func(variable string) bool {
		name, _, _ := strings.Cut(variable, "=")
		return name == "GIT_DIR" || name == "GIT_WORK_TREE" || name == "GIT_EXTERNAL_DIFF"
	})
	// Versions of git that do not know the second of these obey the third.
	git.Env = append(git.Env, "LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0")
	return git
}

func output(command *exec.Cmd) (string, error) {
	var out, stderr strings.Builder
	command.Stdout, command.Stderr = &out, &stderr
	if err := command.Run(); err != nil {
		return "", Error(err, stderr.String())
	}
	return out.String(), nil
}

// Error returns the error of a command that failed: git's own message, or [ErrNone] or [ErrPartial].
func Error(err error, stderr string) error {
	line, _, _ := strings.Cut(strings.TrimSpace(stderr), "\n")
	switch line = strings.TrimPrefix(line, "fatal: "); {
	case line == "":
		return err
	case strings.Contains(stderr, "lazy fetching"), strings.Contains(stderr, "promisor remote"):
		return ErrPartial
	case strings.Contains(line, "not a git repository"):
		return ErrNone
	}
	return fmt.Errorf("git reports %q", line)
}
