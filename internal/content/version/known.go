package version

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/revision"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Known returns all versions of an instance, newest first: the docs folder, the folders of the
// versions that the list names, and versions from git. A version from git has the place that
// the list gives it, or else stands before the first version with a smaller number.
func Known(cfg config.Config, docs config.Docs, files source.Files, git []Source) ([]Source, []diag.Diagnostic) {
	instance := Files{docs.ID}
	current := Source{
		Name: Current, Folder: path.Clean(docs.Path), Sidebars: string(docs.SidebarPath),
		report: cfg.Reporter(docs.Option("path")...),
	}
	list, exists, findings := readList(instance.List(), files)
	if docs.DisableVersioning {
		if !exists {
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("docs.disableVersioning has no effect, because there is no %s", instance.List()),
				"remove the option", docs.Option("disableVersioning")...).WithCode(Code))
		}
		return []Source{current}, findings
	}
	var known []Source
	for _, name := range list.Names {
		if name == Current {
			known = append(known, current)
			continue
		}
		if at := slices.IndexFunc(git, func(source Source) bool { return source.Name == name }); at >= 0 {
			known = append(known, git[at])
			continue
		}
		source := folderOf(instance, name, list, files)
		if info, err := files.Stat(source.Folder); err != nil || !info.IsDir() {
			findings = append(findings, source.Report(diag.Error, fmt.Sprintf("the version %q has no folder %s", name, source.Folder),
				fmt.Sprintf("create the folder, or remove the version from %s", list.File)))
			continue
		}
		known = append(known, source)
	}
	if !slices.Contains(list.Names, Current) {
		known = slices.Insert(known, 0, current)
	}
	known = withGit(known, git)
	return known, append(findings, unlisted(instance, list, files)...)
}

// withGit adds the versions from git that the list does not name.
func withGit(known, git []Source) []Source {
	for _, source := range git {
		isKnown := func(other Source) bool { return other.Name == source.Name }
		if slices.ContainsFunc(known, isKnown) {
			continue
		}
		at := slices.IndexFunc(known, func(other Source) bool {
			return other.Name != Current && revision.Compare(other.Name, source.Name) < 0
		})
		if at < 0 {
			at = len(known)
		}
		known = slices.Insert(known, at, source)
	}
	return known
}

// readList reads the list of versions. A site without one has no versions but current.
func readList(name string, files source.Files) (list List, exists bool, findings []diag.Diagnostic) {
	text, err := files.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return List{File: name}, false, nil
	case err != nil:
		return List{File: name}, true, []diag.Diagnostic{content.Unreadable(Code, name, err)}
	}
	list, findings = ParseList(text, name)
	return list, true, findings
}

func folderOf(instance Files, name string, list List, files source.Files) Source {
	version := Source{Name: name, Folder: instance.Docs(name), report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
		return list.Report(name, severity, text, hint)
	}}
	for _, file := range instance.Sidebars(name) { // Docusaurus, too, accepts a version without sidebars
		if info, err := files.Stat(file); err == nil && info.Mode().IsRegular() {
			version.Sidebars = cmp.Or(version.Sidebars, file)
		}
	}
	return version
}

// unlisted reports folders of versions that the list lacks.
func unlisted(instance Files, list List, files source.Files) []diag.Diagnostic {
	folders, err := files.ReadDir(instance.DocsFolder())
	if err != nil {
		return nil // there is none, or its versions are reported one by one
	}
	var findings []diag.Diagnostic
	for _, name := range WithDocs(folders) {
		if !slices.Contains(list.Names, name) {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Warning, Code: Code, File: instance.Docs(name),
				Text: fmt.Sprintf("the version %q is not in %s, so the site does not include it", name, instance.List()),
				Hint: fmt.Sprintf("add it to %s, or delete the folder", instance.List()),
			})
		}
	}
	return findings
}
