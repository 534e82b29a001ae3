package build

import (
	"context"
	"errors"
	"path"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/gitversion"
	"github.com/docgen-cli/docgen/internal/history"
	"github.com/docgen-cli/docgen/internal/revision"
	"github.com/docgen-cli/docgen/internal/site"
)

// repository is the git repository of a site. It is opened when the config first has versions
// in git.
type repository struct {
	ctx    context.Context // ends the process that reads from git
	dir    string
	opened *revision.Repository
}

// versions returns the versions of the docs that are in git now.
func (r *repository) versions(p Project) (gitversion.Versions, []diag.Diagnostic, error) {
	if !gitversion.Wanted(p.Config) {
		return gitversion.Versions{}, nil, nil
	}
	refs, err := r.refs()
	var problem *revision.Problem
	if errors.As(err, &problem) {
		return gitversion.Versions{}, []diag.Diagnostic{gitversion.At(p.Config, err)}, nil
	}
	if err != nil {
		return gitversion.Versions{}, nil, err
	}
	return gitversion.Read(gitversion.Input{Dir: r.dir, Config: p.Config, Files: p.Engine.Files(), Repository: r.opened, Refs: refs})
}

func (r *repository) refs() (refs revision.Refs, err error) {
	if r.opened == nil {
		if r.opened, err = revision.Open(r.ctx, r.dir); err != nil {
			return refs, err
		}
	}
	return r.opened.Refs(r.ctx)
}

// changesInGit returns when the files of a version in git last changed. A file of the overlay
// has the history of the site.
func (p Project) changesInGit(ctx context.Context, set site.SetInput, files []string) (map[string]history.Change, []diag.Diagnostic) {
	var old, corrected []string
	names := map[string]string{} // of corrected files, by their names in the site
	for _, file := range files {
		name := path.Join(set.Folder, file)
		written := p.Engine.Files().Written(name)
		if written == name {
			old = append(old, file)
			continue
		}
		corrected, names[written] = append(corrected, written), file
	}
	changes, findings := history.At(ctx, history.Place{Folder: p.Dir, Commit: set.Git.ID, Below: set.Git.Below}, old)
	later, found := history.Read(ctx, p.Dir, corrected)
	if changes == nil {
		changes = map[string]history.Change{}
	}
	for written, change := range later {
		changes[names[written]] = change
	}
	return changes, append(findings, found...)
}

// commits returns a hash of the commits of all versions in git.
func (p Project) commits() fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	for _, edition := range p.editions {
		for _, set := range edition.Sets {
			if set.Git != nil {
				hasher.Texts([]string{set.ID.Instance, set.Name, set.Folder, set.Git.ID})
			}
		}
	}
	return hasher.Sum()
}
