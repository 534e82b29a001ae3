package invert_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/scratch"
	"github.com/docgen-cli/docgen/internal/search/invert"
	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// expected has the postings of each term, by field.
type expected map[string][][]invert.Posting

// collected returns a collection of made-up documents in two fields, and what is in it.
func collected(random *rand.Rand, room *scratch.Room, documents int) (*invert.Terms, *invert.Collection, expected) {
	const fields = 2
	terms, want := invert.NewTerms(), expected{}
	collection := invert.NewCollection(terms, room, fields, 1<<10)
	for document := range documents {
		collection.Document()
		for field := range fields {
			counts, length := map[string]int{}, 0
			for range random.IntN(12) {
				count := 1
				if random.IntN(4) == 0 {
					count = 1 + random.IntN(600)
				}
				word := word(random)
				length += count - counts[word]
				counts[word] = count
			}
			for text, count := range counts {
				collection.Add(field, []byte(text), count, length)
				if want[text] == nil {
					want[text] = make([][]invert.Posting, fields)
				}
				want[text][field] = append(want[text][field], invert.Posting{Document: document, Count: count, Length: length})
			}
		}
	}
	return terms, collection, want
}

// word returns a term: some are frequent, some are alike, few are as long as a block of texts.
func word(random *rand.Rand) string {
	switch random.IntN(40) {
	case 0:
		return ""
	case 1:
		return strings.Repeat("long", 10_000+random.IntN(10_000))
	case 2, 3, 4:
		return string([]rune{[]rune("a\uD7FF\uE000\uFFFD\U0001F600\U0010FFFF")[random.IntN(6)], rune(1 + random.IntN(0x9000))})
	case 6, 7, 8:
		return "the"
	case 5:
		return string([]byte{byte(random.IntN(256)), byte(random.IntN(256)), byte(random.IntN(256))})
	}
	return fmt.Sprint("identifier", random.IntN(1+random.IntN(4000)))
}

func TestWindowsHaveThePostingsOfAllTermsInOrder(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ documents, width, bytes int }{{0, 1, 0}, {1, 1, 0}, {2000, 100, 0}, {2000, 1 << 30, 1 << 30}, {3000, 700, 40_000}} {
		room := scratch.NewRoom(row.bytes, func() (*os.File, error) { return os.CreateTemp(t.TempDir(), "") })
		terms, collection, want := collected(rand.New(rand.NewPCG(1, uint64(row.documents))), room, row.documents)
		sorted := terms.Sort(nil)
		window, before := invert.NewWindow(sorted), ""
		for first := 0; first < sorted.Len(); first += row.width {
			end := min(first+row.width, sorted.Len())
			if err := window.Move(collection, first, end); err != nil {
				t.Fatal(err)
			}
			for at := first; at < end; at++ {
				text, number := sorted.At(at)
				if at > 0 && lunr.Compare(before, text) >= 0 {
					t.Fatalf("%q comes before %q", before, text)
				}
				before = text
				spread := 0
				for field, postings := range want[text] {
					if got := slices.Collect(window.Postings(at, field)); !slices.Equal(got, postings) {
						t.Fatalf("%.20q in field %d\n got %v\nwant %v", text, field, got, postings)
					}
					spread += len(postings)
				}
				if got := collection.Spread(number); got != spread || spread == 0 {
					t.Fatalf("%.20q has %d postings, want %d", text, got, spread)
				}
			}
		}
		if sorted.Len() != len(want) {
			t.Errorf("%d terms, want %d", sorted.Len(), len(want))
		}
		if err := room.Close(); err != nil {
			t.Error(err)
		}
	}
}
