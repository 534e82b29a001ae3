package markdown

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"docgen/internal/mdx"
)

// esmBlock is imports and exports.
type esmBlock struct {
	ast.BaseBlock
	declarations mdx.Declarations
	end          int
}

var esmKind = ast.NewNodeKind("ESM")

func (*esmBlock) Kind() ast.NodeKind { return esmKind }

func (*esmBlock) IsRaw() bool { return true }

func (n *esmBlock) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

type esmParser struct{}

// Trigger implements parser.BlockParser.
func (esmParser) Trigger() []byte { return []byte{'i', 'e'} }

// Open implements parser.BlockParser.
func (esmParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	m := stateOf(context).mdx
	isAtMargin := segment.Start == 0 || m.state.source[segment.Start-1] == '\n'
	if m.failed || parent.Kind() != ast.KindDocument || !isAtMargin || !mdx.IsESM(line) {
		return nil, parser.NoChildren
	}
	declarations, end, err := mdx.ESM(m.state.source, segment.Start, len(m.state.source))
	if err != nil {
		m.fail(err)
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &esmBlock{declarations: declarations, end: end}, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (esmParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	if _, segment := reader.PeekLine(); segment.Start >= node.(*esmBlock).end {
		return parser.Close
	}
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser.
func (esmParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (esmParser) CanInterruptParagraph() bool { return false }

// CanAcceptIndentedLine implements parser.BlockParser.
func (esmParser) CanAcceptIndentedLine() bool { return false }
