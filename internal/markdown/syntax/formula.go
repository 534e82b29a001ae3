package syntax

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

var (
	FormulaKind      = ast.NewNodeKind("Formula")
	FormulaBlockKind = ast.NewNodeKind("FormulaBlock")
)

// Formula is a formula in a line of text, or in a [FormulaBlock].
type Formula struct {
	Inline
	TeX     string
	Display bool       // on separate lines, or between "$$"
	At      input.Span // of the TeX
}

func (*Formula) Kind() ast.NodeKind { return FormulaKind }

// parseFormula parses $x$ within text. To exclude text such as "$5 and $6", no space may follow the opening
// "$" or precede the closing one, no digit may follow the closing one, and the formula may not contain "`", which
// starts code.
func parseFormula(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	state := StateOf(context)
	size := 1
	if bytes.HasPrefix(line, []byte("$$")) {
		size = 2
	}
	if size == len(line) || size == 1 && util.IsSpace(line[1]) || line[size] == '$' || segment.Start < state.dollars[size] {
		return nil
	}
	end, found := closingDollar(line, size)
	if !found {
		state.dollars[size] = segment.Start + end // no formula is closed before this offset
		return nil
	}
	block.Advance(end + size)
	inner := input.At(size, end).Trim(line)
	return &Formula{TeX: inner.In(line), Display: size == 2, At: input.At(segment.Start+inner.Start, segment.Start+inner.Stop)}
}

// closingDollar returns the end of a formula on its line, or else the offset before which no
// formula is closed.
func closingDollar(line []byte, size int) (end int, found bool) {
	for i := size; i < len(line); i++ {
		switch {
		case line[i] == '\\':
			i++
		case line[i] == '`':
			return i, false
		case line[i] != '$':
		case size == 2 && bytes.HasPrefix(line[i:], []byte("$$")):
			return i, true
		case size == 1 && !util.IsSpace(line[i-1]) && (i+1 == len(line) || !util.IsNumeric(line[i+1])):
			return i, true
		}
	}
	return len(line), false
}

// FormulaBlock is a formula on separate lines.
type FormulaBlock struct {
	Block
	closed bool
	at     input.Span
}

func (*FormulaBlock) Kind() ast.NodeKind { return FormulaBlockKind }

func (*FormulaBlock) IsRaw() bool { return true }

// formulaBlockParser parses $$x$$ on separate lines.
type formulaBlockParser struct{ BlockParser }

// Open implements parser.BlockParser.
func (formulaBlockParser) Open(_ ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	indent := context.BlockOffset()
	if indent < 0 || !bytes.HasPrefix(line[indent:], []byte("$$")) {
		return nil, parser.NoChildren
	}
	content, whole := bytes.CutSuffix(util.TrimRightSpace(line[indent+2:]), []byte("$$"))
	if bytes.Contains(content, []byte("$")) {
		return nil, parser.NoChildren // several formulas in a paragraph
	}
	start := segment.Start - segment.Padding + indent
	node := &FormulaBlock{at: input.At(start, start+2), closed: whole}
	if !util.IsBlank(content) {
		node.Lines().Append(text.NewSegment(start+2, start+2+len(content)))
	}
	reader.AdvanceToEOL()
	return node, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (formulaBlockParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, segment := reader.PeekLine()
	block := node.(*FormulaBlock)
	if block.closed {
		return parser.Close
	}
	content, closes := bytes.CutSuffix(util.TrimRightSpace(line), []byte("$$"))
	block.closed = closes
	if closes {
		segment.Stop = segment.Start + len(content)
	}
	if !closes || !util.IsBlank(content) {
		block.Lines().Append(segment)
	}
	reader.AdvanceToEOL()
	if closes {
		return parser.Close
	}
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser.
func (formulaBlockParser) Close(node ast.Node, _ text.Reader, context parser.Context) {
	block := node.(*FormulaBlock)
	if !block.closed {
		StateOf(context).Text.Report(block.at.Start, block.at.Stop,
			input.Finding{Code: input.MathCode, Text: "the formula is never closed", Hint: `close it with "$$" on its own line`})
	}
}

// Formula returns the formula in the block.
func (n *FormulaBlock) Formula(source []byte) *Formula {
	at := n.at
	for i := range n.Lines().Len() {
		if line := n.Lines().At(i); !util.IsBlank(line.Value(source)) {
			line = line.TrimLeftSpace(source)
			at = input.At(line.Start, line.TrimRightSpace(source).Stop)
			break
		}
	}
	return &Formula{TeX: string(bytes.TrimSpace(n.Lines().Value(source))), Display: true, At: at}
}
