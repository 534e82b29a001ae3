package directive

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// CanZoom reports whether readers may enlarge an image: it is not part of a link or of a container that is one,
// it has an alt text, which names the link, and the author has not turned it off.
func CanZoom(image ast.Node, source []byte) bool {
	for node := image.Parent(); node != nil; node = node.Parent() {
		if container, ok := node.(*Container); ok && container.Spec.NoZoom || node.Kind() == ast.KindLink {
			return false
		}
	}
	return !syntax.ImageOptionsOf(image).NoZoom && syntax.PlainText(image, source) != ""
}
