package markdown

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/mdx"
)

// readMDX gathers a text's imports and exports, and looks for tags that are not
// closed.
func (c *collector) readMDX() {
	if c.state.mdx == nil {
		return
	}
	for node := c.document.root.FirstChild(); node != nil; node = node.NextSibling() {
		if block, ok := node.(*esmBlock); ok {
			c.document.declarations = append(c.document.declarations, block.declarations)
			c.document.Imports = append(c.document.Imports, block.declarations.Imports...)
		}
	}
	c.checkNesting(c.document.root)
}

// checkNesting reports tags that do not close each other among the children of
// each node.
func (c *collector) checkNesting(root ast.Node) {
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering || !node.HasChildren() || c.state.mdx.failed {
			return ast.WalkContinue, nil
		}
		var open []*mdx.Parsed
		for child := node.FirstChild(); child != nil; child = child.NextSibling() {
			for _, part := range partsOf(child) {
				open = c.nest(open, part)
			}
		}
		if len(open) > 0 {
			last := open[len(open)-1]
			hint := mdx.CloseHint(last.Name)
			if node.Kind() == ast.KindParagraph {
				hint += ", in the same paragraph; or put both tags on lines of their own"
			}
			c.state.mdx.fail(&mdx.Error{Start: last.Start, Stop: last.End, Text: mdx.Unclosed(last.Name), Hint: hint})
		}
		return ast.WalkContinue, nil
	})
}

func (c *collector) nest(open []*mdx.Parsed, part mdxPart) []*mdx.Parsed {
	tag := part.tag
	switch {
	case tag == nil || tag.Kind == mdx.SelfClosingTag:
	case tag.Kind == mdx.OpenTag:
		if open = append(open, tag); len(open) > maxNesting {
			c.state.mdx.fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: "the element is nested too deeply",
				Hint: fmt.Sprintf("at most %d elements may stand in each other", maxNesting)})
		}
	case len(open) == 0:
		c.state.mdx.fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: fmt.Sprintf("%q closes nothing here", "</"+tag.Name+">"),
			Hint: "remove it, or put it into the same paragraph, list item or block as the tag that opens the element"})
	case open[len(open)-1].Name != tag.Name:
		c.state.mdx.fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: mdx.Mismatch(tag.Name, open[len(open)-1].Name), Hint: mdx.CloseHint(open[len(open)-1].Name)})
	default:
		open = open[:len(open)-1]
	}
	return open
}

// partsOf are the tags and expressions of a node.
func partsOf(node ast.Node) []mdxPart {
	switch node := node.(type) {
	case *flowMDX:
		return node.parts
	case *inlineMDX:
		return []mdxPart{node.mdxPart}
	}
	return nil
}

// mdxParts takes in what tags and expressions say: names, ids, imported texts.
func (c *collector) mdxParts(parts []mdxPart) {
	for _, part := range parts {
		c.document.words.Add(part.words)
		if part.tag == nil && part.isNothing() {
			c.comment(c.document.source[part.start:part.end], span{part.start, part.end})
		}
		if part.tag == nil || part.tag.Kind == mdx.CloseTag {
			continue
		}
		c.mdxTag(part.tag)
		c.mdxLink(part.tag)
		for _, attribute := range part.tag.Attributes {
			if attribute.Name == "id" && attribute.Value != "" {
				c.document.Anchors[attribute.Value] = true
			}
			if attribute.Name == "style" && attribute.Code == nil {
				c.state.report(attribute.At, attribute.At+len("style"), Finding{Code: MDXCode,
					Text: "the attribute style takes an object", Hint: "write style={{color: 'red'}}"})
			}
		}
		c.partial(part.tag)
	}
}

// mdxTag takes in a tag of HTML, for checks: those of components say nothing of
// what they become, and neither do attributes that are spread.
func (c *collector) mdxTag(tag *mdx.Parsed) {
	if tag.Name == "" || tag.Name != strings.ToLower(tag.Name) || strings.Contains(tag.Name, ".") {
		return
	}
	found := Tag{Name: tag.Name, Attributes: map[string]string{}, Place: c.lines.place(tag.Start, tag.End)}
	for _, attribute := range tag.Attributes {
		if attribute.Name == "" {
			return
		}
		found.Attributes[strings.ToLower(attribute.Name)] = attribute.Value
		if attribute.Name == "id" && attribute.Value != "" {
			c.document.IDs = append(c.document.IDs, ID{Name: attribute.Value, Place: c.lines.place(attribute.At, attribute.At+len(`id="`)+len(attribute.Value)+1)})
		}
	}
	if len(found.Attributes) > 0 || found.Name == "img" {
		c.document.Tags = append(c.document.Tags, found)
	}
}

// linkModule has the component that Docusaurus's pages link by.
const linkModule = "@docusaurus/Link"

// mdxLink takes in where a link's component leads, when that is written as a text.
func (c *collector) mdxLink(tag *mdx.Parsed) {
	isLink := slices.ContainsFunc(c.document.Imports, func(imported mdx.Import) bool {
		return imported.Default != "" && imported.Default == tag.Name && imported.Path == linkModule
	})
	if !isLink || slices.ContainsFunc(tag.Attributes, func(attribute mdx.Attribute) bool { return attribute.Name == "data-noBrokenLinkCheck" }) {
		return
	}
	for _, attribute := range tag.Attributes {
		if (attribute.Name == "to" || attribute.Name == "href") && attribute.Code == nil && attribute.Value != "" {
			start := attribute.At + len(attribute.Name) + len(`="`)
			c.document.Elements = append(c.document.Elements, Link{Target: attribute.Value, Place: c.lines.place(start, start+len(attribute.Value))})
		}
	}
}

// partial notes where an imported text is shown.
func (c *collector) partial(tag *mdx.Parsed) {
	for _, imported := range c.document.Imports {
		extension := path.Ext(imported.Path)
		if imported.Default != "" && imported.Default == tag.Name && (extension == ".mdx" || extension == ".md") {
			c.document.Partials = append(c.document.Partials, Partial{
				Path: imported.Path, Headings: len(c.document.Headings), Sections: len(c.section.sections),
				Place: c.lines.place(imported.At+1, imported.At+1+len(imported.Path)),
			})
		}
	}
}

// findComponents lists the components that the text uses without a word about
// where they come from.
func (c *collector) findComponents() {
	names := mdx.Words{}
	for _, part := range c.document.declarations {
		names.Add(part.Words)
	}
	names.Add(c.document.words)
	for _, use := range names.Uses {
		if !names.Names[use.Name] {
			c.document.Components = append(c.document.Components, use)
		}
	}
}

// At gives the place of a stretch of the text, in bytes.
func (d Document) At(start, length int) Place { return d.lines.place(start, start+length) }

// Names are the names that the text's own code has, capitals first: components
// among them.
func (d Document) Names() []string {
	names := map[string]bool{}
	for _, part := range d.declarations {
		maps.Copy(names, part.Words.Names)
	}
	return slices.Sorted(maps.Keys(names))
}
