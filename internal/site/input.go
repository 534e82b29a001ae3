package site

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/counterpart"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/history"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/message"
	"github.com/docgen-cli/docgen/internal/source"
	"github.com/docgen-cli/docgen/internal/version"
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
	Renames  counterpart.Renames           // of docs from one version to another; nil if unknown
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
	version.Version
	ID      content.SetID
	Options config.Docs // of the instance
	Files   string      // folder of large sidebars in the output

	// Deferred leaves the docs out for now, as a preview does with old versions until somebody
	// asks for one. Links to them are not checked.
	Deferred bool

	// History returns when files of the folder last changed; it is nil if the site does not
	// need that.
	History func(ctx context.Context, files []string) (map[string]history.Change, []diag.Diagnostic)
}

// Base returns the path at which the set is published, relative to the locale's home page.
func (s SetInput) Base() string { return path.Join("/", s.Options.RouteBasePath, s.Path) }

// SiteFolder returns the name of the site folder that the docs belong to.
func (s SetInput) SiteFolder() string {
	if s.Git != nil {
		return s.Git.Site
	}
	return "."
}

// Inputs returns the locales and doc sets that a config asks for.
// git has the versions from git by docs instance.
func Inputs(cfg config.Config, files source.Files, git map[string][]version.Source) ([]EditionInput, []diag.Diagnostic) {
	locale := cfg.I18n.DefaultLocale
	edition := EditionInput{Locale: locale, Options: cfg.I18n.LocaleConfigs[locale]}
	findings := unbuiltLocales(cfg)
	for _, docs := range cfg.Docs {
		known, found := version.Known(cfg, docs, files, git[docs.ID])
		versions, wrong := version.Plan(cfg, docs, known)
		findings = append(append(findings, found...), wrong...)
		for _, each := range versions {
			if each.Label == "" {
				each.Label = message.Text("docgen.version.current")
			}
			set := SetInput{Version: each, ID: content.SetID{Instance: docs.ID, Version: each.Name, Locale: locale}, Options: docs}
			set.Files = path.Join(strings.TrimPrefix(set.Base(), "/"), "sidebar")
			if slices.ContainsFunc(edition.Sets, func(other SetInput) bool { return other.Files == set.Files }) { // two instances at one path
				set.Files += "-" + docs.ID
			}
			edition.Sets = append(edition.Sets, set)
		}
	}
	return []EditionInput{edition}, findings
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
