package jsx

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// ESM is a block of imports and exports.
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
	if m.failed || parent.Kind() != ast.KindDocument || !isAtMargin || !mdx.IsESM(line) {
		return nil, parser.NoChildren
	}
	declarations, end, err := mdx.ESM(m.text.Bytes, segment.Start, len(m.text.Bytes))
	if err != nil {
		m.Fail(err)
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &ESM{Declarations: declarations, end: end}, parser.NoChildren
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
