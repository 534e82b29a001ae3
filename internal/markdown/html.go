package markdown

import (
	"bytes"
	"html"
	"regexp"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Tag is a start tag of the author's HTML that has attributes, or is a picture's.
type Tag struct {
	Name       string            // in small letters
	Attributes map[string]string // by names in small letters
	Place      Place
}

// ID is an id in a page.
type ID struct {
	Name    string
	Heading bool // the heading's own, by {#id} or from its text
	Place   Place
}

var (
	comment        = regexp.MustCompile(`(?s)<!--.*?-->`)
	startTag       = regexp.MustCompile(`<([a-zA-Z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>`)
	attributeInTag = regexp.MustCompile(`\s([a-zA-Z_:@][^\s"'<>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?`)
	idInTag        = regexp.MustCompile(`(?i)\s(?:id|name)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)`)
)

// rawHTML records what the author's HTML names and shows, and the comments in it.
func (c *collector) rawHTML(node ast.Node) {
	source, segments := rawSource(node, c.document.source)
	c.htmlImages(node, source, segments)
	starts := make([]int, len(segments)) // of each in source
	for i, segment := range segments[:max(0, len(segments)-1)] {
		starts[i+1] = starts[i] + segment.Padding + segment.Len()
	}
	offset := func(at int) int {
		in := sort.SearchInts(starts, at+1) - 1
		return segments[in].Start - segments[in].Padding + at - starts[in]
	}
	shown := bytes.Clone(source)
	for _, match := range comment.FindAllIndex(source, -1) {
		c.comment(source[match[0]:match[1]], span{offset(match[0]), offset(match[1]-1) + 1})
		for i := match[0]; i < match[1]; i++ {
			shown[i] = ' '
		}
	}
	for _, match := range startTag.FindAllSubmatchIndex(shown, -1) {
		c.tag(shown, match, func(start, stop int) Place { return c.lines.place(offset(start), offset(stop-1)+1) })
	}
}

// tag records a start tag, and the id in it.
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
			c.document.Anchors[value] = true
			if name == "id" || found.Attributes["id"] != value {
				c.document.IDs = append(c.document.IDs, ID{Name: value, Place: place(match[4]+at[0], match[4]+at[1])})
			}
		}
	}
	if len(found.Attributes) > 0 || found.Name == "img" {
		found.Place = place(match[0], match[1])
		c.document.Tags = append(c.document.Tags, found)
	}
}
