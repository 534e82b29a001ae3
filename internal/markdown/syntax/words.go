package syntax

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
)

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

// TrimBeforeBadges removes the space between a heading and its badges.
func TrimBeforeBadges(heading *ast.Heading, source []byte) {
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		words, isText := child.(*ast.Text)
		if next := child.NextSibling(); isText && next != nil && IsBadge(next) {
			value := words.Segment.Value(source)
			words.Segment = words.Segment.WithStop(words.Segment.Stop - len(value) + len(bytes.TrimRight(value, " ")))
		}
	}
}
