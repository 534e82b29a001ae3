package markdown

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
)

// outline renders the inside of headings for a table of contents, where each is
// a link and must hold neither links nor ids of its own. Pictures are told by
// their description.
type outline struct{ raw rawHTML }

// RegisterFuncs implements renderer.NodeRenderer.
func (o outline) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	nothing := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkContinue, nil }
	register.Register(ast.KindLink, nothing)
	register.Register(east.KindFootnoteLink, nothing)
	register.Register(ast.KindImage, outlineText)
	register.Register(ast.KindAutoLink, outlineText)
	register.Register(ast.KindRawHTML, o.tag)
	registerMDX(register)
}

func outlineText(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	_, err := out.WriteString(html.EscapeString(plainText(node, source)))
	return ast.WalkSkipChildren, err
}

var droppedTag = regexp.MustCompile(`(?i)^(?:</?a(?:\s|>)|<img\s|<!|<\?)`)

func (o outline) tag(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	tag := string(node.(*ast.RawHTML).Segments.Value(source))
	if droppedTag.MatchString(tag) {
		return ast.WalkSkipChildren, nil
	}
	_, err := out.WriteString(o.raw.cleaned(idInTag.ReplaceAllString(tag, "")))
	return ast.WalkSkipChildren, err
}

// outlineHTML renders the inside of a heading.
func (c *collector) outlineHTML(heading *ast.Heading) string {
	if c.state.options.Brief {
		return ""
	}
	var out bytes.Buffer
	writer := bufio.NewWriter(&out)
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		_ = c.outline.Render(writer, c.document.source, child) // a buffer takes everything
	}
	_ = writer.Flush()
	return strings.TrimSpace(out.String())
}
