package syntax

import (
	"bytes"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// beforeAddress has the characters before which an address may stand. A space stands for any white space and for the
// start of a text. A text is divided at each of them, so they include no mark that is part of an entity.
const beforeAddress = " \"'()*,/:=>[\\]_{|}~"

// parseAddress parses an address where goldmark calls parsers: at the start of a line, and at a
// space or a punctuation mark.
func parseAddress(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	before, skipped := block.PrecendingCharacter(), 0
	if first := rune(line[0]); !isASCIILetter(first) && !isDigit(first) && first < utf8.RuneSelf {
		skipped, before = 1, first
		if first == '\\' && len(line) > 1 && util.IsPunct(line[1]) {
			skipped, before = 2, rune(line[1])
		}
	}
	if skipped == len(line) || !isASCIILetter(rune(line[skipped])) && !isDigit(rune(line[skipped])) || context.IsInLinkLabel() {
		return nil
	}
	kind, length := addressAt(bytes.TrimRight(line[skipped:], "\r\n"), before)
	if kind == noAddress {
		return nil
	}
	if skipped > 0 {
		ast.MergeOrAppendTextSegment(parent, segment.WithStop(segment.Start+skipped))
	}
	block.Advance(skipped + length)
	return newAddress(kind, segment.Start+skipped-segment.Padding, length)
}

func newAddress(kind addressKind, start, length int) *ast.AutoLink {
	link := ast.NewAutoLink(ast.AutoLinkURL, ast.NewTextSegment(text.NewSegment(start, start+length)))
	link.SetPos(start)
	switch kind {
	case wwwAddress:
		link.Protocol = []byte("http")
	case emailAddress:
		link.AutoLinkType = ast.AutoLinkEmail
	}
	return link
}

// leftAddresses links the addresses that the parser leaves: those after other characters, and
// those between brackets that turned out to be no link.
type leftAddresses struct{}

// Transform implements parser.ASTTransformer.
func (leftAddresses) Transform(document *ast.Document, reader text.Reader, _ parser.Context) {
	source := reader.Source()
	_ = ast.Walk(document, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		switch node.(type) {
		case *ast.Link, *ast.Image, *ast.AutoLink, *ast.CodeSpan, *ast.CodeBlock, *ast.FencedCodeBlock:
			return ast.WalkSkipChildren, nil
		}
		if entering {
			for child := node.FirstChild(); child != nil; child = child.NextSibling() {
				if first, isText := child.(*ast.Text); isText && !first.IsRaw() {
					child = linkLeft(node, first, source)
				}
			}
		}
		return ast.WalkContinue, nil
	})
}

// linkLeft links the first address in the texts from a node on, as far as they follow each other
// in the source. It returns the last node that it has read.
func linkLeft(parent ast.Node, first *ast.Text, source []byte) ast.Node {
	last := first
	for !last.SoftLineBreak() && !last.HardLineBreak() {
		next, isText := last.NextSibling().(*ast.Text)
		if !isText || next.IsRaw() || next.Segment.Start != last.Segment.Stop || next.Segment.Padding > 0 {
			break
		}
		last = next
	}
	from, to := first.Segment.Start, last.Segment.Stop
	kind, start, length := leftAddress(source[from:to])
	if kind == noAddress {
		return last
	}
	start += from
	before := ast.NewTextSegment(text.NewSegment(from, start))
	before.Segment.Padding = first.Segment.Padding
	after := ast.NewTextSegment(text.NewSegment(start+length, to))
	after.SetSoftLineBreak(last.SoftLineBreak())
	after.SetHardLineBreak(last.HardLineBreak())
	parent.InsertBefore(parent, first, before)
	parent.InsertBefore(parent, first, newAddress(kind, start, length))
	parent.InsertBefore(parent, first, after)
	for node := ast.Node(first); node != nil; {
		next := node.NextSibling()
		parent.RemoveChild(parent, node)
		if node == last {
			break
		}
		node = next
	}
	return linkLeft(parent, after, source)
}

// leftAddress returns the first address in a text that the parser has left.
func leftAddress(text []byte) (kind addressKind, start, length int) {
	if !bytes.Contains(text, []byte("//")) && !bytes.Contains(text, []byte("@")) && !bytes.Contains(bytes.ToLower(text), []byte("www.")) {
		return noAddress, 0, 0
	}
	for at, before := 0, ' '; at < len(text); {
		char, size := utf8.DecodeRune(text[at:])
		if isEmailRune(char) && before != '<' && before != '\\' { // "<https://example.com x>", or the character is escaped
			kind, length := addressAt(text[at:], before)
			if kind == noAddress && isPunctuation(before) { // "www." after any mark
				kind, length = addressAt(text[at:], '(')
			}
			if kind != noAddress && !(kind == emailAddress && isEmailRune(before)) {
				return kind, at, length
			}
		}
		at, before = at+size, char
	}
	return noAddress, 0, 0
}
