package markdown

import (
	"bytes"
	"fmt"
	"slices"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// openTag is a start tag in the HTML of a post, whose end tag is to come.
type openTag struct {
	name string
	at   input.Span
}

// maxOpen is the number of elements within each other that parsers of HTML support, with space for
// those of Markdown.
const maxOpen = 256

// endless are elements that HTML closes by itself, besides those without an end tag.
var endless = []atom.Atom{
	atom.Param, atom.P, atom.Li, atom.Dt, atom.Dd, atom.Tr, atom.Td, atom.Th, atom.Thead, atom.Tbody, atom.Tfoot, atom.Caption, atom.Colgroup, atom.Option,
	atom.Optgroup, atom.Rt, atom.Rp, atom.Rb, atom.Rtc, atom.Html, atom.Head, atom.Body,
}

// balance reports the first element in the HTML of a post that is not closed, or not opened. Such an
// element would also change what follows the post in lists and feeds. Place returns the place
// of bytes of source.
func (c *collector) balance(source []byte, place func(start, stop int) input.Span) {
	if !c.parser.options.Post || c.mdx != nil || c.post.broken {
		return
	}
	tokens := html.NewTokenizer(bytes.NewReader(source))
	for start := 0; !c.post.broken; {
		kind := tokens.Next()
		if kind == html.ErrorToken {
			return
		}
		stop := start + len(tokens.Raw())
		name, _ := tokens.TagName()
		tag := openTag{string(name), input.Span{}}
		if known := atom.Lookup(name); known != 0 && !mdx.IsVoid(tag.name) && !slices.Contains(endless, known) { // others have checks of their own
			tag.at = place(start, stop)
			switch kind {
			case html.StartTagToken:
				c.openTag(tag)
			case html.EndTagToken:
				c.closeTag(tag)
			}
		}
		start = stop
	}
}

func (c *collector) openTag(tag openTag) {
	c.post.open = append(c.post.open, tag)
	if len(c.post.open) > maxOpen {
		c.brokenHTML(tag.at, fmt.Sprintf("more than %d elements are within each other", maxOpen), "close some of them before this one")
	}
}

func (c *collector) closeTag(tag openTag) {
	last := len(c.post.open) - 1
	switch {
	case last >= 0 && c.post.open[last].name == tag.name:
		c.post.open = c.post.open[:last]
	case slices.ContainsFunc(c.post.open, func(open openTag) bool { return open.name == tag.name }):
		c.neverClosed(c.post.open[last], fmt.Sprintf(" before </%s>", tag.name))
	default:
		c.brokenHTML(tag.at, fmt.Sprintf("</%s> closes nothing", tag.name), fmt.Sprintf("remove it, or write <%s> where it begins", tag.name))
	}
}

// finishHTML reports the first element that is still open.
func (c *collector) finishHTML() {
	if len(c.post.open) > 0 && !c.post.broken {
		c.neverClosed(c.post.open[0], "")
	}
}

func (c *collector) neverClosed(tag openTag, where string) {
	c.brokenHTML(tag.at, fmt.Sprintf("<%s> is never closed", tag.name), fmt.Sprintf("write </%s>%s", tag.name, where))
}

func (c *collector) brokenHTML(at input.Span, text, hint string) {
	c.post.broken = true
	c.text.Report(at.Start, at.Stop, input.Finding{Code: input.PostCode, Text: text, Hint: hint})
}
