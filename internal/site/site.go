package site

import (
	"iter"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// Site is everything that a build is made from. It does not change after it is read.
type Site struct {
	Config   config.Config
	Editions []*Edition
	Static   []asset.StaticFile       // copied unchanged, for all locales
	Covered  []asset.StaticFile       // static files whose place a page takes; they are not part of the site
	Scripts  []Script                 // code from which pages are made
	Version  string                   // from the site's package.json; "" for none
	NameOf   func(file string) string // returns the name of a file in messages
	Parsed   int                      // number of texts that were parsed, not taken from the cache

	PluginFiles []plugin.File // that plugins add to the output
}

// DocSet holds the docs of one instance in one version and one locale.
type DocSet struct {
	SetInput
	Docs       []*Page // in the order of their files
	Drafts     []*Page
	Omitted    []*Text       // docs that the locale leaves out, because they are not translated
	Unread     []content.Doc // docs that cannot be shown, because their files have errors or another doc has their id
	Tags       tag.Tags
	Indexes    []sidebar.Index // generated pages of categories
	Navigation sidebar.Navigation
	Routes     route.Set
	Home       string                    // URL path of the set's main doc
	Structure  fingerprint.Hash          // of the files that define sidebars, categories and tags
	Changes    map[string]history.Change // by path in the docs folder

	SidebarsFailed bool // the script that defines the sidebars fails

	Outline sidebar.Outline // what the navigation is made from
}

// Page is something that becomes an HTML page. The kind of its route decides what it shows.
type Page struct {
	Route    route.Route
	Set      *DocSet        // nil for a page outside the docs
	Blog     *Blog          // nil for a page outside the blogs
	Post     *blog.Post     // nil for others
	List     *List          // of a page that lists posts; nil for others
	Text     *Text          // of a doc, of a post or of Markdown in src/pages; nil for others
	Script   *page.Page     // of a script in src/pages; nil for others
	Category *sidebar.Index // nil for others
	Tag      *tag.Tag       // nil for others
	Source   *Page          // the page of the default locale that this one translates or repeats; nil if there is none

	// Languages are the page in all locales that have it, the default one first. It is empty if the
	// site has only one locale.
	Languages []InLocale

	// EditURL is where readers can edit the page, if a function of the site says so. It is "" for
	// no link, and if the option is no function.
	EditURL string

	// Twin is the file in the output with the page as Markdown. It is "" if there is none.
	Twin string

	IsRepeated bool // in the language of its source

	// Report returns a diagnostic at the place that gives the page its URL. It is nil if the
	// author did not ask for the page.
	Report diag.Report
}

// IsWritten reports whether an author wrote the page, as opposed to docgen generating it.
func (p *Page) IsWritten() bool { return p.Text != nil || p.Script != nil }

// Doc returns the Markdown file of a page, or the zero Doc if it has none.
func (p *Page) Doc() content.Doc {
	if p.Text == nil {
		return content.Doc{}
	}
	return p.Text.Doc
}

// Changed returns when the file of a doc or a post last changed. It is zero for other pages.
func (p *Page) Changed() history.Change {
	switch {
	case p.Text == nil:
		return history.Change{}
	case p.Set != nil:
		return p.Set.Changes[p.Text.File]
	case p.Blog != nil:
		return p.Blog.Changes[p.Text.File]
	}
	return history.Change{}
}

// IsNotFound reports whether the page is the one that hosts show for unknown paths. It has no
// URL.
func (p *Page) IsNotFound() bool { return p.Route.Kind == route.NotFound }

// IsDoc reports whether a page is one of the docs.
func (p *Page) IsDoc() bool { return p.Route.Kind == route.Doc }

// Base returns the path of the docs or the blog that a page is part of, relative to the locale's
// home page.
func (p *Page) Base() string {
	switch {
	case p.Set != nil:
		return p.Set.Base()
	case p.Blog != nil:
		return p.Blog.Base()
	}
	return "/"
}

// Pages iterates over all pages of all locales.
func (s Site) Pages() iter.Seq[*Page] {
	return func(yield func(*Page) bool) {
		for _, edition := range s.Editions {
			for _, page := range edition.Pages {
				if !yield(page) {
					return
				}
			}
		}
	}
}

// Rendered returns the locales whose pages the output gets.
func (s Site) Rendered() []*Edition {
	return slices.DeleteFunc(slices.Clone(s.Editions), func(edition *Edition) bool { return edition.LeftOut })
}

// Written returns the number of pages in the output that authors wrote.
func (s Site) Written() int {
	count := 0
	for _, edition := range s.Rendered() {
		for _, page := range edition.Pages {
			if page.IsWritten() {
				count++
			}
		}
	}
	return count
}

// HasScripts reports whether any page is a script.
func (s Site) HasScripts() bool {
	for page := range s.Pages() {
		if page.Script != nil {
			return true
		}
	}
	return false
}

// Root returns the URL path of the root of a set, without a slash at the end.
func (s *DocSet) Root() string { return strings.TrimSuffix(s.Routes.Place(s.Base()).Path, "/") }

// InLocale is a page in one locale.
type InLocale struct {
	*Page
	Edition *Edition
}

// IsTranslated reports whether a page is in the language of its locale. Others repeat their
// source.
func (p *Page) IsTranslated() bool { return !p.IsRepeated }
