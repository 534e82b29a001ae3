package lunr

// Lower is lower, JavaScript's toLowerCase.
func Lower(text string) string { return lower(text) }

// Logarithm is logarithm, JavaScript's Math.log.
func Logarithm(x float64) float64 { return logarithm(x) }
