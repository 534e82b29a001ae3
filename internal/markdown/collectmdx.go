package markdown

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// readMDX collects imports and exports, and checks that tags are closed.
func (c *collector) readMDX() {
	if c.mdx == nil {
		return
	}
	for node := range syntax.All(c.root) {
		if block, ok := node.(*jsx.ESM); ok {
			c.document.tree.declarations = append(c.document.tree.declarations, block.Declarations)
			c.document.Imports = append(c.document.Imports, block.Declarations.Imports...)
		}
	}
	c.mdx.CheckNesting(c.root)
}

// mdxParts collects names, ids, links and imported texts in tags and expressions.
func (c *collector) mdxParts(parts []jsx.Part) {
	for _, part := range parts {
		c.document.tree.words.Add(part.Words)
		if isText(part) {
			c.braces = append(c.braces, part)
		}
		if part.IsComment() {
			c.comment(c.source[part.At.Start:part.At.Stop], part.At)
		}
		if part.Tag == nil || part.Tag.Kind == mdx.CloseTag {
			continue
		}
		c.elementPart(part.Tag)
		c.mdxTag(part.Tag)
		c.mdxLink(part.Tag)
		for _, attribute := range part.Tag.Attributes {
			if attribute.Name == "id" && attribute.Value != "" {
				c.anchors[attribute.Value] = true
			}
			if attribute.Name == "style" && attribute.Code == nil {
				c.text.Report(attribute.At, attribute.At+len("style"), Finding{Code: MDXCode,
					Text: "the style attribute must be an object", Hint: "write style={{color: 'red'}}"})
			}
		}
		c.partial(part.Tag)
	}
}

// mdxTag collects an HTML tag for checks. It skips components and tags with spread attributes,
// because their HTML is unknown.
func (c *collector) mdxTag(tag *mdx.ParsedTag) {
	if tag.Name == "" || tag.Name != strings.ToLower(tag.Name) || strings.Contains(tag.Name, ".") {
		return
	}
	found := Tag{Name: tag.Name, Attributes: map[string]string{}, Place: c.lines.Place(tag.Start, tag.End)}
	for _, attribute := range tag.Attributes {
		if attribute.Name == "" {
			return
		}
		found.Attributes[strings.ToLower(attribute.Name)] = attribute.Value
		if text, _, isText := attribute.Text(); isText {
			found.Attributes[strings.ToLower(attribute.Name)] = text
		}
		if attribute.Name == "id" && attribute.Value != "" {
			c.document.IDs = append(c.document.IDs, ID{Name: attribute.Value,
				Place: c.lines.Place(attribute.At, attribute.At+len(`id="`)+len(attribute.Value)+1)})
		}
	}
	if len(found.Attributes) > 0 || countsWithoutAttributes(found.Name) {
		c.document.Tags = append(c.document.Tags, found)
	}
}

// partial collects an imported text at the place that shows it.
func (c *collector) partial(tag *mdx.ParsedTag) {
	for _, imported := range c.document.Imports {
		extension := path.Ext(imported.Path)
		if imported.Default != "" && imported.Default == tag.Name && (extension == ".mdx" || extension == ".md") {
			c.document.Partials = append(c.document.Partials, Partial{
				Path: imported.Path, Headings: len(c.document.Headings), Sections: len(c.section.sections),
				Place: c.lines.Place(imported.At+1, imported.At+1+imported.Length), Props: textProps(tag),
			})
		}
	}
}

// textProps returns the properties of a tag that are text.
func textProps(tag *mdx.ParsedTag) map[string]string {
	props := map[string]string{}
	for _, attribute := range tag.Attributes {
		if text, _, isText := attribute.Text(); isText {
			props[attribute.Name] = text
		}
	}
	return props
}

// findComponents lists the components that the document neither imports nor defines, and the
// identifiers in its imports and exports.
func (c *collector) findComponents() {
	names := mdx.Words{}
	for _, part := range c.document.tree.declarations {
		names.Add(part.Words)
	}
	c.document.Names = slices.Sorted(maps.Keys(names.Names))
	c.checkBraces(names.Names)
	names.Add(c.document.tree.words)
	for _, imported := range c.document.Imports {
		c.document.Sheets |= SheetsOf(strings.TrimPrefix(imported.Path, "@theme/"))
	}
	for _, use := range names.Uses {
		c.document.Sheets |= SheetsOf(use.Name)
		if !names.Names[use.Name] {
			c.document.Components = append(c.document.Components, use)
		}
	}
}
