package lunr

import "math"

// The parameters of BM25 that lunr sets out with: how soon repetition stops to
// count, and how much the length of a field counts.
const (
	saturation      = 1.2
	lengthInfluence = 0.75
)

// rarity is the inverse document frequency of a term: the total over the fields
// of how many documents have it there, among so many documents.
func rarity(total, documents int) float64 {
	return logarithm(1 + math.Abs((float64(documents-total)+0.5)/(float64(total)+0.5)))
}

// weight is what the scores of all terms of one field of a document depend on.
type weight struct {
	field, document float64 // boosts
	damping         float64 // by the field's length
}

// newWeight weighs a field by its length relative to the average.
func newWeight(field, document, length float64) weight {
	if field == 0 {
		field = 1
	}
	return weight{field: field, document: document, damping: product(saturation, 1-lengthInfluence+product(lengthInfluence, length))}
}

// Damping is by how much the score of a term that occurs once is divided, in a
// field of a length relative to the average.
func Damping(length float64) float64 { return newWeight(1, 1, length).damping + 1 }

// score is BM25's score of a term that occurs count times. The order of its
// operations decides its last bit.
func (w weight) score(rarity, count float64) float64 {
	return rarity * ((saturation + 1) * count) / (w.damping + count) * w.field * w.document
}

// product rounds where x*y within a sum need not: some machines would compute
// both in one step, and the last bit would differ.
func product(x, y float64) float64 { return float64(x * y) }
