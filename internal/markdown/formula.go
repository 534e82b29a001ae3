package markdown

import (
	"bytes"
	"html"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// formulas is the goldmark extension for formulas: $x$ in text, $$x$$ on lines of
// their own. "$5 and $6" is no formula: "$" opens before and closes behind
// something else than a space, no digit follows the one that closes, and there is
// no "`" between them, which begins code.
type formulas struct{}

// Extend implements goldmark.Extender.
func (formulas) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(
		parser.WithInlineParsers(util.Prioritized(formulaParser{}, 150)),
		parser.WithBlockParsers(util.Prioritized(formulaBlockParser{}, 150)),
	)
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(formulas{}, 150)))
}

var (
	formulaKind      = ast.NewNodeKind("Formula")
	formulaBlockKind = ast.NewNodeKind("FormulaBlock")
)

// formula is one in a line of text.
type formula struct {
	ast.BaseInline
	tex     string
	display bool
	at      span
}

func (*formula) Kind() ast.NodeKind              { return formulaKind }
func (n *formula) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// formulaBlock is one on lines of its own. Collecting gives it a formula as its
// child.
type formulaBlock struct {
	ast.BaseBlock
	closed bool
	at     span
}

func (*formulaBlock) Kind() ast.NodeKind              { return formulaBlockKind }
func (*formulaBlock) IsRaw() bool                     { return true }
func (n *formulaBlock) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

type formulaParser struct{}

// Trigger implements parser.InlineParser.
func (formulaParser) Trigger() []byte { return []byte{'$'} }

// Parse implements parser.InlineParser.
func (formulaParser) Parse(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	state := stateOf(context)
	size := 1
	if bytes.HasPrefix(line, []byte("$$")) {
		size = 2
	}
	if size == len(line) || size == 1 && util.IsSpace(line[1]) || line[size] == '$' || segment.Start < state.dollars[size] {
		return nil
	}
	end, found := closingDollar(line, size)
	if !found {
		state.dollars[size] = segment.Start + end // no other one up to there is closed either
		return nil
	}
	block.Advance(end + size)
	inner := trim(line, span{size, end})
	return &formula{tex: inner.in(line), display: size == 2, at: span{segment.Start + inner.start, segment.Start + inner.stop}}
}

// closingDollar finds the end of a formula on its line, or how far there is none.
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

type formulaBlockParser struct{}

// Trigger implements parser.BlockParser.
func (formulaBlockParser) Trigger() []byte { return []byte{'$'} }

// Open implements parser.BlockParser.
func (formulaBlockParser) Open(_ ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	indent := context.BlockOffset()
	if indent < 0 || !bytes.HasPrefix(line[indent:], []byte("$$")) {
		return nil, parser.NoChildren
	}
	content, whole := bytes.CutSuffix(util.TrimRightSpace(line[indent+2:]), []byte("$$"))
	if bytes.Contains(content, []byte("$")) {
		return nil, parser.NoChildren // formulas in a paragraph
	}
	start := segment.Start - segment.Padding + indent
	node := &formulaBlock{at: span{start, start + 2}, closed: whole}
	if !util.IsBlank(content) {
		node.Lines().Append(text.NewSegment(start+2, start+2+len(content)))
	}
	reader.AdvanceToEOL()
	return node, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (formulaBlockParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, segment := reader.PeekLine()
	block := node.(*formulaBlock)
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
	block := node.(*formulaBlock)
	if !block.closed {
		stateOf(context).report(block.at.start, block.at.stop, Finding{Code: MathCode, Text: "the formula is never closed", Hint: `close it by a line "$$"`})
	}
}

// content is the formula of a block.
func (n *formulaBlock) content(source []byte) *formula {
	at := n.at
	for i := range n.Lines().Len() {
		if line := n.Lines().At(i); !util.IsBlank(line.Value(source)) {
			line = line.TrimLeftSpace(source)
			at = span{line.Start, line.TrimRightSpace(source).Stop}
			break
		}
	}
	return &formula{tex: string(bytes.TrimSpace(n.Lines().Value(source))), display: true, at: at}
}

// CanInterruptParagraph implements parser.BlockParser.
func (formulaBlockParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (formulaBlockParser) CanAcceptIndentedLine() bool { return false }

// RegisterFuncs implements renderer.NodeRenderer.
func (formulas) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(formulaKind, renderFormula)
	register.Register(formulaBlockKind, func(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
		tag := "</div>\n"
		if entering {
			tag = `<div class="math-block" tabindex="0">` // it may scroll
		}
		_, err := out.WriteString(tag)
		return ast.WalkContinue, err
	})
}

// renderFormula writes what others made of a formula, or its source.
func renderFormula(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	_, _ = out.WriteString(`<span class="math">`)
	if !leaveHole(out, formulaHole, node) {
		_, _ = out.WriteString("<code>" + html.EscapeString(node.(*formula).tex) + "</code>")
	}
	_, err := out.WriteString(`</span>`)
	return ast.WalkContinue, err
}
