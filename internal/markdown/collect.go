package markdown

import (
	"bytes"
	"cmp"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"

	"docgen/internal/slug"
)

// collector walks a parsed tree once and fills in its document.
type collector struct {
	document      *Document
	state         *state
	lines         lines
	slugs         *slug.Slugger
	outline       renderer.Renderer
	languages     *languages
	magicComments []MagicComment
	section       sectionText
	begun         bool   // a heading or thematic break has been seen
	item          string // the first text of a list without paragraphs: the excerpt of a text that has none either
}

func (c *collector) collect() {
	c.section.brief = c.state.options.Brief
	c.section.open("", "")
	c.frontMatterComments()
	c.readMDX()
	_ = ast.Walk(c.document.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			return c.enter(node), nil
		}
		if heading, ok := node.(*ast.Heading); ok && heading.Level <= 3 {
			c.section.muted = false
		}
		if node.Type() == ast.TypeBlock {
			c.section.space()
		}
		return ast.WalkContinue, nil
	})
	c.document.Excerpt = cmp.Or(c.document.Excerpt, c.item)
	c.document.Sections = c.section.close()
	c.findComponents()
	for _, heading := range c.document.Headings {
		c.document.Anchors[heading.ID] = true
	}
}

func (c *collector) enter(node ast.Node) ast.WalkStatus {
	switch node := node.(type) {
	case *ast.Heading:
		c.heading(node)
	case *flowMDX:
		c.mdxParts(node.parts)
	case *inlineMDX:
		c.mdxParts([]mdxPart{node.mdxPart})
	case *ast.Paragraph:
		c.excerpt(&c.document.Excerpt, node)
	case *ast.TextBlock:
		c.excerpt(&c.item, node)
	case *ast.ThematicBreak:
		c.begun = true
	case *ast.Link:
		c.link(node, PageLink, node.Destination)
	case *ast.Image:
		c.link(node, Image, node.Destination)
	case *ast.AutoLink:
		c.autoLink(node)
	case *ast.RawHTML:
		c.rawHTML(node)
	case *ast.HTMLBlock:
		c.rawHTML(node)
	case *ast.FencedCodeBlock:
		c.codeBlock(node)
	case *container:
		c.container(node)
	case *formulaBlock:
		node.AppendChild(node, node.content(c.document.source))
	case *formula:
		c.formula(node)
	case *ast.CodeBlock:
		c.section.write(string(node.Lines().Value(c.document.source)))
	case *ast.Text:
		if !c.section.brief {
			c.section.write(textOf(node, c.document.source))
		}
		if node.SoftLineBreak() || node.HardLineBreak() {
			c.section.space()
		}
	case *ast.String:
		c.section.write(string(node.Value))
	case *east.TaskCheckBox:
		markTaskItem(node)
	case *east.FootnoteLink:
		c.document.Anchors[footnoteID("fnref", node.Index, node.RefIndex)] = true
	case *east.Footnote:
		c.document.Anchors[footnoteID("fn", node.Index, 0)] = true
	}
	return ast.WalkContinue
}

// excerpt keeps the first text of its kind.
func (c *collector) excerpt(first *string, node ast.Node) {
	if *first == "" {
		*first = strings.Join(strings.Fields(plainText(node, c.document.source, ast.KindImage)), " ")
	}
}

func (c *collector) nodePlace(node ast.Node) Place {
	if lines := node.Lines(); lines != nil && lines.Len() > 0 {
		segment := lines.At(0)
		return c.lines.place(segment.Start, segment.Stop)
	}
	return c.lines.place(max(0, node.Pos()), node.Pos())
}

func (c *collector) container(node *container) {
	if node.attributes.id != "" {
		c.document.Anchors[node.attributes.id] = true
		c.document.IDs = append(c.document.IDs, ID{Name: node.attributes.id, Place: c.lines.place(node.at+node.mark.start, node.at+node.mark.stop)})
	}
	if node.role == codeGroupRole {
		c.openCodeGroup(node)
	}
	if node.role == codeGroupRole || node.role == tabsRole {
		c.checkLabels(node)
	}
}

func (c *collector) formula(node *formula) {
	c.section.write(node.tex)
	c.document.Formulas = append(c.document.Formulas, Formula{
		TeX: node.tex, Display: node.display, Place: c.lines.place(node.at.start, node.at.stop), node: node,
	})
}

func (c *collector) codeBlock(node *ast.FencedCodeBlock) {
	code := c.code(node)
	if c.state.options.Mermaid && code.language == mermaidLanguage {
		c.document.Mermaid = true
		return
	}
	c.section.space()
	c.section.write(code.text)
	language, _ := fenceInfo(node, c.document.source)
	if language == "" {
		return
	}
	start := node.Info.Segment.Start
	written, _, _ := bytes.Cut(node.Language(c.document.source), []byte("{"))
	c.document.Languages = append(c.document.Languages, CodeLanguage{
		Name: language, Known: c.languages.lexer(language) != nil, Place: c.lines.place(start, start+len(written)),
	})
}
