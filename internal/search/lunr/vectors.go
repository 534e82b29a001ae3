package lunr

import (
	"slices"
	"strconv"
)

// vectors returns the JSON of the vector of each field of each document, in chunks. A vector
// lists the numbers of the field's terms, ascending, each with its score.
func (c *corpus) vectors(parallel Parallel) [][]byte {
	rarities := c.rarities()
	chunks := make([][]byte, countChunks(len(c.Analyses)))
	parallel.inChunks(len(c.Analyses), func(chunk, first, end int) {
		writer := vectorWriter{corpus: c, rarities: rarities}
		for document := first; document < end; document++ {
			writer.write(document)
		}
		chunks[chunk] = writer.out
	})
	return chunks
}

// rarities returns the inverse document frequency of each term.
func (c *corpus) rarities() []float64 {
	rarities := make([]float64, len(c.terms))
	for number := range rarities {
		total := 0
		for field := range c.Fields {
			total += int(c.spread[c.at(uint32(number), field)])
		}
		rarities[number] = rarity(total, len(c.Analyses))
	}
	return rarities
}

type vectorWriter struct {
	corpus   *corpus
	rarities []float64
	counted  []uint64 // terms of a field: number in the upper half, count in the lower half
	out      []byte
}

func (w *vectorWriter) write(document int) {
	from := reader{analysis: w.corpus.Analyses[document]}
	next := w.corpus.starts[document]
	for at, field := range w.corpus.Fields {
		length := from.number()
		w.counted = w.counted[:0]
		for range from.different() {
			from.text()
			w.counted = append(w.counted, uint64(w.corpus.numbers[next])<<32|uint64(from.number()))
			from.text()
			next++
		}
		slices.Sort(w.counted)
		if document > 0 || at > 0 {
			w.out = append(w.out, ',')
		}
		w.out = append(w.out, '[')
		w.out = AppendJSON(w.out, field.Name+"/"+strconv.Itoa(document))
		w.out = append(w.out, ",["...)
		w.writeScores(newWeight(field.Boost, w.corpus.boost(document), float64(length)/w.corpus.averages[at]))
		w.out = append(w.out, "]]"...)
	}
}

func (w *vectorWriter) writeScores(weight weight) {
	for i, term := range w.counted {
		if i > 0 {
			w.out = append(w.out, ',')
		}
		number, count := term>>32, uint32(term)
		w.out = strconv.AppendUint(w.out, number, 10)
		w.out = append(w.out, ',')
		w.out = appendScore(w.out, weight.score(w.rarities[number], float64(count)))
	}
}
