package lsp_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// methods are the requests that scripts can make, and how they print the answers.
var methods = map[string]struct {
	method string
	params func(s *script, argument string) object // nil for those of the mark
	print  func(s *script, answer json.RawMessage, argument string) string
}{
	"completion": {method: "textDocument/completion", print: (*script).completions},
	"hover":      {method: "textDocument/hover", print: (*script).hovered},
	"definition": {method: "textDocument/definition", print: (*script).location},
	"references": {method: "textDocument/references", print: (*script).locations},
	"rename":     {method: "textDocument/rename", print: (*script).edited},
	"renameable": {method: "textDocument/prepareRename", print: (*script).renameable},
	"actions":    {method: "textDocument/codeAction", print: (*script).actions},
	"move":       {method: "workspace/willRenameFiles", params: (*script).moves, print: (*script).edited},
	"fold":       {method: "textDocument/foldingRange", print: (*script).folds},
	"select":     {method: "textDocument/selectionRange", print: (*script).selections},
	"format":     {method: "textDocument/formatting", print: (*script).formatted},
	"outline":    {method: "textDocument/documentSymbol", print: (*script).outline},
	"links":      {method: "textDocument/documentLink", print: (*script).links},
	"pages":      {method: "workspace/symbol", print: (*script).pages},
}

type (
	point   struct{ Line, Character int }
	span    struct{ Start, End point }
	someURI struct {
		URI   string
		Range span
	}
	someEdit struct {
		Range   span
		NewText string
	}
	// someChange is an edit of a file, or the creation or the move of one.
	someChange struct {
		TextDocument        struct{ URI string }
		Edits               []someEdit
		Kind                string
		URI, OldURI, NewURI string
	}
	someEdits struct {
		Changes         map[string][]someEdit
		DocumentChanges []someChange
	}
)

func (s *script) name(uri string) string {
	return strings.TrimPrefix(strings.TrimPrefix(uri, s.uri("")), "/")
}

func (s *script) place(l someURI) string {
	return fmt.Sprintf("%s:%d:%d-%d\n", s.name(l.URI), l.Range.Start.Line+1, l.Range.Start.Character+1, l.Range.End.Character+1)
}

func (s *script) location(answer json.RawMessage, _ string) string {
	found := decoded[*someURI](s, answer)
	if found == nil {
		return "nothing\n"
	}
	return s.place(*found)
}

func (s *script) locations(answer json.RawMessage, _ string) string {
	var lines []string
	for _, each := range decoded[[]someURI](s, answer) {
		lines = append(lines, s.place(each))
	}
	slices.Sort(lines)
	return cmp.Or(strings.Join(lines, ""), "nothing\n")
}

func (s *script) hovered(answer json.RawMessage, _ string) string {
	found := decoded[*struct{ Contents struct{ Value string } }](s, answer)
	if found == nil {
		return "nothing\n"
	}
	return strings.TrimSpace(found.Contents.Value) + "\n"
}

// completions prints the items whose labels begin with the argument, and the text that each puts in place.
func (s *script) completions(answer json.RawMessage, prefix string) string {
	var lines strings.Builder
	items := decoded[struct {
		Items []struct {
			Label, Detail, SortText string
			Documentation           *struct{ Value string }
			TextEdit                someEdit
		}
	}](s, answer).Items
	slices.SortStableFunc(items, func(a, b struct {
		Label, Detail, SortText string
		Documentation           *struct{ Value string }
		TextEdit                someEdit
	}) int {
		return cmp.Compare(cmp.Or(a.SortText, a.Label), cmp.Or(b.SortText, b.Label))
	})
	for _, item := range items {
		if !strings.HasPrefix(item.Label, prefix) {
			continue
		}
		lines.WriteString(item.Label)
		if item.TextEdit.NewText != item.Label {
			fmt.Fprintf(&lines, " -> %q", item.TextEdit.NewText)
		}
		if item.Detail != "" {
			lines.WriteString(" | " + item.Detail)
		}
		if item.Documentation != nil {
			lines.WriteString(" | " + strings.ReplaceAll(item.Documentation.Value, "\n", " "))
		}
		lines.WriteByte('\n')
	}
	return cmp.Or(lines.String(), "nothing\n")
}

func (s *script) renameable(answer json.RawMessage, _ string) string {
	found := decoded[*struct {
		Range       span
		Placeholder string
	}](s, answer)
	if found == nil {
		return "nothing\n"
	}
	return fmt.Sprintf("%d-%d %s\n", found.Range.Start.Character+1, found.Range.End.Character+1, found.Placeholder)
}

// moves are the params of "move old new".
func (s *script) moves(argument string) object {
	from, to, _ := strings.Cut(argument, " ")
	return object{"files": []any{object{"oldUri": s.uri(from), "newUri": s.uri(to)}}}
}

// edited prints the lines that edits change, and what happens to files.
func (s *script) edited(answer json.RawMessage, _ string) string {
	return cmp.Or(s.effect(decoded[someEdits](s, answer)), "nothing\n")
}

func (s *script) effect(edits someEdits) string {
	var lines []string
	for uri, changes := range edits.Changes {
		lines = append(lines, s.changed(s.name(uri), changes)...)
	}
	for _, change := range edits.DocumentChanges {
		switch change.Kind {
		case "":
			lines = append(lines, s.changed(s.name(change.TextDocument.URI), change.Edits)...)
		case "rename":
			lines = append(lines, fmt.Sprintf("%s -> %s\n", s.name(change.OldURI), s.name(change.NewURI)))
		default:
			lines = append(lines, fmt.Sprintf("%s %s\n", change.Kind, s.name(change.URI)))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// changed returns the lines that edits change, as they are afterwards.
func (s *script) changed(name string, edits []someEdit) []string {
	text := strings.Split(s.texts[name], "\n")
	slices.SortFunc(edits, func(a, b someEdit) int {
		return cmp.Or(cmp.Compare(b.Range.Start.Line, a.Range.Start.Line), cmp.Compare(b.Range.Start.Character, a.Range.Start.Character))
	})
	for _, edit := range edits { // from the last one
		first, last := []rune(text[edit.Range.Start.Line]), []rune(text[edit.Range.End.Line])
		changed := string(first[:edit.Range.Start.Character]) + edit.NewText + string(last[edit.Range.End.Character:])
		text = slices.Replace(text, edit.Range.Start.Line, edit.Range.End.Line+1, changed)
	}
	before := strings.Split(s.texts[name], "\n")
	var lines []string
	for i, line := range text {
		if len(text) != len(before) || line != before[i] {
			lines = append(lines, fmt.Sprintf("%s:%d %s\n", name, i+1, strings.ReplaceAll(line, "\n", "\n    ")))
		}
	}
	return lines
}

func (s *script) actions(answer json.RawMessage, _ string) string {
	var lines strings.Builder
	for _, action := range decoded[[]struct {
		Title, Kind string
		Edit        someEdits
	}](s, answer) {
		fmt.Fprintf(&lines, "%s (%s)\n", action.Title, action.Kind)
		for line := range strings.Lines(s.effect(action.Edit)) {
			lines.WriteString("    " + line)
		}
	}
	return cmp.Or(lines.String(), "nothing\n")
}

func (s *script) folds(answer json.RawMessage, _ string) string {
	var lines strings.Builder
	for _, each := range decoded[[]struct{ StartLine, EndLine int }](s, answer) {
		fmt.Fprintf(&lines, "%d-%d\n", each.StartLine+1, each.EndLine+1)
	}
	return cmp.Or(lines.String(), "nothing\n")
}

// selections prints the ranges around the mark, the smallest one first.
func (s *script) selections(answer json.RawMessage, _ string) string {
	type selection struct {
		Range  span
		Parent *selection
	}
	var lines strings.Builder
	for _, each := range decoded[[]selection](s, answer) {
		for around := &each; around != nil; around = around.Parent {
			r := around.Range
			fmt.Fprintf(&lines, "%d:%d-%d:%d\n", r.Start.Line+1, r.Start.Character+1, r.End.Line+1, r.End.Character+1)
		}
	}
	return cmp.Or(lines.String(), "nothing\n")
}

func (s *script) formatted(answer json.RawMessage, argument string) string {
	return cmp.Or(strings.Join(s.changed(argument, decoded[[]someEdit](s, answer)), ""), "nothing\n")
}

func (s *script) outline(answer json.RawMessage, _ string) string {
	type symbol struct {
		Name     string
		Range    span
		Children []symbol
	}
	var lines strings.Builder
	var print func(symbols []symbol, indent string)
	print = func(symbols []symbol, indent string) {
		for _, each := range symbols {
			fmt.Fprintf(&lines, "%s%s %d-%d\n", indent, each.Name, each.Range.Start.Line+1, each.Range.End.Line+1)
			print(each.Children, indent+"  ")
		}
	}
	print(decoded[[]symbol](s, answer), "")
	return cmp.Or(lines.String(), "nothing\n")
}

func (s *script) links(answer json.RawMessage, _ string) string {
	var lines strings.Builder
	for _, each := range decoded[[]struct {
		Range           span
		Target, Tooltip string
	}](s, answer) {
		fmt.Fprintf(&lines, "%d:%d -> %s (%s)\n", each.Range.Start.Line+1, each.Range.Start.Character+1, s.name(each.Target), each.Tooltip)
	}
	return cmp.Or(lines.String(), "nothing\n")
}

func (s *script) pages(answer json.RawMessage, _ string) string {
	var lines strings.Builder
	for _, each := range decoded[[]struct{ Name, ContainerName string }](s, answer) {
		fmt.Fprintf(&lines, "%s (%s)\n", each.Name, each.ContainerName)
	}
	return cmp.Or(lines.String(), "nothing\n")
}
