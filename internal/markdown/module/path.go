package module

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// Paths returns where the author's elements and expressions are in the tree of React elements that a module
// returns: the indexes among the children on each level, by the offset of the name or the expression in
// the source.
func (c Content) Paths() map[int][]int {
	paths := map[int][]int{}
	addPaths(paths, c.Nodes(), nil)
	return paths
}

func addPaths(paths map[int][]int, nodes []mdx.Node, above []int) {
	for i, node := range nodes {
		path := append(slices.Clip(above), i)
		switch {
		case node.Kind == mdx.ExpressionNode:
			paths[node.Code.At] = path
		case node.Kind == mdx.ElementNode && node.Name.At > 0:
			paths[node.Name.At] = path
		}
		addPaths(paths, node.Children, path)
	}
}
