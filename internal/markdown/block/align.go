package block

import (
	"regexp"
	"strings"

	"golang.org/x/text/width"
)

// delimiter matches a cell of the second line of a table.
var delimiter = regexp.MustCompile(`^:?-+:?$`)

// Align lines up the columns of a table. It returns the lines as they are if they are no table that stands alone, such as one in a
// block quote.
func Align(lines []string) []string {
	rows := make([][]string, len(lines))
	indent := lines[0][:len(lines[0])-len(strings.TrimLeft(lines[0], " "))]
	var sizes []int
	for i, line := range lines {
		if !strings.HasPrefix(line, indent) || strings.HasPrefix(strings.TrimLeft(line, " "), ">") {
			return lines
		}
		rows[i] = cells(strings.TrimSpace(line))
		for j, cell := range rows[i] {
			if j == len(sizes) {
				sizes = append(sizes, 3)
			}
			if i != 1 {
				sizes[j] = max(sizes[j], columns(cell))
			}
		}
	}
	if len(rows) < 2 || len(rows[1]) == 0 {
		return lines
	}
	aligned := make([]string, len(lines))
	for i, row := range rows {
		var line strings.Builder
		line.WriteString(indent + "|")
		for j, cell := range row {
			line.WriteString(" " + padded(cell, rows[1][min(j, len(rows[1])-1)], sizes[j], i == 1) + " |")
		}
		aligned[i] = line.String()
	}
	return aligned
}

// padded returns a cell with the width of its column. mark is that of the column in the second line.
func padded(cell, mark string, size int, isMark bool) string {
	space := size - columns(cell)
	switch left, right := strings.HasPrefix(mark, ":"), strings.HasSuffix(mark, ":"); {
	case isMark && delimiter.MatchString(cell):
		return dashes(left, right, size)
	case space <= 0:
		return cell
	case left && right:
		return strings.Repeat(" ", space/2) + cell + strings.Repeat(" ", space-space/2)
	case right:
		return strings.Repeat(" ", space) + cell
	}
	return cell + strings.Repeat(" ", space)
}

// dashes returns the mark of a column.
func dashes(left, right bool, size int) string {
	mark := []byte(strings.Repeat("-", size))
	if left {
		mark[0] = ':'
	}
	if right {
		mark[size-1] = ':'
	}
	return string(mark)
}

// cells splits a row at the bars that no backslash escapes.
func cells(row string) []string {
	row = strings.TrimPrefix(row, "|")
	var found []string
	start := 0
	for i := 0; i < len(row); i++ {
		switch row[i] {
		case '\\':
			i++
		case '|':
			found = append(found, strings.TrimSpace(row[start:i]))
			start = i + 1
		}
	}
	if rest := strings.TrimSpace(row[start:]); rest != "" {
		found = append(found, rest)
	}
	return found
}

// columns returns the width of a text where all characters are equally wide, and those of East Asia twice as wide.
func columns(text string) int {
	wide := 0
	for _, character := range text {
		switch width.LookupRune(character).Kind() {
		case width.EastAsianWide, width.EastAsianFullwidth:
			wide++
		}
		wide++
	}
	return wide
}
