package signature

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// table turns a list into rows. The result comes last.
func (b *builder) table(list *ast.List, members []Member, result Member) *Table {
	table, taken := &Table{}, map[string]bool{}
	var last *Row
	for _, item := range syntax.Children(list) {
		line := item.FirstChild()
		if line == nil {
			continue
		}
		read := readItem(line, b.Text.Bytes, b.Label)
		if taken[read.name] {
			b.report(line, fmt.Sprintf("%q has two items", read.name), "remove one of them", nil)
			continue
		}
		taken[read.name] = read.name != ""
		if row := b.row(line, read, members, result); row != nil && row.IsResult {
			last = row
		} else if row != nil {
			table.AppendChild(table, row)
		}
	}
	if last != nil {
		table.AppendChild(table, last)
	}
	return table
}

// row turns the item of a line into a row. It returns nil if the item does not begin with a name.
func (b *builder) row(line ast.Node, read item, members []Member, result Member) *Row {
	item, row := line.Parent(), &Row{Name: read.name, IsResult: read.isResult, Default: read.fallback, head: b.head, written: read.written}
	switch {
	case read.isResult:
		row.typed = result
		if b.isScript && result.Type.Empty() && read.written == "" {
			b.report(line, "the signature has no result", "remove the item, or add the type to the signature", nil)
		}
	case read.name == "":
		b.report(line, "the item does not begin with a name", "begin it with the name of a parameter in backticks, or with \"returns\"", nil)
		return nil
	default:
		b.find(row, line, members)
	}
	if b.isScript && read.written != "" && !row.typed.Type.Empty() {
		b.report(line, fmt.Sprintf("the signature already has the type of %q", read.name), "remove the parentheses: the row shows the type of the signature",
			nil)
	}
	read.cut(line)
	b.fill(row, item)
	return row
}

// find finds the parameter of a row in the signature.
func (b *builder) find(row *Row, line ast.Node, members []Member) {
	found := slices.IndexFunc(members, func(member Member) bool { return member.Name == row.Name })
	switch {
	case found >= 0:
		row.typed, row.Optional = members[found], members[found].Optional
		if at := row.typed.Default; row.Default == "" && !at.Empty() {
			row.Default = at.In(b.head.Signatures[row.typed.Line].Text)
		}
	case b.isScript:
		known := []string{}
		for _, member := range members {
			known = append(known, member.Name)
		}
		b.report(line, fmt.Sprintf("the signature has no %q", row.Name), "", known)
	case !strings.Contains(b.head.block.Text, row.Name):
		b.report(line, fmt.Sprintf("the signature has no %q", row.Name), "write it exactly as it is in the code", nil)
	}
}

// fill moves the content of an item to a row: what it means, and lists of its parts.
func (b *builder) fill(row *Row, item ast.Node) {
	meaning := &Meaning{}
	var tables []*ast.List
	for _, child := range syntax.Children(item) {
		if list, isList := child.(*ast.List); isList && b.hasParts(row, list) {
			tables = append(tables, list)
		} else {
			meaning.AppendChild(meaning, child)
		}
	}
	if meaning.HasChildren() || len(tables) == 0 { // HTML requires one
		row.AppendChild(row, meaning)
	}
	for _, list := range tables {
		result := Member{Line: row.typed.Line, Type: row.typed.Result}
		row.AppendChild(row, b.table(list, flat(row.typed.Members), result))
	}
}

// hasParts reports whether a nested list is about the parts of its item, as opposed to a list in its text.
func (b *builder) hasParts(row *Row, list *ast.List) bool {
	if b.isScript {
		return len(row.typed.Members) > 0 || row.typed.IsFunction
	}
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		if line := item.FirstChild(); line == nil || readItem(line, b.Text.Bytes, b.Label).name == "" {
			return false
		}
	}
	return true
}

// report adds a finding at the name with which a line begins.
func (b *builder) report(line ast.Node, text, hint string, known []string) {
	finding := input.Finding{Code: input.ContainerCode, Text: text, Hint: hint}
	at := syntax.Extent(line)
	if span, isCode := line.FirstChild().(*ast.CodeSpan); isCode {
		if words, isText := span.FirstChild().(*ast.Text); isText {
			at = input.At(words.Segment.Start, words.Segment.Stop)
			if known != nil {
				finding.Hint = "it has no parameters"
				if len(known) > 0 {
					finding.Name, finding.Known, finding.Hint = at.In(b.Text.Bytes), known, "it has "+strings.Join(known, ", ")
				}
			}
		}
	}
	b.Text.Report(at.Start, at.Stop, finding)
}
