// Package revision reads branches and tags of a git repository without checking them out.
//
// A [Repository] runs one "git cat-file --batch", which reads all trees and blobs. [Refs]
// resolves names to commits, and [Files] are the files of a commit as [source.FS]. The package
// knows git. It must not know what the files are for, or which config named the refs.
package revision

import (
	"context"
	"errors"
	"io/fs"
	"os/exec"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/git"
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

	git     git.Repository
	objects *objects
}

// Open opens the repository that contains a folder. Canceling the context ends it, as
// [Repository.Close] does. The error is a [*Problem] if there is no repository, or no git.
func Open(ctx context.Context, dir string) (*Repository, error) {
	found, err := git.Find(ctx, dir)
	if err != nil {
		return nil, unavailable(err)
	}
	started, err := startObjects(ctx, found)
	if err != nil {
		return nil, err
	}
	return &Repository{Site: found.Prefix, git: found, objects: started}, nil
}

// Close ends the process that reads objects.
func (r *Repository) Close() error { return r.objects.close(fs.ErrClosed) }

// unavailable explains why there is no repository.
func unavailable(err error) error {
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return &Problem{"git is not installed", "install git"}
	case strings.Contains(err.Error(), "dubious ownership"):
		return &Problem{"the git repository belongs to another user", "run git config --global --add safe.directory '*'"}
	case errors.Is(err, git.ErrNone):
		return &Problem{"the site is not in a git repository", "build in a clone of the site's repository"}
	}
	return err
}

// Renames returns the files that a later folder has under another path: the new path by the
// old one, both relative to their folders. git compares the contents. The folders may be at
// different places in the repository.
func (r *Repository) Renames(ctx context.Context, from, to Files) (map[string]string, error) {
	out, err := r.git.Run(ctx, "diff-tree", "--no-ext-diff", "-r", "-z", "--find-renames", "--diff-filter=R", "--name-status", from.ID(), to.ID())
	if err != nil {
		return nil, err
	}
	renamed := map[string]string{}
	fields := strings.Split(out, "\x00") // a status such as R100, the old path, the new path
	for ; len(fields) >= 3; fields = fields[3:] {
		renamed[fields[1]] = fields[2]
	}
	return renamed, nil
}

// ID names the folder at its commit, as git does.
func (f Files) ID() string {
	if f.folder == "." {
		return f.ref.tree
	}
	return f.ref.Commit + ":" + f.folder
}
