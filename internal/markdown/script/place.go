package script

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Place is a position in a source file.
type Place struct {
	Line, Column, Length int    // 1-based; column and length in characters
	Source               string // the text of the line
	at                   int
}

// Offset returns the offset of the place in the source, in bytes.
func (p Place) Offset() int { return p.at }

// lineStarts returns the offsets at which lines start. It counts lines as JavaScript does.
func lineStarts(source []byte) []int {
	starts := []int{0}
	for at := 0; at < len(source); at++ {
		switch rest := source[at:]; {
		case rest[0] == '\r' && len(rest) > 1 && rest[1] == '\n':
		case rest[0] == '\n', rest[0] == '\r':
			starts = append(starts, at+1)
		case bytes.HasPrefix(rest, []byte("\u2028")), bytes.HasPrefix(rest, []byte("\u2029")):
			starts = append(starts, at+3)
		}
	}
	return starts
}

// offset converts a 1-based line and column to a byte offset. The column is in UTF-16 units.
func (o output) offset(line, column int) (int, bool) {
	if line < 1 || line > len(o.starts) {
		return 0, false
	}
	at := o.starts[line-1]
	for left := column - 1; left > 0 && at < len(o.source); {
		char, size := utf8.DecodeRune(o.source[at:])
		left -= utf16.RuneLen(char)
		at += size
	}
	return at, at < len(o.source)
}

// place returns the position of a range within one line.
func (o output) place(start, end int) Place {
	line, exact := slices.BinarySearch(o.starts, start)
	if exact {
		line++
	}
	from := o.starts[line-1]
	text := o.source[from:]
	if line < len(o.starts) {
		text = o.source[from:o.starts[line]]
	}
	return Place{
		Line: line, Column: 1 + utf8.RuneCount(o.source[from:start]), Length: utf8.RuneCount(o.source[start:end]),
		Source: strings.TrimRight(string(text), "\r\n"), at: start,
	}
}

// units returns the length of a text in UTF-16 units.
func units(text string) int {
	count := 0
	for _, char := range text {
		count += utf16.RuneLen(char)
	}
	return count
}

// number parses digits.
func number(digits string) int {
	value, _ := strconv.Atoi(digits) // cannot fail: all characters are digits
	return value
}
