package markdown

import (
	"bytes"
	"html"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// footnoteID is the id that goldmark gives a footnote or a reference to one.
func footnoteID(prefix string, index, reference int) string {
	if reference > 0 {
		prefix += strconv.Itoa(reference)
	}
	return prefix + ":" + strconv.Itoa(index)
}

var (
	comment  = regexp.MustCompile(`(?s)<!--.*?-->`)
	startTag = regexp.MustCompile(`<([a-zA-Z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>`)
	idInTag  = regexp.MustCompile(`(?i)\s(id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)
)

func (c *collector) htmlBlock(node *ast.HTMLBlock) {
	source := node.Lines().Value(c.document.source)
	if node.HasClosure() {
		source = append(source, node.ClosureLine.Value(c.document.source)...)
	}
	c.rawHTML(source)
}

// rawHTML records the ids in HTML that the author wrote.
func (c *collector) rawHTML(source []byte) {
	for _, tag := range startTag.FindAllSubmatch(comment.ReplaceAll(source, nil), -1) {
		for _, match := range idInTag.FindAllSubmatch(tag[2], -1) {
			if strings.EqualFold(string(match[1]), "id") || strings.EqualFold(string(tag[1]), "a") {
				c.document.Anchors[html.UnescapeString(string(bytes.Join(match[2:], nil)))] = true
			}
		}
	}
}
