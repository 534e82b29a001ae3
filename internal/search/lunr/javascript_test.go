package lunr_test

import (
	"math"
	"testing"
	"unicode"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

func TestLowerMatchesJavaScript(t *testing.T) {
	t.Parallel()
	texts := []string{
		"", "Plain ASCII", "ÀÉÎ", "İstanbul", "IİIı", "ΟΔΟΣ", "ΟΔΟΣ.", "ΟΔΟΣ, ΣΣ Σ", "ΣΑΣ", "A.Σ", "AΣ.B", "A\u00adΣ\u00adB", "𐐀Σ", "Σ𐐀",
		"AΣ\u0345", "A\u02b0Σ", "\u02b0Σ", "AΣ\u02b0", "1Σ1", "AΣ-B", "AΣ B", "AΣ'B", "ẞ", "ǅ", "K", "Å", "\u2126",
	}
	for char := rune(0); char <= unicode.MaxRune; char++ {
		if unicode.In(char, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Z, unicode.Cc, unicode.Cf) {
			texts = append(texts, string(char))
		}
	}
	// The characters around a sigma decide. Unicode still changes the rules for other
	// characters.
	for _, settled := range [][2]rune{{0, 0x24F}, {0x2B0, 0x52F}, {0x1E00, 0x214F}, {0xFE00, 0xFFFD}, {0x10400, 0x1044F}} {
		for char := settled[0]; char <= settled[1]; char++ {
			texts = append(texts, "AΣ"+string(char), "A"+string(char)+"Σ", string(char)+"Σ", "AΣ"+string(char)+"A")
		}
	}
	wrong := 0
	for i, want := range ask[string](t, "lower", texts) {
		if got := lunr.Lower(texts[i]); got != want {
			t.Errorf("%+q\ngot  %+q\nwant %+q", texts[i], got, want)
			if wrong++; wrong == 10 {
				t.FailNow()
			}
		}
	}
}

func TestLogarithmMatchesJavaScriptToTheLastBit(t *testing.T) {
	t.Parallel()
	numbers := []float64{1, math.Nextafter(1, 2), 1 + 1e-6, 2 - 1e-7, 2, math.Sqrt2, math.Pi, 1e300, math.MaxFloat64}
	for upper := uint64(0); upper < 1<<20; upper += 97 { // the upper bits of the mantissa select the branch
		numbers = append(numbers, math.Float64frombits(0x3FF<<52|upper<<32|upper*2654435761&0xFFFFFFFF))
	}
	for _, upper := range []uint64{0, 1, 0x61479, 0x6147A, 0x6147B, 0x6A09B, 0x6A09C, 0x6B850, 0x6B851, 0x6B852, 0xFFFFD, 0xFFFFE, 0xFFFFF} {
		for exponent := uint64(0x3FF); exponent < 0x420; exponent++ {
			numbers = append(numbers, math.Float64frombits(exponent<<52|upper<<32|0x9E3779B9))
		}
	}
	for _, documents := range []float64{1, 30, 504, 16817, 168017} {
		for total := float64(1); total < 3*documents; total += math.Ceil(total / 50) {
			numbers = append(numbers, 1+math.Abs((documents-total+0.5)/(total+0.5)))
		}
	}
	for i, want := range ask[float64](t, "log", numbers) {
		if got := lunr.Logarithm(numbers[i]); got != want {
			t.Errorf("log %v: got %v, want %v", numbers[i], got, want)
		}
	}
}
