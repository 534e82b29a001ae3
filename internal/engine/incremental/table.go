package incremental

import (
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/scratch"
)

// entry is a result with its dependencies.
type entry struct {
	options fingerprint.Hash
	trace   Trace
	older   *entry // the entry that it replaced, because an earlier state of the site may still be shown
	from    origin

	mu      sync.Mutex
	value   any                             // nil until it is decoded
	encoded scratch.Value                   // nil for one that is encoded when it is written, or stays in memory
	encode  func(value any) ([]byte, error) // nil for one that is already encoded, or stays in memory

	isReleased bool // the value is decoded at each use
}

// origin is where a result comes from.
type origin int

const (
	computed origin = iota // by this process
	stored                 // read from the store
	remote                 // received from the remote store
)

// with returns an entry with other states of its dependencies, of the same content.
func (e *entry) with(trace Trace) *entry {
	e.mu.Lock()
	defer e.mu.Unlock()
	return &entry{options: e.options, trace: trace, from: e.from, value: e.value, encoded: e.encoded, encode: e.encode, isReleased: e.isReleased}
}

// table has the results of a rule, split into parts. Each part is one value in the store,
// which is read when one of its results is needed.
type table struct {
	mu      sync.Mutex
	parts   []*part
	keeps   func(key string) bool // nil to keep all results
	written int                   // number of results in the store
	packs   map[Item]*sharedPack  // by the keys of their results; nil for none
}

type part struct {
	read    func() map[string]*entry // called once
	entries map[string]*entry        // nil until they are read
	isNew   bool                     // differs from the store
}

// mostParts is the maximum number of parts of a table. perPart is how many results a part
// should have, because a change of one result writes its whole part.
const (
	mostParts = 64
	perPart   = 100
)

func partsFor(results int) int {
	count := 1
	for count < mostParts && count*perPart < results {
		count *= 2
	}
	return count
}

func newTable(count int, read func(part int) map[string]*entry) *table {
	made := &table{parts: make([]*part, count)}
	for i := range made.parts {
		made.parts[i] = &part{read: func() map[string]*entry { return read(i) }}
	}
	return made
}

func nothing(int) map[string]*entry { return map[string]*entry{} }

// table returns the table of a rule, and creates it if necessary.
func (e *Engine) table(rule string) *table {
	e.mu.Lock()
	defer e.mu.Unlock()
	found := e.tables[rule]
	if found == nil {
		found = newTable(1, nothing)
		e.tables[rule] = found
	}
	return found
}

// part returns the part for a key, and reads it if necessary. The caller holds the lock.
func (t *table) part(key string) *part {
	found := t.parts[int(hashOf(key)%uint32(len(t.parts)))]
	found.load()
	return found
}

func (p *part) load() {
	if p.entries == nil {
		p.entries = p.read()
	}
}

// get returns the result for a key with these options and values.
func (t *table) get(key string, options, used fingerprint.Hash) *entry {
	t.mu.Lock()
	defer t.mu.Unlock()
	for found := t.part(key).entries[key]; found != nil; found = found.older {
		if found.options == options && found.trace.Used == used {
			return found
		}
	}
	return nil
}

func (t *table) put(key string, made *entry) {
	t.mu.Lock()
	defer t.mu.Unlock()
	part := t.part(key)
	if before := part.entries[key]; before != nil && before.options == made.options && before.trace.Used != made.trace.Used {
		made.older, before.older = before, nil
	}
	part.entries[key], part.isNew = made, true
}

// Retain sets which results of a rule are still needed. The others are dropped when their
// part of the store is next written.
func (e *Engine) Retain(rule string, isOfUse func(key string) bool) { e.table(rule).keeps = isOfUse }

// size returns the number of cached results. For parts that have not been read, it uses the
// number that was last written.
func (t *table) size() int {
	known, isWhole := 0, true
	for _, part := range t.parts {
		known += len(part.entries)
		isWhole = isWhole && part.entries != nil
	}
	if isWhole {
		return known
	}
	return max(known, t.written)
}

// divide splits the results into another number of parts.
func (t *table) divide(count int) {
	old := t.parts
	t.parts = newTable(count, nothing).parts
	for _, part := range old {
		part.load()
		for key, found := range part.entries {
			t.part(key).entries[key] = found
		}
	}
	for _, part := range t.parts {
		part.load()
		part.isNew = true
	}
}

// drop removes the results of a part that are no longer needed.
func (t *table) drop(part *part) {
	if t.keeps == nil {
		return
	}
	for key := range part.entries {
		if !t.keeps(key) {
			delete(part.entries, key)
			part.isNew = true
		}
	}
}

// Forget drops results of a rule that were computed since the store was read, and that are no
// longer needed.
func (e *Engine) Forget(rule string, isOfUse func(key string) bool) {
	table := e.table(rule)
	table.mu.Lock()
	defer table.mu.Unlock()
	for _, part := range table.parts {
		for key, found := range part.entries {
			if found.from == computed && !isOfUse(key) {
				delete(part.entries, key)
				part.isNew = true
			}
		}
	}
}
