package markdown

import (
	"bytes"
	"html"
	"regexp"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/render"
)

var (
	comment        = regexp.MustCompile(`(?s)<!--.*?-->`)
	attributeInTag = regexp.MustCompile(`\s([a-zA-Z_:@][^\s"'<>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?`)
)

// rawHTML collects tags, ids, images and comments in the author's HTML.
func (c *collector) rawHTML(node ast.Node) {
	source, segments := render.RawSource(node, c.source)
	starts := make([]int, len(segments)) // of each segment in source
	for i, segment := range segments[:max(0, len(segments)-1)] {
		starts[i+1] = starts[i] + segment.Padding + segment.Len()
	}
	offset := func(at int) int {
		in := sort.SearchInts(starts, at+1) - 1
		return segments[in].Start - segments[in].Padding + at - starts[in]
	}
	span := func(start, stop int) input.Span { return input.At(offset(start), offset(stop-1)+1) }
	place := func(start, stop int) Place {
		at := span(start, stop)
		return c.lines.Place(at.Start, at.Stop)
	}
	c.images(node, source, place)
	shown := bytes.Clone(source)
	var ends []input.Span
	for _, match := range comment.FindAllIndex(source, -1) {
		if c.comment(source[match[0]:match[1]], span(match[0], match[1])) {
			ends = append(ends, input.At(match[0], match[1]))
		}
		for i := match[0]; i < match[1]; i++ {
			shown[i] = ' '
		}
	}
	c.endsInHTML(node, ends)
	c.balance(shown, span)
	for _, match := range render.StartTag.FindAllSubmatchIndex(shown, -1) {
		c.tag(shown, match, place)
	}
}

// tag collects a start tag and its id.
func (c *collector) tag(source []byte, match []int, place func(start, stop int) Place) {
	found := Tag{Name: strings.ToLower(string(source[match[2]:match[3]])), Attributes: map[string]string{}}
	for _, part := range attributeInTag.FindAllSubmatchIndex(source[match[4]:match[5]], -1) {
		name, value, at := strings.ToLower(string(source[match[4]+part[2]:match[4]+part[3]])), "", part[2:4]
		for _, group := range []int{4, 6, 8} {
			if part[group] >= 0 {
				value, at = html.UnescapeString(string(source[match[4]+part[group]:match[4]+part[group+1]])), part[group:group+2]
			}
		}
		if _, repeated := found.Attributes[name]; repeated {
			continue
		}
		found.Attributes[name] = value
		if name == "id" && value != "" || name == "name" && found.Name == "a" {
			c.anchors[value] = true
			if name == "id" || found.Attributes["id"] != value {
				c.document.IDs = append(c.document.IDs, ID{Name: value, Place: place(match[4]+at[0], match[4]+at[1])})
			}
		}
	}
	c.partAt(Element, elementText(found.Name, found.Attributes), place(match[0], match[1]))
	if len(found.Attributes) > 0 || countsWithoutAttributes(found.Name) {
		found.Place = place(match[0], match[1])
		c.document.Tags = append(c.document.Tags, found)
	}
}

// images collects the images in HTML as links of the document.
func (c *collector) images(node ast.Node, source []byte, place func(start, stop int) Place) {
	for _, image := range render.FindImages(node, source, c.parser.options.HTMLLinks) {
		image.Number = len(c.document.Links)
		kind := Image
		if image.IsLink {
			kind = PageLink
		}
		c.document.Links = append(c.document.Links, Link{
			Kind: kind, InHTML: true, Described: true, Target: html.UnescapeString(image.At.In(source)),
			Place: place(image.At.Start, image.At.Stop),
		})
	}
}

// countsWithoutAttributes reports whether checks need a tag even if it has no attributes.
func countsWithoutAttributes(name string) bool {
	switch name {
	case "embed", "img", "object", "script", "style":
		return true
	}
	return false
}
