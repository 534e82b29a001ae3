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
	tailAttribute     = "docgen-tail"     // text.Segment: the link from its "]" to its end
	resolvedAttribute = "docgen-resolved" // Resolved
)

// linkParser is goldmark's, but that it remembers where the part of a link that
// holds its target stands.
type linkParser struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p linkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	_, before := block.Position()
	node := p.InlineParser.Parse(parent, block, context)
	switch node.(type) {
	case *ast.Link, *ast.Image:
		_, after := block.Position()
		node.SetAttributeString(tailAttribute, text.NewSegment(before.Start, after.Start))
	}
	return node
}

// CloseBlock implements parser.CloseBlocker.
func (p linkParser) CloseBlock(parent ast.Node, block text.Reader, context parser.Context) {
	if closer, ok := p.InlineParser.(parser.CloseBlocker); ok {
		closer.CloseBlock(parent, block, context)
	}
}

// targetPlace is where a link's target stands, or the whole link when the target
// is elsewhere (a reference) or missing.
func (c *collector) targetPlace(node ast.Node, destination []byte) Place {
	value, _ := node.AttributeString(tailAttribute)
	tail, _ := value.(text.Segment)
	written := c.document.source[tail.Start:max(tail.Start, tail.Stop)]
	if offset := bytes.Index(written, destination); offset > 0 && len(destination) > 0 && bytes.HasPrefix(written, []byte("](")) {
		return c.lines.place(tail.Start+offset, tail.Start+offset+len(destination))
	}
	return c.lines.place(max(0, node.Pos()), tail.Stop)
}

func renderLink(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, err := out.WriteString("</a>")
		return ast.WalkContinue, err
	}
	resolved := resolution(node)
	_, _ = out.WriteString(`<a href="` + escapeURL(resolved.Href) + `"`)
	writeTitle(out, node.(*ast.Link).Title)
	if resolved.External {
		_, _ = out.WriteString(external)
	}
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
	href, attributes := string(link.URL(source)), ""
	switch {
	case link.AutoLinkType == ast.AutoLinkEmail:
		href = "mailto:" + href
	case isWeb.MatchString(href):
		attributes = external
	}
	_, err := out.WriteString(`<a href="` + escapeURL(href) + `"` + attributes + `>` + html.EscapeString(string(link.Label(source))) + "</a>")
	return ast.WalkContinue, err
}

var isWeb = regexp.MustCompile(`(?i)^(?:https?|ftp)://`)

func resolution(node ast.Node) Resolved {
	value, _ := node.AttributeString(resolvedAttribute)
	resolved, _ := value.(Resolved)
	return resolved
}

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
