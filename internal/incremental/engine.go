// Package incremental makes results from files, and remembers them with what they were
// made from.
//
// A [Rule] says how a kind of result is made, and the [Engine] keeps the results: in
// memory, and in a [Store] for later processes. The files that a result is made from are
// read through its [Inputs], which record them, so that no dependency can be forgotten. A
// result is reused while its options and everything that it was made from are unchanged.
// Cached values are shared, so nobody may change them.
//
// The package knows nothing of what the results are.
package incremental

import (
	"sync"
	"time"

	"docgen/internal/fingerprint"
	"docgen/internal/source"
)

// Store keeps named values between processes. A value that is damaged is absent.
type Store interface {
	Read(name string) (value []byte, found bool)
	Write(name string, value []byte) error
	Keep(names []string) // removes all others
}

// Engine remembers results. It may be used by many goroutines at a time, but [Engine.Begin]
// and [Engine.Save] by one while no other uses it.
type Engine struct {
	store  Store // nil for memory alone
	maker  fingerprint.Hash
	files  source.Files
	beyond source.Files // folders around the site, in which tools look for files
	now    time.Time
	tables map[string]*table

	mu   sync.Mutex
	seen map[string]*observed // every file and folder that was looked at since Begin
}

// New returns an engine that keeps results in a store, or in memory alone if it is nil.
// maker identifies the programs that make them: results of others are ignored.
func New(store Store, maker fingerprint.Hash) *Engine {
	engine := &Engine{store: store, maker: maker, tables: map[string]*table{}}
	if store != nil {
		engine.openTables()
	}
	return engine
}

// Begin has the engine look at the files of a site anew, for a build or for an update of
// a preview. beyond are folders around the site: results may depend on files there, which
// no page may show.
func (e *Engine) Begin(files, beyond source.Files, now time.Time) {
	e.files, e.beyond, e.now, e.seen = files, beyond, now, map[string]*observed{}
}

// find tells which file system has the file of a name.
func (e *Engine) find(name string) (source.FS, string, bool) {
	if holder, file, found := e.files.Find(name); found {
		return holder, file, true
	}
	return e.beyond.Find(name)
}

// Add gives the engine more files of the site.
func (e *Engine) Add(files ...source.FS) { e.files = append(e.files, files...) }

// Files are the files of the site. Whatever is read through them becomes part of
// [Engine.Trace].
func (e *Engine) Files() source.Files { return e.recorded(func(string) {}) }

// Trace is everything that was read since Begin.
func (e *Engine) Trace() Trace {
	e.mu.Lock()
	names := make([]string, 0, len(e.seen))
	for name := range e.seen {
		names = append(names, name)
	}
	e.mu.Unlock()
	return e.traceOf(names, fingerprint.Hash{})
}

// Detach has the engine neither read its store nor write it.
func (e *Engine) Detach() { e.store, e.tables = nil, map[string]*table{} }

// Size is how many results of a rule are known.
func (e *Engine) Size(rule string) int { return e.table(rule).size() }
