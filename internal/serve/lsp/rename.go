package lsp

import (
	"context"

	"github.com/creachadair/jrpc2"

	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// prepareRename returns the name at the cursor if it can become another one.
func (s *server) prepareRename(_ context.Context, params positionParams) (*renameable, error) {
	on, isText := s.cursorAt(params)
	if !isText {
		return nil, nil
	}
	found, isThere := on.named(s.units, params.Position)
	if !isThere {
		return nil, nil
	}
	at := found.At
	return &renameable{s.units.rangeOf(linesOf(on.content), at.Line, at.Column, at.Length), found.Old}, nil
}

// rename returns the edits that change the name at the cursor everywhere.
func (s *server) rename(ctx context.Context, params renameParams) (*workspaceEdit, error) {
	on, isText := s.cursorAt(params.positionParams)
	if !isText {
		return nil, nil
	}
	found, isThere := on.named(s.units, params.Position)
	if !isThere {
		return nil, jrpc2.Errorf(jrpc2.InvalidParams, "docgen renames headings, ids, tags, terms of the glossary and variables: put the cursor on one")
	}
	change, problem := on.project.Rename(ctx, found, params.NewName)
	if problem != "" {
		return nil, jrpc2.Errorf(jrpc2.InvalidParams, "%s", problem)
	}
	edit := &workspaceEdit{}
	s.include(edit, on.in.dir, change)
	return edit, nil
}

// named returns what has a name at a position.
func (c cursor) named(units encoding, at position) (refactor.Named, bool) {
	line := linesOf(c.content).at(at.Line)
	return c.project.NamedAt(c.text, at.Line+1, units.characters(line, at.Character)+1)
}
