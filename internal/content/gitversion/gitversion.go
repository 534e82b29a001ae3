// Package gitversion finds the versions of the docs that the config reads from git.
//
// [Read] resolves the branches and tags, and returns a [version.Source] for each version and
// the files of all of them. The package knows where a commit has docs, sidebars and static
// files, and reports at its place in the config what is missing. It does not know what the docs
// contain.
package gitversion

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/revision"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Input is what Read needs.
type Input struct {
	Dir        string // the site folder
	Config     config.Config
	Files      source.Files // of the site folder
	Repository *revision.Repository
	Refs       revision.Refs
}

// Versions are the versions that are in git.
type Versions struct {
	Sources map[string][]version.Source // by docs instance
	Files   source.Files
}

// Wanted reports whether a config has versions in git.
func Wanted(cfg config.Config) bool {
	return slices.ContainsFunc(cfg.Docs, func(docs config.Docs) bool { return len(docs.GitVersions) > 0 && !docs.DisableVersioning })
}

// At returns the diagnostic for an error at the first version in git that a config names.
func At(cfg config.Config, err error) diag.Diagnostic {
	for _, docs := range cfg.Docs {
		if len(docs.GitVersions) > 0 {
			return entry{cfg: cfg, docs: docs}.problem(err)
		}
	}
	return diag.Diagnostic{Severity: diag.Error, Code: version.Code, Text: err.Error()}
}

// Read finds the versions of all docs instances.
func Read(input Input) (Versions, []diag.Diagnostic, error) {
	found := Versions{Sources: map[string][]version.Source{}}
	trees := trees{input: input, known: map[string]tree{}}
	var findings []diag.Diagnostic
	for _, docs := range input.Config.Docs {
		if docs.DisableVersioning {
			continue
		}
		reader := reader{input: input, docs: docs, trees: &trees}
		sources, err := reader.read()
		if err != nil {
			return Versions{}, nil, err
		}
		found.Sources[docs.ID], findings = sources, append(findings, reader.findings...)
	}
	found.Files = trees.files
	return found, findings, nil
}

// entry is a part of docs.gitVersions.
type entry struct {
	config.GitVersion
	cfg   config.Config
	docs  config.Docs
	index int
}

// path returns the path of an option of the entry, or of the entry if it lacks the option.
func (e entry) path(option string) []any {
	if whole := e.docs.Option("gitVersions", e.index, option); e.cfg.Given(whole...) {
		return whole
	}
	return e.docs.Option("gitVersions", e.index)
}

// option returns the name of the option that says which refs the entry wants.
func (e entry) option() string {
	switch {
	case e.Branch != "":
		return "branch"
	case e.Tag != "":
		return "tag"
	}
	return "tags"
}

func (e entry) report(severity diag.Severity, option, text, hint string) diag.Diagnostic {
	return e.cfg.Diagnostic(severity, text, hint, e.path(option)...).WithCode(version.Code)
}

// problem reports an error about the refs of the entry.
func (e entry) problem(err error) diag.Diagnostic {
	text, hint := err.Error(), ""
	if known, ok := errors.AsType[*revision.Problem](err); ok {
		text, hint = known.Text, known.Hint
	}
	return e.report(diag.Error, e.option(), text, hint)
}

// wanted is a ref and the entry that names it.
type wanted struct {
	entry entry
	name  string // of the version
	ref   revision.Ref
}

// reader finds the versions of an instance.
type reader struct {
	input    Input
	docs     config.Docs
	trees    *trees
	findings []diag.Diagnostic
}

func (r *reader) fail(finding diag.Diagnostic) { r.findings = append(r.findings, finding) }

func (r *reader) read() ([]version.Source, error) {
	list, err := r.list()
	if err != nil {
		return nil, err
	}
	var sources []version.Source
	for _, each := range list {
		found, isComplete := r.source(each)
		if isComplete {
			sources = append(sources, found)
		}
	}
	slices.SortStableFunc(sources, func(a, b version.Source) int { return revision.Compare(b.Name, a.Name) })
	return sources, nil
}

// list returns the refs of all entries. An entry that names one version has precedence over a
// pattern.
func (r *reader) list() ([]wanted, error) {
	var list []wanted
	for _, isPattern := range []bool{false, true} {
		for i, options := range r.docs.GitVersions {
			if isPattern != (options.Tags != "") {
				continue
			}
			from := entry{options, r.input.Config, r.docs, i}
			refs, err := r.refs(options)
			if _, ok := errors.AsType[*revision.Problem](err); ok {
				r.fail(from.problem(err))
			} else if err != nil {
				return nil, err
			}
			for _, ref := range refs {
				list = r.add(list, wanted{from, cmp.Or(options.Name, withoutV(ref.Name)), ref})
			}
		}
	}
	return list, nil
}

// refs returns the refs that an entry names.
func (r *reader) refs(options config.GitVersion) ([]revision.Ref, error) {
	switch {
	case options.Branch != "":
		return alone(r.input.Refs.Branch(options.Branch))
	case options.Tag != "":
		return alone(r.input.Refs.Tag(options.Tag))
	}
	refs, err := r.input.Refs.Tags(options.Tags)
	if options.Latest == config.LatestPatch {
		refs = revision.Patches(refs)
	}
	return refs, err
}

// alone returns a list of one ref, or of none if there is an error.
func alone(ref revision.Ref, err error) ([]revision.Ref, error) {
	if err != nil {
		return nil, err
	}
	return []revision.Ref{ref}, nil
}

// withoutV returns the name of a version from that of its tag.
func withoutV(tag string) string {
	if rest, found := strings.CutPrefix(tag, "v"); found && rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		return rest
	}
	return tag
}

// add adds a version unless its name or its ref is taken.
func (r *reader) add(list []wanted, next wanted) []wanted {
	naming := next.entry.option()
	if next.entry.Name != "" {
		naming = "name"
	}
	if problem := version.Problem(next.name); problem != "" {
		hint := `write a name, such as {name: "2.0", tag: ` + next.ref.Name + "}"
		if naming == "name" {
			hint = "the name is part of URLs and file names"
		}
		r.fail(next.entry.report(diag.Error, naming, problem, hint))
		return list
	}
	if next.name == version.Current {
		r.fail(next.entry.report(diag.Error, naming, `a version from git cannot have the name "current"`, "it is the name of the docs folder"))
		return list
	}
	for _, other := range list {
		isSame := other.ref.Kind == next.ref.Kind && other.ref.Name == next.ref.Name
		switch {
		case isSame && next.entry.Tags != "":
			return list
		case isSame:
			r.fail(next.entry.report(diag.Error, next.entry.option(),
				fmt.Sprintf("the versions %q and %q have the same %s %q", other.name, next.name, next.ref.Kind, next.ref.Name), "remove one of them"))
			return list
		case other.name == next.name && next.entry.Tags != "" && other.entry.Tags == "":
			return list
		case other.name == next.name:
			r.fail(next.entry.report(diag.Error, naming, fmt.Sprintf("two versions have the name %q: those from the %s %q and the %s %q",
				next.name, other.ref.Kind, other.ref.Name, next.ref.Kind, next.ref.Name), "give one of them another name"))
			return list
		}
	}
	return append(list, next)
}

// source describes a version. It returns false if the commit has no docs.
func (r *reader) source(of wanted) (version.Source, bool) {
	tree, isUsable := r.trees.treeOf(r, of)
	if !isUsable {
		return version.Source{}, false
	}
	docs := tree.add(r.trees, r.docs.Path)
	if !r.hasDocs(of, docs) {
		return version.Source{}, false
	}
	commit := version.Commit{ID: of.ref.Commit, Site: tree.site, Overlay: of.entry.Folder(), Freeze: of.entry.Freeze,
		Below: path.Join(r.input.Repository.Site, r.docs.Path)}
	commit.Tag = of.ref.Name
	if of.ref.Kind == revision.Branch {
		commit.Branch, commit.Tag = commit.Tag, ""
	}
	for _, folder := range r.input.Config.StaticDirectories {
		commit.Static = append(commit.Static, tree.add(r.trees, folder).Name("."))
	}
	commit.Translations = make(map[string]string, len(r.input.Config.I18n.Locales))
	for _, locale := range r.input.Config.I18n.Locales {
		if locale != r.input.Config.I18n.DefaultLocale {
			commit.Translations[locale] = tree.add(r.trees, r.translations(locale)).Name(".")
		}
	}
	return version.InGit(version.Source{Name: of.name, Folder: docs.Name("."), Sidebars: r.sidebars(of, tree), Git: &commit},
		func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return of.entry.report(severity, of.entry.option(), text, hint)
		}), true
}

// translations returns the folder that had the translated docs when the version was the docs
// folder.
func (r *reader) translations(locale string) string {
	return path.Join(r.input.Config.I18n.Folder(locale), version.Files{Instance: r.docs.ID}.Translations(version.Current))
}
