package markdown

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Ignore is a comment that suppresses checks at one place: <!-- docgen-ignore links: reason
// -->, in MDX {/* docgen-ignore links: reason */}, in front matter "# docgen-ignore links:
// reason".
type Ignore struct {
	Codes       []string // of findings; empty if the comment names none
	Reason      string   // "" if the comment gives none
	First, Last int      // lines whose findings it suppresses
	Place       Place
}

const ignoreWord = "docgen-ignore"

var (
	ignoreComment = regexp.MustCompile(`(?s)^(?:<!--|\{\s*/\*)\s*` + ignoreWord + `\b(.*?)(?:-->|\*/\s*\})$`)
	ignoreField   = regexp.MustCompile(`(?m)#\s*` + ignoreWord + `\b(.*)$`)
)

// ignoreCode matches such comments in TypeScript and JavaScript, and in JSX with their braces.
var ignoreCode = regexp.MustCompile(`(?:\{\s*)?/\*\s*` + ignoreWord + `\b((?s:.*?))\*/(?:\s*\})?|//[ \t]*` + ignoreWord + `\b(.*)`)

// IgnoresInCode returns the comments in a script that suppress checks.
func IgnoresInCode(code []byte) []Ignore {
	c := &collector{document: &Document{}, lines: input.New("", code, nil).Lines()}
	for _, match := range ignoreCode.FindAllSubmatchIndex(code, -1) {
		text := max(match[2], match[4]) // of the alternative that matched
		c.ignore(string(code[text:max(match[3], match[5])]), input.At(match[0], match[1]))
	}
	return c.document.Ignores
}

// comment collects a comment if it suppresses checks. It reports whether the comment ends the
// summary of a post.
func (c *collector) comment(text []byte, at input.Span) bool {
	if c.parser.options.Translated {
		c.passages.replace(at, "")
	}
	if match := ignoreComment.FindSubmatch(text); match != nil {
		c.ignore(string(match[1]), at)
	}
	return c.postComment(text, at)
}

// frontMatterComments collects the comments in front matter.
func (c *collector) frontMatterComments() {
	end, _ := input.FrontMatterEnd(c.source)
	for _, match := range ignoreField.FindAllSubmatchIndex(c.source[:end], -1) {
		c.ignore(string(c.source[match[2]:match[3]]), input.At(match[0], match[1]))
	}
}

// ignore collects a comment, given the text after its first word. A comment covers its own
// lines. If nothing else is on these lines, it also covers the next line with text.
func (c *collector) ignore(text string, at input.Span) {
	codes, reason, _ := strings.Cut(text, ":")
	place := c.lines.Place(at.Start, at.Stop)
	covered := c.lines.Between(at)
	before, after := c.lines.Around(at)
	if len(bytes.Trim(before, " \t>*+-")) == 0 && len(bytes.TrimSpace(after)) == 0 {
		covered = c.nextText(at, covered)
	}
	c.document.Ignores = append(c.document.Ignores, Ignore{
		Codes:  strings.FieldsFunc(codes, func(char rune) bool { return strings.ContainsRune(", \t\n", char) }),
		Reason: strings.TrimFunc(reason, func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) }), Place: place, First: place.Line,
		Last: place.Line + covered,
	})
}

// nextText returns the number of lines from the start of a comment to the next line that
// contains more than such comments, or last if there is none. Consecutive comments share one
// search.
func (c *collector) nextText(at input.Span, last int) int {
	line := c.lines.Number(at.Start)
	if line+last < c.gap.from || line+last >= c.gap.next {
		c.gap = gap{from: line + last, next: c.lines.Count()}
		for number, text := range c.lines.From(at.Start) {
			if number > last && len(bytes.Trim(text, " \t>\n")) > 0 && !bytes.Contains(text, []byte(ignoreWord)) {
				c.gap.next = line + number
				break
			}
		}
	}
	if c.gap.next == c.lines.Count() {
		return last
	}
	return c.gap.next - line
}

// gap is a range of lines without text. Line numbers are 0-based.
type gap struct {
	from int
	next int // first line after the gap that has text; the number of lines if there is none
}
