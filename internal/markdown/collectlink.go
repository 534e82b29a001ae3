package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

func (c *collector) link(node ast.Node, kind LinkKind, destination []byte) {
	at := syntax.TargetAt(node)
	found := Link{Kind: kind, Target: syntax.Unescape(string(destination)), Place: c.lines.Place(at.Start, at.Stop)}
	if kind == Image {
		options := syntax.ImageOptionsOf(node)
		found.Width = options.Width
		c.id(options.ID, at)
		found.Described = syntax.PlainText(node, c.source) != ""
		c.part(Picture, found.Target, at)
	} else {
		c.part(Target, found.Target, at)
	}
	if directive.LinkClass(node) != "" {
		c.document.Sheets |= directive.ElementSheet
		c.id(directive.LinkID(node), at)
	}
	render.SetNumber(node, len(c.document.Links))
	c.document.Links = append(c.document.Links, found)
}

// autoLink collects an address that links to itself.
func (c *collector) autoLink(node *ast.AutoLink) {
	text, _ := syntax.Address(node, c.source)
	c.section.write(text)
	if node.AutoLinkType != ast.AutoLinkURL || node.Pos() < 0 {
		return
	}
	label, start := node.Label(c.source), node.Pos()
	if ahead := bytes.Index(c.source[start:], label); ahead > 0 { // after "<" or a space
		start += ahead
	}
	c.part(Target, text, input.At(start, start+len(label)))
	c.document.Addresses = append(c.document.Addresses, Link{Target: text, Place: c.lines.Place(start, start+len(label))})
}
