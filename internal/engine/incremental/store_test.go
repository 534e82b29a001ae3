package incremental_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// saved returns a store with a number of results of a rule.
func saved(t *testing.T, rule incremental.Rule[string], results int) *memory {
	t.Helper()
	store := newMemory()
	engine := begun(store, siteFiles())
	for key := range results {
		get(t, engine, rule, fmt.Sprint(key), fingerprint.Hash{}, (&maker{}).make)
	}
	engine.Save(t.Context(), 2)
	return store
}

// known returns the number of cached results.
func known(engine *incremental.Engine, rule incremental.Rule[string], results int) int {
	count := 0
	for key := range results {
		if _, _, found := incremental.Lookup(engine, rule, fmt.Sprint(key), fingerprint.Hash{}); found {
			count++
		}
	}
	return count
}

func TestResultsSurviveInAStore(t *testing.T) {
	t.Parallel()
	rule := texts()
	for _, results := range []int{0, 1, 100, 101, 1_000, 10_000} {
		store := saved(t, rule, results)
		engine := begun(store, siteFiles())
		sitetest.Compare(t, "size", engine.Size("text"), results)
		sitetest.Compare(t, "known", known(engine, rule, results), results)
	}
}

func TestOnlyPartsWithNewResultsAreWritten(t *testing.T) {
	t.Parallel()
	rule := texts()
	store := saved(t, rule, 1_000)
	if len(store.values) < 5 {
		t.Fatalf("1,000 results are in %d values", len(store.values))
	}
	engine := begun(store, siteFiles())
	before := store.writes
	get(t, engine, rule, "7", fingerprint.Hash{}, (&maker{}).make)
	engine.Save(t.Context(), 2)
	sitetest.Compare(t, "nothing new: values written", store.writes-before, 1) // the index
	get(t, engine, rule, "7", fingerprint.Sum("used"), (&maker{}).make)
	before = store.writes
	engine.Save(t.Context(), 2)
	sitetest.Compare(t, "one new result: values written", store.writes-before, 2)
	sitetest.Compare(t, "known", known(begun(store, siteFiles()), rule, 1_000), 999)
}

// Fewer results need fewer parts, so the other parts are removed.
func TestUnneededResultsAreDropped(t *testing.T) {
	t.Parallel()
	rule := texts()
	store := saved(t, rule, 1_000)
	parts := len(store.values)
	engine := begun(store, siteFiles())
	sitetest.Compare(t, "known", known(engine, rule, 1_000), 1_000)
	engine.Retain(rule.Name, func(key string) bool { return len(key) == 1 })
	engine.Save(t.Context(), 2)
	engine = begun(store, siteFiles())
	sitetest.Compare(t, "known of those that were retained", known(engine, rule, 1_000), 10)
	engine.Save(t.Context(), 2)
	if len(store.values) >= parts {
		t.Errorf("10 results are in %d values, but 1,000 were in %d", len(store.values), parts)
	}
	sitetest.Compare(t, "known afterwards", known(begun(store, siteFiles()), rule, 1_000), 10)
}

func TestDamagedPartOfAStoreCountsAsAbsent(t *testing.T) {
	t.Parallel()
	rule, whole := texts(), saved(t, texts(), 3)
	for name, value := range whole.values {
		damaged := map[string][]byte{"absent": nil, "empty": {}, "foreign": []byte("something else"), "long": append(make([]byte, 0, 2*len(value)), value...)}
		damaged["long"] = append(damaged["long"], "\x7f\xff\xff"...)
		for size := range value {
			damaged[fmt.Sprint("cut at ", size)] = value[:size]
		}
		for what, value := range damaged {
			store := whole.clone()
			store.values[name] = value
			if what == "absent" {
				delete(store.values, name)
			}
			engine := begun(store, siteFiles())
			for key := range 3 {
				sitetest.Compare(t, name+" "+what, get(t, engine, rule, fmt.Sprint(key), fingerprint.Hash{}, (&maker{}).make), "Afalse b.md c.md true")
			}
			engine.Save(t.Context(), 2)
			sitetest.Compare(t, name+" "+what+": known after it was made again", known(begun(store, siteFiles()), rule, 3), 3)
		}
	}
}

func TestResultsOfOtherProgramsAreIgnored(t *testing.T) {
	t.Parallel()
	rule := texts()
	store := saved(t, rule, 3)
	other := incremental.New(store, fingerprint.Sum("another program"))
	other = other.Begin(source.Files{sitetest.Plain{FS: siteFiles(), Folder: "."}}, nil, noon())
	sitetest.Compare(t, "known to another program", known(other, rule, 3), 0)
	numbers := incremental.Rule[[]int]{Name: rule.Name, Codec: incremental.CBOR[[]int]{}}
	_, _, found := incremental.Lookup(begun(store, siteFiles()), numbers, "0", fingerprint.Hash{})
	sitetest.Compare(t, "known as a value of another type", found, false)
}

func TestResultWithoutACodecStaysInMemory(t *testing.T) {
	t.Parallel()
	store, rule := newMemory(), incremental.Rule[string]{Name: "text"}
	engine := begun(store, siteFiles())
	get(t, engine, rule, "0", fingerprint.Hash{}, (&maker{}).make)
	engine.Save(t.Context(), 2)
	sitetest.Compare(t, "known", known(engine, rule, 1), 1)
	sitetest.Compare(t, "known to another process", known(begun(store, siteFiles()), rule, 1), 0)
}

func TestDetachedEngineDoesNotTouchItsStore(t *testing.T) {
	t.Parallel()
	rule := texts()
	store := saved(t, rule, 3)
	before := store.clone().values
	engine := begun(store, siteFiles())
	engine = engine.Detach()
	sitetest.Compare(t, "known", known(engine, rule, 3), 0)
	get(t, engine, rule, "new", fingerprint.Hash{}, (&maker{}).make)
	engine.Save(t.Context(), 2)
	sitetest.Compare(t, "store", store.values, before)
}

// panicking is a codec that finds a mistake in all bytes.
type panicking struct{ incremental.Codec[string] }

func (panicking) Decode(text []byte) (string, error) { return string(text[len(text):][0]), nil }

func TestValueThatNoCodecReadsIsAbsent(t *testing.T) {
	t.Parallel()
	rule := texts()
	store := saved(t, rule, 3)
	rule.Codec = panicking{rule.Codec}
	sitetest.Compare(t, "known", known(begun(store, siteFiles()), rule, 3), 0)
}
