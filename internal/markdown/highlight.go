package markdown

import (
	"context"
	"errors"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Highlight highlights the code of a document ahead of rendering, which uses the cached
// result. It reports each block that takes too long. The error is the error of the context.
func (p *Parser) Highlight(ctx context.Context, document Document) ([]Finding, error) {
	var findings []Finding
	err := ast.Walk(document.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		fence, isFence := node.(*ast.FencedCodeBlock)
		if !entering || !isFence {
			return ast.WalkContinue, nil
		}
		err := p.highlighter.Highlight(ctx, fence)
		if !errors.Is(err, code.ErrSlow) {
			return ast.WalkSkipChildren, err
		}
		info := fence.Info.Segment // only code with a language is highlighted
		findings = append(findings, Finding{
			Code: input.CodeCode, Place: document.tree.lines.Place(info.Start, info.Stop),
			Text: err.Error(), Hint: `show only part of the code, or set its language to "text"`,
		})
		return ast.WalkSkipChildren, nil
	})
	return findings, err
}
