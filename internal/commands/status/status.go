// Package status tells how far the translations of a site are, and accepts them.
//
// [Read] returns a [Report] with the pages of each locale that need work: translations that are
// missing, stale or not accepted, and pages without an original. [Accept] records that
// translations match their originals. The package must not know how results are printed.
package status

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// State is the state of a translation.
type State string

// The states of translations.
const (
	Current    State = "current"    // accepted for the present state of the original
	Stale      State = "stale"      // the original has changed since
	Unaccepted State = "unaccepted" // nobody has recorded for which state of the original it was made
	Missing    State = "missing"    // the page shows the original
	Orphaned   State = "orphaned"   // there is no original
)

// States lists the states that need work.
func States() []State { return []State{Stale, Unaccepted, Missing, Orphaned} }

// File is a translation, or one that is missing.
type File struct {
	State   State    `json:"state"`
	File    string   `json:"file"`              // relative to the site folder; of a missing translation, where it belongs
	Source  string   `json:"source,omitempty"`  // the original; "" for an orphaned file
	Changes []Change `json:"changes,omitempty"` // of a stale translation's original, in order

	text *site.Text
}

// Change is a section of an original that has changed since its translation was accepted.
type Change struct {
	Kind    accepted.Kind `json:"kind"`
	Heading string        `json:"heading"` // "" for the start of the page, before the first heading
	ID      string        `json:"id"`
	Line    int           `json:"line,omitempty"` // in the original; 0 if it is gone
	Commit  *Commit       `json:"commit"`         // that changed it first; nil if it is unknown

	Uncommitted bool `json:"uncommitted,omitempty"` // the change is not committed yet
}

// Commit is a commit in git.
type Commit struct {
	ID      string `json:"id"`
	Date    string `json:"date"` // 2026-11-22
	Subject string `json:"subject"`
}

// Labels counts the labels of a locale that need work.
type Labels struct {
	Missing int `json:"missing"` // not in a label file
	Empty   int `json:"empty"`   // without a translation
	Unused  int `json:"unused"`
}

// Locale is how far the translations of a locale are.
type Locale struct {
	Locale string        `json:"locale"`
	Counts map[State]int `json:"counts"`
	Labels Labels        `json:"labels"`
	Files  []File        `json:"files"` // that need work, sorted by state and name
}

// Total returns the number of pages of the default locale that can be translated.
func (l Locale) Total() int {
	return l.Counts[Current] + l.Counts[Stale] + l.Counts[Unaccepted] + l.Counts[Missing]
}

// Report is how far the translations of a site are.
type Report struct {
	Version int      `json:"version"` // of this format
	Locales []Locale `json:"locales"`
}

// formatVersion is the version of the report as JSON. It rises if a field is removed or changes
// its meaning, but not for new fields.
const formatVersion = 1

// Read reads the site and reports on some of its locales; on all if there are none.
func Read(ctx context.Context, project build.Project, locales []string) (Report, []diag.Diagnostic, error) {
	read, findings, err := project.ReadSite(ctx, build.Reading{Brief: true})
	if err != nil {
		return Report{}, findings, err
	}
	report := Report{Version: formatVersion, Locales: []Locale{}}
	for _, edition := range translated(read, locales) {
		labels, err := countLabels(project, read, edition)
		if err != nil {
			return Report{}, findings, err
		}
		found := Locale{Locale: edition.Locale, Counts: map[State]int{}, Labels: labels, Files: []File{}}
		for _, state := range append(States(), Current) {
			found.Counts[state] = 0
		}
		for _, file := range files(read.Config, edition) {
			if found.Counts[file.State]++; file.State != Current {
				found.Files = append(found.Files, file)
			}
		}
		report.Locales = append(report.Locales, found)
	}
	return report, findings, explain(ctx, project.Dir, report)
}

// translated returns the locales that have translations and are among the wanted ones.
func translated(read site.Site, wanted []string) []*site.Edition {
	var found []*site.Edition
	for _, edition := range read.Editions {
		translate := edition.Options.Translate
		isOff := edition.Locale == read.Config.I18n.DefaultLocale || translate != nil && !*translate
		if !isOff && (len(wanted) == 0 || slices.Contains(wanted, edition.Locale)) {
			found = append(found, edition)
		}
	}
	return found
}

// files returns the translations of a locale, and those that are missing. Versions in git are
// translated where they are edited, and nobody translates single releases of a changelog.
func files(cfg config.Config, edition *site.Edition) []File {
	var found []File
	add := func(text *site.Text, names ...string) {
		found = append(found, fileOf(cfg, edition, text, path.Join(names...)))
	}
	localeFolder := cfg.I18n.Folder(edition.Locale)
	for _, set := range edition.Sets {
		if set.Git != nil {
			continue
		}
		folder := cmp.Or(set.Translations, path.Join(localeFolder, version.Files{Instance: set.ID.Instance}.Translations(set.Name)))
		for _, doc := range set.Docs {
			add(doc.Text, folder, doc.Text.File)
		}
		for _, text := range set.Omitted {
			add(text, folder, text.File)
		}
	}
	for _, each := range edition.Blogs {
		if each.Options.Changelog != "" {
			continue
		}
		folder := cmp.Or(each.Translations, path.Join(localeFolder, blog.Translations(each.ID.Instance)))
		for _, post := range each.Posts {
			add(post.Text, folder, post.Text.File)
		}
		for _, text := range each.Omitted {
			add(text, folder, text.File)
		}
	}
	for _, each := range edition.Pages {
		if each.Set == nil && each.Blog == nil && each.Text != nil {
			add(each.Text, localeFolder, page.Translations, strings.TrimPrefix(each.Text.ID, page.Folder+"/"))
		}
	}
	for _, text := range edition.Partials {
		if text.Source != nil && site.AcceptedName(cfg, edition.Locale, text.Name) != "" {
			add(text, text.Name)
		}
	}
	states := append(States(), Current)
	slices.SortFunc(found, func(a, b File) int {
		return cmp.Or(cmp.Compare(slices.Index(states, a.State), slices.Index(states, b.State)), cmp.Compare(a.File, b.File))
	})
	return found
}

// fileOf returns the state of a text. name is the file of its translation.
func fileOf(cfg config.Config, edition *site.Edition, text *site.Text, name string) File {
	file := File{State: Current, File: name, text: text}
	switch {
	case text.Source == nil:
		file.State = Orphaned
		return file
	case !text.IsTranslated():
		file.State = Missing
	case !edition.Accepted.Has(site.AcceptedName(cfg, edition.Locale, text.Name)):
		file.State = Unaccepted
	case text.IsStale():
		file.State = Stale
	}
	file.Source = text.Source.Name
	return file
}
