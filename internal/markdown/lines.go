package markdown

import (
	"bytes"
	"sort"
	"unicode/utf8"
)

// lines finds the line and column of a byte offset.
type lines struct {
	source []byte
	starts []int
	counts []int // characters before each stretch of the source; nil when no line is longer than one
	parts  []part
}

// stretch is how many bytes lie between two counts: a column is found by counting
// the characters of one stretch, however long its line is.
const stretch = 1 << 10

func newLines(source []byte, parts []part) lines {
	lines := lines{source: source, parts: parts, starts: make([]int, 1, bytes.Count(source, []byte("\n"))+1)}
	longest := 0
	for at := 0; ; {
		length := bytes.IndexByte(source[at:], '\n')
		if length < 0 {
			longest = max(longest, len(source)-at)
			break
		}
		longest, at = max(longest, length), at+length+1
		lines.starts = append(lines.starts, at)
	}
	if longest <= stretch {
		return lines
	}
	count := 0
	for i := 0; i < len(source); i += stretch {
		lines.counts = append(lines.counts, count)
		count += characters(source[i:min(i+stretch, len(source))])
	}
	return lines
}

// characters counts characters by their first bytes.
func characters(text []byte) int {
	count := 0
	for _, char := range text {
		if utf8.RuneStart(char) {
			count++
		}
	}
	return count
}

// between counts the characters between two byte offsets of one line.
func (l lines) between(start, stop int) int {
	if l.counts == nil {
		return characters(l.source[start:stop])
	}
	return l.before(stop) - l.before(start)
}

// before counts the characters before a byte offset.
func (l lines) before(offset int) int {
	nearest := min(offset/stretch, len(l.counts)-1)
	return l.counts[nearest] + characters(l.source[nearest*stretch:offset])
}

// place gives the place of the bytes from start to end, or to the end of the
// line where start is.
func (l lines) place(start, end int) Place {
	start = max(0, min(start, len(l.source)))
	end = max(start, min(end, len(l.source)))
	line := l.lineOf(start)
	if line+1 < len(l.starts) {
		end = min(end, l.starts[line+1]-1)
	}
	place := Place{Column: l.between(l.starts[line], start) + 1, Length: l.between(start, end)}
	if number := partAt(l.parts, start); number > 0 {
		place.File = l.parts[number].file
		line -= l.lineOf(l.parts[number].start)
	}
	place.Line = line + 1
	return place
}

// lineOf is the number, from 0, of the line that an offset is in.
func (l lines) lineOf(offset int) int { return sort.SearchInts(l.starts, offset+1) - 1 }

// text gives the line of a place, "" beyond the end.
func (l lines) text(place Place) string {
	line := place.Line - 1
	for _, part := range l.parts {
		if place.File != "" && part.file == place.File && part.start > 0 {
			line += l.lineOf(part.start)
			break
		}
	}
	if line < 0 || line >= len(l.starts) {
		return ""
	}
	rest := l.source[l.starts[line]:]
	text, _, _ := bytes.Cut(rest, []byte("\n"))
	return string(text)
}

// whole is a line of the source by its number from 0, with its end.
func (l lines) whole(number int) []byte {
	if number+1 < len(l.starts) {
		return l.source[l.starts[number]:l.starts[number+1]]
	}
	return l.source[l.starts[number]:]
}
