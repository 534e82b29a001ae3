package lunr

import (
	"cmp"
	"math"
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

// logarithm is the natural logarithm of a finite x of at least 1, to the last
// bit what JavaScript engines compute. math.Log may end in another bit, and in
// another one on another machine.
//
// The algorithm is that of fdlibm's e_log.c, with its notice:
//
//	Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//	Developed at SunPro, a Sun Microsystems, Inc. business.
//	Permission to use, copy, modify, and distribute this software is
//	freely granted, provided that this notice is preserved.
func logarithm(x float64) float64 {
	const (
		ln2High = 6.93147180369123816490e-01
		ln2Low  = 1.90821492927058770002e-10
		l1      = 6.666666666666735130e-01
		l2      = 3.999999999940941908e-01
		l3      = 2.857142874366239149e-01
		l4      = 2.222219843214978396e-01
		l5      = 1.818357216161805012e-01
		l6      = 1.531383769920937332e-01
		l7      = 1.479819860511658591e-01
	)
	// x is 2^exponent (1+f) with 1+f between √2/2 and √2.
	bits := math.Float64bits(x)
	upper := bits >> 32 & 0xFFFFF // of the mantissa
	exponent := int(bits>>52) - 1023
	scale := uint64(1023)
	if upper >= 0x6A09C {
		exponent++
		scale--
	}
	f := math.Float64frombits(bits&(1<<52-1)|scale<<52) - 1
	high, low := product(float64(exponent), ln2High), product(float64(exponent), ln2Low)

	if upper == 0 || upper >= 0xFFFFE { // f is tiny
		rest := product(product(f, f), 0.5-product(1.0/3, f))
		return high - ((rest - low) - f)
	}
	s := f / (2 + f)
	z := product(s, s)
	w := product(z, z)
	even := product(w, l2+product(w, l4+product(w, l6)))
	odd := product(z, l1+product(w, l3+product(w, l5+product(w, l7))))
	rest := odd + even
	if 0x6147A <= upper && upper <= 0x6B851 { // 1+f is near √2, or √2/2
		half := product(product(0.5, f), f)
		return high - ((half - (product(s, half+rest) + low)) - f)
	}
	return high - ((product(s, f-rest) - low) - f)
}
