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
}

func newLines(source []byte) lines {
	starts := make([]int, 1, bytes.Count(source, []byte("\n"))+1)
	for i, char := range source {
		if char == '\n' {
			starts = append(starts, i+1)
		}
	}
	return lines{source: source, starts: starts}
}

// place gives the place of the bytes from start to end, or to the end of the
// line where start is.
func (l lines) place(start, end int) Place {
	start = max(0, min(start, len(l.source)))
	end = max(start, min(end, len(l.source)))
	if stop := bytes.IndexByte(l.source[start:end], '\n'); stop >= 0 {
		end = start + stop
	}
	line := sort.SearchInts(l.starts, start+1) - 1
	return Place{
		Line:   line + 1,
		Column: utf8.RuneCount(l.source[l.starts[line]:start]) + 1,
		Length: utf8.RuneCount(l.source[start:end]),
	}
}
