package lsp

import (
	"context"
	"path/filepath"
	"strings"
)

// definition returns the page or the heading that the link at the cursor leads to.
func (s *server) definition(_ context.Context, params positionParams) (*location, error) {
	on, isText := s.pointedAt(params)
	if !isText || on.link == nil {
		return nil, nil
	}
	found := s.locationOf(on.folder.dir, on.link.to)
	return &found, nil
}

// hover returns the title and the description of the page that the link at the cursor leads to.
func (s *server) hover(_ context.Context, params positionParams) (*hover, error) {
	on, isText := s.pointedAt(params)
	if !isText || on.link == nil {
		return nil, nil
	}
	target := on.link.to.page.Text
	lines := []string{"**" + target.Title + "**"}
	if heading := on.link.to.heading(); heading != nil {
		lines[0] += " › " + heading.Text
	}
	if target.Description != "" {
		lines = append(lines, target.Description)
	}
	return &hover{markup{"markdown", strings.Join(append(lines, "`"+target.Name+"`"), "\n\n")}, on.where}, nil
}

// references returns all links to what the cursor is on: the target of a link, a heading, or else the page.
func (s *server) references(_ context.Context, params positionParams) ([]location, error) {
	on, isText := s.pointedAt(params)
	if !isText {
		return nil, nil
	}
	wanted := on.destination(params.Position.Line + 1)
	found := []location{}
	for _, edition := range on.checked.Site.Editions {
		for text := range edition.Texts() {
			for _, each := range linksOf(on.checked, on.pages, text) {
				if each.to.page == wanted.page && (wanted.anchor == "" || each.to.anchor == wanted.anchor) {
					path := filepath.Join(on.folder.dir, filepath.FromSlash(text.Name))
					found = append(found, location{uriOf(path), s.units.rangeOf(s.contentOf(path), each.line, each.column, each.length)})
				}
			}
		}
	}
	return found, nil
}

// destination returns the target of the link at the cursor, or the heading on a line, or the page.
func (p pointed) destination(line int) destination {
	if p.link != nil {
		return p.link.to
	}
	for _, page := range p.pages {
		if page.Text != p.text {
			continue
		}
		for _, heading := range p.text.Listed().Headings {
			if heading.Place.Line == line && heading.Place.File == "" {
				return destination{page, heading.ID}
			}
		}
		return destination{page: page}
	}
	return destination{}
}
