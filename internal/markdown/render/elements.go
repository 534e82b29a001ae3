package render

import (
	"errors"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Elements renders the nodes whose HTML differs from goldmark's: headings with anchor links,
// links with placeholders, tables that scroll, and images that load lazily.
type Elements struct {
	Labels message.Catalog
	Zoom   bool // readers can enlarge images
}

// RegisterFuncs implements renderer.NodeRenderer.
func (e Elements) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindHeading, e.heading)
	register.Register(ast.KindLink, renderLink)
	register.Register(ast.KindAutoLink, renderAutoLink)
	register.Register(ast.KindImage, e.image)
	label := html.EscapeString(e.Labels.Text("docgen.table.label"))
	register.Register(east.KindTable, Around(`<div class="table-scroll" role="group" aria-label="`+label+`" tabindex="0"><table>`+"\n", "</table></div>\n"))
	register.Register(east.KindTaskCheckBox, e.checkBox)
}

// heading writes the anchor link beside the heading. Inside it, screen readers would
// read the link's name as part of the heading.
func (e Elements) heading(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	heading := node.(*ast.Heading)
	level := string(rune('0' + heading.Level))
	id, hasID := syntax.HeadingID(heading)
	if entering {
		open := "<h" + level + ">"
		if hasID {
			open = `<div class="heading-` + level + `"><h` + level + ` id="` + html.EscapeString(id) + `">`
		}
		_, err := out.WriteString(open)
		return ast.WalkContinue, err
	}
	_, err := out.WriteString("</h" + level + ">")
	if hasID {
		label := html.EscapeString(e.Labels.Fill("theme.common.headingLinkTitle", "heading", directive.HeadingText(heading, source)))
		_, err = out.WriteString(badgesHTML(heading, source) + `<a class="heading-anchor" href="#` + html.EscapeString(id) + `" aria-label="` + label +
			`"></a></div>`)
	}
	return ast.WalkContinue, errors.Join(err, out.WriteByte('\n'))
}

// badgesHTML returns the badges of a heading, which are not part of it.
func badgesHTML(heading ast.Node, source []byte) string {
	var out strings.Builder
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		if directive.IsBadge(child) {
			out.WriteString(phraseHTML(child.(*directive.Phrase), source))
		}
	}
	return out.String()
}

// isNextToHeading reports whether a node is a badge beside a heading with an id.
func isNextToHeading(node ast.Node) bool {
	heading, isHeading := node.Parent().(*ast.Heading)
	if !isHeading || !directive.IsBadge(node) {
		return false
	}
	_, hasID := syntax.HeadingID(heading)
	return hasID
}

// image writes an image, which a link to its file and variants of it may surround.
func (e Elements) image(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	canZoom, options := e.Zoom && directive.CanZoom(node, source), syntax.ImageOptionsOf(node)
	if canZoom {
		addNumbered(out, zoomPlaceholder, node)
	}
	addNumbered(out, picturePlaceholder, node)
	_, _ = out.WriteString(`<img src="`)
	addNumbered(out, targetPlaceholder, node)
	_, _ = out.WriteString(`" alt="` + html.EscapeString(syntax.PlainText(node, source)) + `"`)
	writeTitle(out, node.(*ast.Image).Title)
	addNumbered(out, sizePlaceholder, node)
	_, err := out.WriteString(options.AttributesHTML("") + ` loading="lazy" decoding="async">`)
	addNumbered(out, pictureEndPlaceholder, node)
	if canZoom {
		addNumbered(out, zoomEndPlaceholder, node)
	}
	return ast.WalkSkipChildren, err
}

func (e Elements) checkBox(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	label, checked := e.Labels.Text("docgen.taskList.incomplete"), ""
	if node.(*east.TaskCheckBox).IsChecked {
		label, checked = e.Labels.Text("docgen.taskList.completed"), " checked"
	}
	_, err := out.WriteString(`<input type="checkbox" disabled aria-label="` + html.EscapeString(label) + `"` + checked + `> `)
	return ast.WalkContinue, err
}
