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
