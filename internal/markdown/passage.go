package markdown

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Passage is a part of a text from one heading to the next.
type Passage struct {
	ID    string // of its heading; "" for the first, which precedes all headings
	Title string // text of its heading
	Hash  string // of what readers see of it; reflowed text has the same hash
	Place Place  // of its heading; of the first line with text for the first
}

// passages collects what the hashes of passages depend on besides the text.
type passages struct {
	length       int // length of the document's own text, which precedes included files
	replacements []replacement
}

// replacement is what takes the place of a span when a passage is hashed.
type replacement struct {
	input.Span
	text string
}

func (p *passages) replace(at input.Span, text string) {
	p.replacements = append(p.replacements, replacement{at, text})
}

// headingText replaces a heading by its text without an explicit id.
func (c *collector) headingText(node *ast.Heading) {
	lines, source := node.Lines(), c.source
	if !c.parser.options.Translated || lines == nil || lines.Len() == 0 {
		return
	}
	start := lineStart(source, lines.At(0).Start)
	stop := lineEnd(source, lines.At(lines.Len()-1).Stop)
	c.passages.replace(input.At(start, stop), strings.Repeat("#", node.Level)+" "+reflow(lines.Value(source)))
}

// lineStart returns the offset of the line that contains an offset.
func lineStart(source []byte, at int) int { return bytes.LastIndexByte(source[:at], '\n') + 1 }

// lineEnd returns the offset of the end of the line that contains an offset.
func lineEnd(source []byte, at int) int {
	if length := bytes.IndexByte(source[at:], '\n'); length >= 0 {
		return at + length
	}
	return len(source)
}

// codePart adds a code block. White space counts in code.
func (c *collector) codePart(node ast.Node, text string) {
	if !c.parser.options.Translated {
		return
	}
	lines, start := node.Lines(), max(0, node.Pos())
	if fence, ok := node.(*ast.FencedCodeBlock); ok && fence.Info != nil {
		start = fence.Info.Segment.Start
	}
	if lines != nil && lines.Len() > 0 {
		first, last := lines.At(0), lines.At(lines.Len()-1)
		c.passages.replace(input.At(first.Start, last.Stop), "\n"+string(lines.Value(c.source)))
		if _, isFence := node.(*ast.FencedCodeBlock); !isFence {
			start = first.Start
		}
	}
	kind := CodeBlock
	if fence, ok := node.(*ast.FencedCodeBlock); ok && string(fence.Language(c.source)) == "mermaid" {
		kind = DiagramBlock
	}
	c.part(kind, text, input.At(start, lineEnd(c.source, start)))
}

// shownFields are the fields of front matter whose texts readers see.
var shownFields = []string{"title", "description", "sidebar_label", "sidebar_badge", "pagination_label", "keywords"}

// readPassages divides the document's own text at its headings and hashes each passage.
func (c *collector) readPassages() {
	if !c.parser.options.Translated {
		return
	}
	slices.SortStableFunc(c.passages.replacements, func(a, b replacement) int { return cmp.Compare(a.Start, b.Start) })
	begin, _ := input.FrontMatterEnd(c.source)
	var fields strings.Builder
	frontMatter := c.document.FrontMatter()
	for _, name := range shownFields {
		if value, found := frontMatter[name]; found {
			fmt.Fprintf(&fields, "%s: %v\n", name, value)
		}
	}
	source := c.source[:c.passages.length]
	text := begin + len(source[begin:]) - len(bytes.TrimLeft(source[begin:], " \t\n"))
	passage, start := Passage{Place: c.lines.Place(text, text)}, begin
	for i, heading := range c.document.Headings {
		if heading.Place.File != "" {
			continue
		}
		at := start
		if lines := c.headed[i].node.Lines(); lines != nil && lines.Len() > 0 {
			at = lineStart(source, lines.At(0).Start)
		} else {
			at = max(at, c.headed[i].node.Pos())
		}
		c.addPassage(passage, &fields, input.At(start, at))
		passage, start = Passage{ID: heading.ID, Title: heading.Text, Place: heading.Place}, at
	}
	c.addPassage(passage, &fields, input.At(start, len(source)))
}

// addPassage hashes a passage. before is hashed with it, and emptied.
func (c *collector) addPassage(passage Passage, before *strings.Builder, at input.Span) {
	hash := sha256.New()
	hash.Write([]byte(before.String()))
	before.Reset()
	var prose []byte
	for len(c.passages.replacements) > 0 && c.passages.replacements[0].Start < at.Stop {
		next := c.passages.replacements[0]
		if next.Start >= at.Start {
			prose = append(prose, c.source[at.Start:next.Start]...)
			if next.text != "" {
				hash.Write([]byte(reflow(prose) + "\n" + next.text + "\n"))
				prose = nil
			}
			at.Start = min(next.Stop, at.Stop)
		}
		c.passages.replacements = c.passages.replacements[1:]
	}
	hash.Write([]byte(reflow(append(prose, c.source[at.Start:at.Stop]...))))
	passage.Hash = hex.EncodeToString(hash.Sum(nil)[:8])
	c.document.Passages = append(c.document.Passages, passage)
}

// reflow joins the lines of a text, so that line breaks and the number of spaces do not count.
func reflow(text []byte) string {
	var out strings.Builder
	quoted := false
	for line := range bytes.Lines(text) {
		words := bytes.Fields(line)
		if len(words) == 0 {
			quoted = false
			continue
		}
		isQuote := string(words[0]) == ">"
		if isQuote && quoted {
			words = words[1:]
		}
		for _, word := range words {
			if out.Len() > 0 {
				out.WriteByte(' ')
			}
			out.Write(word)
		}
		quoted = isQuote
	}
	return out.String()
}
