package incremental_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
)

// remoteMemory is a remote store in memory.
type remoteMemory struct {
	mu     sync.Mutex
	values map[[32]byte][]byte
	asked  int
	spent  time.Duration
}

func (s *remoteMemory) Get(key [32]byte, _ int64) ([]byte, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked++
	value, found := s.values[key]
	return value, found
}

func (s *remoteMemory) Put(key [32]byte, value []byte, spent time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.values[key], s.spent = value, s.spent+spent
}

// machine returns the engine of a machine with nothing in its own store.
func machine(shared *remoteMemory, files fstest.MapFS, program string) *incremental.Engine {
	engine := begun(newMemory(), files)
	engine.Share(shared, fingerprint.Sum(program))
	return engine
}

// itemsUpTo returns items with numbers as keys.
func itemsUpTo(count int) []incremental.Item {
	items := make([]incremental.Item, count)
	for i := range items {
		items[i] = incremental.Item{Key: fmt.Sprint(i)}
	}
	return items
}

// work computes the results for items, and returns how many were not known.
func work(t *testing.T, engine *incremental.Engine, items []incremental.Item) int {
	t.Helper()
	computed := &maker{}
	incremental.Offer(engine, texts(), items)
	for _, item := range items {
		if got := get(t, engine, texts(), item.Key, item.Used, computed.make); got != "Afalse b.md c.md true" && got != "Bfalse b.md c.md true" {
			t.Errorf("got %q", got)
		}
	}
	engine.Publish(t.Context(), 2)
	return computed.made
}

func TestMachinesShareResults(t *testing.T) {
	t.Parallel()
	shared := &remoteMemory{values: map[[32]byte][]byte{}}
	sitetest.Compare(t, "computed by the first machine", work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(10)), 10)
	if shared.spent == 0 {
		t.Error("it did not say how long that took")
	}
	shared.asked = 0
	sitetest.Compare(t, "computed by the second", work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(10)), 0)
	sitetest.Compare(t, "requests", shared.asked, 1)
	sitetest.Compare(t, "computed by another program", work(t, machine(shared, siteFiles(), "docgen 2"), itemsUpTo(10)), 10)
	sitetest.Compare(t, "computed for another group", work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(11)), 11)
}

// The times of files differ between machines; only their content counts.
func TestSharedResultsDependOnContentOnly(t *testing.T) {
	t.Parallel()
	shared := &remoteMemory{values: map[[32]byte][]byte{}}
	work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(2))
	files := siteFiles()
	for _, each := range files {
		each.ModTime = each.ModTime.Add(-time.Hour)
	}
	sitetest.Compare(t, "computed with other times", work(t, machine(shared, files, "docgen"), itemsUpTo(2)), 0)
	files["a.md"].Data = []byte("B")
	sitetest.Compare(t, "computed with another text", work(t, machine(shared, files, "docgen"), itemsUpTo(2)), 2)
	sitetest.Compare(t, "computed by the next machine", work(t, machine(shared, files, "docgen"), itemsUpTo(2)), 0)
}

func TestFetchAsksOnceForEachGroup(t *testing.T) {
	t.Parallel()
	shared := &remoteMemory{values: map[[32]byte][]byte{}}
	engine := machine(shared, siteFiles(), "docgen")
	for group := range incremental.Groups(itemsUpTo(1_000), func(item incremental.Item) string { return item.Key }) {
		incremental.Offer(engine, texts(), group)
	}
	engine.Fetch(t.Context(), "text")
	groups := shared.asked
	work(t, engine, itemsUpTo(1_000))
	sitetest.Compare(t, "requests after Fetch", shared.asked-groups, 0)
	sitetest.Compare(t, "groups sent", len(shared.values), groups)
}

// Whatever happened to a value, results are right.
func TestDamagedSharedValuesAreComputedAgain(t *testing.T) {
	t.Parallel()
	shared := &remoteMemory{values: map[[32]byte][]byte{}}
	work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(3))
	for key, whole := range shared.values {
		for at := range whole {
			shared.values[key] = whole[:at]
			sitetest.Compare(t, fmt.Sprint("cut at ", at), work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(3)), 3)
		}
		shared.values[key] = append(slices.Clone(whole), 0)
		sitetest.Compare(t, "longer", work(t, machine(shared, siteFiles(), "docgen"), itemsUpTo(3)), 3)
	}
}

func TestNewNameChangesFewGroups(t *testing.T) {
	t.Parallel()
	groupsOf := func(names []string) map[string]bool {
		groups := map[string]bool{}
		for group := range incremental.Groups(names, func(name string) string { return name }) {
			groups[fmt.Sprint(group)] = true
		}
		return groups
	}
	var names []string
	for i := range 10_000 {
		names = append(names, fmt.Sprintf("page-%05d.md", i))
	}
	before := groupsOf(names)
	if len(before) < 10_000/64 || len(before) > 10_000/16 {
		t.Errorf("%d groups", len(before))
	}
	after, same := groupsOf(slices.Insert(names, 5_000, "page-05000-a.md")), 0
	for group := range after {
		if before[group] {
			same++
		}
	}
	if len(after)-same > 8 {
		t.Errorf("%d of %d groups changed", len(after)-same, len(after))
	}
}

func TestEachElementIsInOneShard(t *testing.T) {
	t.Parallel()
	for _, shards := range []int{1, 2, 4, 7} {
		for place := range 100 {
			in := 0
			for number := range shards {
				if (incremental.Shard{Number: number + 1, Of: shards}).Has(place, 100) {
					in++
				}
			}
			sitetest.Compare(t, fmt.Sprintf("shards of %d that have %d", shards, place), in, 1)
		}
	}
	sitetest.Compare(t, "the whole site", incremental.Shard{}.Has(5, 10), true)
}
