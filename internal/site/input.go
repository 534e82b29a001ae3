package site

import (
	"context"
	"fmt"
	"maps"
	"path"
	"slices"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/history"
	"docgen/internal/incremental"
	"docgen/internal/message"
)

// Input is what a site is read from.
type Input struct {
	Config   config.Config
	Engine   *incremental.Engine // has the site's files
	Editions []EditionInput
	Jobs     int
	Brief    bool                          // texts are checked and not shown: they need no bodies
	Drafts   bool                          // drafts are pages
	CI       bool                          // no one reads along: what is a warning elsewhere may be an error
	Previous *Site                         // of a preview: a text that cannot be read now is shown as it was there; nil for none
	Reading  func(total int) (done func()) // told of progress; nil to tell no one
}

// EditionInput is what a locale is read from.
type EditionInput struct {
	Locale  string
	Options config.LocaleConfig
	Folder  string // in the output folder
	Sets    []SetInput
}

// SetInput is what a doc set is read from.
type SetInput struct {
	ID       content.SetID
	Options  config.Docs // of the instance
	Version  config.Version
	Label    string // what readers call the version
	IsLast   bool   // the version is served at the instance's root
	Folder   string // of the docs, relative to the site folder
	Sidebars string // file of the sidebars, relative to the site folder; "" for none
	Files    string // of the output: the folder of large sidebars

	// History tells when files of the folder last changed; nil when nobody asks.
	History func(ctx context.Context, files []string) (map[string]history.Change, []diag.Diagnostic)
}

// Base is where the set is served, below the locale's home page.
func (s SetInput) Base() string {
	if s.Version.Path == nil {
		return s.Options.RouteBasePath
	}
	return path.Join("/", s.Options.RouteBasePath, *s.Version.Path)
}

// The names that Docusaurus gives to the one docs instance, and to the version that is
// being worked on.
const (
	defaultInstance = "default"
	currentVersion  = "current"
)

// Inputs gives the locales and doc sets that a config asks for: for now one of each.
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

// unbuiltLocales reports languages in the config that the site is not built in.
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

// coded gives findings a code.
func coded(findings []diag.Diagnostic, code string) []diag.Diagnostic {
	for i := range findings {
		findings[i].Code = code
	}
	return findings
}
