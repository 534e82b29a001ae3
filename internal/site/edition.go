package site

import (
	"iter"
	"maps"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/counterpart"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// Edition is the site in one locale.
type Edition struct {
	LeftOut bool // the output does not get the pages
	Locale  string
	Options config.LocaleConfig
	locale.Address
	Labels    translation.Labels
	Messages  message.Catalog // docgen's labels, and the texts of the site's code
	Sets      []*DocSet
	Blogs     []*Blog
	Pages     []*Page // everything that becomes an HTML page, except a generated page for unknown paths
	Drafts    []*Page // docs that are left out; docgen still checks their links
	Prints    []Print // pages for printing, which repeat other pages
	Partials  []*Text // texts that pages import
	Imports   Imports
	Routes    route.Table
	Assets    map[link.Reference]asset.Asset
	Redirects redirect.Plan
	Others    counterpart.Table // the pages of the docs in other versions
	Targets   link.Targets
	Accepted  accepted.Lock    // the translations that were accepted
	Original  *Edition         // that of the default locale; nil for itself
	Languages fingerprint.Hash // of what pages tell about themselves to the same page in other locales
	CodeTexts []CodeText       // in MDX pages

	Added map[*Page]plugin.Added // by plugins; nil in a site that is only checked

	SearchedElsewhere bool // the search is not docgen's
}

// HasNotFound reports whether an author wrote the page for unknown paths.
func (e *Edition) HasNotFound() bool { return slices.ContainsFunc(e.Pages, (*Page).IsNotFound) }

// HasReleases reports whether readers can choose the release of the product that they use.
func (e *Edition) HasReleases() bool {
	return slices.ContainsFunc(e.Sets, func(set *DocSet) bool { return len(set.Options.Releases) > 0 })
}

// Texts iterates over the Markdown files of pages and those that pages import. Their links are
// part of the site.
func (e *Edition) Texts() iter.Seq[*Text] {
	return func(yield func(*Text) bool) {
		for _, page := range e.Pages {
			if page.Text != nil && !yield(page.Text) {
				return
			}
		}
		for _, blog := range e.Blogs {
			if blog.Intro != nil && !yield(blog.Intro) {
				return
			}
		}
		for _, text := range e.Partials {
			if !yield(text) {
				return
			}
		}
	}
}

// Find returns a Markdown file by its name, or nil.
func (e *Edition) Find(name string) *Text {
	for text := range e.Texts() {
		if text.Name == name {
			return text
		}
	}
	return nil
}

// Feeds returns the feeds of a locale's blogs, relative to its home page.
func (e *Edition) Feeds() []string {
	var names []string
	for _, blog := range e.Blogs {
		for _, name := range blog.Options.Feeds() {
			names = append(names, strings.TrimPrefix(path.Join(blog.Base(), name), "/"))
		}
	}
	return names
}

// WithDrafts returns what the links of drafts may lead to, which includes other drafts.
func (e *Edition) WithDrafts() link.Targets {
	drafts := make([]route.Candidate, len(e.Drafts))
	targets := e.Targets
	targets.Drafts, targets.Anchors = route.Table{}, maps.Clone(e.Targets.Anchors)
	for i, page := range e.Drafts {
		drafts[i] = route.Candidate{Ref: page.Route.Ref, Slug: path.Join(page.Base(), page.Text.Slug), Name: page.Text.Name, File: page.Text.Name}
		targets.Anchors[page.Route.Ref] = page.Text.Document.Anchors
	}
	targets.Routes, _ = e.Routes.With(drafts)
	return targets
}

// SetLabels returns the label file of a set.
func (e *Edition) SetLabels(set *DocSet) translation.File { return e.Labels.Docs(set.Translated()) }

// Print is a page that contains all pages of a sidebar, or of a category, for printing. It is
// made of the HTML of these pages, so it is not one of the edition's pages.
type Print struct {
	Set      *DocSet
	At       int         // index of its options in docs.print
	Place    route.Route // without a reference: no page of the site
	Title    string      // "" for that of the site
	Chapters []Chapter
	Wrong    *Mistake // why there is no such page; nil for none

	Report diag.Report
}

// Chapter is a page of a [Print], or a category without a doc of its own.
type Chapter struct {
	Page  *Page  // nil for a category
	Path  string // URL path; "" for a category without a page
	Title string
	Level int // number of categories around it
}

// Mistake says what is wrong with a sidebar or category to print, and how to fix it.
type Mistake struct{ Field, Text, Hint string }

// Changed returns when the latest of the pages last changed; it is zero if that is unknown.
func (p Print) Changed() time.Time {
	var latest time.Time
	for _, chapter := range p.Chapters {
		if chapter.Page == nil {
			continue
		}
		at := chapter.Page.Changed().Time
		if written := chapter.Page.Doc().FrontMatter.Updated().Time; !written.IsZero() {
			at = written
		}
		if at.After(latest) {
			latest = at
		}
	}
	return latest
}
