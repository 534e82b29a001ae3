// Package site reads a site and joins what is in it into one value.
//
// [Read] gives a [Site]: in each locale an [Edition], in it the doc sets and one list of
// pages of every kind. A site with one locale, one docs instance and one version has one
// of each; nothing else in the program treats that as a special case. The package follows
// no link of a text, renders nothing and writes nothing.
package site

import (
	"iter"
	"slices"

	"docgen/internal/asset"
	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/fingerprint"
	"docgen/internal/history"
	"docgen/internal/link"
	"docgen/internal/page"
	"docgen/internal/redirect"
	"docgen/internal/route"
	"docgen/internal/sidebar"
	"docgen/internal/tag"
)

// Site is everything that a build is made from. Once it is read, nothing changes it.
type Site struct {
	Config   config.Config
	Editions []*Edition
	Static   []asset.StaticFile // copied as they are, for all locales
	Covered  []asset.StaticFile // static files in whose place a page is: they are no part of the site
	Scripts  []Script           // code that pages are made with
	Version  string             // of the docs site, from its package.json; "" for none
	Parsed   int                // texts that were read and parsed, and not taken from the cache
}

// Edition is the site in one locale.
type Edition struct {
	Locale    string
	Options   config.LocaleConfig
	Folder    string // in the output folder; "" for the default locale
	Sets      []*DocSet
	Pages     []*Page // everything that becomes an HTML page, but the one for unknown paths that docgen generates
	Drafts    []*Page // docs that are left out; their links are checked all the same
	Partials  []*Text // texts that pages import
	Imports   Imports
	Routes    route.Table
	Assets    map[link.Reference]asset.Asset
	Redirects redirect.Plan
	Targets   link.Targets
}

// DocSet is the docs of one instance in one version and one locale.
type DocSet struct {
	SetInput
	Docs       []*Page // in the order of their files
	Drafts     []*Page
	Tags       tag.Tags
	Indexes    []sidebar.Index // pages of categories
	Navigation sidebar.Navigation
	Routes     route.Set
	Home       string                    // URL path of the set's main doc
	Structure  fingerprint.Hash          // of the files of sidebars, categories and tags
	Changes    map[string]history.Change // by path below the docs folder
}

// Page is something that becomes an HTML page. What it shows besides its title depends on
// the kind of its route.
type Page struct {
	Route    route.Route
	Set      *DocSet        // nil for a page outside of the docs
	Text     *Text          // of a doc, or of Markdown in src/pages; nil for others
	Script   *page.Page     // in src/pages; nil for others
	Category *sidebar.Index // nil for others
	Tag      *tag.Tag       // nil for others

	// Report makes a diagnostic about what gives the page its URL; nil when the author
	// did not ask for the page.
	Report func(severity diag.Severity, text, hint string) diag.Diagnostic
}

// IsWritten reports whether the site's authors wrote the page, and docgen did not generate
// it.
func (p *Page) IsWritten() bool { return p.Text != nil || p.Script != nil }

// Doc describes the Markdown file of a page; the zero Doc for pages without one.
func (p *Page) Doc() content.Doc {
	if p.Text == nil {
		return content.Doc{}
	}
	return p.Text.Doc
}

// IsNotFound reports whether hosts show a page for unknown paths. It has no address of its
// own.
func (p *Page) IsNotFound() bool { return p.Route.Kind == route.NotFound }

// HasNotFound reports whether the site's authors wrote the page for unknown paths.
func (e *Edition) HasNotFound() bool { return slices.ContainsFunc(e.Pages, (*Page).IsNotFound) }

// IsDoc reports whether a page is one of the docs.
func (p *Page) IsDoc() bool { return p.Route.Kind == route.Doc }

// Pages are all pages of all locales.
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

// Texts are all Markdown files of the locale whose links are part of the site: those of
// pages, and those that pages import.
func (e *Edition) Texts() iter.Seq[*Text] {
	return func(yield func(*Text) bool) {
		for _, page := range e.Pages {
			if page.Text != nil && !yield(page.Text) {
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

// Written counts the pages that the site's authors wrote.
func (s Site) Written() int {
	count := 0
	for page := range s.Pages() {
		if page.IsWritten() {
			count++
		}
	}
	return count
}

// Find returns the Markdown file of a name, or nil.
func (e *Edition) Find(name string) *Text {
	for text := range e.Texts() {
		if text.Name == name {
			return text
		}
	}
	return nil
}

// HasScripts reports whether there are pages that are scripts.
func (s Site) HasScripts() bool {
	for page := range s.Pages() {
		if page.Script != nil {
			return true
		}
	}
	return false
}
