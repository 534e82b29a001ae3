package lsp

import (
	"context"
	"path/filepath"
	"strings"
)

// definition returns the page or the heading that the link at the cursor leads to.
func (s *server) definition(_ context.Context, params positionParams) (*location, error) {
	on, isText := s.cursorAt(params)
	if !isText || on.link == nil {
		return nil, nil
	}
	found := s.locationOf(on.in.dir, on.link.to)
	return &found, nil
}

// hover returns the title and the description of the page that the link at the cursor leads to.
func (s *server) hover(_ context.Context, params positionParams) (*hover, error) {
	on, isText := s.cursorAt(params)
	if !isText || on.link == nil {
		return nil, nil
	}
	target := on.link.to.page.Text
	parts := []string{"**" + target.Title + "**"}
	if heading := on.link.to.heading(); heading != nil {
		parts[0] += " › " + heading.Text
	}
	if target.Description != "" {
		parts = append(parts, target.Description)
	}
	return &hover{markup{"markdown", strings.Join(append(parts, "`"+target.Name+"`"), "\n\n")}, on.where}, nil
}

// references returns all links to what the cursor is on: the target of a link, a heading, or else the page.
func (s *server) references(_ context.Context, params positionParams) ([]location, error) {
	on, isText := s.cursorAt(params)
	if !isText {
		return nil, nil
	}
	wanted := on.destination(params.Position.Line + 1)
	found := []location{}
	for _, edition := range on.checked.Site.Editions {
		for text := range edition.Texts() {
			path, content := filepath.Join(on.in.dir, filepath.FromSlash(text.Name)), lines(nil)
			for _, each := range linksOf(on.checked, on.pages, text) {
				if each.to.page != wanted.page || wanted.anchor != "" && each.to.anchor != wanted.anchor {
					continue
				}
				if content == nil {
					content = s.contentOf(path)
				}
				found = append(found, location{uriOf(path), s.units.rangeOf(content, each.line, each.column, each.length)})
			}
		}
	}
	return found, nil
}

// destination returns the target of the link at the cursor, or the heading on a line, or the page.
func (c cursor) destination(line int) destination {
	if c.link != nil {
		return c.link.to
	}
	for _, page := range c.pages {
		if page.Text != c.text {
			continue
		}
		for _, heading := range c.text.Listed().Headings {
			if heading.Place.Line == line && heading.Place.File == "" {
				return destination{page, heading.ID}
			}
		}
		return destination{page: page}
	}
	return destination{}
}
