package lunr

import (
	"cmp"
	"math"
)

// The default BM25 parameters of lunr: how fast the effect of repetition saturates, and how
// much the length of a field matters.
const (
	saturation      = 1.2
	lengthInfluence = 0.75
)

// rarity is the inverse document frequency of a term. total is the sum over all fields of the
// number of documents with the term.
func rarity(total, documents int) float64 {
	return logarithm(1 + math.Abs((float64(documents-total)+0.5)/(float64(total)+0.5)))
}

// weight has the values on which the scores of all terms in a field of a document depend.
type weight struct {
	field, document float64 // boosts
	damping         float64 // from the field's length
}

// newWeight returns the weight of a field by its length relative to the average.
func newWeight(field, document, length float64) weight {
	return weight{field: cmp.Or(field, 1), document: document, damping: product(saturation, 1-lengthInfluence+product(lengthInfluence, length))}
}

// Damping returns the divisor of the score of a term that occurs once, for the length of its
// field relative to the average.
func Damping(length float64) float64 { return newWeight(1, 1, length).damping + 1 }

// score returns BM25's score of a term that occurs count times. The order of its operations
// determines the last bit of the result.
func (w weight) score(rarity, count float64) float64 {
	return rarity * ((saturation + 1) * count) / (w.damping + count) * w.field * w.document
}

// product forces x*y to be rounded. Otherwise, some machines would compute a sum with it in one
// step, and the last bit would differ.
func product(x, y float64) float64 { return float64(x * y) }
