package lsp

import (
	"net/url"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// destination is what a link leads to.
type destination struct {
	page   *site.Page
	anchor string // id of a heading, without "#"; "" for the page
}

// destinations returns the pages of a site that have a text, by their paths.
func destinations(s site.Site) map[string]*site.Page {
	pages := map[string]*site.Page{}
	for page := range s.Pages() {
		if page.Text != nil && page.Route.Path != "" {
			pages[page.Route.Path] = page
		}
	}
	return pages
}

// leadingTo returns what a resolved link leads to; false if that is no page with a text.
func leadingTo(pages map[string]*site.Page, href string) (destination, bool) {
	path, anchor, _ := strings.Cut(href, "#")
	path, _, _ = strings.Cut(path, "?")
	if plain, err := url.PathUnescape(anchor); err == nil {
		anchor = plain
	}
	page := pages[path]
	return destination{page, anchor}, page != nil
}

// link is a link of a text to a page.
type link struct {
	from                 *site.Text
	line, column, length int // of its target, in characters, as in [diag.Diagnostic]
	to                   destination
}

// linksOf returns the links of a text to pages.
func linksOf(checked build.Checked, pages map[string]*site.Page, text *site.Text) []link {
	var found []link
	resolved := checked.Links.Of(text)
	for i, written := range text.Listed().Links {
		if place := written.Place; i < len(resolved) && place.File == "" {
			if to, isPage := leadingTo(pages, resolved[i].Href); isPage {
				found = append(found, link{text, place.Line, place.Column, place.Length, to})
			}
		}
	}
	return found
}

// pointed is what the cursor is on.
type pointed struct {
	folder  *folder
	checked build.Checked
	pages   map[string]*site.Page
	text    *site.Text
	link    *link // nil if the cursor is on none
	where   textRange
}

// pointedAt returns what the cursor of an editor is on; false if that is no text of a site.
func (s *server) pointedAt(params positionParams) (pointed, bool) {
	name, open := s.bufferOf(params.TextDocument.URI)
	if open.in == nil {
		return pointed{}, false
	}
	found := pointed{folder: open.in, checked: open.in.state()}
	_, found.text = textIn(found.checked.Site, name)
	if found.text == nil {
		return found, false
	}
	found.pages = destinations(found.checked.Site)
	for _, each := range linksOf(found.checked, found.pages, found.text) {
		where := s.units.rangeOf(open.text, each.line, each.column, each.length)
		if where.Start.Line == params.Position.Line && where.Start.Character <= params.Position.Character && params.Position.Character <= where.End.Character {
			found.link, found.where = &each, where
		}
	}
	return found, true
}

// heading returns the heading of a destination, or nil.
func (d destination) heading() *markdown.Heading {
	headings := d.page.Text.Listed().Headings
	for i := range headings {
		if headings[i].ID == d.anchor && d.anchor != "" {
			return &headings[i]
		}
	}
	return nil
}

// locationOf returns the place of a destination: its heading, or the beginning of the file.
func (s *server) locationOf(dir string, to destination) location {
	path := filepath.Join(dir, filepath.FromSlash(to.page.Text.Name))
	where := location{URI: uriOf(path)}
	if heading := to.heading(); heading != nil && heading.Place.File == "" {
		where.Range = s.units.rangeOf(s.contentOf(path), heading.Place.Line, heading.Place.Column, heading.Place.Length)
	}
	return where
}

// contentOf returns the text of a file, as the editor shows it.
func (s *server) contentOf(path string) string {
	s.mu.Lock()
	open, isOpen := s.buffers[path]
	s.mu.Unlock()
	if isOpen {
		return open.text
	}
	return textOf(path, nil)
}
