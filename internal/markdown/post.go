package markdown

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// post collects what only posts have.
type post struct {
	title   *ast.Heading // the leading h1
	alone   []*syntax.SummaryEnd
	mark    input.Span // that ends the summary; empty if there is none
	similar input.Span // the first comment that the author may have meant as one; empty if there is none
	open    []openTag  // elements in the author's HTML that are still open
	broken  bool       // some HTML is reported
}

// similarComment matches comments that end the summary in other programs, and misspellings.
var similarComment = regexp.MustCompile(`(?i)^(?:<!--|\{\s*/\*)-?\s*(?:(?:end[ -]?)?(?:more|trunc\w*|summary|excerpt|fold|cut|read[ -]?more|jump|teaser)(?:[ -]?end)?)\s*-?(?:-->|\*/\s*\})$`)

// postComment looks for the end of the summary of a post in a comment.
func (c *collector) postComment(text []byte, at input.Span) bool {
	switch {
	case !c.parser.options.Post:
	case syntax.SummaryEndComment.Match(text):
		c.summaryEnd(at)
		return true
	case c.post.similar == (input.Span{}) && similarComment.Match(text):
		c.post.similar = at
	}
	return false
}

// summaryEnd records the end of the summary. Only the first mark counts.
func (c *collector) summaryEnd(at input.Span) {
	if c.post.mark == (input.Span{}) {
		c.post.mark, c.document.IsCut = at, true
		return
	}
	c.text.Report(at.Start, at.Stop, input.Finding{Code: input.PostCode,
		Text: "the post has a second truncation mark", Hint: fmt.Sprintf("remove one; the summary ends at the first, on line %d",
			c.lines.Place(c.post.mark.Start, c.post.mark.Stop).Line)})
}

// finishPost changes the tree of a post: the header of the page shows the title, and marks leave
// no empty paragraph.
func (c *collector) finishPost() {
	if !c.parser.options.Post {
		return
	}
	c.finishHTML()
	begin, _ := input.FrontMatterEnd(c.source)
	c.document.Words = countWords(c.source[begin:])
	if title := c.post.title; title != nil {
		c.document.Words -= countWords(title.Lines().Value(c.source))
		c.document.TitleHTML = c.outlineHTML(title, c.document.Title)
		c.root.RemoveChild(c.root, title)
	}
	for _, mark := range c.post.alone {
		paragraph := mark.Parent()
		paragraph.RemoveChild(paragraph, mark)
		paragraph.Parent().ReplaceChild(paragraph.Parent(), paragraph, mark)
	}
	if at := c.post.similar; !c.document.IsCut && at != (input.Span{}) {
		mark := "<!-- truncate -->"
		if c.mdx != nil {
			mark = "{/* truncate */}"
		}
		c.text.Report(at.Start, at.Stop, input.Finding{Code: input.PostCode,
			Text: fmt.Sprintf("the comment %q does not end the summary of the post", c.source[at.Start:at.Stop]), Hint: fmt.Sprintf("write %q", mark),
			Fix: mark})
	}
}

// endsInHTML marks the comments in the author's HTML that end a summary.
func (c *collector) endsInHTML(node ast.Node, comments []input.Span) {
	if c.mdx == nil && len(comments) > 0 { // in a module, included HTML is inserted as it is
		render.SetSummaryEnds(node, slices.Clone(comments))
	}
}

// countWords counts words as Unicode divides a text (UAX #29), markup included, since Docusaurus
// estimates the reading time from that number. Languages without spaces between words need a
// dictionary; for them, it divides the number of characters by the usual length of a word.
func countWords(text []byte) int {
	var words, ideographs, letters int // letters of languages such as Thai
	var before rune                    // the character before if it is part of a word, else 0
	for len(text) > 0 {
		char, size := utf8.DecodeRune(text)
		text = text[size:]
		part := before
		before = 0
		switch {
		case char < utf8.RuneSelf && !isWordPart(char):
			if next, _ := utf8.DecodeRune(text); part != 0 && joins(char, part, next) {
				before = char
			}
		case unicode.In(char, unicode.Han, unicode.Hiragana):
			ideographs++
		case unicode.In(char, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar):
			letters++
		case isWordPart(char):
			if part == 0 {
				words++
			}
			before = char
		case unicode.IsMark(char) || unicode.Is(unicode.Cf, char) || char == '’' || char == '·':
			before = part
		}
	}
	return words + (5*ideographs+7)/8 + (letters+3)/4
}

func isWordPart(char rune) bool {
	return unicode.IsLetter(char) || unicode.IsDigit(char) || char == '_' || char == 'ー'
}

// joins reports whether an ASCII character between two others belongs to their word.
func joins(char, before, after rune) bool {
	if unicode.IsDigit(before) && unicode.IsDigit(after) && strings.ContainsRune(".,;'", char) {
		return true
	}
	return isWordPart(before) && unicode.IsLetter(after) && strings.ContainsRune(".:'", char)
}
