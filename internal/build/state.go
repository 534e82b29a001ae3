package build

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/gob"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"docgen/internal/cache"
)

// State is what builds of a site know of the last one: docs as they were parsed,
// and pages as they were written. Everything has a key of all that it depends on,
// so that nothing in it can be stale. A process that builds again and again passes
// the same state; it may be used by one build at a time.
type State struct {
	store    cache.Store
	previous string        // folder for the previous output: see output.Begin; "" for none
	settles  time.Duration // how long files must have been left alone to be told by their times

	docs   kept[parsedText]
	pages  kept[keptPage]
	search *keptSearch // nil until it is asked for
	shelf  shelf       // of docs whose bulk is not in memory
	loaded bool
}

// NewState returns the state that earlier builds left in a folder; "" is none, and
// leaves none.
func NewState(dir string) *State {
	if dir == "" {
		return &State{}
	}
	return &State{store: cache.Open(dir), previous: filepath.Join(dir, "output"), settles: 2 * time.Second} // some disks count whole seconds
}

// leaveDisk has a state neither read nor write its folder, which a change by a
// writer who is not trusted may have brought, with pages that were never cleaned.
func (s *State) leaveDisk() { s.store, s.previous = cache.Store{}, "" }

// begin forgets what a build that failed had kept.
func (s *State) begin() {
	s.docs.new, s.pages.new = map[string]parsedText{}, map[string]keptPage{}
}

// forget has the next build take over nothing.
func (s *State) forget() {
	*s = State{store: s.store, previous: s.previous, settles: s.settles, loaded: true}
}

// Clean removes what builds left for later ones.
func (s *State) Clean() error { return s.store.Remove() }

// kept are values by name: those of the last build, and those of this one.
type kept[V any] struct {
	mu       sync.Mutex
	old, new map[string]V
}

// end makes the values of this build those of the last one.
func (k *kept[V]) end() { k.old, k.new = k.new, nil }

func (k *kept[V]) of(name string) V { return k.old[name] }

func (k *kept[V]) keep(name string, value V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.new[name] = value
}

// parts is how many files the values of so many names take: each is written again
// when one of its values changed.
func parts(names int) int {
	count := 1
	for count < 64 && count*100 < names {
		count *= 2
	}
	return count
}

// partOf is the number of the file that a name is in.
func partOf(name string, parts int) int {
	sum := fnv.New32a()
	_, _ = io.WriteString(sum, name)
	return int(sum.Sum32() % uint32(parts))
}

// load reads what the last build left, once.
func (s *State) load(ctx context.Context, jobs int) {
	if s.loaded {
		return
	}
	s.loaded = true
	s.pages.old = readPart[keptPage](s.store, "pages")
	s.docs.old = map[string]parsedText{}
	count, found := s.store.Read("parts")
	if !found || len(count) != 8 {
		return
	}
	numbers := make([]int, min(64, binary.LittleEndian.Uint64(count)))
	for i := range numbers {
		numbers[i] = i
	}
	s.shelf = openShelf(s.store, len(numbers))
	for _, part := range parallel(ctx, jobs, numbers, func(number int) map[string]parsedText {
		return readPart[parsedText](s.store, docsPart(number))
	}) {
		for name, doc := range part {
			s.docs.old[name] = doc
		}
	}
}

func readPart[V any](store cache.Store, name string) map[string]V {
	values := map[string]V{}
	if text, found := store.Read(name); found && gob.NewDecoder(bytes.NewReader(text)).Decode(&values) != nil {
		return map[string]V{}
	}
	return values
}

func writePart[V any](store cache.Store, name string, values map[string]V) error {
	var out bytes.Buffer
	if err := gob.NewEncoder(&out).Encode(values); err != nil {
		return fmt.Errorf("write the cache: %w", err)
	}
	return store.Write(name, out.Bytes())
}

// save writes what the next build may know, and drops what only the last one knew.
// A state that cannot be written costs the next build time, and is no error.
func (s *State) save(ctx context.Context, jobs int) {
	docs, before := s.docs.new, s.docs.old
	s.docs.end()
	s.pages.end()
	if s.store == (cache.Store{}) {
		return
	}
	count := parts(len(docs))
	changed := changedParts(before, docs, count)
	if len(s.shelf.parts) != count {
		s.shelf.readAll() // before its files are written
		changed = slices.Repeat([]bool{true}, count)
	}
	split := make([]map[string]parsedText, count)
	names, work := []string{"parts", "pages", lastName, searchName}, []int{}
	for number := range split {
		split[number] = map[string]parsedText{}
		names = append(names, docsPart(number), shelfName(number))
		if changed[number] {
			work = append(work, number)
		}
	}
	for name, doc := range docs {
		split[partOf(name, count)][name] = doc
	}
	_ = parallel(ctx, jobs, work, func(number int) error { return s.savePart(number, split[number]) })
	_ = writePart(s.store, "pages", s.pages.old)
	_ = s.store.Write("parts", binary.LittleEndian.AppendUint64(nil, uint64(count)))
	s.store.Keep(names)
	s.shelf = openShelf(s.store, count)
}

func docsPart(number int) string { return fmt.Sprintf("docs-%d", number) }

// changedParts says which of so many parts hold something else than before.
func changedParts(before, now map[string]parsedText, count int) []bool {
	changed := make([]bool, count)
	for name, doc := range now {
		if isOther(before[name], doc) {
			changed[partOf(name, count)] = true
		}
	}
	for name := range before {
		if _, stays := now[name]; !stays {
			changed[partOf(name, count)] = true
		}
	}
	return changed
}

func isOther(before, now parsedText) bool {
	return before.Key != now.Key || before.Counted != now.Counted || before.Head.Stamp != now.Head.Stamp || before.Head.Parser != now.Head.Parser
}

// savePart writes the docs of one part, and their bulks from memory or from the shelf. A
// doc without one is of no use.
func (s *State) savePart(number int, docs map[string]parsedText) error {
	var bulks []byte
	for name, doc := range docs {
		packed, found := s.shelf.packed(name, doc.Key)
		if doc.bulk != nil {
			packed, found = doc.bulk.pack(nil), true
		}
		if !found {
			delete(docs, name)
			continue
		}
		bulks = appendShelved(bulks, name, doc.Key, packed)
	}
	return errors.Join(s.store.Write(shelfName(number), bulks), writePart(s.store, docsPart(number), docs))
}
