package code

import (
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Copy returns a copy of a fence that shows another text.
func Copy(fence *ast.FencedCodeBlock, text string) *ast.FencedCodeBlock {
	block := *Of(fence)
	block.Text = strings.TrimSuffix(text, "\n")
	other := ast.NewFencedCodeBlock(nil)
	other.SetPos(fence.Pos())
	other.SetAttributeString(codeAttribute, &block)
	return other
}
