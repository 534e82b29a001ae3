package lunr

import (
	"slices"
	"strconv"
)

// Source is the input of an index.
type Source struct {
	Fields   []Field
	Analyses []Analysis
	Boosts   []float64 // of each document; 0 or nil means 1
	Pipeline string    // lunr's name of the function that processes the words of a query
}

// index combines the documents. Terms have numbers, in order of first appearance.
type index struct {
	Source
	terms     []string   // by number
	documents [][]uint32 // that have a term in a field; see slot
	numbers   []uint32   // of the terms in all analyses, concatenated
	starts    []int      // start of each document in numbers
	averages  []float64  // average length of each field, in terms
}

// JSON returns the index of all documents as lunr 2.3.9 writes it.
func JSON(source Source, parallel Parallel) []byte {
	x := newIndex(source)
	out := []byte(`{"version":"2.3.9","fields":[`)
	for i, field := range x.Fields {
		if i > 0 {
			out = append(out, ',')
		}
		out = AppendJSON(out, field.Name)
	}
	out = append(append(out, `],"fieldVectors":[`...), x.vectors(parallel)...)
	out = append(append(out, `],"invertedIndex":[`...), x.inverted(parallel)...)
	return append(AppendJSON(append(out, `],"pipeline":[`...), x.Pipeline), "]}"...)
}

func newIndex(source Source) *index {
	fields := len(source.Fields)
	x := &index{Source: source, starts: make([]int, len(source.Analyses)), averages: make([]float64, fields)}
	known := map[string]uint32{}
	for document, analysis := range source.Analyses {
		x.starts[document] = len(x.numbers)
		from := reader{analysis: analysis}
		for field := range fields {
			x.averages[field] += float64(from.number())
			for range from.distinct() {
				text := from.text()
				number, found := known[string(text)]
				if !found {
					number = uint32(len(x.terms))
					term := string(text)
					known[term] = number
					x.terms = append(x.terms, term)
					x.documents = append(x.documents, make([][]uint32, fields)...)
				}
				x.numbers = append(x.numbers, number)
				x.documents[x.slot(number, field)] = append(x.documents[x.slot(number, field)], uint32(document))
				from.number() // its count
			}
		}
	}
	for field := range fields {
		x.averages[field] /= float64(len(source.Analyses))
	}
	return x
}

// slot returns the index in documents of a term in a field.
func (x *index) slot(number uint32, field int) int { return int(number)*len(x.Fields) + field }

// inverted returns the JSON of all terms in JavaScript's order, each with the documents that have it.
func (x *index) inverted(parallel Parallel) []byte {
	order := make([]uint32, len(x.terms))
	for number := range order {
		order[number] = uint32(number)
	}
	slices.SortFunc(order, func(a, b uint32) int { return Compare(x.terms[a], x.terms[b]) })
	return parallel.list(len(order), func(out []byte, place int) []byte {
		number := order[place]
		out = AppendJSON(append(out, '['), x.terms[number])
		out = strconv.AppendUint(append(out, `,{"_index":`...), uint64(number), 10)
		for field := range x.Fields {
			out = append(AppendJSON(append(out, ','), x.Fields[field].Name), ":{"...)
			for i, document := range x.documents[x.slot(number, field)] {
				if i > 0 {
					out = append(out, ',')
				}
				out = append(strconv.AppendUint(append(out, '"'), uint64(document), 10), `":{}`...)
			}
			out = append(out, '}')
		}
		return append(out, "}]"...)
	})
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
