package signature

import (
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/markdown/code"
)

// Piece is a part of highlighted code.
type Piece struct {
	Class  string // of its token; "" for plain text
	Text   string
	IsLink bool
	Link   int // the index of a link in the document
}

// Overload is a signature in parts. Each part is a parameter, which gets a line of its own if the
// signature does not fit on one.
type Overload struct {
	Before, After []Piece
	Parts         [][]Piece
}

// Language returns the language of the code.
func (n *Head) Language() string { return n.block.Language }

// Overloads returns the highlighted signatures.
func (n *Head) Overloads(with *code.Highlighter) []Overload {
	overloads := make([]Overload, len(n.Signatures))
	for i, line := range n.Signatures {
		if len(line.Breaks) == 0 {
			overloads[i].Before = n.pieces(with, i, Span{0, len(line.Text)})
			continue
		}
		overloads[i].Before = n.pieces(with, i, Span{0, line.Breaks[0]})
		for part, from := range line.Breaks {
			end := line.Group.Stop
			if part+1 < len(line.Breaks) {
				end = line.Breaks[part+1]
			}
			overloads[i].Parts = append(overloads[i].Parts, n.pieces(with, i, Span{from, end}))
		}
		overloads[i].After = n.pieces(with, i, Span{line.Group.Stop, len(line.Text)})
	}
	return overloads
}

// Fold says in which windows the parameters get lines of their own: by the length of the longest
// signature in characters. It is "" if they never do.
func (n *Head) Fold() string {
	const phone, tablet, column = 37, 60, 70 // see members.css
	longest := 0
	for _, line := range n.Signatures {
		if len(line.Breaks) > 0 {
			longest = max(longest, utf8.RuneCountInString(line.Text))
		}
	}
	switch {
	case longest <= phone:
		return ""
	case longest <= tablet:
		return "narrow"
	case longest <= column:
		return "medium"
	}
	return "always"
}

// TypePieces returns the highlighted type of a row. Where nested rows show the parts of a type, one
// word stands for it.
func (n *Row) TypePieces(with *code.Highlighter) []Piece {
	switch {
	case n.written != "":
		return []Piece{{Text: n.written}}
	case n.LastChild() != nil && n.LastChild().Kind() == TableKind && n.typed.IsFunction:
		return []Piece{{Class: "nb", Text: "function"}}
	case n.LastChild() != nil && n.LastChild().Kind() == TableKind:
		return []Piece{{Class: "nb", Text: "object"}}
	case n.typed.Type.Empty():
		return nil
	}
	return n.head.pieces(with, n.typed.Line, n.typed.Type)
}

// pieces returns a part of a line.
func (n *Head) pieces(with *code.Highlighter, line int, span Span) []Piece {
	n.highlight(with)
	var found []Piece
	at := 0
	for _, piece := range n.styled[line] {
		from, end := max(at, span.Start), min(at+len(piece.Text), span.Stop)
		if from < end {
			part := piece
			part.Text = piece.Text[from-at : end-at]
			found = append(found, part)
		}
		at += len(piece.Text)
	}
	return found
}

// highlight divides the lines into tokens, and those into links and other text.
func (n *Head) highlight(with *code.Highlighter) {
	if n.styled != nil {
		return
	}
	texts := make([]string, len(n.Signatures))
	for i, line := range n.Signatures {
		texts[i] = line.Text
	}
	n.styled = make([][]Piece, len(n.Signatures))
	line, at, links := 0, 0, n.links
	for _, token := range with.Tokens(n.block, strings.Join(texts, "\n")) {
		for i, text := range strings.Split(token.Text, "\n") {
			if i > 0 {
				line, at = line+1, 0
			}
			if line < len(n.styled) {
				for len(links) > 0 && (links[0].line < line || links[0].line == line && links[0].at.Start < at) {
					links = links[1:]
				}
				n.styled[line] = append(n.styled[line], linked(links, line, at, Piece{Class: token.Class, Text: text})...)
			}
			at += len(text)
		}
	}
}

// linked divides a piece at an offset of a line into links and other text. The links begin there or later.
func linked(links []typeLink, line, at int, piece Piece) []Piece {
	var found []Piece
	add := func(from, end int, link Piece) {
		if from < end {
			link.Class, link.Text = piece.Class, piece.Text[from-at:end-at]
			found = append(found, link)
		}
	}
	from := at
	for _, link := range links {
		if link.line > line || link.at.Stop > at+len(piece.Text) {
			break
		}
		add(from, link.at.Start, Piece{})
		add(link.at.Start, link.at.Stop, Piece{IsLink: true, Link: link.number})
		from = link.at.Stop
	}
	add(from, at+len(piece.Text), Piece{})
	return found
}
