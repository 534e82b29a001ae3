package main

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

func TestEditsAroundAProblemDoNotMakeItNew(t *testing.T) {
	t.Parallel()
	known := diag.Diagnostic{Code: "links", File: "a.md", Line: 3, Column: 8, Length: 4, Text: "no page", Source: "Text [x](b.md)",
		Edit: diag.Edit{Line: 3, Text: "c.md"}}
	moved := known
	moved.Line, moved.Column, moved.Source, moved.Skipped, moved.Edit.Line, moved.Again = 9, 14, "More text [x](b.md)", 2, 9, 1
	if left := without([]diag.Diagnostic{moved}, []diag.Diagnostic{known}); len(left) != 0 {
		t.Errorf("got %v, want nothing new", left)
	}
	other := known
	other.Text = "no file"
	if left := without([]diag.Diagnostic{moved, known, other}, []diag.Diagnostic{known}); len(left) != 2 {
		t.Errorf("got %v, want the second of two equal problems and the other one", left)
	}
}
