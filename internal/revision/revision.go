// Package revision reads branches and tags of a git repository without checking them out.
//
// A [Repository] runs one "git cat-file --batch", which reads all trees and blobs. [Refs]
// resolves names to commits, and [Files] are the files of a commit as [source.FS]. The package
// knows git. It must not know what the files are for, or which config named the refs.
package revision

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// Problem is an error that the user can fix.
type Problem struct {
	Text string // what is wrong, in lower case, without a period
	Hint string // how to fix it; "" if there is no advice
}

// Error returns the text.
func (p *Problem) Error() string { return p.Text }

// Repository is a git repository. It is safe for concurrent use.
type Repository struct {
	Site string // the folder that was opened, relative to the root of the repository; "." for the root

	dir     string // the folder that was opened
	common  string // path of the .git folder
	shallow bool
	objects *objects
}

// Open opens the repository that contains a folder. Canceling the context ends it, as
// [Repository.Close] does. The error is a [*Problem] if there is no repository, or no git.
func Open(ctx context.Context, dir string) (*Repository, error) {
	out, err := git(ctx, dir, "rev-parse", "--show-prefix", "--git-common-dir", "--is-shallow-repository")
	if err != nil {
		return nil, unavailable(err)
	}
	lines := strings.Split(out, "\n")
	for len(lines) < 3 {
		lines = append(lines, "")
	}
	common := filepath.FromSlash(lines[1])
	if !filepath.IsAbs(common) {
		common = filepath.Join(dir, common)
	}
	started, err := startObjects(ctx, dir)
	if err != nil {
		return nil, err
	}
	return &Repository{Site: path.Clean(lines[0]), dir: dir, common: common, shallow: lines[2] == "true", objects: started}, nil
}

// Close ends the process that reads objects.
func (r *Repository) Close() error { return r.objects.close() }

// unavailable explains why there is no repository.
func unavailable(err error) error {
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return &Problem{"git is not installed", "install git"}
	case strings.Contains(err.Error(), "dubious ownership"):
		return &Problem{"the git repository belongs to another user", "run git config --global --add safe.directory '*'"}
	case strings.Contains(err.Error(), "not a git repository"):
		return &Problem{"the site is not in a git repository", "build in a clone of the site's repository"}
	}
	return err
}

// git runs a command with a short output.
func git(ctx context.Context, dir string, args ...string) (string, error) {
	var out, stderr strings.Builder
	command := exec.CommandContext(ctx, "git", append([]string{"-C", dir}, args...)...)
	command.Stdout, command.Stderr, command.Env = &out, &stderr, environment()
	if err := command.Run(); err != nil {
		return "", gitError(err, stderr.String())
	}
	return out.String(), nil
}

// environment makes git print English messages, take paths literally and never ask for a
// password.
func environment() []string {
	return append(os.Environ(), "LC_ALL=C", "GIT_LITERAL_PATHSPECS=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0")
}

// gitError returns git's own error message, if there is one.
func gitError(err error, stderr string) error {
	line, _, _ := strings.Cut(strings.TrimSpace(stderr), "\n")
	if line = strings.TrimPrefix(line, "fatal: "); line != "" {
		return errors.New("git reports: " + line)
	}
	return err
}
