package jsx

import (
	"math"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Format returns the parsers of MDX: those of Markdown without indented code, HTML, links in
// angle brackets and variables, whose characters are MDX syntax.
func Format() syntax.Format {
	return syntax.Format{
		Blocks: []util.PrioritizedValue{
			util.Prioritized(esmParser{"ie"}, 50),
			util.Prioritized(anyIndent{syntax.WithIDs(parser.NewSetextHeadingParser())}, 100),
			util.Prioritized(unindented{parser.NewThematicBreakParser()}, 200),
			util.Prioritized(lists{unindented{syntax.Bounded(parser.NewListParser())}}, 300),
			util.Prioritized(flowParser{"<{"}, 500),
			util.Prioritized(anyIndent{syntax.WithIDs(parser.NewATXHeadingParser())}, 600),
			util.Prioritized(fences{anyIndent{syntax.Fences()}}, 700),
			util.Prioritized(quotes{unindented{syntax.Bounded(parser.NewBlockquoteParser())}}, 800),
			util.Prioritized(anyIndent{parser.NewParagraphParser()}, 1000),
		},
		Inlines: []util.PrioritizedValue{
			util.Prioritized(syntax.Links(), 200),
			util.Prioritized(syntax.InlineParser("<{", parseInline), 300),
		},
		Indent: math.MaxInt,
	}
}

// Renderer writes nothing for tags, expressions and imports, because they are only part of a
// module, except for the text of expressions in headings.
type Renderer struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (Renderer) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	nothing := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkContinue, nil }
	for _, kind := range []ast.NodeKind{FlowKind, ESMKind} {
		register.Register(kind, nothing)
	}
	register.Register(InlineKind, func(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		_, err := out.Write(util.EscapeHTML([]byte(node.(*Inline).Value)))
		return ast.WalkContinue, err
	})
}
