// Package incremental computes results from files, and caches them together with their
// dependencies.
//
// A [Rule] describes a kind of result. The [Engine] caches results in memory, and in a
// [Store] for later processes. A result's files are read through [Inputs], which record
// them, so that no dependency is missed. A result is reused while its options and
// dependencies are unchanged. Cached values are shared, so nobody may modify them.
//
// The package must not know what the results are.
package incremental

import (
	"os"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/scratch"
	"github.com/docgen-cli/docgen/internal/source"
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

// Engine caches results. It is safe for concurrent use, except that [Engine.Begin] and
// [Engine.Save] must run alone.
type Engine struct {
	store     Store // nil to cache only in memory
	toolchain fingerprint.Hash
	files     source.Files
	outside   source.Files // folders around the site, in which tools search for files
	now       time.Time
	tables    map[string]*table
	remote    Remote           // nil for none
	programs  fingerprint.Hash // like toolchain, on all machines

	usage usage
	room  *scratch.Room // for encoded values

	mu   sync.Mutex
	seen map[string]*observed // all files and folders accessed since Begin
}

// New returns an engine that caches results in a store, or only in memory if store is nil.
// toolchain identifies the programs that compute the results; results of other versions are
// ignored.
func New(store Store, toolchain fingerprint.Hash) *Engine {
	engine := &Engine{store: store, toolchain: toolchain, tables: map[string]*table{}}
	engine.room = scratch.NewRoom(mostInMemory, engine.Scratch())
	if store != nil {
		engine.openTables()
	}
	return engine
}

// Begin starts a build, or an update of a preview: the engine checks all files again.
// outside has folders around the site. Results may depend on files there, but no page may
// show them.
func (e *Engine) Begin(files, outside source.Files, now time.Time) {
	e.files, e.outside, e.now = files, outside, now
	e.mu.Lock()
	defer e.mu.Unlock()
	e.seen = map[string]*observed{}
}

// find returns the file system that contains a file, and the path in it.
func (e *Engine) find(name string) (source.FS, string, bool) {
	if holder, file, found := e.files.Find(name); found {
		return holder, file, true
	}
	return e.outside.Find(name)
}

// Add adds files to the site.
func (e *Engine) Add(files ...source.FS) { e.files = append(e.files, files...) }

// Files returns the files of the site. Everything read through them becomes part of
// [Engine.Trace].
func (e *Engine) Files() source.Files { return e.recorded(func(string) {}) }

// Trace returns everything that was read since Begin.
func (e *Engine) Trace() Trace {
	e.mu.Lock()
	names := make([]string, 0, len(e.seen))
	for name := range e.seen {
		names = append(names, name)
	}
	e.mu.Unlock()
	return e.traceOf(names, fingerprint.Hash{})
}

// Detach stops the engine from reading or writing its store.
func (e *Engine) Detach() {
	e.store, e.tables = nil, map[string]*table{}
	e.room = scratch.NewRoom(mostInMemory, e.Scratch())
}

// Scratch returns a function that creates a file for what does not fit into memory. It returns nil
// if there is no store.
func (e *Engine) Scratch() func() (*os.File, error) {
	if e.store == nil {
		return nil
	}
	return e.store.Scratch
}

// keep keeps an encoded value.
func (e *Engine) keep(encoded []byte) scratch.Value {
	value, _ := e.room.Keep(encoded)
	return value
}

// Size returns the number of cached results of a rule.
func (e *Engine) Size(rule string) int { return e.table(rule).size() }
