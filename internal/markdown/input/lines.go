package input

import (
	"bytes"
	"iter"
	"sort"
	"unicode/utf8"
)

// Place is a position in a text or in a file that the text includes.
type Place struct {
	File   string // relative to the site folder; "" for the text itself
	Line   int    // 1-based
	Column int    // 1-based, in characters
	Length int    // in characters
}

// Lines converts byte offsets to lines and columns.
type Lines struct {
	source []byte
	starts []int
	counts []int // characters before each stretch of the source; nil if all lines are shorter than a stretch
	parts  []part
	origin *origin // of the first part; nil if that is the text of a file
}

// stretch is the number of bytes between two counts. Finding a column counts the characters of
// only one stretch, however long the line is.
const stretch = 1 << 10

func newLines(source []byte, parts []part) Lines {
	lines := Lines{source: source, parts: parts, starts: make([]int, 1, bytes.Count(source, []byte("\n"))+1)}
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

// characters returns the number of characters in a text. It counts their first bytes.
func characters(text []byte) int {
	count := 0
	for _, char := range text {
		if utf8.RuneStart(char) {
			count++
		}
	}
	return count
}

// between returns the number of characters between two byte offsets on one line.
func (l Lines) between(start, stop int) int {
	if l.counts == nil {
		return characters(l.source[start:stop])
	}
	return l.before(stop) - l.before(start)
}

// before returns the number of characters before a byte offset.
func (l Lines) before(offset int) int {
	nearest := min(offset/stretch, len(l.counts)-1)
	return l.counts[nearest] + characters(l.source[nearest*stretch:offset])
}

// Place returns the place of the bytes from start to end. It ends at the end of the line that
// contains start.
func (l Lines) Place(start, end int) Place {
	start = max(0, min(start, len(l.source)))
	end = max(start, min(end, len(l.source)))
	if l.origin != nil && partAt(l.parts, start) == 0 {
		return l.origin.place(start, end)
	}
	line := l.Number(start)
	if line+1 < len(l.starts) {
		end = min(end, l.starts[line+1]-1)
	}
	place := Place{Column: l.between(l.starts[line], start) + 1, Length: l.between(start, end)}
	if number := partAt(l.parts, start); number > 0 {
		place.File = l.parts[number].file
		line -= l.Number(l.parts[number].start)
	}
	place.Line = line + 1
	return place
}

// Own returns the length of the text itself, which precedes the texts that it includes.
func (l Lines) Own() int {
	if len(l.parts) > 1 {
		return l.parts[1].start - 1
	}
	return len(l.source)
}

// Number returns the 0-based number of the line that contains an offset.
func (l Lines) Number(offset int) int { return sort.SearchInts(l.starts, offset+1) - 1 }

// Excerpt is a line of a text, or part of a long line.
type Excerpt struct {
	Text    string
	Skipped int // number of characters in the line before Text
}

// longest is the maximum size in bytes of an excerpt on each side of its place, because a long
// line may have many places with excerpts.
const longest = 512

// Excerpt returns the line of a place, shortened to the part around the place if it is long.
// It returns the zero value beyond the end.
func (l Lines) Excerpt(place Place) Excerpt {
	if l.origin != nil && place.File == "" {
		return l.origin.lines.Excerpt(place)
	}
	line := place.Line - 1
	for _, part := range l.parts {
		if place.File != "" && part.file == place.File && part.start > 0 {
			line += l.Number(part.start)
			break
		}
	}
	if line < 0 || line >= len(l.starts) {
		return Excerpt{}
	}
	start, end := l.starts[line], len(l.source)
	if line+1 < len(l.starts) {
		end = l.starts[line+1] - 1
	}
	if end-start <= 2*longest {
		return Excerpt{Text: string(l.source[start:end])}
	}
	at := l.offset(start, end, place.Column-1)
	from, to := max(start, at-longest), min(end, at+longest)
	for from > start && !utf8.RuneStart(l.source[from]) {
		from--
	}
	for to < end && !utf8.RuneStart(l.source[to]) {
		to++
	}
	return Excerpt{Text: string(l.source[from:to]), Skipped: l.between(start, from)}
}

// offset returns the offset of the character after the first count characters of a line.
func (l Lines) offset(start, end, count int) int {
	at := start
	if l.counts != nil {
		count += l.before(start)
		nearest := sort.Search(len(l.counts), func(i int) bool { return l.counts[i] > count }) - 1
		if nearest*stretch > start {
			at = nearest * stretch
		}
		count -= l.before(at)
	}
	for ; at < end; at++ {
		if utf8.RuneStart(l.source[at]) {
			if count <= 0 {
				break
			}
			count--
		}
	}
	return at
}

// Around returns the text before and after a span on the span's lines.
func (l Lines) Around(at Span) (before, after []byte) {
	last := l.Number(at.Stop - 1)
	return l.source[l.starts[l.Number(at.Start)]:at.Start], l.whole(last)[at.Stop-l.starts[last]:]
}

// Between returns the number of line ends in a span.
func (l Lines) Between(at Span) int { return l.Number(at.Stop-1) - l.Number(at.Start) }

// Count returns how many lines there are.
func (l Lines) Count() int { return len(l.starts) }

// From returns the lines from the one that contains an offset on. They are numbered from 0.
func (l Lines) From(offset int) iter.Seq2[int, []byte] {
	first := l.Number(offset)
	return func(yield func(int, []byte) bool) {
		for number := first; number < len(l.starts) && yield(number-first, l.whole(number)); number++ {
		}
	}
}

// whole returns a line by its 0-based number, including its line end.
func (l Lines) whole(number int) []byte {
	if number+1 < len(l.starts) {
		return l.source[l.starts[number]:l.starts[number+1]]
	}
	return l.source[l.starts[number]:]
}
