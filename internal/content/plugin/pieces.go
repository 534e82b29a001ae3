package plugin

import (
	"bytes"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// replaced returns a text with results in place of calls, and the parts that it consists of.
func replaced(source []byte, calls []syntax.Call, results []string) ([]byte, []markdown.Piece) {
	var out bytes.Buffer
	var pieces []markdown.Piece
	end := 0
	add := func(from, to int, text []byte, isCopy bool) {
		if len(text) > 0 {
			pieces = append(pieces, markdown.Piece{Start: out.Len(), From: from, To: to, Copied: isCopy})
			out.Write(text)
		}
	}
	for i, each := range calls {
		add(end, each.At.Start, source[end:each.At.Start], true)
		add(each.At.Start, each.At.Stop, []byte(placed(source, each, results[i])), false)
		end = each.At.Stop
	}
	add(end, len(source), source[end:], true)
	return out.Bytes(), pieces
}

// placed returns the result of a block with the marks of the blocks around it, apart from its neighbors.
func placed(source []byte, at syntax.Call, text string) string {
	if at.Extension.Kind == syntax.InlineExtension {
		return text
	}
	var out strings.Builder
	if before := bytes.TrimRight(source[:max(at.At.Start-len(at.Prefix), 0)], "\n"); !at.InList && len(source[:at.At.Start])-len(at.Prefix)-len(before) == 1 {
		out.WriteString("\n" + at.Prefix)
	}
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			out.WriteString("\n" + strings.TrimRight(at.Prefix+line, " \t"))
			continue
		}
		out.WriteString(line)
	}
	if rest := source[at.At.Stop:]; len(rest) > 1 && rest[0] == '\n' && rest[1] != '\n' {
		out.WriteString("\n" + strings.TrimRight(at.Prefix, " \t"))
	}
	return out.String()
}

// composed returns the pieces of a text in terms of the source of the text before it.
func composed(pieces, before []markdown.Piece) []markdown.Piece {
	if len(before) == 0 {
		return pieces
	}
	var made []markdown.Piece
	for _, piece := range pieces {
		for i, old := range before {
			stop := 1 << 62
			if i+1 < len(before) {
				stop = before[i+1].Start
			}
			start, end := max(piece.From, old.Start), min(piece.To, stop)
			switch {
			case start >= end:
			case piece.Copied && old.Copied:
				at := old.From - old.Start
				made = append(made, markdown.Piece{Start: piece.Start + start - piece.From, From: at + start, To: at + end, Copied: true})
			case piece.Copied:
				made = append(made, markdown.Piece{Start: piece.Start + start - piece.From, From: old.From, To: old.To})
			default:
				made = append(made, markdown.Piece{Start: piece.Start, From: old.From, To: old.To})
			}
			if !piece.Copied && start < end {
				break
			}
		}
	}
	return made
}
