package lunr

import "slices"

// inverted maps terms to the places where they occur.
type inverted struct {
	*corpus
	order    []uint32  // term numbers in JavaScript's sort order
	first    []int     // index in postings of a term in a field; see at
	postings []posting // by term, field and document
}

// posting is a document that has a term in a field.
type posting struct {
	document uint32
	found    uint32 // offset in the document's analysis of the term's count, which its positions follow
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

// of returns the postings of a term in a field, by its index in spread.
func (x *inverted) of(at int) []posting { return x.postings[x.first[at]:][:x.spread[at]] }

// reader returns a reader at the count of a posting.
func (x *inverted) reader(posting posting) reader {
	return reader{analysis: x.Analyses[posting.document], at: int(posting.found)}
}

// sorted returns the numbers of terms, sorted by the UTF-16 units of the terms.
func sorted(terms []string) []uint32 {
	order := make([]uint32, len(terms))
	for number := range order {
		order[number] = uint32(number)
	}
	slices.SortFunc(order, func(a, b uint32) int { return Compare(terms[a], terms[b]) })
	return order
}

// Compare compares terms as JavaScript does: by their UTF-16 units. The result equals that of
// comparing bytes, except that characters beyond the first plane come before U+E000 to U+FFFF.
func Compare(a, b string) int {
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
