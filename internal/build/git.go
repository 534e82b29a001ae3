package build

import (
	"context"
	"errors"
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/gitversion"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/revision"
	"github.com/docgen-cli/docgen/internal/links/counterpart"
	"github.com/docgen-cli/docgen/internal/site"
)

// repository is the git repository of a site. It is opened when the config first has versions
// in git.
type repository struct {
	dir    string
	opened *revision.Repository
	found  gitversion.Versions
	refs   revision.Refs

	renamed map[[2]string]map[string]string // by the ids of two folders
}

// InGit returns the versions of an instance that are in git.
func (p Project) InGit(docs config.Docs) []version.Source { return p.git.found.Sources[docs.ID] }

// versions returns the versions of the docs that are in git now.
func (r *repository) versions(ctx context.Context, p Project) (found gitversion.Versions, findings []diag.Diagnostic, err error) {
	r.found = gitversion.Versions{}
	if !gitversion.Wanted(p.Config) {
		return found, nil, nil
	}
	err = r.read(ctx)
	var problem *revision.Problem
	if errors.As(err, &problem) {
		return found, []diag.Diagnostic{gitversion.At(p.Config, err)}, nil
	}
	if err != nil {
		return found, nil, err
	}
	r.found, findings, err = gitversion.Read(gitversion.Input{Dir: r.dir, Config: p.Config, Files: p.Engine.Files(), Repository: r.opened, Refs: r.refs})
	return r.found, findings, err
}

// read reads the refs. The end of ctx ends the process that reads from git, too.
func (r *repository) read(ctx context.Context) (err error) {
	if r.opened == nil {
		r.opened, err = revision.Open(ctx, r.dir)
		if err != nil {
			return err
		}
	}
	r.refs, err = r.opened.Refs(ctx)
	return err
}

// renames asks git for docs that another version has under another path. Folders count as they
// are in the last commit. If git cannot tell, there are none: readers get to a parent page.
func (p Project) renames(ctx context.Context) counterpart.Renames {
	if p.git.opened == nil || len(p.git.found.Sources) == 0 {
		return nil
	}
	folders := map[content.SetID]revision.Files{}
	for _, edition := range p.editions {
		for _, set := range edition.Sets {
			if files, isKnown := p.git.folder(set); isKnown {
				folders[set.ID] = files
			}
		}
	}
	return func(from, to content.SetID) map[string]string {
		before, isKnown := folders[from]
		after, isAlsoKnown := folders[to]
		if !isKnown || !isAlsoKnown {
			return nil
		}
		pair := [2]string{before.ID(), after.ID()}
		renamed, isKnown := p.git.renamed[pair]
		if !isKnown {
			renamed, _ = p.git.opened.Renames(ctx, before, after)
			p.git.renamed[pair] = renamed
		}
		return renamed
	}
}

// folder returns the committed docs of a set.
func (r *repository) folder(set site.SetInput) (revision.Files, bool) {
	below, ref, err := path.Join(r.opened.Site, set.Folder), revision.Ref{}, error(nil)
	switch {
	case set.Git == nil:
		ref, err = r.refs.Head()
	case set.Git.Branch != "":
		ref, err = r.refs.Branch(set.Git.Branch)
	default:
		ref, err = r.refs.Tag(set.Git.Tag)
	}
	if set.Git != nil {
		below = set.Git.Below
	}
	return r.opened.Files(ref).Below(below), err == nil
}

// changesInGit returns when the files in a folder of a version in git last changed. A file of
// the overlay has the history of the site.
func (p Project) changesInGit(ctx context.Context, set site.SetInput, folder string, files []string) (map[string]history.Change, []diag.Diagnostic) {
	var old, corrected []string
	names := map[string]string{} // of corrected files, by their names in the site
	for _, file := range files {
		name := path.Join(folder, file)
		written := p.Engine.Files().Written(name)
		if written == name {
			old = append(old, file)
			continue
		}
		corrected, names[written] = append(corrected, written), file
	}
	below := set.Git.Below
	if folder != set.Folder {
		own := version.Files{Instance: set.ID.Instance}
		below = path.Join(p.git.opened.Site, p.Config.I18n.Folder(set.ID.Locale), own.Translations(version.Current))
	}
	changes, findings := p.history.At(ctx, history.Place{Folder: p.Dir, Commit: set.Git.ID, Below: below}, old)
	later, problems := p.history.Read(ctx, p.Dir, corrected)
	if changes == nil {
		changes = map[string]history.Change{}
	}
	for written, change := range later {
		changes[names[written]] = change
	}
	return changes, append(findings, problems...)
}

// commits returns a hash of the commits of all versions in git, and of the current commit, since
// files may have been renamed.
func (p Project) commits() fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	if p.git.opened != nil {
		head, _ := p.git.refs.Head() // a repository without commits has no HEAD
		hasher.Text(head.Commit)
	}
	for _, edition := range p.editions {
		for _, set := range edition.Sets {
			if set.Git != nil {
				hasher.Texts([]string{set.ID.Instance, set.Name, set.Folder, set.Git.ID})
			}
		}
	}
	return hasher.Sum()
}
