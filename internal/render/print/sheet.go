package print

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed print.css
var rules string

// Paper is a size of paper, as CSS names it. "" leaves it to the reader's browser.
type Paper string

// The sizes of paper that people print on.
const (
	A4     Paper = "A4"
	Letter Paper = "letter"
)

// Sheet returns the style sheet of a document: the rules that all documents share, and the title
// at the bottom of each printed page but the cover. Custom properties set the rest of the page's
// margins, which print.css of the theme defines.
func (d Document) Sheet(paper Paper) []byte {
	size := ""
	if paper != "" {
		size = fmt.Sprintf("size: %s; ", paper)
	}
	page := fmt.Sprintf("\n@page { %s@bottom-left { color: var(--color-muted); content: %s; font-family: var(--font-body); font-size: var(--text-2xs); } }\n",
		size, cssString(d.name()))
	return []byte(rules + page + "@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }\n")
}

// cssString returns a text as a string of CSS.
func cssString(text string) string {
	var out strings.Builder
	out.WriteByte('"')
	for _, letter := range text {
		if letter == '"' || letter == '\\' || letter == '<' || letter < ' ' {
			fmt.Fprintf(&out, `\%x `, letter)
			continue
		}
		out.WriteRune(letter)
	}
	out.WriteByte('"')
	return out.String()
}
