package lunr

// corpus combines the documents. Terms have numbers, in order of first appearance.
type corpus struct {
	Source
	terms    []string  // by number
	spread   []int32   // number of documents with a term in a field; see at
	numbers  []uint32  // of the terms in all analyses, concatenated
	starts   []int     // start of each document in numbers
	lengths  []uint32  // of each field of each document, in terms
	averages []float64 // average length of each field, in terms
}

func newCorpus(source Source) *corpus {
	fields := source.Fields
	c := &corpus{
		Source: source, starts: make([]int, len(source.Analyses)), averages: make([]float64, len(fields)),
		lengths: make([]uint32, 0, len(fields)*len(source.Analyses)),
	}
	known := map[string]uint32{}
	none := make([]int32, len(fields))
	for document, analysis := range source.Analyses {
		c.starts[document] = len(c.numbers)
		from := reader{analysis: analysis}
		for field := range fields {
			length := from.number()
			c.lengths = append(c.lengths, uint32(length))
			c.averages[field] += float64(length)
			for range from.different() {
				text := from.text()
				number, found := known[string(text)]
				if !found {
					number = uint32(len(c.terms))
					term := string(text)
					known[term] = number
					c.terms = append(c.terms, term)
					c.spread = append(c.spread, none...)
				}
				c.numbers = append(c.numbers, number)
				c.spread[c.at(number, field)]++
				from.number() // its count
				from.text()   // its places
			}
		}
	}
	for field := range fields {
		c.averages[field] /= float64(len(source.Analyses))
	}
	return c
}

// at returns the index in spread of a term in a field.
func (c *corpus) at(number uint32, field int) int { return int(number)*len(c.Fields) + field }
