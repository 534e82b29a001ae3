package syntax

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Attributes of links that are not part of the HTML.
const (
	placeAttribute   = "docgen-place"   // Span of the target, or of the whole link
	addressAttribute = "docgen-address" // text (string) of an autolink that contains a variable
)

// TargetAt returns the span of the target of a link or image.
func TargetAt(link ast.Node) input.Span { return Note[input.Span](link, placeAttribute) }

// Target is where a link leads.
type Target struct {
	Destination string // "" for nowhere
	At          input.Span
}

// NewLink returns a link without content.
func NewLink(to Target) *ast.Link {
	link := ast.NewLink()
	link.Destination = []byte(to.Destination)
	link.SetPos(to.At.Start)
	link.SetAttributeString(placeAttribute, to.At)
	return link
}

// linkParser is goldmark's parser. It also records the place of a link's target, and replaces
// variables in targets and titles.
type linkParser struct {
	closing
	withOptions bool // braces after an image hold its options
}

// Parse implements parser.InlineParser.
func (p linkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, before := block.PeekLine()
	if !StateOf(context).brackets.takes(parent, line) || bytes.HasPrefix(line, []byte("](")) && isBeyond(line[2:]) {
		return nil
	}
	node := p.InlineParser.Parse(parent, directReader{block, parent.Lines()}, context)
	_, after := block.Position()
	tail := input.At(before.Start, after.Start) // from "]" to the end of the link
	switch link := node.(type) {
	case *ast.Link:
		link.Destination, link.Title = finishLink(link, link.Destination, link.Title, tail, context)
	case *ast.Image:
		link.Destination, link.Title = finishLink(link, link.Destination, link.Title, tail, context)
		if p.withOptions {
			return readImageOptions(parent, link, block, context)
		}
	}
	return node
}

// finishLink records the place of the target, and replaces variables.
func finishLink(node ast.Node, destination, title []byte, tail input.Span, context parser.Context) (newDestination, newTitle []byte) {
	state := StateOf(context)
	place := targetPlace(node, state.Text.Bytes, destination, tail)
	node.SetAttributeString(placeAttribute, place)
	how := Expansion{At: place.Start, quote: quoteMarkdown}
	return state.Expand(destination, how), state.Expand(title, how)
}

// targetPlace returns the span of the target of a link. It is the span of the whole link if
// the target is missing or in a reference definition.
func targetPlace(node ast.Node, source, destination []byte, tail input.Span) input.Span {
	written := source[tail.Start:max(tail.Start, tail.Stop)]
	if offset := bytes.Index(written, destination); offset > 0 && len(destination) > 0 && bytes.HasPrefix(written, []byte("](")) {
		return input.At(tail.Start+offset, tail.Start+offset+len(destination))
	}
	return input.At(max(0, node.Pos()), tail.Stop)
}

// autoLinkParser is goldmark's parser. It also replaces variables in addresses.
type autoLinkParser struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p autoLinkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	_, before := block.Position()
	node := p.InlineParser.Parse(parent, block, context)
	link, ok := node.(*ast.AutoLink)
	if !ok {
		return node
	}
	state := StateOf(context)
	label := link.Label(state.Text.Bytes)
	if bytes.Contains(label, []byte("{{")) {
		link.SetAttributeString(addressAttribute, string(state.Expand(label, Expansion{At: before.Start + 1, Bare: true})))
	}
	return node
}

// Address returns the text of an autolink. It reports whether the text contained variables.
func Address(link *ast.AutoLink, source []byte) (text string, expanded bool) {
	if value, found := link.AttributeString(addressAttribute); found {
		return value.(string), true
	}
	return string(link.Label(source)), false
}
