// Package version knows the files in which Docusaurus keeps versions of the docs: their names,
// and the rules for the names of versions.
//
// [Files] names the files of a docs instance, and [ParseList] reads the list of versions. The
// package reads and writes nothing, and does not know what the docs contain.
package version

import (
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Version is one version of a docs instance, with the defaults of its options.
type Version struct {
	Source
	Label     string // name that readers see; "" for the default label of current
	Path      string // below the root of the instance: "" or "2.0"
	Banner    config.Banner
	Badge     bool
	NoIndex   bool
	Canonical config.Canonical // which version has the canonical URL of a page
	ClassName string
	IsLast    bool // the version that readers get by default
	IsOld     bool // it comes after the last one in the list
}

// Source is where the docs of a version come from.
type Source struct {
	Name     string
	Folder   string  // of the docs, relative to the site folder
	Sidebars string  // sidebars file, relative to the site folder; "" for none
	Git      *Commit // nil for a folder

	report diag.Report
}

// IsFrozen reports whether nobody edits the docs any longer: they belong to a tag, or the site
// keeps their pages as they are.
func (s Source) IsFrozen() bool { return s.Git != nil && (s.Git.Tag != "" || s.Git.Freeze) }

// Commit is the commit in git that has the docs of a version.
type Commit struct {
	ID           string
	Branch       string            // "" for a tag
	Tag          string            // "" for a branch
	Site         string            // name of the site folder at the commit
	Static       []string          // names of its static folders
	Below        string            // the docs folder, relative to the root of the repository
	Overlay      string            // folder with corrected files, relative to the site folder; "" for none
	Translations map[string]string // names of the folders that may have the translated docs, by locale
	Freeze       bool              // whether the pages stay as they are until the commit changes
}

// InGit returns a source that is in git. report returns a diagnostic at the place in the config
// that names it.
func InGit(source Source, report diag.Report) Source {
	source.report = report
	return source
}

// Report returns a diagnostic at the place that names the version.
func (s Source) Report(severity diag.Severity, text, hint string) diag.Diagnostic {
	return s.report(severity, text, hint).WithCode(Code)
}

// Names that Docusaurus gives to the only docs instance and to the docs folder itself.
const (
	DefaultInstance = "default"
	Current         = "current"
)

// Files names the files of a docs instance, relative to the site folder. Only the names of the
// default instance have no prefix.
type Files struct{ Instance string }

// List returns the name of the file that lists the versions, newest first.
func (f Files) List() string { return f.prefix() + "versions.json" }

// Docs returns the folder with the docs of a version.
func (f Files) Docs(version string) string {
	return path.Join(f.DocsFolder(), folderPrefix+version)
}

// DocsFolder returns the folder with the docs of all versions.
func (f Files) DocsFolder() string { return f.prefix() + "versioned_docs" }

// Sidebars returns the names that the sidebars file of a version may have. Docusaurus writes
// the first.
func (f Files) Sidebars(version string) []string {
	base := path.Join(f.prefix()+"versioned_sidebars", folderPrefix+version+"-sidebars")
	return []string{base + ".json", base + ".yaml", base + ".yml"}
}

// Translations returns the folder with the translated docs of a version, below the folder of a
// locale.
func (f Files) Translations(version string) string {
	folder := "docusaurus-plugin-content-docs"
	if f.Instance != DefaultInstance {
		folder += "-" + f.Instance
	}
	if version != Current {
		version = folderPrefix + version
	}
	return path.Join(folder, version)
}

const folderPrefix = "version-"

func (f Files) prefix() string {
	if f.Instance == DefaultInstance {
		return ""
	}
	return f.Instance + "_"
}
