package markdown

import (
	meta "github.com/yuin/goldmark-meta"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// mdxFormat is MDX: Markdown without indented code, HTML, links in angle
// brackets and variables, all of which would take MDX's characters.
func mdxFormat() format {
	return format{
		blocks: []util.PrioritizedValue{
			util.Prioritized(frontMatterParser{meta.NewParser()}, 0),
			util.Prioritized(esmParser{}, 50),
			util.Prioritized(anyIndent{headingParser{parser.NewSetextHeadingParser()}}, 100),
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(boundedBlock{parser.NewListParser()}, 300),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(flowMDXParser{}, 500),
			util.Prioritized(anyIndent{headingParser{parser.NewATXHeadingParser()}}, 600),
			util.Prioritized(anyIndent{parser.NewFencedCodeBlockParser()}, 700),
			util.Prioritized(boundedBlock{parser.NewBlockquoteParser()}, 800),
			util.Prioritized(anyIndent{parser.NewParagraphParser()}, 1000),
		},
		inlines: []util.PrioritizedValue{
			util.Prioritized(parser.NewCodeSpanParser(), 100),
			util.Prioritized(linkParser{parser.NewLinkParser()}, 200),
			util.Prioritized(inlineMDXParser{}, 300),
			util.Prioritized(boundedDelimiters{parser.NewEmphasisParser()}, 500),
			util.Prioritized(emojiParser{}, 600),
		},
	}
}

// ParseMDX reads the text of a file as MDX; see ParseFile for its name. What is
// wrong with code in the text is among the findings.
func (p *Parser) ParseMDX(name string, source []byte) Document {
	state := &state{options: p.options, file: name, source: source}
	state.mdx = &mdxState{state: state}
	return p.document(state)
}

// registerMDX makes code in a text nothing in HTML: a module holds it.
func registerMDX(register renderer.NodeRendererFuncRegisterer) {
	nothing := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkContinue, nil }
	register.Register(flowMDXKind, nothing)
	register.Register(inlineMDXKind, nothing)
	register.Register(esmKind, nothing)
}
