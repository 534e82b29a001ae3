package lsp

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

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

// cursor is the place of the cursor in a text of a site.
type cursor struct {
	view
	pages map[string]*site.Page
	link  *link // nil if the cursor is on none
	where textRange
}

// cursorAt returns the place of an editor's cursor; false if it is in no text of a site.
func (s *server) cursorAt(params positionParams) (cursor, bool) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return cursor{}, false
	}
	on := cursor{view: open, pages: destinations(open.checked.Site)}
	content := linesOf(open.content)
	for _, each := range linksOf(open.checked, on.pages, open.text) {
		where := s.units.rangeOf(content, each.line, each.column, each.length)
		whole := where
		whole.Start.Character -= s.units.units(labelBefore(content.at(each.line-1), each.column-1), 1<<30)
		if contains(whole, params.Position) {
			on.link, on.where = &each, where
		}
	}
	return on, true
}

// labelBefore returns what precedes the target of a link that is written as "[label](target)"; "" for other links.
func labelBefore(line string, column int) string {
	characters := []rune(line)
	before, isInline := strings.CutSuffix(strings.TrimSuffix(string(characters[:min(column, len(characters))]), "<"), "](")
	for at, open := len(before)-1, 1; at >= 0 && isInline; at-- {
		switch before[at] {
		case ']':
			open++
		case '[':
			open--
		}
		if open == 0 {
			return string(characters[utf8.RuneCountInString(before[:at]):min(column, len(characters))])
		}
	}
	return ""
}

// contains reports whether a position is in a range, or at its end.
func contains(around textRange, at position) bool {
	return !before(at, around.Start) && !before(around.End, at)
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

// contentOf returns the lines of a file, as the editor shows it.
func (s *server) contentOf(path string) lines {
	s.mu.Lock()
	open, isOpen := s.buffers[path]
	s.mu.Unlock()
	if isOpen {
		return linesOf(open.content)
	}
	return readLines(path)
}

// readLines returns the lines of a file on disk; none if it is gone.
func readLines(path string) lines {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return linesOf(string(text))
}
