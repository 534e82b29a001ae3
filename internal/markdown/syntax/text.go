package syntax

import (
	"bufio"
	"bytes"
	"html"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	gohtml "github.com/yuin/goldmark/renderer/html"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// PlainText returns the text of a node without markup. The text of an image is its alt text.
func PlainText(node ast.Node, source []byte) string {
	return PlainTextWithout(node, source, func(ast.Node) bool { return false })
}

// PlainTextWithout returns the text of a node without markup and without some nodes.
func PlainTextWithout(node ast.Node, source []byte, skip func(ast.Node) bool) string {
	var out strings.Builder
	_ = ast.Walk(node, func(child ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		if skip(child) {
			return ast.WalkSkipChildren, nil
		}
		switch child := child.(type) {
		case *ast.Text:
			out.WriteString(TextOf(child, source))
			if child.SoftLineBreak() || child.HardLineBreak() {
				out.WriteByte(' ')
			}
		case *ast.String:
			out.Write(child.Value)
		case *ast.AutoLink:
			text, _ := Address(child, source)
			out.WriteString(text)
		case *Formula:
			out.WriteString(child.TeX)
		case interface{ PlainText() string }: // MDX
			out.WriteString(child.PlainText())
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(out.String())
}

// TextOf returns the characters of a text node.
func TextOf(node *ast.Text, source []byte) string {
	text := string(node.Segment.Value(source))
	if node.IsRaw() {
		return strings.ReplaceAll(text, "\n", " ")
	}
	return Unescape(text)
}

// Unescape resolves backslash escapes and entities in Markdown.
func Unescape(text string) string {
	if !strings.ContainsAny(text, `\&`) {
		return text
	}
	var out bytes.Buffer
	writer := bufio.NewWriter(&out)
	gohtml.DefaultWriter.Write(writer, []byte(text))
	_ = writer.Flush() // cannot fail: it writes to a buffer
	return html.UnescapeString(out.String())
}

// Verbatim returns a node for text that is not Markdown.
func Verbatim(value string) *ast.String {
	node := ast.NewString([]byte(value))
	node.SetRaw(true)
	return node
}

// FootnoteID returns goldmark's id for a footnote, or for a reference to one.
func FootnoteID(prefix string, index, reference int) string {
	if reference > 0 {
		prefix += strconv.Itoa(reference)
	}
	return prefix + ":" + strconv.Itoa(index)
}

// MergeTexts makes one node of each run of text in a line. Parsers of other nodes leave a text in several
// nodes when they look at a character in it.
func MergeTexts(line ast.Node) {
	for node := line.FirstChild(); node != nil; {
		words, isText := node.(*ast.Text)
		next, follows := node.NextSibling().(*ast.Text)
		if isText && follows && words.Segment.Stop == next.Segment.Start && next.Segment.Padding == 0 && words.IsRaw() == next.IsRaw() &&
			!words.SoftLineBreak() && !words.HardLineBreak() {
			next.Segment = next.Segment.WithStart(words.Segment.Start)
			line.RemoveChild(line, words)
		}
		node = node.NextSibling()
		if follows {
			node = next
		}
	}
}

// CutText removes characters from the start of a text, and the node if nothing is left.
func CutText(words *ast.Text, count int) {
	words.Segment = words.Segment.WithStart(words.Segment.Start + count)
	if words.Segment.IsEmpty() {
		words.Parent().RemoveChild(words.Parent(), words)
	}
}

// FirstLine returns the span of the first line of a block, as far as it is known.
func FirstLine(node ast.Node) input.Span {
	if lines := node.Lines(); node.Type() == ast.TypeBlock && lines != nil && lines.Len() > 0 {
		return input.At(lines.At(0).Start, lines.At(0).Stop)
	}
	return input.At(max(0, node.Pos()), max(0, node.Pos()))
}

// Extent is like [FirstLine], but a list has the first line of its first item, and a code block its opening line.
func Extent(node ast.Node) input.Span {
	if fence, isFence := node.(*ast.FencedCodeBlock); isFence {
		return FenceAt(fence)
	}
	for node.Type() == ast.TypeBlock && (node.Lines() == nil || node.Lines().Len() == 0) && node.FirstChild() != nil &&
		node.FirstChild().Type() == ast.TypeBlock {
		node = node.FirstChild()
	}
	return FirstLine(node)
}

// StringText returns the text of a string node. If the node is not raw, the text may contain entities.
func StringText(node *ast.String) string {
	if node.IsRaw() {
		return string(node.Value)
	}
	return Unescape(string(node.Value))
}
