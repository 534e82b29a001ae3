package jsx

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Inline is a tag or expression in a line of text.
type Inline struct {
	syntax.Inline
	Part  Part
	Value string // of an expression in a heading, for a table of contents
}

var InlineKind = ast.NewNodeKind("InlineMDX")

func (*Inline) Kind() ast.NodeKind { return InlineKind }

// PlainText returns the text that the tag or expression stands for.
func (n *Inline) PlainText() string { return n.Value }

func parseInline(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	m := stateOf(context)
	_, segment := block.PeekLine()
	lines := parent.Lines()
	if lines == nil || lines.Len() == 0 {
		return nil
	}
	at := segment.Start
	part, found := m.part(at, m.window(parent, at, lines.At(lines.Len()-1).Stop))
	if !found {
		return nil
	}
	for {
		_, segment = block.PeekLine()
		if part.At.Stop <= segment.Stop {
			break
		}
		block.AdvanceLine()
	}
	block.Advance(max(0, part.At.Stop-segment.Start+segment.Padding))
	return &Inline{Part: part}
}
