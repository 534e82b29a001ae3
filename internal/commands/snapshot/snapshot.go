// Package snapshot saves the docs of a site as a version, in Docusaurus's files, and renames or
// removes such a version.
//
// [Prepare] checks a name and lists what to copy, and [Plan.Write] copies it: all or nothing.
// [PrepareRename], [PrepareRemoval] and [Change.Write] do the same for a saved version.
// The package follows Docusaurus's command docs:version, and must not know how versions are
// published.
package snapshot

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/reference"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Input is everything that a plan is made from.
type Input struct {
	Config   config.Config
	Docs     config.Docs // the instance whose docs to save
	Files    source.Files
	Modules  *reference.Modules
	Versions []string // names of all versions of the instance
}

// Plan lists the files of a new version.
type Plan struct {
	Name   string
	Docs   string   // folder of the docs of the version
	Copies int      // number of files copied into it
	Files  []string // other new or changed files
	Notes  []string // what the version lacks

	files source.Files
	moves []string // new files and folders, each moved into place at once
	copy  []copied
	texts []disk.File
	locks []disk.File // with the accepted translations
	list  disk.File
}

// copied is a file to copy.
type copied struct{ from, to string }

// RefusedError is a mistake of the user, with the way out.
type RefusedError struct{ Reason string }

// Error implements error.
func (e RefusedError) Error() string { return e.Reason }

func refuse(format string, values ...any) error { return RefusedError{fmt.Sprintf(format, values...)} }

// Prepare decides which files a new version has. Findings are problems in the files of the site;
// if one is an error, there is no plan.
func Prepare(ctx context.Context, input Input, name string) (Plan, []diag.Diagnostic, error) {
	instance := version.Files{Instance: input.Docs.ID}
	if err := checkName(input, name); err != nil {
		return Plan{}, nil, err
	}
	plan := Plan{Name: name, Docs: instance.Docs(name), files: input.Files}
	findings, err := plan.addDocs(input)
	if err != nil || diag.HasErrors(findings) {
		return Plan{}, findings, err
	}
	text, findings, err := sidebars(ctx, input)
	if err != nil || diag.HasErrors(findings) {
		return Plan{}, findings, err
	}
	if text != nil {
		plan.addText(instance.Sidebars(name)[0], text)
	}
	if err := plan.addTranslations(input, name); err != nil {
		return Plan{}, nil, err
	}
	names, err := listed(input.Files, instance.List())
	if err != nil {
		return Plan{}, nil, err
	}
	plan.list = list(instance.List(), append([]string{name}, names...))
	plan.Files = append(plan.Files, plan.list.Name)
	for _, target := range plan.moves {
		if err := checkFree(input.Files, target); err != nil {
			return Plan{}, nil, err
		}
	}
	return plan, nil, nil
}

// checkName refuses a name that is invalid or taken.
func checkName(input Input, name string) error {
	switch problem := version.Problem(name); {
	case problem != "":
		return refuse("%s: choose a name such as 2.0", problem)
	case name == version.Current:
		return refuse("the version %q is the docs folder %s itself: choose a name such as 2.0", name, input.Docs.Path)
	case slices.Contains(input.Versions, name):
		return refuse("the version %q already exists: choose another name, or delete that version first", name)
	}
	return nil
}

// checkFree refuses to write where something exists.
func checkFree(files source.Files, target string) error {
	_, err := files.Stat(target)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("look for %s: %w", target, err)
	}
	return refuse("%s already exists: delete it if you no longer need it, or choose another name", target)
}

// addDocs adds the files of the docs folder.
func (p *Plan) addDocs(input Input) ([]diag.Diagnostic, error) {
	folder := path.Clean(input.Docs.Path)
	if _, contains := source.Below(folder, p.Docs); contains {
		return nil, refuse("the docs folder %q contains %s, so a version would contain itself: set docs.path to a folder for the docs alone, or read versions from git with docs.gitVersions", input.Docs.Path, p.Docs)
	}
	docs, file, found := input.Files.Find(folder)
	if !found || file != "." {
		return nil, fmt.Errorf("find the docs folder %q", folder)
	}
	_, findings, err := content.Scan(content.Options{Files: docs, Include: input.Docs.Include, Exclude: input.Docs.Exclude})
	if err != nil || diag.HasErrors(findings) {
		return findings, err
	}
	p.Copies, err = p.addFolder(folder, p.Docs)
	return nil, err
}

func (p *Plan) addText(name string, text []byte) {
	p.texts, p.moves, p.Files = append(p.texts, disk.File{Name: name, Text: text}), append(p.moves, name), append(p.Files, name)
}
