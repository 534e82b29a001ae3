package complete

import (
	"slices"
	"strings"
)

// Explanation says what a name at the cursor means.
type Explanation struct {
	Text       string // Markdown; "" for none
	Start, End int    // of the name: bytes of the line before them
}

// Explain returns what the name at the cursor means: what an editor shows beside it while the author writes it.
func Explain(at Place) Explanation {
	rest := at.line()[at.Column:]
	ends := []int{len(rest) - len(strings.TrimLeft(rest, letters)), delimited(rest)}
	for _, end := range slices.Compact(ends) {
		until := at
		until.Column += end
		found := until.written()
		if found.offer == nil || found.from > at.Column || found.from == until.Column {
			continue
		}
		name := at.line()[found.from:until.Column]
		for _, item := range found.offer(until, found.parts) {
			if item.Label == name && item.Detail+item.Doc != "" {
				return Explanation{item.explanation(), found.from, until.Column}
			}
		}
	}
	return Explanation{}
}

func (i Item) explanation() string {
	text := "**" + i.Label + "**"
	if i.Detail != "" {
		text += ": " + i.Detail
	}
	if i.Doc != "" {
		text += "\n\n" + i.Doc
	}
	return text
}

// letters are the characters of names.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"

// delimited returns the length of the part of a text before a sign that ends names with spaces.
func delimited(text string) int {
	if end := strings.IndexAny(text, `[](){}"'|,`); end >= 0 {
		return end
	}
	return len(text)
}

// beside returns the cursor's line without the name that is being written there.
func (at Place) beside(typed string) string {
	return at.line()[:at.Column-len(typed)] + " " + strings.TrimLeft(at.line()[at.Column:], letters)
}
