package twin

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
)

// fence writes a code block as readers see it, with its language and title.
func (w *writer) fence(node *ast.FencedCodeBlock) string {
	block := code.Of(node)
	if block == nil {
		return fenced(strings.TrimRight(string(node.Lines().Value(w.Source)), "\n"), "")
	}
	info, _ := code.FenceInfo(node, w.Source)
	if info == "" && block.Language != code.Plain {
		info = block.Language
	}
	if title := block.Options.Title; title != "" {
		quote := `"`
		if strings.Contains(title, quote) {
			quote = "'"
		}
		info = strings.TrimSpace(info + " title=" + quote + title + quote)
	}
	return fenced(block.Text, info)
}

// notedLines returns the lines of code to which the notes in a list belong, by their numbers. On the page, the
// lines have the numbers.
func notedLines(list *ast.List) map[int]string {
	fence, isFence := list.PreviousSibling().(*ast.FencedCodeBlock)
	if !isFence || code.Of(fence) == nil || len(code.Of(fence).Notes) == 0 {
		return nil
	}
	block, found := code.Of(fence), map[int][]string{}
	lines := strings.Split(block.Text, "\n")
	for _, note := range block.Notes {
		if note.Line <= len(lines) {
			found[note.Number] = append(found[note.Number], CodeSpan(strings.TrimSpace(lines[note.Line-1])))
		}
	}
	noted := map[int]string{}
	for number, spans := range found {
		noted[number] = strings.Join(spans, ", ") + ": "
	}
	return noted
}

// signatures writes the signatures of a member as code.
func signatures(node *signature.Head) string {
	lines := make([]string, len(node.Signatures))
	for i, line := range node.Signatures {
		lines[i] = line.Text
	}
	return fenced(strings.Join(lines, "\n"), node.Language())
}

// members writes the parameters and the result of a signature as a list.
func (w *writer) members(table *signature.Table) string {
	var items []string
	for node := table.FirstChild(); node != nil; node = node.NextSibling() {
		if row, isRow := node.(*signature.Row); isRow {
			items = append(items, item(w.member(row), "-"))
		}
	}
	return strings.Join(items, "\n")
}

// member writes a parameter: its name, type and default, what it means, and its parts.
func (w *writer) member(row *signature.Row) string {
	name := CodeSpan(row.Name)
	if row.IsResult {
		name = "**" + w.Labels.Text("docgen.signature.returns") + "**"
	}
	typed := ""
	for _, piece := range row.TypePieces(w.Highlighter) {
		typed += piece.Text
	}
	if typed != "" {
		name += " " + CodeSpan(typed)
	}
	if note := row.Note(w.Labels); note != "" {
		name += " (" + strings.TrimSpace(note+" "+CodeSpan(row.Default)) + ")"
	}
	var blocks []string
	for node := row.FirstChild(); node != nil; node = node.NextSibling() {
		switch node := node.(type) {
		case *signature.Meaning:
			blocks = append(blocks, w.blocks(node))
		case *signature.Table:
			blocks = append(blocks, w.members(node))
		}
	}
	text := paragraphs(blocks...)
	if text == "" {
		return name
	}
	if row.FirstChild().Kind() == signature.TableKind {
		return name + "\n" + text
	}
	return name + ": " + text
}
