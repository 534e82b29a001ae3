package markdown

import (
	"bytes"
	"html"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// The attributes of links that are ours and not HTML's.
const (
	placeAttribute   = "docgen-place"   // span in the source: the target, or the whole link
	addressAttribute = "docgen-address" // string: the text of an autolink with a variable
)

// linkParser is goldmark's, but that it remembers where a link's target stands,
// and that targets and titles may hold variables.
type linkParser struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p linkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, before := block.PeekLine()
	if !stateOf(context).brackets.takes(parent, line) || bytes.HasPrefix(line, []byte("](")) && isBeyond(line[2:]) {
		return nil
	}
	node := p.InlineParser.Parse(parent, directReader{block, parent.Lines()}, context)
	_, after := block.Position()
	switch link := node.(type) {
	case *ast.Link:
		link.Destination, link.Title = finishLink(link, link.Destination, link.Title, span{before.Start, after.Start}, context)
	case *ast.Image:
		link.Destination, link.Title = finishLink(link, link.Destination, link.Title, span{before.Start, after.Start}, context)
	}
	return node
}

// finishLink notes where the target stands, and replaces variables. tail is the
// link from its "]" to its end.
func finishLink(node ast.Node, destination, title []byte, tail span, context parser.Context) (newDestination, newTitle []byte) {
	state := stateOf(context)
	place := targetPlace(node, state.source, destination, tail)
	node.SetAttributeString(placeAttribute, place)
	how := expansion{at: place.start, quote: quoteMarkdown}
	return state.expand(destination, how), state.expand(title, how)
}

// targetPlace is where a link's target stands, or the whole link when the target
// is elsewhere (a reference) or missing.
func targetPlace(node ast.Node, source, destination []byte, tail span) span {
	written := source[tail.start:max(tail.start, tail.stop)]
	if offset := bytes.Index(written, destination); offset > 0 && len(destination) > 0 && bytes.HasPrefix(written, []byte("](")) {
		return span{tail.start + offset, tail.start + offset + len(destination)}
	}
	return span{max(0, node.Pos()), tail.stop}
}

// autoLinkParser is goldmark's, but that addresses may hold variables.
type autoLinkParser struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p autoLinkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	_, before := block.Position()
	node := p.InlineParser.Parse(parent, block, context)
	link, ok := node.(*ast.AutoLink)
	if !ok {
		return node
	}
	state := stateOf(context)
	label := link.Label(state.source)
	if bytes.Contains(label, []byte("{{")) {
		link.SetAttributeString(addressAttribute, string(state.expand(label, expansion{at: before.Start + 1, bare: true})))
	}
	return node
}

// address is the text of an autolink.
func address(link *ast.AutoLink, source []byte) string {
	if value, found := link.AttributeString(addressAttribute); found {
		return value.(string)
	}
	return string(link.Label(source))
}

// CloseBlock implements parser.CloseBlocker.
func (p linkParser) CloseBlock(parent ast.Node, block text.Reader, context parser.Context) {
	if closer, ok := p.InlineParser.(parser.CloseBlocker); ok {
		closer.CloseBlock(parent, block, context)
	}
}

func renderLink(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, err := out.WriteString("</a>")
		return ast.WalkContinue, err
	}
	_, _ = out.WriteString(`<a href="`)
	leaveHole(out, targetHole, node)
	_ = out.WriteByte('"')
	writeTitle(out, node.(*ast.Link).Title)
	leaveHole(out, tabHole, node)
	return ast.WalkContinue, out.WriteByte('>')
}

// external is what a link out of the site carries: a new tab that cannot reach
// back into this one.
const external = ` target="_blank" rel="noopener noreferrer"`

func renderAutoLink(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	link := node.(*ast.AutoLink)
	label := address(link, source)
	target, attributes := string(link.URL(source)), ""
	if _, expanded := link.AttributeString(addressAttribute); expanded {
		target = label
	}
	switch {
	case link.AutoLinkType == ast.AutoLinkEmail:
		target = "mailto:" + target
	case isWeb.MatchString(target):
		attributes = external
	}
	_, err := out.WriteString("<a" + href(target) + attributes + ">" + html.EscapeString(label) + "</a>")
	return ast.WalkContinue, err
}

var isWeb = regexp.MustCompile(`(?i)^(?:https?|ftp)://`)

func writeTitle(out util.BufWriter, title []byte) {
	if len(title) > 0 {
		_, _ = out.WriteString(` title="` + html.EscapeString(unescape(string(title))) + `"`)
	}
}

// escapeURL makes a URL fit for an attribute; what is percent-encoded already
// stays.
func escapeURL(url string) string {
	return html.EscapeString(string(util.URLEscape([]byte(url), false)))
}
