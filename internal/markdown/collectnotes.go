package markdown

import (
	"fmt"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

// notes makes the numbered list after a code block its notes if lines of the code have numbers. It
// reports numbers without a note and notes without a number.
func (c *collector) notes(fence *ast.FencedCodeBlock, block *code.Block) {
	if len(block.Notes) == 0 {
		return
	}
	list, isList := fence.NextSibling().(*ast.List)
	if !isList || !list.IsOrdered() {
		at := block.Notes[0].At
		c.text.Report(at.Start, at.Stop, Finding{Code: CodeCode, Text: "the code has numbers, but no notes",
			Hint: "write a numbered list directly after the code block"})
		return
	}
	c.document.Sheets |= directive.BlockSheet
	list.SetAttributeString("class", []byte("code-notes"))
	used := map[int]bool{}
	for _, note := range block.Notes {
		used[note.Number] = true
		if index := note.Number - list.Start; index < 0 || index >= list.ChildCount() {
			c.text.Report(note.At.Start, note.At.Stop, Finding{Code: CodeCode, Text: fmt.Sprintf("the number %d has no note", note.Number),
				Hint: fmt.Sprintf("add item %d to the list after the code block, or remove the comment", note.Number)})
		}
	}
	number := list.Start
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		if first := item.FirstChild(); !used[number] && first != nil && first.Lines().Len() > 0 {
			at := first.Lines().At(0)
			c.text.Report(at.Start, at.Stop, Finding{Code: CodeCode, Text: fmt.Sprintf("note %d belongs to no line of the code", number),
				Hint: fmt.Sprintf("write [!code %d] in a comment at the end of a line", number)})
		}
		number++
	}
}
