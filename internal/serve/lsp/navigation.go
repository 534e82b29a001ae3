package lsp

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// definition returns the page, the heading or the file that the link at the cursor leads to.
func (s *server) definition(_ context.Context, params positionParams) (*location, error) {
	on, isText := s.cursorAt(params)
	if !isText || on.link == nil {
		return nil, nil
	}
	found := s.locationOf(on.in.dir, on.destination(0))
	return &found, nil
}

// hover returns the title and the description of the page that the link at the cursor leads to.
func (s *server) hover(_ context.Context, params positionParams) (*hover, error) {
	on, isText := s.cursorAt(params)
	if !isText || on.link == nil || on.link.Page == nil {
		return nil, nil
	}
	target := on.link.Page.Text
	parts := []string{"**" + target.Title + "**"}
	if heading := on.destination(0).heading; heading != nil {
		parts[0] += " › " + heading.Text
	}
	if target.Description != "" {
		parts = append(parts, target.Description)
	}
	return &hover{markup{"markdown", strings.Join(append(parts, "`"+target.Name+"`"), "\n\n")}, on.where}, nil
}

// references returns all links to what the cursor is on.
func (s *server) references(_ context.Context, params positionParams) ([]location, error) {
	on, isText := s.cursorAt(params)
	if !isText {
		return nil, nil
	}
	wanted := on.destination(params.Position.Line + 1)
	found, sought := []location{}, refactor.Sought{File: wanted.file, Anchor: wanted.anchor}
	contents := map[string]lines{}
	for each := range on.project.To(sought) {
		path := filepath.Join(on.in.dir, filepath.FromSlash(each.File))
		if contents[path] == nil {
			contents[path] = s.contentOf(path)
		}
		found = append(found, location{uriOf(path), s.units.rangeOf(contents[path], each.Place.Line, each.Place.Column, each.Place.Length)})
	}
	return found, nil
}
