package jsx

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// ESM is a block of imports and exports. As in MDX, it can be in a container such as :::note, because a line in it starts
// at the margin, too.
type ESM struct {
	syntax.Block
	Declarations mdx.Declarations
	end          int
}

var ESMKind = ast.NewNodeKind("ESM")

func (*ESM) Kind() ast.NodeKind { return ESMKind }

func (*ESM) IsRaw() bool { return true }

type esmParser struct{ syntax.BlockParser }

// Open implements parser.BlockParser.
func (esmParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	m := stateOf(context)
	isAtMargin := segment.Start == 0 || m.text.Bytes[segment.Start-1] == '\n'
	if m.failed || !isAtMargin || !mdx.IsESM(line) {
		return nil, parser.NoChildren
	}
	limit := len(m.text.Bytes)
	if parent.Kind() != ast.KindDocument {
		limit = containerEnd(m.text.Bytes, segment.Start)
	}
	declarations, end, err := mdx.ESM(m.text.Bytes, segment.Start, limit)
	if err != nil {
		m.Fail(err)
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &ESM{Declarations: declarations, end: end}, parser.NoChildren
}

// containerEnd returns the start of the next line that can close a container.
func containerEnd(source []byte, from int) int {
	if at := bytes.Index(source[from:], []byte("\n:::")); at >= 0 {
		return from + at + 1
	}
	return len(source)
}

// Continue implements parser.BlockParser.
func (esmParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	if _, segment := reader.PeekLine(); segment.Start >= node.(*ESM).end {
		return parser.Close
	}
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

// CanInterruptParagraph implements parser.BlockParser.
func (esmParser) CanInterruptParagraph() bool { return false }
