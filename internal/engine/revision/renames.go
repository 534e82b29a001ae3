package revision

import (
	"context"
	"strings"
)

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
