package invert

import (
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// Sorted are terms in JavaScript's order.
type Sorted struct {
	*Terms
	order  []uint32 // numbers of the terms, in order
	places []uint32 // of each term in order, by its number
}

// At returns the term at a place, and its number.
func (s Sorted) At(place int) (text string, number uint32) {
	return s.Text(s.order[place]), s.order[place]
}

// Sort sorts the terms. After that, no term can be added.
//
// It distributes the terms by their first bytes, and then compares those with the same first bytes
// by the next ones. Comparing the texts of millions of terms takes several times as long, because
// most of them are not in the processor's caches.
func (t *Terms) Sort(parallel lunr.Parallel) Sorted {
	t.slots = nil
	ends := make([]int, 1<<16) // of the terms with the same first bytes
	for number := range uint32(len(t.starts)) {
		ends[key(t.Text(number))>>48]++
	}
	total := 0
	for first, count := range ends {
		ends[first], total = total, total+count
	}
	order := make([]uint32, len(t.starts))
	for number := range uint32(len(t.starts)) {
		first := key(t.Text(number)) >> 48
		order[ends[first]] = number
		ends[first]++
	}
	parallel.Do(len(ends), func(i int) {
		first := 0
		if i > 0 {
			first = ends[i-1]
		}
		t.sort(order[first:ends[i]])
	})
	places := make([]uint32, len(order))
	for place, number := range order {
		places[number] = uint32(place)
	}
	return Sorted{t, order, places}
}

// sort sorts terms with the same first two bytes.
func (t *Terms) sort(numbers []uint32) {
	if len(numbers) < 2 {
		return
	}
	type term struct {
		key    uint64
		number uint32
	}
	terms := make([]term, len(numbers))
	for i, number := range numbers {
		text := t.Text(number)
		terms[i] = term{key(text[min(2, len(text)):]), number}
	}
	slices.SortFunc(terms, func(a, b term) int {
		if a.key != b.key {
			return cmp.Compare(a.key, b.key)
		}
		return lunr.Compare(t.Text(a.number), t.Text(b.number))
	})
	for i, term := range terms {
		numbers[i] = term.number
	}
}

// key returns the first eight bytes of a text as a number. Different numbers are in the order of
// [lunr.Compare].
func key(text string) uint64 {
	value := uint64(0)
	for i := range 8 {
		value <<= 8
		if i < len(text) {
			value |= uint64(inOrder(text[i]))
		}
	}
	return value
}

// inOrder returns a number for a byte, in the order of UTF-16: characters beyond the first plane,
// whose first bytes are 0xF0 and greater, come before U+E000, which begins with 0xEE.
func inOrder(b byte) byte {
	const firstLate, firstAstral = 0xEE, 0xF0
	switch {
	case b >= firstAstral:
		return b - (firstAstral - firstLate)
	case b >= firstLate:
		return b + (0xFF - 0xEF)
	}
	return b
}
