package lsp

import (
	"context"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// definition returns what the cursor's place leads to: the page, the heading or the file of a link, an included file, a component, the
// doc of an id, or the definition of a tag, of an author or of a sidebar.
func (s *server) definition(_ context.Context, params positionParams) (*location, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite || open.project.Site.Editions == nil {
		return nil, nil
	}
	if on, isText := s.cursorAt(params); isText && on.link != nil {
		found := s.locationOf(on.in.dir, on.destination(0))
		return &found, nil
	}
	column := s.units.characters(linesOf(open.content).at(params.Position.Line), params.Position.Character) + 1
	target, isThere := open.project.TargetAt(open.name, open.text, params.Position.Line+1, column)
	if !isThere {
		return nil, nil
	}
	found := s.located(open.in.dir, target)
	return &found, nil
}

// located returns the place of a target.
func (s *server) located(dir string, target refactor.Target) location {
	path := filepath.Join(dir, filepath.FromSlash(target.File))
	return location{uriOf(path), s.units.rangeOf(s.contentOf(path), target.At.Line, target.At.Column, target.At.Length)}
}

// references returns all places that lead to what the cursor is on: links, sidebars and the config, or the docs with a tag.
func (s *server) references(ctx context.Context, params positionParams) ([]location, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite || open.project.Site.Editions == nil {
		return nil, nil
	}
	on, isText := s.cursorAt(params)
	if !isText { // a file that texts include or show
		return s.leadingTo(ctx, open, destination{file: open.name}), nil
	}
	column := s.units.characters(linesOf(on.content).at(params.Position.Line), params.Position.Character) + 1
	if tagged, isTag := on.project.Tagged(on.text, params.Position.Line+1, column); isTag {
		found := []location{}
		for _, each := range tagged {
			found = append(found, s.located(on.in.dir, each))
		}
		return found, nil
	}
	return s.leadingTo(ctx, open, on.destination(params.Position.Line+1)), nil
}

// leadingTo returns all places that lead to a destination, until ctx ends.
func (s *server) leadingTo(ctx context.Context, open view, wanted destination) []location {
	project := open.project
	leading := project.To(ctx, refactor.Sought{File: wanted.file, Anchor: wanted.anchor})
	found := parallel.Map(ctx, project.Input.Jobs, leading, func(each refactor.Reference) location {
		path := filepath.Join(open.in.dir, filepath.FromSlash(each.File))
		written, _ := lineAt(s.textAt(path), each.Place.Line-1)
		return location{uriOf(path), s.units.rangeIn(written, each.Place.Line, each.Place.Column, each.Place.Length)}
	})
	if wanted.anchor == "" {
		for each := range project.Mentions(wanted.file) {
			found = append(found, s.located(open.in.dir, each))
		}
	}
	return found
}
