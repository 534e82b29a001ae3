package code

import (
	"cmp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// mark is an element around a part of the code.
type mark struct {
	input.Span
	open, end string
	isValue   bool // scripts replace its content, which gets no classes
}

// marksIn returns the marked words and the values of a block. If two overlap, the value or the first one wins.
func marksIn(block *Block) []mark {
	var marks []mark
	for _, value := range block.Values {
		open, end := syntax.ValueTag(value.Name, "")
		marks = append(marks, mark{value.At, open, end, true})
	}
	for _, word := range wordsIn(block.Text, block.Options.words) {
		if !slices.ContainsFunc(block.Values, func(value Value) bool { return value.At.Start < word.Stop && word.Start < value.At.Stop }) {
			marks = append(marks, mark{word, "<mark>", "</mark>", false})
		}
	}
	slices.SortFunc(marks, func(a, b mark) int { return cmp.Compare(a.Start, b.Start) })
	return marks
}

// wordsIn finds words in code. If two matches overlap, the first one wins.
func wordsIn(code string, words []string) []input.Span {
	var found []input.Span
	for _, word := range words {
		for from := 0; ; {
			at := strings.Index(code[from:], word)
			if at < 0 {
				break
			}
			found = append(found, input.At(from+at, from+at+len(word)))
			from += at + len(word)
		}
	}
	slices.SortStableFunc(found, func(a, b input.Span) int { return cmp.Compare(a.Start, b.Start) })
	end := 0
	return slices.DeleteFunc(found, func(word input.Span) bool {
		overlaps := word.Start < end
		if !overlaps {
			end = word.Stop
		}
		return overlaps
	})
}
