package description

import (
	"fmt"

	"go.yaml.in/yaml/v3"
)

// largest is how many values a description may have, with those that aliases repeat.
const largest = 10_000_000

// collector finds the anchors of schemas, and counts values.
type collector struct {
	*walker
	sizes map[*yaml.Node]int // -1 while the values below a node are counted
}

// collect returns how many values are below a node. A node that contains itself is reported.
func (c *collector) collect(node *yaml.Node) int {
	if node == nil {
		return 0
	}
	if node.Kind == yaml.AliasNode {
		if c.sizes[node.Alias] == -1 {
			c.at(node, fmt.Sprintf("the alias %q is inside its own anchor", "*"+node.Value),
				"write it as a reference, such as {$ref: '#/components/schemas/Pet'}")
			return 0
		}
		return c.collect(node.Alias)
	}
	if size, isKnown := c.sizes[node]; isKnown {
		return max(size, 0)
	}
	c.sizes[node] = -1
	if anchor := child(node, "$anchor"); anchor != nil {
		c.anchors[anchor.Value] = node
	}
	size := 1
	for _, each := range node.Content {
		size = min(size+c.collect(each), largest+1)
	}
	c.sizes[node] = size
	return size
}
