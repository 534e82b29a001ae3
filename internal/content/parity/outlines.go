package parity

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/outline"
)

// row is a line of two outlines next to each other. An index is outline.None where one outline
// has no heading.
type row struct{ source, translation int }

// reportOutline reports that the outlines differ, and shows both.
func (c *comparison) reportOutline() {
	rows := c.rows()
	first := 0
	for first < len(rows)-1 && rows[first].isPair() {
		first++
	}
	place := start(c.translation.Document)
	for _, row := range rows[:first+1] { // at the heading that is too many, or before one that is missing
		if row.translation != outline.None {
			place = c.translation.Document.Headings[row.translation].Place
		}
	}
	c.report(place, markdown.Place{}, "the outline differs from that of the original, "+c.source.File)
	c.findings[len(c.findings)-1].Hint = c.table(rows)
}

func (r row) isPair() bool { return r.source != outline.None && r.translation != outline.None }

// rows returns both outlines in order.
func (c *comparison) rows() []row {
	var rows []row
	next := 0
	for j, match := range c.matches {
		if match == outline.None {
			rows = append(rows, row{outline.None, j})
			continue
		}
		for ; next < match; next++ {
			rows = append(rows, row{next, outline.None})
		}
		rows = append(rows, row{match, j})
		next = match + 1
	}
	for ; next < len(c.source.Document.Headings); next++ {
		rows = append(rows, row{next, outline.None})
	}
	return rows
}

// near is how many headings around a difference the message shows.
const near = 1

// table shows the outlines next to each other, without headings far from differences.
func (c *comparison) table(rows []row) string {
	const absent = "(none)"
	heading := func(headings []markdown.Heading, at int) string {
		if at == outline.None {
			return absent
		}
		return fmt.Sprintf("%d: %s %s", headings[at].Place.Line, strings.Repeat("#", headings[at].Level), shortened(headings[at].Text))
	}
	cells := [][2]string{{"original", "translation"}}
	isShown, skipped := shown(rows), false
	for i, row := range rows {
		if isShown[i] {
			cells = append(cells, [2]string{heading(c.source.Document.Headings, row.source), heading(c.translation.Document.Headings, row.translation)})
		} else if !skipped {
			cells = append(cells, [2]string{"…", "…"})
		}
		skipped = !isShown[i]
	}
	width := 0
	for _, cell := range cells {
		width = max(width, utf8.RuneCountInString(cell[0]))
	}
	var out strings.Builder
	for i, cell := range cells {
		if i > 0 {
			out.WriteByte('\n')
		}
		out.WriteString(cell[0] + strings.Repeat(" ", width-utf8.RuneCountInString(cell[0])) + "  " + cell[1])
	}
	return out.String()
}

// shown returns which rows are near a difference.
func shown(rows []row) []bool {
	shown := make([]bool, len(rows))
	for i, row := range rows {
		for at := max(0, i-near); !row.isPair() && at <= min(len(rows)-1, i+near); at++ {
			shown[at] = true
		}
	}
	for i := range shown { // a single row needs no more space than the dots
		alone := (i == 0 || shown[i-1]) && (i == len(shown)-1 || shown[i+1])
		shown[i] = shown[i] || alone
	}
	return shown
}
