package lunr

import (
	"slices"
	"strconv"
)

// vectors returns the JSON of the vector of each field of each document. A vector lists the numbers
// of the field's terms, ascending, each with its score.
func (x *index) vectors(parallel Parallel) []byte {
	rarities := x.rarities()
	return parallel.list(len(x.Analyses), func(out []byte, document int) []byte {
		boost := 1.0
		if document < len(x.Boosts) && x.Boosts[document] != 0 {
			boost = x.Boosts[document]
		}
		from, numbers := reader{analysis: x.Analyses[document]}, x.numbers[x.starts[document]:]
		for at, field := range x.Fields {
			if at > 0 {
				out = append(out, ',')
			}
			out = AppendJSON(append(out, '['), field.Name+"/"+strconv.Itoa(document))
			weight := newWeight(field.Boost, boost, float64(from.number())/x.averages[at])
			counts := make([]uint64, from.distinct()) // number of a term in the upper half, its count in the lower half
			for i := range counts {
				from.text()
				counts[i] = uint64(numbers[i])<<32 | uint64(from.number())
			}
			numbers = numbers[len(counts):]
			slices.Sort(counts)
			out = append(weight.appendScores(append(out, ",["...), counts, rarities), "]]"...)
		}
		return out
	})
}

// rarities returns the inverse document frequency of each term.
func (x *index) rarities() []float64 {
	rarities := make([]float64, len(x.terms))
	for number := range rarities {
		total := 0
		for field := range x.Fields {
			total += len(x.documents[x.slot(uint32(number), field)])
		}
		rarities[number] = rarity(total, len(x.Analyses))
	}
	return rarities
}

func (w weight) appendScores(out []byte, counts []uint64, rarities []float64) []byte {
	for i, term := range counts {
		if i > 0 {
			out = append(out, ',')
		}
		number, count := term>>32, uint32(term)
		out = append(strconv.AppendUint(out, number, 10), ',')
		out = appendScore(out, w.score(rarities[number], float64(count)))
	}
	return out
}
