package markdown

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
)

// types makes links of the types in a code block with the option "types".
func (c *collector) types(fence *ast.FencedCodeBlock, block *code.Block) {
	if !block.Options.Types {
		return
	}
	c.document.Sheets |= directive.MemberSheet
	block.Types = map[string]int{}
	for _, at := range signature.Names(block.Text) {
		name := at.In(block.Text)
		if target, isType := c.parser.options.Types[name]; isType {
			if _, known := block.Types[name]; !known {
				block.Types[name] = c.typeLink(target, signature.PlaceOf(fence, name, c.source))
			}
		}
	}
}

// typeLink collects a link from a type to its page, and returns its index.
func (c *collector) typeLink(target string, at input.Span) int {
	c.document.Links = append(c.document.Links, Link{Kind: TypeLink, Target: target, Place: c.lines.Place(at.Start, at.Stop)})
	return len(c.document.Links) - 1
}
