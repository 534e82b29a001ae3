// Package twin writes the nodes of a document as plain Markdown, for readers without a browser.
//
// The text has marks where URLs belong, which [Fill] replaces. So a text depends only on its
// document, and a cache can keep it when URLs change. The package writes only syntax that every
// reader of Markdown knows: CommonMark, tables, footnotes and TeX. It does not know pages or sites.
package twin

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

// Content is a document to write.
type Content struct {
	Source []byte
	Root   ast.Node
	Labels message.Catalog // in the language of the document

	Highlighter *code.Highlighter // divides the types of signatures into tokens

	// Components has the names of the components that the document imports or defines, even if docgen's theme has one
	// of that name.
	Components []string
}

// Markdown returns the text with marks, without a line end at its end, and the slots in it. A slot within
// another one precedes it. Two goroutines must not call it for one document at the same time.
func (c Content) Markdown() (string, []Slot) {
	w := &writer{Content: c, explained: map[string]bool{}}
	return w.blocks(c.Root), w.slots
}

// ForPeople returns the blocks that are only for people, with marks.
func (c Content) ForPeople() string {
	w := &writer{Content: c, explained: map[string]bool{}}
	var blocks []string
	_ = ast.Walk(c.Root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && directive.HasRole(node, directive.HumansRole) {
			blocks = append(blocks, w.blocks(node))
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	return paragraphs(blocks...)
}

// writer writes the nodes of one document.
type writer struct {
	Content
	explained map[string]bool // abbreviations whose meaning the text has said
	bold      bool            // the text is bold already
	inTable   bool
	depth     int // of the marks around the text
	tags      openTags
	slots     []Slot
}

// blocks writes the blocks in a node with empty lines between them.
func (w *writer) blocks(parent ast.Node) string {
	in := w.nest(false)
	in.addBlocks(parent)
	return in.text()
}

// paragraphs joins blocks, leaving out those without text.
func paragraphs(blocks ...string) string {
	kept := blocks[:0]
	for _, block := range blocks {
		if strings.TrimSpace(block) != "" {
			kept = append(kept, strings.Trim(block, "\n"))
		}
	}
	return strings.Join(kept, "\n\n")
}

// indented puts a prefix before the first line of a block and another one before all further lines,
// except for empty ones if it is space.
func indented(block, first, further string) string {
	if block == "" {
		return strings.TrimRight(first, " ")
	}
	lines := strings.Split(block, "\n")
	for i, line := range lines {
		switch {
		case i == 0:
			lines[i] = first + line
		case line != "":
			lines[i] = further + line
		default:
			lines[i] = strings.TrimRight(further, " ")
		}
	}
	return strings.Join(lines, "\n")
}

// quoted writes a block as a quote.
func quoted(block string) string { return indented(block, "> ", "> ") }

// item writes a block as an item of a list.
func item(block, marker string) string {
	return indented(block, marker+" ", strings.Repeat(" ", len(marker)+1))
}
