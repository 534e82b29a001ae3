package lunr

import (
	"encoding/binary"
	"strconv"
)

// termList groups the terms of a field.
type termList struct {
	slots       map[string]int // index in different
	different   []differentTerm
	occurrences []occurrence
	places      []byte // buffer for the JSON of a term's positions
}

// differentTerm is a distinct term with a linked list of its occurrences.
type differentTerm struct {
	text               string
	count, first, last int
}

type occurrence struct {
	start, length int
	next          int // index of the term's next occurrence
}

func (l *termList) reset() {
	clear(l.slots)
	l.different, l.occurrences = l.different[:0], l.occurrences[:0]
}

func (l *termList) add(term Term) {
	at := len(l.occurrences)
	l.occurrences = append(l.occurrences, occurrence{start: term.Start, length: term.Length})
	slot, known := l.slots[term.Text]
	if !known {
		l.slots[term.Text] = len(l.different)
		l.different = append(l.different, differentTerm{text: term.Text, count: 1, first: at, last: at})
		return
	}
	same := &l.different[slot]
	l.occurrences[same.last].next = at
	same.last = at
	same.count++
}

// pack appends the field to an analysis.
func (l *termList) pack(out Analysis, positions bool) Analysis {
	out = binary.AppendUvarint(out, uint64(len(l.occurrences)))
	out = binary.AppendUvarint(out, uint64(len(l.different)))
	for _, term := range l.different {
		out = binary.AppendUvarint(out, uint64(len(term.text)))
		out = append(out, term.text...)
		out = binary.AppendUvarint(out, uint64(term.count))
		l.places = l.places[:0]
		if positions {
			l.places = l.appendPlaces(l.places, term)
		}
		out = binary.AppendUvarint(out, uint64(len(l.places)))
		out = append(out, l.places...)
	}
	return out
}

// appendPlaces appends the positions of a term: [[0,6],[31,7]].
func (l *termList) appendPlaces(out []byte, term differentTerm) []byte {
	separator := byte('[')
	for at := term.first; ; at = l.occurrences[at].next {
		out = append(out, separator, '[')
		out = strconv.AppendInt(out, int64(l.occurrences[at].start), 10)
		out = append(out, ',')
		out = strconv.AppendInt(out, int64(l.occurrences[at].length), 10)
		out = append(out, ']')
		if at == term.last {
			return append(out, ']')
		}
		separator = ','
	}
}
