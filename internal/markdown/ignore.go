package markdown

import (
	"bytes"
	"regexp"
	"strings"
)

// Ignore is a comment by which the author switches checks off at one place:
// <!-- docgen-ignore links: reason -->, in MDX {/* docgen-ignore links: reason */}, or "# docgen-ignore links: reason" in
// front matter.
type Ignore struct {
	Codes       []string // of findings; empty when the comment names none
	Reason      string   // ""; when the comment gives none
	First, Last int      // lines whose findings it silences
	Place       Place
}

const ignoreWord = "docgen-ignore"

var (
	ignoreComment = regexp.MustCompile(`(?s)^(?:<!--|\{\s*/\*)\s*` + ignoreWord + `\b(.*?)(?:-->|\*/\s*\})$`)
	ignoreField   = regexp.MustCompile(`(?m)#\s*` + ignoreWord + `\b(.*)$`)
)

// comment records a comment that switches checks off.
func (c *collector) comment(text []byte, at span) {
	if match := ignoreComment.FindSubmatch(text); match != nil {
		c.ignore(string(match[1]), at)
	}
}

// frontMatterComments records those in front matter, which stands at the start.
func (c *collector) frontMatterComments() {
	if c.document.FrontMatter == nil || !bytes.Contains(c.document.source, []byte(ignoreWord)) {
		return
	}
	end := bytes.Index(c.document.source, []byte("\n---"))
	for _, match := range ignoreField.FindAllSubmatchIndex(c.document.source[:max(0, end)], -1) {
		c.ignore(string(c.document.source[match[2]:match[3]]), span{match[0], match[1]})
	}
}

// ignore reads what follows the word. A comment alone on its line is for the next
// line that has text, and for its own.
func (c *collector) ignore(text string, at span) {
	codes, reason, _ := strings.Cut(text, ":")
	place := c.lines.place(at.start, at.stop)
	first, last := c.lines.lineOf(at.start), c.lines.lineOf(at.stop-1)
	before, after := c.lines.source[c.lines.starts[first]:at.start], c.lines.whole(last)[at.stop-c.lines.starts[last]:]
	covered := last
	if len(bytes.Trim(before, " \t>*+-")) == 0 && len(bytes.TrimSpace(after)) == 0 {
		covered = c.nextText(last)
	}
	c.document.Ignores = append(c.document.Ignores, Ignore{
		Codes:  strings.FieldsFunc(codes, func(char rune) bool { return strings.ContainsRune(", \t\n", char) }),
		Reason: strings.TrimSpace(reason), Place: place, First: place.Line, Last: place.Line + covered - first,
	})
}

// nextText is the number of the next line with more than such comments.
func (c *collector) nextText(line int) int {
	for next := line + 1; next < len(c.lines.starts); next++ {
		text := c.lines.whole(next)
		if len(bytes.Trim(text, " \t>\n")) > 0 && !bytes.Contains(text, []byte(ignoreWord)) {
			return next
		}
	}
	return line
}
