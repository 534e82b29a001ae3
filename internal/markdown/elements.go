package markdown

import (
	"html"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	gohtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// elements renders the nodes whose HTML differs from goldmark's own: headings
// with a link to themselves, tables that scroll, images that load late.
type elements struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (elements) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindHeading, renderHeading)
	register.Register(ast.KindImage, renderImage)
	register.Register(ast.KindAutoLink, renderAutoLink)
	register.Register(east.KindTable, renderTable)
}

// External is what a link out of the site carries: a new tab that cannot reach
// back into this one.
const external = ` target="_blank" rel="noopener noreferrer"`

func renderAutoLink(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	link := node.(*ast.AutoLink)
	href, attributes := string(util.URLEscape(link.URL(source), false)), external
	if link.AutoLinkType == ast.AutoLinkEmail {
		href, attributes = "mailto:"+href, ""
	}
	_, err := out.WriteString(`<a href="` + html.EscapeString(href) + `"` + attributes + `>` + html.EscapeString(string(link.Label(source))) + "</a>")
	return ast.WalkContinue, err
}

func renderHeading(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	heading := node.(*ast.Heading)
	tag := "h" + string(rune('0'+heading.Level))
	if entering {
		_, _ = out.WriteString("<" + tag)
		gohtml.RenderAttributes(out, node, gohtml.HeadingAttributeFilter)
		_ = out.WriteByte('>')
		return ast.WalkContinue, nil
	}
	if id, found := explicitID(heading); found && heading.Level > 1 {
		label := html.EscapeString("Direct link to " + plainText(heading, source))
		_, _ = out.WriteString(`<a class="heading-anchor" href="#` + html.EscapeString(id) + `" aria-label="` + label + `" title="` + label + `"></a>`)
	}
	_, err := out.WriteString("</" + tag + ">\n")
	return ast.WalkContinue, err
}

func renderImage(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	image := node.(*ast.Image)
	_, _ = out.WriteString(`<img src="` + html.EscapeString(string(util.URLEscape(image.Destination, false))) + `" alt="` + html.EscapeString(altText(node, source)) + `"`)
	if len(image.Title) > 0 {
		_, _ = out.WriteString(` title="` + html.EscapeString(string(image.Title)) + `"`)
	}
	for _, name := range []string{"width", "height"} {
		if size, found := image.AttributeString(name); found {
			_, _ = out.WriteString(" " + name + `="` + size.(string) + `"`)
		}
	}
	_, err := out.WriteString(` loading="lazy" decoding="async">`)
	return ast.WalkSkipChildren, err
}

// altText is the plain text of an image's description, where plainText of a
// paragraph leaves images out.
func altText(image ast.Node, source []byte) string {
	text := ""
	for child := image.FirstChild(); child != nil; child = child.NextSibling() {
		if inner, isText := child.(*ast.Text); isText {
			text += textOf(inner, source)
			continue
		}
		text += plainText(child, source)
	}
	return text
}

func renderTable(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	tag := "</table></div>\n"
	if entering {
		tag = `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>` + "\n"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

// TitleHTML is the h1 of a doc whose text has none.
func TitleHTML(title string) string { return "<h1>" + html.EscapeString(title) + "</h1>\n" }
