package incremental

import (
	"hash/fnv"
	"io"
	"sync"

	"docgen/internal/fingerprint"
)

// entry is a result, and what it was made from.
type entry struct {
	options fingerprint.Hash
	trace   Trace
	older   *entry // what it took the place of: an earlier state of the site may still be shown

	mu      sync.Mutex
	value   any                    // nil until it is decoded
	encoded []byte                 // nil until it is written
	encode  func() ([]byte, error) // nil for one that was read, or stays in memory
}

// table has the results of a rule, divided into parts. Each part is a value of the store,
// read when one of its results is asked for.
type table struct {
	mu      sync.Mutex
	parts   []*part
	keeps   func(key string) bool // nil to keep all results
	written int                   // results in the store
}

type part struct {
	read    func() map[string]*entry // once
	entries map[string]*entry        // nil until they are read
	isNew   bool                     // not as in the store
}

// mostParts is how many parts a table has at the most, and perPart how many results are
// worth a part of their own: a change of one result writes its part again.
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

// table returns the results of a rule, of which there may be none yet.
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

// of returns the part that a key belongs to, read if need be. The caller holds the lock.
func (t *table) of(key string) *part {
	sum := fnv.New32a()
	_, _ = io.WriteString(sum, key)
	found := t.parts[int(sum.Sum32()%uint32(len(t.parts)))]
	found.load()
	return found
}

func (p *part) load() {
	if p.entries == nil {
		p.entries = p.read()
	}
}

// get returns the result of a key that was made with some options, and of some values.
func (t *table) get(key string, options, used fingerprint.Hash) *entry {
	t.mu.Lock()
	defer t.mu.Unlock()
	for found := t.of(key).entries[key]; found != nil; found = found.older {
		if found.options == options && found.trace.Used == used {
			return found
		}
	}
	return nil
}

func (t *table) put(key string, made *entry) {
	t.mu.Lock()
	defer t.mu.Unlock()
	part := t.of(key)
	if before := part.entries[key]; before != nil && before.options == made.options && before.trace.Used != made.trace.Used {
		made.older, before.older = before, nil
	}
	part.entries[key], part.isNew = made, true
}

// Retain says which results of a rule are still of use; the others are dropped when
// their part of the store is written next.
func (e *Engine) Retain(rule string, isOfUse func(key string) bool) { e.table(rule).keeps = isOfUse }

// size is the number of results that are known; those of parts that were not read are
// counted as they were written.
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

// divide puts the results into another number of parts.
func (t *table) divide(count int) {
	old := t.parts
	t.parts = newTable(count, nothing).parts
	for _, part := range old {
		part.load()
		for key, found := range part.entries {
			t.of(key).entries[key] = found
		}
	}
	for _, part := range t.parts {
		part.load()
		part.isNew = true
	}
}

// drop forgets the results of a part that are of no use.
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
