package lunr_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

func TestStemsMatchLunr(t *testing.T) {
	t.Parallel()
	const file = "testdata/stems.txt" // a word and its stem per line; UPDATE=1 asks lunr again
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(content), "\n"), "\n")
	words, stems := make([]string, len(lines)), make([]string, len(lines))
	for i, line := range lines {
		words[i], stems[i], _ = strings.Cut(line, " ")
	}
	if os.Getenv("UPDATE") == "1" {
		var out strings.Builder
		stems = ask[string](t, "stem", words)
		for i, word := range words {
			fmt.Fprintln(&out, word, stems[i])
		}
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	compareStems(t, words, stems)
}

func TestStemsOfInventedWordsMatchLunr(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 1))
	letters := []string{"a", "e", "i", "o", "u", "y", "b", "l", "s", "t", "z", "w", "x", "'", "é", "\ufffd", "😀"}
	endings := strings.Fields(`s es sses ies ed eed ing at bl iz y yy e ee l ll ational tional enci anci izer bli alli entli eli ousli
		ization ation ator alism iveness fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence
		er ic able ible ant ement ment ent ou ism ate iti ous ive ize ion sion tion`)
	words := make([]string, 30000)
	for i := range words {
		word := letters[random.IntN(13)]
		for range random.IntN(6) {
			word += letters[random.IntN(len(letters))]
		}
		for range random.IntN(3) {
			word += endings[random.IntN(len(endings))]
		}
		words[i] = word + letters[random.IntN(13)]
		if i%2 == 0 {
			words[i] = word + endings[random.IntN(len(endings))]
		}
	}
	compareStems(t, words, ask[string](t, "stem", words))
}

// compareStems compares the stems of words where they are used: in terms. Common words have
// none.
func compareStems(t *testing.T, words, stems []string) {
	t.Helper()
	for i, word := range words {
		for term := range english(0, word) {
			if term != stems[i] {
				t.Errorf("stem of %q: got %q, want %q", word, term, stems[i])
			}
		}
	}
}
