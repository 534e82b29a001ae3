package site

import (
	"context"
	"fmt"
	"maps"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/history"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/message"
)

// Input is everything that a site is read from.
type Input struct {
	Config   config.Config
	Engine   *incremental.Engine // has the site's files
	Editions []EditionInput
	Jobs     int
	Brief    bool                          // only check texts; they need no bodies
	Drafts   bool                          // whether drafts are pages
	CI       bool                          // whether it runs in CI, where nobody reads warnings and some become errors
	Previous *Site                         // of a preview: a text that is invalid now is shown as it was then; nil for none
	Reading  func(total int) (done func()) // called for progress; may be nil
}

// EditionInput is everything that a locale is read from.
type EditionInput struct {
	Locale  string
	Options config.LocaleConfig
	Folder  string // in the output folder
	Sets    []SetInput
}

// SetInput is everything that a doc set is read from.
type SetInput struct {
	ID       content.SetID
	Options  config.Docs // of the instance
	Version  config.Version
	Label    string // name of the version that readers see
	IsLast   bool   // whether the version is published at the root of the instance
	Folder   string // folder of the docs, relative to the site folder
	Sidebars string // sidebars file, relative to the site folder; "" for none
	Files    string // folder of large sidebars in the output

	// History returns when files of the folder last changed; it is nil if the site does not
	// need that.
	History func(ctx context.Context, files []string) (map[string]history.Change, []diag.Diagnostic)
}

// Base returns the path at which the set is published, relative to the locale's home page.
func (s SetInput) Base() string {
	if s.Version.Path == nil {
		return s.Options.RouteBasePath
	}
	return path.Join("/", s.Options.RouteBasePath, *s.Version.Path)
}

// Docusaurus's names for the only docs instance and for the version in progress.
const (
	defaultInstance = "default"
	currentVersion  = "current"
)

// Inputs returns the locales and doc sets that a config asks for, so far one of each.
func Inputs(cfg config.Config) ([]EditionInput, []diag.Diagnostic) {
	locale := cfg.I18n.DefaultLocale
	version := cfg.Docs.Versions[currentVersion]
	label := version.Label
	if label == "" {
		label = message.Text("docgen.version.current")
	}
	set := SetInput{
		ID:      content.SetID{Instance: defaultInstance, Version: currentVersion, Locale: locale},
		Options: cfg.Docs, Version: version, Label: label, IsLast: true,
		Folder: path.Clean(cfg.Docs.Path), Sidebars: string(cfg.Docs.SidebarPath), Files: "sidebar",
	}
	edition := EditionInput{Locale: locale, Options: cfg.I18n.LocaleConfigs[locale], Sets: []SetInput{set}}
	return []EditionInput{edition}, append(unknownVersions(cfg), unbuiltLocales(cfg)...)
}

// unknownVersions reports versions in the config that do not exist.
func unknownVersions(cfg config.Config) []diag.Diagnostic {
	const hint = "the only version is \"" + currentVersion + "\", the docs folder itself"
	var findings []diag.Diagnostic
	for _, name := range slices.Sorted(maps.Keys(cfg.Docs.Versions)) {
		if name != currentVersion {
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("no version %q", name), hint, "docs", "versions", name))
		}
	}
	if last := cfg.Docs.LastVersion; last != "" && last != currentVersion {
		findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("no version %q", last), hint, "docs", "lastVersion"))
	}
	if !cfg.Docs.IncludeCurrentVersion {
		findings = append(findings, cfg.Diagnostic(diag.Warning, "docs.includeCurrentVersion has no effect", hint, "docs", "includeCurrentVersion"))
	}
	return coded(findings, "config")
}

// unbuiltLocales reports languages in the config that docgen does not build.
func unbuiltLocales(cfg config.Config) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for i, locale := range cfg.I18n.Locales {
		if locale != cfg.I18n.DefaultLocale {
			findings = append(findings, cfg.Diagnostic(diag.Warning, fmt.Sprintf("docgen does not build the locale %q", locale),
				fmt.Sprintf("docgen builds only the default locale so far: %q", cfg.I18n.DefaultLocale), "i18n", "locales", i))
		}
	}
	return coded(findings, "config")
}

// coded sets the code of findings.
func coded(findings []diag.Diagnostic, code string) []diag.Diagnostic {
	for i := range findings {
		findings[i].Code = code
	}
	return findings
}
