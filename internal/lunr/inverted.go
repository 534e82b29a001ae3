package lunr

import "slices"

// inverted is the index from terms to the places where they stand.
type inverted struct {
	*corpus
	order    []uint32  // numbers of the terms, as JavaScript sorts their texts
	first    []int     // position in postings of a term in a field: see at
	postings []posting // by term, field and document
}

// posting is a document that has a term in a field.
type posting struct {
	document uint32
	found    uint32 // where in the document's analysis the term's count stands, and then its positions
}

func newInverted(c *corpus) *inverted {
	x := &inverted{
		corpus: c, order: sorted(c.terms), first: make([]int, len(c.spread)), postings: make([]posting, len(c.numbers)),
	}
	total := 0
	for at, count := range c.spread {
		x.first[at] = total
		total += int(count)
	}
	next := slices.Clone(x.first)
	numbers := c.numbers
	for document, analysis := range c.Analyses {
		from := reader{analysis: analysis}
		for field := range c.Fields {
			from.number() // its length
			for range from.different() {
				from.text()
				at := x.at(numbers[0], field)
				numbers = numbers[1:]
				x.postings[next[at]] = posting{document: uint32(document), found: uint32(from.at)}
				next[at]++
				from.number() // its count
				from.text()   // its places
			}
		}
	}
	return x
}

// of gives the postings of a term in a field, by its position in spread.
func (x *inverted) of(at int) []posting { return x.postings[x.first[at]:][:x.spread[at]] }

// reader reads on at the count of a posting.
func (x *inverted) reader(posting posting) reader {
	return reader{analysis: x.Analyses[posting.document], at: int(posting.found)}
}

// sorted gives the numbers of terms in the order of their UTF-16 units.
func sorted(terms []string) []uint32 {
	order := make([]uint32, len(terms))
	for number := range order {
		order[number] = uint32(number)
	}
	slices.SortFunc(order, func(a, b uint32) int { return compareUnits(terms[a], terms[b]) })
	return order
}

// compareUnits compares strings by their UTF-16 units. They sort as their bytes
// do, but characters beyond the first plane come before U+E000 to U+FFFF.
func compareUnits(a, b string) int {
	for i := range min(len(a), len(b)) {
		x, y := a[i], b[i]
		if x == y {
			continue
		}
		const firstLate, firstAstral = 0xEE, 0xF0 // lead bytes of U+E000 and U+10000
		if x >= firstLate && y >= firstLate && (x >= firstAstral) != (y >= firstAstral) {
			x, y = y, x
		}
		return int(x) - int(y)
	}
	return len(a) - len(b)
}
