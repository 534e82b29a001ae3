package render

import (
	"html"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

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
	if class := syntax.LinkClass(node); class != "" {
		_, _ = out.WriteString(` class="` + html.EscapeString(class) + `"`)
	}
	if id := syntax.LinkID(node); id != "" {
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
