package syntax

import (
	"fmt"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// footnoteAt is a footnote with the place of its label.
type footnoteAt struct {
	note *east.Footnote
	at   input.Span
}

// lostFootnotes reports footnotes that goldmark removes, because nothing refers to them.
type lostFootnotes struct{}

// Transform implements parser.ASTTransformer.
func (lostFootnotes) Transform(_ *ast.Document, _ text.Reader, context parser.Context) {
	state, seen := StateOf(context), map[string]bool{}
	for _, found := range state.notes {
		label := string(found.note.Ref)
		finding := input.Finding{Code: input.LostCode,
			Text: fmt.Sprintf("nothing refers to the footnote %q, so readers do not see it", label),
			Hint: fmt.Sprintf(`write "[^%s]" in the text, or remove the footnote`, label)}
		if seen[label] {
			finding.Text, finding.Hint = fmt.Sprintf("the footnote %q is already defined, so readers do not see this text", label), "give it another label"
		}
		seen[label] = true
		if found.note.Index < 0 {
			state.Text.Report(found.at.Start, found.at.Stop, finding)
		}
	}
}

// boundedFootnotes is goldmark's parser of "[^label]: text" with a limit, because goldmark
// compares every reference with all definitions.
type boundedFootnotes struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p boundedFootnotes) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	state := StateOf(context)
	if state.footnotes >= maxFootnotes {
		return nil, parser.NoChildren
	}
	_, segment := reader.PeekLine()
	node, next := p.BlockParser.Open(parent, reader, context)
	if note, opened := node.(*east.Footnote); opened {
		state.footnotes++
		start := segment.Start - segment.Padding + context.BlockOffset()
		state.notes = append(state.notes, footnoteAt{note, input.At(start, start+len("[^]")+len(note.Ref))})
	}
	return node, next
}
