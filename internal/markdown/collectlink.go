package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
)

func (c *collector) link(node ast.Node, kind LinkKind, destination []byte) {
	value, _ := node.AttributeString(placeAttribute)
	at, _ := value.(span)
	found := Link{Kind: kind, Target: unescape(string(destination)), Place: c.lines.place(at.start, at.stop), node: node}
	if kind == Image {
		found.Described = plainText(node, c.document.source) != ""
	}
	c.document.Links = append(c.document.Links, found)
}

// autoLink records an address that is its own text.
func (c *collector) autoLink(node *ast.AutoLink) {
	text := address(node, c.document.source)
	c.section.write(text)
	if node.AutoLinkType != ast.AutoLinkURL || node.Pos() < 0 {
		return
	}
	label, start := node.Label(c.document.source), node.Pos()
	if ahead := bytes.Index(c.document.source[start:], label); ahead > 0 { // behind "<" or a space
		start += ahead
	}
	c.document.Addresses = append(c.document.Addresses, Link{Target: text, Place: c.lines.place(start, start+len(label))})
}
