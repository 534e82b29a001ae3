package lsp

import (
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/internal/site"
)

// cursor is the place of the cursor in a text of a site.
type cursor struct {
	view
	link  *refactor.Reference // nil if the cursor is on none
	where textRange           // of the target of the link
}

// cursorAt returns the place of an editor's cursor; false if it is in no text of a site.
func (s *server) cursorAt(params positionParams) (cursor, bool) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return cursor{}, false
	}
	on := cursor{view: open}
	content := linesOf(open.content)
	for each := range on.project.References(open.text) {
		if each.Place.Line != params.Position.Line+1 || each.File != open.name {
			continue
		}
		where := s.units.rangeOf(content, each.Place.Line, each.Place.Column, each.Place.Length)
		whole := where
		whole.Start.Character -= s.units.units(labelBefore(content.at(each.Place.Line-1), each.Place.Column-1), 1<<30)
		if contains(whole, params.Position) {
			on.link, on.where = &each, where
		}
	}
	return on, true
}

// labelBefore returns what precedes the target of a link that is written as "[label](target)"; "" for other links.
func labelBefore(line string, column int) string {
	characters := []rune(line)
	whole := string(characters[:min(column, len(characters))])
	before, isInline := strings.CutSuffix(strings.TrimSuffix(whole, "<"), "](")
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

// destination is what the cursor is about: the target of a link, a heading, or a file.
type destination struct {
	file    string     // relative to the site folder
	page    *site.Page // nil for a file that is no page
	anchor  string     // id of a heading, without "#"; "" for the file
	heading *markdown.Heading
}

// destination returns the target of the link at the cursor, or the heading on a line, or the file itself.
func (c cursor) destination(line int) destination {
	if c.link != nil {
		to := destination{file: c.link.Target, page: c.link.Page, anchor: c.link.Anchor}
		if to.page != nil {
			to.heading = headingOf(to.page.Text, func(each markdown.Heading) bool { return each.ID == to.anchor && to.anchor != "" })
		}
		return to
	}
	to := destination{file: c.text.Name, page: c.project.PageOf(c.text)}
	to.heading = headingOf(c.text, func(each markdown.Heading) bool { return each.Place.Line == line && each.Place.File == "" })
	if to.heading != nil {
		to.anchor = to.heading.ID
	}
	return to
}

func headingOf(text *site.Text, isWanted func(markdown.Heading) bool) *markdown.Heading {
	headings := text.Listed().Headings
	for i := range headings {
		if isWanted(headings[i]) {
			return &headings[i]
		}
	}
	return nil
}

// locationOf returns the place of a destination: its heading, or the beginning of the file.
func (s *server) locationOf(dir string, to destination) location {
	path := filepath.Join(dir, filepath.FromSlash(to.file))
	where := location{URI: uriOf(path)}
	if to.heading != nil && to.heading.Place.File == "" {
		where.Range = s.units.rangeOf(s.contentOf(path), to.heading.Place.Line, to.heading.Place.Column, to.heading.Place.Length)
	}
	return where
}

// textAt returns the text of a file, as the editor shows it; "" if it is gone.
func (s *server) textAt(path string) string {
	s.mu.Lock()
	open, isOpen := s.buffers[path]
	s.mu.Unlock()
	if isOpen {
		return open.content
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	return string(text)
}

func (s *server) contentOf(path string) lines { return linesOf(s.textAt(path)) }
