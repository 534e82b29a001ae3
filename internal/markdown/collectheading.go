package markdown

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// heading sets the id of a heading and opens a section.
func (c *collector) heading(node *ast.Heading) {
	directive.TrimBeforeBadges(node, c.source)
	text, forID := c.headingTexts(node)
	c.headingText(node)
	if node.Level == 1 {
		c.title(node, text)
	}
	c.begun = true
	id, explicit := syntax.HeadingID(node)
	if explicit {
		c.slugs.Reserve(id)
	} else {
		id = c.slugs.Slug(forID)
	}
	if node.Level == 2 || node.Level == 3 {
		c.section.open(Section{ID: id, Title: text, IsCode: isCode(node), IsLinks: isLinks(node)})
	}
	c.section.muted = node.Level <= 3
	if node.Level == 1 {
		node.RemoveAttributes()
		return
	}
	node.SetAttributeString("id", []byte(id))
	place := c.nodePlace(node)
	c.document.IDs = append(c.document.IDs, ID{Name: id, Heading: true, Place: place})
	c.headed = append(c.headed, headed{node: node, forID: forID, explicit: explicit, ids: len(c.document.IDs) - 1, section: len(c.section.sections) - 1})
	c.document.Headings = append(c.document.Headings, Heading{Level: node.Level, ID: id, Text: text, HTML: c.outlineHTML(node, text), Place: place})
}

// isCode reports whether a heading is a single piece of code, apart from badges.
func isCode(heading *ast.Heading) bool {
	first := heading.FirstChild()
	if first == nil || first.Kind() != ast.KindCodeSpan {
		return false
	}
	for next := first.NextSibling(); next != nil; next = next.NextSibling() {
		words, isText := next.(*ast.Text)
		if isSpace := isText && words.Segment.IsEmpty(); !isSpace && !directive.IsBadge(next) {
			return false
		}
	}
	return true
}

// isLinks reports whether nothing follows a heading, up to the next one, but lists whose items begin
// with links to other pages.
func isLinks(heading *ast.Heading) bool {
	links := 0
	for next := heading.NextSibling(); next != nil && next.Kind() != ast.KindHeading; next = next.NextSibling() {
		if next.Kind() == ast.KindLinkReferenceDefinition {
			continue
		}
		if next.Kind() != ast.KindList {
			return false
		}
		for item := next.FirstChild(); item != nil; item = item.NextSibling() {
			first := item.FirstChild() // a block
			for first != nil && (first.Type() == ast.TypeBlock || first.Kind() == ast.KindEmphasis) {
				first = first.FirstChild()
			}
			link, isLink := first.(*ast.Link)
			if !isLink || bytes.HasPrefix(link.Destination, []byte("#")) || bytes.Contains(link.Destination, []byte(":")) {
				return false
			}
			links++
		}
	}
	return links > 0
}

// title handles an h1, and reports one that is not the first on the page. If it is the first heading,
// the page shows it as its title. If nothing precedes it, it is also the document's title everywhere
// else.
func (c *collector) title(node *ast.Heading, text string) {
	if c.titled && node.Lines().Len() > 0 {
		at := node.Lines().At(0)
		c.text.Report(at.Start, at.Stop, Finding{Code: input.HeadingCode, Text: fmt.Sprintf("the heading %q is a second title of the page", text),
			Hint: "make it level 2"})
	}
	c.titled = true
	c.document.HasTitle = c.document.HasTitle || !c.begun
	if node.Parent() != c.root {
		return
	}
	for before := node.PreviousSibling(); before != nil; before = before.PreviousSibling() {
		if !isHidden(before) {
			return
		}
	}
	c.document.Title, c.post.title = text, node
}

// isHidden reports whether a block is invisible: a comment, or imports.
func isHidden(node ast.Node) bool {
	switch node := node.(type) {
	case *ast.Paragraph:
		_, isEnd := syntax.OnlySummaryEnd(node)
		return isEnd
	case *directive.Container:
		return node.Spec.Role == directive.AgentsRole
	case *ast.HTMLBlock:
		return node.HTMLBlockType == ast.HTMLBlockType2
	case *jsx.Flow:
		return !slices.ContainsFunc(node.Parts, func(part jsx.Part) bool { return !part.IsComment() })
	}
	return node.Kind() == jsx.ESMKind
}

// outlineHTML renders a heading with this text for a table of contents.
func (c *collector) outlineHTML(heading *ast.Heading, text string) string {
	if c.parser.options.Brief {
		return ""
	}
	html := render.HeadingHTML(c.parser.outline, c.source, heading)
	if html == text {
		return text // the same memory
	}
	return html
}
