package lsp

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// encoding is the unit in which an editor counts the characters of a line.
type encoding string

const (
	utf8Units  encoding = "utf-8"
	utf16Units encoding = "utf-16"
	utf32Units encoding = "utf-32"
)

// chosen returns the encoding to use with an editor that offers some. Without an offer it is UTF-16, which every editor
// must support.
func chosen(offered []string) encoding {
	for _, each := range []encoding{utf32Units, utf8Units} { // docgen counts in characters, too
		if slices.Contains(offered, string(each)) {
			return each
		}
	}
	return utf16Units
}

// size returns the number of units of a character.
func (e encoding) size(character rune, width int) int {
	switch {
	case e == utf8Units:
		return width
	case e == utf16Units && character > 0xFFFF:
		return 2
	}
	return 1
}

// units returns the number of units in the first characters of a line.
func (e encoding) units(line string, characters int) int {
	units := 0
	for at := 0; at < len(line) && characters > 0; characters-- {
		character, width := utf8.DecodeRuneInString(line[at:])
		units += e.size(character, width)
		at += width
	}
	return units
}

// offset returns the byte that a number of units leads to, or the end of the line if it is shorter. Within a character,
// it is the beginning of it.
func (e encoding) offset(line string, units int) int {
	at := 0
	for at < len(line) {
		character, width := utf8.DecodeRuneInString(line[at:])
		units -= e.size(character, width)
		if units < 0 {
			break
		}
		at += width
	}
	return at
}

// lineAt returns a line without its end, and the offset where it begins; the end of the text if there are fewer lines.
func lineAt(text string, number int) (line string, begin int) {
	for ; number > 0; number-- {
		end := strings.IndexByte(text[begin:], '\n')
		if end < 0 {
			return "", len(text)
		}
		begin += end + 1
	}
	line, _, _ = strings.Cut(text[begin:], "\n")
	return strings.TrimSuffix(line, "\r"), begin
}

// lines are those of a text, without their ends.
type lines []string

func linesOf(text string) lines { return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") }

// at returns a line, which is empty beyond the end of the text.
func (l lines) at(number int) string {
	if number >= len(l) {
		return ""
	}
	return l[number]
}

// offsetOf returns the byte that a position leads to. A position beyond the end of a line or of the text is the end.
func (e encoding) offsetOf(text string, at position) int {
	line, begin := lineAt(text, max(at.Line, 0))
	return begin + e.offset(line, max(at.Character, 0))
}

// rangeOf returns the range of characters of a line: from a column, which begins at 1, with a length. A line or a column of
// 0 stands for the whole line or for the beginning of the file.
func (e encoding) rangeOf(text lines, line, column, length int) textRange {
	if line == 0 {
		return textRange{}
	}
	return e.rangeIn(text.at(line-1), line, column, length)
}

// rangeIn returns the same for a line whose text is known.
func (e encoding) rangeIn(written string, line, column, length int) textRange {
	if column == 0 {
		written = strings.TrimRight(written, " \t")
		indent := len(written) - len(strings.TrimLeft(written, " \t"))
		return textRange{position{line - 1, e.units(written, indent)}, position{line - 1, e.units(written, len(written))}}
	}
	return textRange{
		position{line - 1, e.units(written, column-1)},
		position{line - 1, e.units(written, column-1+max(length, 1))},
	}
}

// characters returns the number of characters in the first units of a line.
func (e encoding) characters(line string, units int) int {
	return utf8.RuneCountInString(line[:e.offset(line, units)])
}

// length returns the number of units of a line.
func (e encoding) length(line string) int { return e.units(line, len(line)) }
