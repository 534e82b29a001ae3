package syntax

import (
	"bytes"
	"regexp"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
)

// FirstSentence copies the text and the code of a line up to the end of its first sentence. Links become text, and the
// first letter is a capital.
func FirstSentence(line ast.Node, source []byte) *ast.Paragraph {
	MergeTexts(line)
	sentence := ast.NewParagraph()
	copySentence(sentence, line, source)
	return sentence
}

var sentenceEnd = regexp.MustCompile(`[.!?](?:\s|$)|[。！？]`)

// copySentence copies text and code up to the end of the first sentence, which it reports. Links become text.
func copySentence(to, from ast.Node, source []byte) bool {
	for _, node := range Children(from) {
		switch node := node.(type) {
		case *ast.Text:
			if copyText(to, node, source) {
				return true
			}
		case *ast.String:
			to.AppendChild(to, Verbatim(StringText(node)))
		case *ast.CodeSpan:
			to.AppendChild(to, CopyCode(node))
		default:
			if copySentence(to, node, source) {
				return true
			}
		}
	}
	return false
}

// copyText copies a text up to the end of a sentence, which it reports. The first letter of a line is a capital.
func copyText(to ast.Node, node *ast.Text, source []byte) bool {
	copied := ast.NewTextSegment(node.Segment)
	copied.SetSoftLineBreak(node.SoftLineBreak())
	end := sentenceEnd.FindIndex(node.Segment.Value(source))
	if end != nil {
		sentence := bytes.TrimRight(node.Segment.Value(source)[:end[1]], " ")
		copied.Segment = copied.Segment.WithStop(copied.Segment.Start + len(sentence))
	}
	if first, size := utf8.DecodeRune(copied.Segment.Value(source)); !to.HasChildren() && unicode.IsLower(first) {
		to.AppendChild(to, Verbatim(string(unicode.ToUpper(first))))
		copied.Segment = copied.Segment.WithStart(copied.Segment.Start + size)
	}
	to.AppendChild(to, copied)
	return end != nil
}

// CopyCode copies a piece of code.
func CopyCode(span ast.Node) *ast.CodeSpan {
	copied := ast.NewCodeSpan()
	for _, node := range Children(span) {
		if words, isText := node.(*ast.Text); isText {
			copied.AppendChild(copied, ast.NewTextSegment(words.Segment))
		}
	}
	return copied
}
