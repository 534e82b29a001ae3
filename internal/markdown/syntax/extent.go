package syntax

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Extent returns the span of the first line of a block, as far as it is known. That of a list is the first
// line of its first item, and that of a code block its opening line.
func Extent(node ast.Node) input.Span {
	if fence, isFence := node.(*ast.FencedCodeBlock); isFence {
		return FenceAt(fence)
	}
	for node.Type() == ast.TypeBlock && (node.Lines() == nil || node.Lines().Len() == 0) && node.FirstChild() != nil &&
		node.FirstChild().Type() == ast.TypeBlock {
		node = node.FirstChild()
	}
	start, stop := extent(node)
	return input.At(start, stop)
}
