package incremental_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
)

// big encodes a number as a megabyte that begins with it.
type big struct{}

func (big) Encode(number uint64) ([]byte, error) {
	value := make([]byte, 1<<20)
	binary.BigEndian.PutUint64(value, number)
	return value, nil
}

func (big) Decode(value []byte) (uint64, error) {
	if len(value) != 1<<20 {
		return 0, errors.New("another size")
	}
	return binary.BigEndian.Uint64(value), nil
}

// many is a number of results whose encoded values the engine does not keep in memory.
const many = 200

func bigResults() incremental.Rule[uint64] {
	return incremental.Rule[uint64]{Name: "big", Codec: big{}, Compact: true}
}

// computeMany computes all results.
func computeMany(engine *incremental.Engine) {
	for number := range uint64(many) {
		incremental.Put(engine, bigResults(), fmt.Sprint(number), number, incremental.Trace{})
	}
}

// expectMany reads all results in any order.
func expectMany(t *testing.T, what string, engine *incremental.Engine) {
	t.Helper()
	for _, number := range rand.Perm(many) {
		if got, _, found := incremental.Lookup(engine, bigResults(), fmt.Sprint(number), fingerprint.Hash{}); !found || got != uint64(number) {
			t.Errorf("%s: got %d, %v, want %d", what, got, found, number)
		}
	}
}

// heap returns how many bytes are in memory.
func heap() int {
	runtime.GC()
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	return int(now.HeapAlloc)
}

// It measures the heap, so it is not parallel.
func TestCompactResultsBeyondALimitAreNotInMemory(t *testing.T) {
	store := newMemory()
	engine, before := begun(store, siteFiles()), heap()
	computeMany(engine)
	if grown := heap() - before; grown > many/2<<20 {
		t.Errorf("%d MB of results take %d MB of memory", many, grown>>20)
	}
	expectMany(t, "computed", engine)
	engine.Save(t.Context(), 2)
	expectMany(t, "saved", engine)
	engine, before = begun(store, siteFiles()), heap()
	expectMany(t, "read from the store", engine)
	if grown := heap() - before; grown > many/2<<20 {
		t.Errorf("%d MB of results take %d MB of memory after they were read", many, grown>>20)
	}
	engine.Save(t.Context(), 2)
	expectMany(t, "read and saved again", begun(store, siteFiles()))
}

func TestCompactResultsStayInMemoryWithoutAScratchFile(t *testing.T) {
	t.Parallel()
	store := newMemory()
	store.isFull = true
	engine := begun(store, siteFiles())
	computeMany(engine)
	expectMany(t, "computed", engine)
	detached := begun(newMemory(), siteFiles())
	detached = detached.Detach()
	computeMany(detached)
	expectMany(t, "detached", detached)
}

func TestReleasedResultsAreDecodedAgain(t *testing.T) {
	t.Parallel()
	store := newMemory()
	engine, rule := begun(store, siteFiles()), bigResults()
	rule.Compact = false
	for number := range uint64(3) {
		incremental.Put(engine, rule, fmt.Sprint(number), number, incremental.Trace{})
	}
	engine.Release(t.Context(), rule.Name, 2)
	for number := range uint64(3) {
		for range 2 {
			if got, _, found := incremental.Lookup(engine, rule, fmt.Sprint(number), fingerprint.Hash{}); !found || got != number {
				t.Errorf("got %d, %v, want %d", got, found, number)
			}
		}
	}
	engine.Save(t.Context(), 2)
	if got, _, found := incremental.Lookup(begun(store, siteFiles()), rule, "2", fingerprint.Hash{}); !found || got != 2 {
		t.Errorf("saved %d, %v", got, found)
	}
}
