package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
)

// collector walks a parsed tree once and fills in its document.
type collector struct {
	document  *Document
	lines     lines
	slugs     *slugger
	markdown  goldmark.Markdown
	languages *languages
	section   sectionText
	broken    bool // a thematic break has been seen
}

func (c *collector) collect() {
	c.section.open("", "")
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
	c.document.Sections = c.section.close()
	for _, heading := range c.document.Headings {
		c.document.Anchors[heading.ID] = true
	}
}

func (c *collector) enter(node ast.Node) ast.WalkStatus {
	switch node := node.(type) {
	case *ast.Heading:
		c.heading(node)
	case *ast.Paragraph:
		if c.document.Excerpt == "" {
			c.document.Excerpt = plainText(node, c.document.source)
		}
	case *ast.ThematicBreak:
		c.broken = true
	case *ast.Link:
		c.link(node, PageLink, node.Destination)
	case *ast.Image:
		c.link(node, Image, node.Destination)
	case *ast.AutoLink:
		c.section.write(string(node.Label(c.document.source)))
	case *ast.RawHTML:
		c.rawHTML(node.Segments.Value(c.document.source))
	case *ast.HTMLBlock:
		c.rawHTML(node.Lines().Value(c.document.source))
	case *ast.FencedCodeBlock:
		c.codeBlock(node)
	case *ast.CodeBlock:
		c.section.write(string(node.Lines().Value(c.document.source)))
	case *ast.Text:
		c.section.write(textOf(node, c.document.source))
		if node.SoftLineBreak() || node.HardLineBreak() {
			c.section.space()
		}
	case *ast.String:
		c.section.write(string(node.Value))
	case *east.TaskCheckBox:
		markTaskItem(node)
	case *east.FootnoteLink, *east.FootnoteBacklink:
		return ast.WalkSkipChildren
	}
	return ast.WalkContinue
}

// heading gives a heading its id and opens its section.
func (c *collector) heading(node *ast.Heading) {
	text := plainText(node, c.document.source)
	id, explicit := explicitID(node)
	if !explicit {
		id = c.slugs.slug(text)
	}
	if node.Level > 1 {
		node.SetAttributeString("id", []byte(id))
	} else {
		removeID(node)
	}
	if node.Level == 1 && !c.broken {
		c.document.HasTitle = true
		if len(c.document.Headings) == 0 {
			c.document.Title = text
		}
	}
	if node.Level == 2 || node.Level == 3 {
		c.section.open(id, text)
	}
	c.section.muted = node.Level <= 3
	if node.Level > 1 {
		c.document.Headings = append(c.document.Headings, Heading{
			Level: node.Level, ID: id, Text: text,
			HTML:  c.inlineHTML(node),
			Place: c.nodePlace(node),
		})
	}
}

func (c *collector) nodePlace(node ast.Node) Place {
	if lines := node.Lines(); lines != nil && lines.Len() > 0 {
		segment := lines.At(0)
		return c.lines.place(segment.Start, segment.Stop)
	}
	return c.lines.place(max(0, node.Pos()), node.Pos())
}

// link records a link at the place of its target, or of the link itself when
// the target stands elsewhere (a reference).
func (c *collector) link(node ast.Node, kind LinkKind, destination []byte) {
	start := max(0, node.Pos())
	end := start + 1
	if offset := bytes.Index(c.document.source[start:], append([]byte("]("), destination...)); offset >= 0 && len(destination) > 0 {
		start += offset + len("](")
		end = start + len(destination)
	}
	c.document.Links = append(c.document.Links, Link{
		Kind: kind, Target: string(destination), Place: c.lines.place(start, end), node: node,
	})
}

func (c *collector) codeBlock(node *ast.FencedCodeBlock) {
	c.section.space()
	c.section.write(string(node.Lines().Value(c.document.source)))
	if language := string(node.Language(c.document.source)); language != "" {
		segment := node.Info.Segment
		c.document.Languages = append(c.document.Languages, CodeLanguage{
			Name: language, Known: c.languages.lexer(language) != nil,
			Place: c.lines.place(segment.Start, segment.Start+len(language)),
		})
	}
}

var idAttribute = regexp.MustCompile(`(?i)<[a-z][^<>]*?\s(?:id|name)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))`)

// rawHTML records the ids in HTML that the author wrote.
func (c *collector) rawHTML(html []byte) {
	for _, match := range idAttribute.FindAllSubmatch(html, -1) {
		c.document.Anchors[string(bytes.Join(match[1:], nil))] = true
	}
}

// sectionText gathers plain text into sections.
type sectionText struct {
	sections []Section
	text     strings.Builder
	muted    bool // inside a heading, whose text is a title already
}

func (s *sectionText) open(id, title string) {
	s.flush()
	s.sections = append(s.sections, Section{ID: id, Title: title})
}

func (s *sectionText) write(text string) {
	if !s.muted {
		s.text.WriteString(text)
	}
}

func (s *sectionText) space() { s.text.WriteByte(' ') }

func (s *sectionText) flush() {
	if len(s.sections) > 0 {
		last := &s.sections[len(s.sections)-1]
		last.Text = strings.Join(strings.Fields(s.text.String()), " ")
	}
	s.text.Reset()
}

func (s *sectionText) close() []Section {
	s.flush()
	return s.sections
}
