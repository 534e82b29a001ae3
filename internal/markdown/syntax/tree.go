package syntax

import (
	"iter"

	"github.com/yuin/goldmark/ast"
)

// All returns a node and all nodes below it, each before those below it.
func All(root ast.Node) iter.Seq[ast.Node] {
	return func(yield func(ast.Node) bool) { visit(root, yield) }
}

func visit(node ast.Node, yield func(ast.Node) bool) bool {
	if !yield(node) {
		return false
	}
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if !visit(child, yield) {
			return false
		}
	}
	return true
}

// Children returns the nodes in a node, which the caller may move.
func Children(node ast.Node) []ast.Node {
	var all []ast.Node
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		all = append(all, child)
	}
	return all
}

// Note returns what a parser has noted at a node, or the zero value.
func Note[T any](node ast.Node, name string) T {
	value, _ := node.AttributeString(name)
	noted, _ := value.(T)
	return noted
}

// StringText returns the text of a string node. If the node is not raw, the text may contain entities.
func StringText(node *ast.String) string {
	if node.IsRaw() {
		return string(node.Value)
	}
	return Unescape(string(node.Value))
}
