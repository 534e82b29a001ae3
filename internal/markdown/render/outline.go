package render

import (
	"bufio"
	"bytes"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Outline renders the content of headings for a table of contents. Each heading is a link
// there, so its content must not contain links or ids. Images become their alt text.
type Outline struct{ Raw RawHTML }

// RegisterFuncs implements renderer.NodeRenderer.
func (o Outline) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	nothing := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkContinue, nil }
	register.Register(ast.KindLink, nothing)
	register.Register(east.KindFootnoteLink, nothing)
	register.Register(ast.KindImage, outlineText)
	register.Register(ast.KindAutoLink, outlineText)
	register.Register(ast.KindRawHTML, o.tag)
	register.Register(directive.PhraseKind, outlinePhrase)
}

// outlinePhrase leaves out badges, which are not part of a heading. Values of the reader are text there.
func outlinePhrase(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if directive.IsBadge(node) {
		return ast.WalkSkipChildren, nil
	}
	if node.(*directive.Phrase).Value != "" {
		return outlineText(out, source, node, entering)
	}
	return renderPhrase(out, source, node, entering)
}

func outlineText(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	_, err := out.WriteString(html.EscapeString(syntax.PlainText(node, source)))
	return ast.WalkSkipChildren, err
}

var idInTag = regexp.MustCompile(`(?i)\s(?:id|name)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)`)

var droppedTag = regexp.MustCompile(`(?i)^(?:</?a(?:\s|>)|<img\s|<!|<\?)`)

func (o Outline) tag(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	tag := string(node.(*ast.RawHTML).Segments.Value(source))
	if droppedTag.MatchString(tag) {
		return ast.WalkSkipChildren, nil
	}
	_, err := out.WriteString(o.Raw.cleaned(idInTag.ReplaceAllString(tag, "")))
	return ast.WalkSkipChildren, err
}

// HeadingHTML renders the content of a heading.
func HeadingHTML(with renderer.Renderer, source []byte, heading ast.Node) string {
	var out bytes.Buffer
	writer := bufio.NewWriterSize(&out, 256) // most headings are short
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		if directive.IsInBadge(child) {
			continue
		}
		_ = with.Render(writer, source, child) // cannot fail: it writes to a buffer
	}
	_ = writer.Flush()
	return strings.TrimSpace(out.String())
}
