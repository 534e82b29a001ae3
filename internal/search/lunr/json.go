package lunr

import (
	"math"
	"strconv"
)

// AppendJSON appends a string as JSON, with the same escapes as JavaScript's JSON.stringify.
func AppendJSON(out []byte, text string) []byte {
	out = append(out, '"')
	for i := range len(text) {
		switch b := text[i]; {
		case b == '"' || b == '\\':
			out = append(out, '\\', b)
		case b >= ' ':
			out = append(out, b)
		case '\b' <= b && b <= '\r' && b != '\v':
			out = append(out, '\\', "btn.fr"[b-'\b'])
		default:
			const digits = "0123456789abcdef"
			out = append(out, '\\', 'u', '0', '0', digits[b>>4], digits[b&15])
		}
	}
	return append(out, '"')
}

// appendScore appends a score as JSON, rounded to thousandths like JavaScript's Math.round.
func appendScore(out []byte, score float64) []byte {
	exact := product(score, 1000)
	whole := math.Floor(exact)
	if exact-whole >= 0.5 {
		whole++
	}
	thousandths := int64(whole)
	out = strconv.AppendInt(out, thousandths/1000, 10)
	rest := thousandths % 1000
	if rest == 0 {
		return out
	}
	out = append(out, '.')
	for power := int64(100); rest > 0; power /= 10 {
		out = append(out, '0'+byte(rest/power))
		rest %= power
	}
	return out
}
