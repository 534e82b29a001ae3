package lsp

import (
	"context"
	"maps"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// willRenameFiles returns the edits that keep the sites whole when files and folders get other names.
func (s *server) willRenameFiles(_ context.Context, params renameFilesParams) (*workspaceEdit, error) {
	edit := &workspaceEdit{}
	for _, each := range s.sites() {
		moves := map[string]string{}
		for _, file := range params.Files {
			from, isInside := nameIn(each.dir, pathOf(file.OldURI))
			to, staysInside := nameIn(each.dir, pathOf(file.NewURI))
			if isInside && staysInside {
				moves[from] = to
			}
		}
		if len(moves) > 0 {
			s.include(edit, each.dir, each.state().Move(moves))
		}
	}
	if edit.isEmpty() {
		return nil, nil
	}
	return edit, nil
}

// include adds a change of a site to an edit. Editors that cannot move files get the other parts of it.
func (s *server) include(edit *workspaceEdit, dir string, change refactor.Change) {
	for _, name := range slices.Sorted(maps.Keys(change.Edits)) {
		path := filepath.Join(dir, filepath.FromSlash(name))
		converted := s.textEdits(s.contentOf(path), change.Edits[name])
		if s.canMove {
			edit.DocumentChanges = append(edit.DocumentChanges, documentChange{TextDocument: &versioned{URI: uriOf(path)}, Edits: converted})
			continue
		}
		if edit.Changes == nil {
			edit.Changes = map[string][]textEdit{}
		}
		edit.Changes[uriOf(path)] = converted
	}
	for _, name := range slices.Sorted(maps.Keys(change.Creates)) {
		uri := uriOf(filepath.Join(dir, filepath.FromSlash(name)))
		edit.DocumentChanges = append(edit.DocumentChanges,
			documentChange{Kind: "create", URI: uri},
			documentChange{TextDocument: &versioned{URI: uri}, Edits: []textEdit{{NewText: change.Creates[name]}}})
	}
	for _, from := range slices.Sorted(maps.Keys(change.Moves)) {
		if s.canMove {
			edit.DocumentChanges = append(edit.DocumentChanges, documentChange{
				Kind: "rename", OldURI: uriOf(filepath.Join(dir, filepath.FromSlash(from))), NewURI: uriOf(filepath.Join(dir, filepath.FromSlash(change.Moves[from]))),
			})
		}
	}
}

func (s *server) textEdits(content lines, edits []diag.Edit) []textEdit {
	converted := make([]textEdit, len(edits))
	for i, each := range edits {
		at := s.units.rangeOf(content, each.Line, each.Column, each.Length)
		if each.Length == 0 {
			at.End = at.Start
		}
		converted[i] = textEdit{at, each.Text}
	}
	return converted
}
