package module

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// nesting collects nodes in the elements that tags open and close.
type nesting struct {
	root []mdx.Node
	open []mdx.Node
	text strings.Builder // text after the last node
}

func (n *nesting) add(nodes ...mdx.Node) {
	for _, node := range nodes {
		if node.Kind == mdx.TextNode {
			n.text.WriteString(node.Value)
			continue
		}
		n.flush()
		into := n.innermost()
		*into = append(*into, node)
	}
}

// flush turns the collected text into one node, because React inserts a comment between two
// text nodes.
func (n *nesting) flush() {
	if n.text.Len() > 0 {
		into := n.innermost()
		*into = append(*into, textNode(n.text.String()))
		n.text.Reset()
	}
}

func (n *nesting) innermost() *[]mdx.Node {
	if len(n.open) > 0 {
		return &n.open[len(n.open)-1].Children
	}
	return &n.root
}

func (n *nesting) part(part jsx.Part) {
	switch tag := part.Tag; {
	case tag == nil:
		if !part.IsComment() {
			n.add(mdx.Node{Kind: mdx.ExpressionNode, Code: *part.Expression})
		}
	case tag.Kind == mdx.OpenTag:
		n.flush()
		n.open = append(n.open, elementOf(*tag))
	case tag.Kind == mdx.SelfClosingTag:
		n.add(elementOf(*tag))
	default:
		n.close()
	}
}

func (n *nesting) close() {
	n.flush()
	if last := len(n.open) - 1; last >= 0 {
		node := n.open[last]
		n.open = n.open[:last]
		n.add(node)
	}
}

func (n *nesting) nodes() []mdx.Node {
	for len(n.open) > 0 {
		n.close()
	}
	n.flush()
	return n.root
}

// elementOf returns the element of a tag. Two HTML names also refer to components, as in
// Docusaurus.
func elementOf(tag mdx.ParsedTag) mdx.Node {
	node := mdx.Node{Kind: mdx.ElementNode, Name: mdx.NameOf(tag)}
	if tag.Name == "details" || tag.Name == "head" {
		node.Name = mdx.Name{Mapped: tag.Name, At: tag.NameAt}
	}
	for _, attribute := range tag.Attributes {
		switch {
		case attribute.Code != nil:
			node.Props = append(node.Props, mdx.Prop{Name: attribute.Name, Code: attribute.Code})
		case attribute.Bare:
			node.Props = append(node.Props, prop(attribute.Name, true))
		default:
			node.Props = append(node.Props, prop(attribute.Name, attribute.Value))
		}
	}
	return node
}
