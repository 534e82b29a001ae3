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
	counts []int // characters before each stretch of the source
}

// stretch is how many bytes lie between two counts: a column is found by counting
// the characters of one stretch, however long its line is.
const stretch = 1 << 10

func newLines(source []byte) lines {
	lines := lines{source: source, starts: make([]int, 1, bytes.Count(source, []byte("\n"))+1)}
	for i, char := range source {
		if char == '\n' {
			lines.starts = append(lines.starts, i+1)
		}
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

// before counts the characters before a byte offset.
func (l lines) before(offset int) int {
	if len(l.counts) == 0 {
		return 0
	}
	nearest := min(offset/stretch, len(l.counts)-1)
	return l.counts[nearest] + characters(l.source[nearest*stretch:offset])
}

// place gives the place of the bytes from start to end, or to the end of the
// line where start is.
func (l lines) place(start, end int) Place {
	start = max(0, min(start, len(l.source)))
	end = max(start, min(end, len(l.source)))
	line := sort.SearchInts(l.starts, start+1) - 1
	if line+1 < len(l.starts) {
		end = min(end, l.starts[line+1]-1)
	}
	before := l.before(start)
	return Place{Line: line + 1, Column: before - l.before(l.starts[line]) + 1, Length: l.before(end) - before}
}
