package incremental

import (
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/scratch"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Store stores values by name for later processes. It must not return a damaged value.
type Store interface {
	Read(name string) (value []byte, found bool)
	Write(name string, value []byte) error
	Keep(names []string) // removes all other values
	// Scratch creates a file for values of this process, which nobody else can find.
	Scratch() (*os.File, error)
}

// mostInMemory is how many bytes of encoded values the engine keeps in memory. Most sites need
// less. The values of a huge site would need more memory than everything else.
const mostInMemory = 16 << 20

// Engine caches results, and knows one state of the files. It is safe for concurrent use, except
// that [Engine.Share] and [Engine.Save] must run alone. What asks an engine after [Engine.Begin]
// has returned the next one keeps to its own files, and shares the results.
type Engine struct {
	*results
	*sightings
	files   source.Files
	outside source.Files // folders around the site, in which tools search for files
	now     time.Time
}

// results are what engines share.
type results struct {
	store     Store // nil to cache only in memory
	toolchain fingerprint.Hash
	remote    Remote           // nil for none
	programs  fingerprint.Hash // like toolchain, on all machines

	usage usage
	room  *scratch.Room // for encoded values

	mu     sync.Mutex
	tables map[string]*table
}

// sightings are the files and folders that were accessed since Begin.
type sightings struct {
	seeing   sync.Mutex
	seen     map[string]*observed
	patterns []string // for the names of files
}

// New returns an engine that caches results in a store, or only in memory if store is nil.
// toolchain identifies the programs that compute the results; results of other versions are
// ignored.
func New(store Store, toolchain fingerprint.Hash) *Engine {
	engine := &Engine{results: newResults(store, toolchain), sightings: newSightings()}
	if store != nil {
		engine.openTables()
	}
	return engine
}

func newSightings() *sightings { return &sightings{seen: map[string]*observed{}} }

func newResults(store Store, toolchain fingerprint.Hash) *results {
	made := &results{store: store, toolchain: toolchain, tables: map[string]*table{}}
	made.room = scratch.NewRoom(mostInMemory, made.Scratch())
	return made
}

// Begin returns the engine for a build, or for an update of a preview: it checks all files again.
// outside has folders around the site. Results may depend on files there, but no page may
// show them.
func (e *Engine) Begin(files, outside source.Files, now time.Time) *Engine {
	return &Engine{e.results, newSightings(), files, outside, now}
}

// find returns the file system that contains a file, and the path in it.
func (e *Engine) find(name string) (source.FS, string, bool) {
	if holder, file, found := e.files.Find(name); found {
		return holder, file, true
	}
	return e.outside.Find(name)
}

// Add returns the engine for a site with further files.
func (e *Engine) Add(files ...source.FS) *Engine {
	return &Engine{e.results, e.sightings, slices.Concat(e.files, files), e.outside, e.now}
}

// Under returns the engine for a site with files that exist nowhere on disk. What was seen of folders is seen again.
func (e *Engine) Under(given source.Given) *Engine {
	if len(given) == 0 {
		return e
	}
	e.seeing.Lock()
	defer e.seeing.Unlock()
	seen := newSightings()
	seen.patterns = e.patterns
	for name, found := range e.seen {
		if !strings.HasPrefix(name, listing) && !strings.HasPrefix(name, matching) {
			seen.seen[name] = found
		}
	}
	return &Engine{e.results, seen, given.Over(e.files), e.outside, e.now}
}

// Files returns the files of the site. Everything read through them becomes part of
// [Engine.Trace].
func (e *Engine) Files() source.Files { return e.recorded(func(string) {}) }

// Trace returns everything that was read since Begin.
func (e *Engine) Trace() Trace {
	e.seeing.Lock()
	names := slices.Collect(maps.Keys(e.seen))
	e.seeing.Unlock()
	return e.traceOf(names, fingerprint.Hash{})
}

// Detach returns an engine that neither reads nor writes the store, and has no result from it.
func (e *Engine) Detach() *Engine {
	if e.store == nil {
		return e
	}
	return &Engine{newResults(nil, e.toolchain), e.sightings, e.files, e.outside, e.now}
}

// Scratch returns a function that creates a file for what does not fit into memory. It returns nil
// if there is no store.
func (r *results) Scratch() func() (*os.File, error) {
	if r.store == nil {
		return nil
	}
	return r.store.Scratch
}

// keep keeps an encoded value.
func (e *Engine) keep(encoded []byte) scratch.Value {
	value, _ := e.room.Keep(encoded)
	return value
}

// Size returns the number of cached results of a rule.
func (e *Engine) Size(rule string) int { return e.table(rule).size() }

// Usage tells how much the engine found in memory and in the store of this machine.
type Usage struct {
	Found, Missing int           // results
	Saved          time.Duration // that the results which were found took to compute
}

type usage struct {
	mu sync.Mutex
	Usage
}

// count records a lookup. found may be nil.
func (u *usage) count(found *entry, known bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	switch {
	case !known:
		u.Missing++
	case found.from != remote:
		u.Found++
		u.Saved += found.trace.Spent
	}
}

// Usage returns how much the engine has found so far.
func (e *Engine) Usage() Usage {
	e.usage.mu.Lock()
	defer e.usage.mu.Unlock()
	return e.usage.Usage
}
