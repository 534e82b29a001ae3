package version

import (
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
	finding := s.report(severity, text, hint)
	finding.Code = Code
	return finding
}
