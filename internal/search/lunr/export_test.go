package lunr

// Logarithm is logarithm, JavaScript's Math.log.
func Logarithm(x float64) float64 { return logarithm(x) }
