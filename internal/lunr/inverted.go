package lunr

import "slices"

// inverted is the index from terms to the places where they stand.
type inverted struct {
	*corpus
	order    []uint32  // numbers of the terms, as JavaScript sorts their texts
	first    []int     // position in postings of a term in a field: see at
	postings []posting // by term, field and document
	sizes    []int     // of each term's JSON in bytes
	size     int       // of all terms' JSON, with the commas between them
}

// posting is a document that has a term in a field.
type posting struct {
	document uint32
	places   uint32 // where in the document's analysis the term's positions are
}

func newInverted(c *corpus) *inverted {
	x := &inverted{
		corpus: c, order: sorted(c.terms), first: make([]int, len(c.spread)),
		postings: make([]posting, len(c.numbers)), sizes: make([]int, len(c.terms)),
	}
	total := 0
	for at, count := range c.spread {
		x.first[at] = total
		total += int(count)
	}
	x.post()
	var frame []byte
	for number := range x.sizes {
		frame = x.appendTerm(frame[:0], uint32(number), false)
		x.sizes[number] += len(frame)
		x.size += x.sizes[number] + len(",")
	}
	x.size = max(0, x.size-len(","))
	return x
}

// post finds the postings of all terms, and adds up their sizes.
func (x *inverted) post() {
	next := slices.Clone(x.first)
	numbers := x.numbers
	for document, analysis := range x.analyses {
		from := reader{analysis: analysis}
		for field := range x.fields {
			from.number() // its length
			for range from.different() {
				from.text()
				from.number() // its count
				number := numbers[0]
				numbers = numbers[1:]
				at := x.at(number, field)
				x.sizes[number] += postingSize(document, next[at] == x.first[at], from)
				x.postings[next[at]] = posting{document: uint32(document), places: uint32(from.at)}
				next[at]++
				from.text() // its places
			}
		}
	}
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
