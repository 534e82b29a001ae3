package lunr

import "math"

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
