package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"time"

	"docgen/internal/cache"
)

// key stands for all that something depends on.
type key = [sha256.Size]byte

// State is what builds of a site know of the last one: docs as they were parsed,
// and pages as they were written. Everything has a key of all that it depends on,
// so that nothing in it can be stale. A process that builds again and again passes
// the same state; it may be used by one build at a time.
type State struct {
	store   cache.Store
	settles time.Duration // how long files must have been left alone to be told by their times

	docs   kept[parsedText]
	pages  kept[keptPage]
	loaded bool
}

// NewState returns the state that earlier builds left in a folder; "" is none, and
// leaves none.
func NewState(dir string) *State {
	if dir == "" {
		return &State{}
	}
	return &State{store: cache.Open(dir), settles: 2 * time.Second} // some disks count whole seconds
}

// leaveDisk has a state neither read nor write its folder, which a change by a
// writer who is not trusted may have brought, with pages that were never cleaned.
func (s *State) leaveDisk() { s.store = cache.Store{} }

// begin forgets what a build that failed had kept.
func (s *State) begin() {
	s.docs.new, s.pages.new = map[string]parsedText{}, map[string]keptPage{}
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
	for _, part := range parallel(ctx, jobs, numbers, func(number int) map[string]parsedText {
		return readPart[parsedText](s.store, fmt.Sprintf("docs-%d", number))
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
	split, changed := make([]map[string]parsedText, count), make([]bool, count)
	for i := range split {
		split[i] = map[string]parsedText{}
	}
	for name, doc := range docs {
		part := partOf(name, count)
		split[part][name] = doc
		changed[part] = changed[part] || before[name].Key != doc.Key || before[name].Counted.Key != doc.Counted.Key
	}
	for name := range before {
		if _, stays := docs[name]; !stays {
			changed[partOf(name, count)] = true
		}
	}
	names := []string{"parts", "pages", lastName}
	var work []int
	for i := range split {
		names = append(names, fmt.Sprintf("docs-%d", i))
		if changed[i] || parts(len(before)) != count {
			work = append(work, i)
		}
	}
	_ = parallel(ctx, jobs, work, func(i int) error { return writePart(s.store, fmt.Sprintf("docs-%d", i), split[i]) })
	_ = writePart(s.store, "pages", s.pages.old)
	_ = s.store.Write("parts", binary.LittleEndian.AppendUint64(nil, uint64(count)))
	s.store.Keep(names)
}

// makers identify the programs that make the output: this one, and Node. Another
// version of either is another file.
func makers(options Options) string {
	own, _ := os.Executable()
	node := options.Node
	if node == "" {
		node = "node"
	}
	node, _ = exec.LookPath(node)
	text := options.Version
	for _, program := range []string{own, node} {
		if real, err := filepath.EvalSymlinks(program); err == nil {
			program = real
		}
		if info, err := os.Stat(program); err == nil {
			text += fmt.Sprintf("\n%s %d %d", program, info.Size(), info.ModTime().UnixNano())
		}
	}
	return text
}

// keyOf is the key of some values: texts, and what JSON says all of. Each goes with
// its length, so that none runs into the next.
func keyOf(values ...any) key {
	sum := sha256.New()
	for _, value := range values {
		var text []byte
		switch value := value.(type) {
		case string:
			text = []byte(value)
		case []byte:
			text = value
		case key:
			text = value[:]
		default:
			encoded, err := json.Marshal(value)
			if text = encoded; err != nil {
				text = fmt.Appendf(nil, "%#v %v", value, err)
			}
		}
		_, _ = fmt.Fprintf(sum, "%d:", len(text))
		_, _ = sum.Write(text)
	}
	return key(sum.Sum(nil))
}
