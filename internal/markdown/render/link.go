package render

import (
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

func renderLink(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, err := out.WriteString("</a>")
		return ast.WalkContinue, err
	}
	_, _ = out.WriteString(`<a href="`)
	addNumbered(out, targetPlaceholder, node)
	_ = out.WriteByte('"')
	if class := directive.LinkClass(node); class != "" {
		_, _ = out.WriteString(` class="` + html.EscapeString(class) + `"`)
	}
	if id := directive.LinkID(node); id != "" {
		_, _ = out.WriteString(` id="` + html.EscapeString(id) + `"`)
	}
	writeTitle(out, node.(*ast.Link).Title)
	addNumbered(out, newTabPlaceholder, node)
	return ast.WalkContinue, out.WriteByte('>')
}

// external holds the attributes of a link to another site. The link opens a new tab that
// cannot access this one.
const external = ` target="_blank" rel="noopener noreferrer"`

func renderAutoLink(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	link := node.(*ast.AutoLink)
	label, expanded := syntax.Address(link, source)
	target, attributes := string(link.URL(source)), ""
	if expanded {
		target = label
	}
	switch {
	case link.AutoLinkType == ast.AutoLinkEmail:
		target = "mailto:" + target
	case IsWeb(target):
		attributes = external
	}
	_, err := out.WriteString("<a" + href(target) + attributes + ">" + html.EscapeString(label) + "</a>")
	return ast.WalkContinue, err
}

// IsWeb reports whether a URL leads to the web.
func IsWeb(url string) bool { return webURL.MatchString(url) }

var webURL = regexp.MustCompile(`(?i)^(?:https?|ftp)://`)

func writeTitle(out util.BufWriter, title []byte) {
	if len(title) > 0 {
		_, _ = out.WriteString(` title="` + html.EscapeString(syntax.Unescape(string(title))) + `"`)
	}
}

// escapeURL escapes a URL for an attribute.
func escapeURL(url string) string { return html.EscapeString(EncodeURL(url)) }

// Type writes a name in code, as a link if there is a page for it. number is the index of the link in
// the document.
func Type(out util.BufWriter, number int, name string) {
	isKnown := addPlaceholder(out, typePlaceholder, number)
	_, _ = out.WriteString(name)
	if isKnown {
		addPlaceholder(out, typeEndPlaceholder, number)
	}
}

// TypeClass is the class of links from types in code.
const TypeClass = "type-link"

// writeType writes the start or the end of a link from a type, or nothing if it leads nowhere.
func (r Resolved) writeType(out *strings.Builder, kind PlaceholderKind) {
	switch {
	case r.Href == "":
	case kind == typeEndPlaceholder:
		out.WriteString("</a>")
	default:
		out.WriteString(`<a class="` + TypeClass + `"` + href(r.Href))
		if r.External {
			out.WriteString(external)
		}
		out.WriteByte('>')
	}
}

// Type returns the HTML of a type in code, as a link if it leads somewhere.
func (r Resolved) Type(html string) string {
	var out strings.Builder
	r.writeType(&out, typePlaceholder)
	out.WriteString(html)
	r.writeType(&out, typeEndPlaceholder)
	return out.String()
}
