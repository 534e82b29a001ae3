package search_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// partsOf returns the names of the files of a split index, except the three that change with
// every build.
func partsOf(t *testing.T, found []search.Found, changed int64) map[string]bool {
	t.Helper()
	result, _ := built(t, found, search.Options{Languages: []words.Language{words.Of("en")}, Changed: changed,
		URL: func(name string) string { return "/" + name }})
	if !result.Report.InParts {
		t.Fatal("the index is not in parts")
	}
	names := map[string]bool{}
	for _, file := range result.Files {
		if strings.Contains(file.Name, "/") {
			if names[file.Name] {
				t.Errorf("%s is made twice", file.Name)
			}
			names[file.Name] = true
		}
	}
	return names
}

// An edited page changes few parts: those with its records and its terms. Names do not contain
// the time of the build.
func TestUnchangedPartsKeepTheirNames(t *testing.T) {
	t.Parallel()
	before := partsOf(t, phoenix(t, 800), 1)
	for _, change := range []struct {
		name string
		most int // maximum number of changed parts
		edit func(found []search.Found) []search.Found
	}{
		{"none", 0, func(found []search.Found) []search.Found { return found }},
		{"a long text for all that it had", len(before) / 4, func(found []search.Found) []search.Found {
			records := found[400].Records
			records[0].Text = strings.Repeat("weather ", 20_000)
			found[400].Counts = search.Count(words.Of("en"), records)
			return found
		}},
		{"a page more at the end", 10, func(found []search.Found) []search.Found {
			added := page("# Weather\n\nIt rains.\n")
			records := search.Records(added)
			return append(found, search.Found{Records: records, Counts: search.Count(words.Of("en"), records)})
		}},
	} {
		after := partsOf(t, change.edit(phoenix(t, 800)), 2)
		result := 0
		for name := range after {
			if !before[name] {
				result++
			}
		}
		if result > change.most {
			t.Errorf("%s: %d of %d parts are new, want at most %d", change.name, result, len(after), change.most)
		}
	}
}

// cutByDefinition ends each run that would be too large at the item with the lowest rank among those that leave it a third
// of the size; otherwise at the last one.
func cutByDefinition(names []string, sizes []int, mayBegin func(i int) bool, most int) (firsts []int) {
	for first := 0; first < len(names); {
		firsts = append(firsts, first)
		end, before, total := len(names), 0, 0
		for i := first; i < len(names) && (total <= most || end == len(names)); i++ {
			isFull := before >= most/3
			if total > 0 && mayBegin(i) && (end == len(names) || !isFull || search.RankOf(names[i]) < search.RankOf(names[end])) {
				end, before = i, total
			}
			total += sizes[i]
		}
		if total <= most {
			break
		}
		first = end
	}
	return firsts
}

func TestPartsEndAtTheItemsWithTheLowestRanks(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		count, most, names := random.IntN(200), random.IntN(60), 1+random.IntN(300)
		items, sizes, begins := make([]string, count), make([]int, count), make([]bool, count)
		for i := range items {
			items[i], sizes[i], begins[i] = fmt.Sprint("/", random.IntN(names)), random.IntN(1+random.IntN(30)), random.IntN(8) > 0 || names%2 == 0
		}
		mayBegin := func(i int) bool { return begins[i] }
		if got, want := search.Cut(items, sizes, mayBegin, most), cutByDefinition(items, sizes, mayBegin, most); !slices.Equal(got, want) {
			t.Fatalf("%q of %d\n got %d\nwant %d", items, sizes, got, want)
		}
	}
}
