package incremental

import (
	"crypto/sha256"
	"io/fs"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Inputs provides files to the computation of a result, and records them as dependencies.
type Inputs struct {
	engine *Engine
	begun  time.Time
	mu     sync.Mutex
	names  map[string]bool
}

func newInputs(engine *Engine) *Inputs {
	return &Inputs{engine: engine, begun: time.Now(), names: map[string]bool{}}
}

// Files returns the files of the site. Each file that is read becomes a dependency.
func (in *Inputs) Files() source.Files {
	return in.engine.recorded(func(name string) {
		in.mu.Lock()
		defer in.mu.Unlock()
		in.names[name] = true
	})
}

// Since sets when the computation began, if that was before the call of [Compute].
func (in *Inputs) Since(begun time.Time) { in.begun = begun }

// Note adds dependencies on files that another program has read since the computation began, and
// on the entries of folders that it has listed. If one may have changed in the meantime, nobody
// knows which state the program has seen, so the result is not used again.
func (in *Inputs) Note(files, folders []string) {
	in.mu.Lock()
	defer in.mu.Unlock()
	for _, name := range files {
		in.engine.observeLate(name, name, in.begun)
		in.names[name] = true
	}
	for _, name := range folders {
		in.engine.observeLate(listing+name, name, in.begun)
		in.names[listing+name] = true
	}
}

// NoteVariables adds dependencies on environment variables.
func (in *Inputs) NoteVariables(names []string) {
	in.mu.Lock()
	defer in.mu.Unlock()
	for _, name := range names {
		in.names[variable+name] = true
	}
}

// Again adds the dependencies of an earlier result.
func (in *Inputs) Again(earlier Trace) {
	in.mu.Lock()
	defer in.mu.Unlock()
	for _, input := range earlier.Inputs {
		in.names[input.Name] = true
	}
}

// trace returns the recorded dependencies. used is the hash of all other values.
func (in *Inputs) trace(used fingerprint.Hash) Trace {
	in.mu.Lock()
	defer in.mu.Unlock()
	trace := in.engine.traceOf(slices.Collect(maps.Keys(in.names)), used)
	trace.Spent = time.Since(in.begun)
	return trace
}

// Trace lists the dependencies of a result.
type Trace struct {
	Used   fingerprint.Hash // hash of values, such as other results
	Inputs []Input          // by name
	Spent  time.Duration    // for computing the result; 0 if another machine did
}

// Input is the state of a file, folder or symbolic link when it was read.
type Input struct {
	Name string
	File fingerprint.File // zero if it did not exist
}

// Sum returns a hash of the trace that depends on names and contents, but not on times.
func (t Trace) Sum() fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Hash(t.Used)
	for _, input := range t.Inputs {
		hasher.Text(input.Name)
		hasher.Hash(input.File.Sum)
		if input.File.Sum.IsZero() {
			hasher.File(input.File)
		}
	}
	return hasher.Sum()
}

func (e *Engine) traceOf(names []string, used fingerprint.Hash) Trace {
	slices.Sort(names)
	trace := Trace{Used: used, Inputs: make([]Input, len(names))}
	for i, name := range names {
		trace.Inputs[i] = Input{name, e.state(name, false)}
	}
	return trace
}

// recorded returns the site's files. It calls note with the name of each file that is
// accessed.
func (e *Engine) recorded(note func(name string)) source.Files {
	files := make(source.Files, len(e.files))
	for i, each := range e.files {
		files[i] = recordedFS{each, e, note}
	}
	return files
}

// recordedFS is a file system that records accesses.
type recordedFS struct {
	source.FS
	engine *Engine
	note   func(name string)
}

// Site, Written and Part ask the file system where its files are, which is not a dependency.
func (r recordedFS) Site() string                        { return source.Files{r.FS}.SiteOf(r.Name(".")) }
func (r recordedFS) Written(file string) string          { return source.Files{r.FS}.Written(r.Name(file)) }
func (r recordedFS) Part(file string) (has, isPart bool) { return source.Part(r.FS, file) }

func (r recordedFS) observe(name string) {
	r.engine.state(name, false) // before reading, so that later changes are noticed
	r.note(name)
}

// Open implements [fs.FS].
func (r recordedFS) Open(file string) (fs.File, error) {
	if info, err := r.FS.Stat(file); err == nil && info.IsDir() {
		r.observe(listing + r.Name(file))
	} else {
		r.observe(r.Name(file))
	}
	return r.FS.Open(file)
}

// ReadFile implements [fs.ReadFileFS].
func (r recordedFS) ReadFile(file string) ([]byte, error) {
	name := r.Name(file)
	r.observe(name)
	text, err := r.FS.ReadFile(file)
	if err == nil {
		r.engine.setSum(name, int64(len(text)), sha256.Sum256(text))
	}
	return text, err
}

// setSum stores the hash of the content of a file that was read.
func (e *Engine) setSum(name string, size int64, sum fingerprint.Hash) {
	o := e.observe(name)
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.file.Sum.IsZero() {
		if o.file.Size != size { // it has changed since its metadata was read
			o.file = fingerprint.File{}
		}
		o.file.Size, o.file.Sum = size, sum
	}
}

// ReadDir implements [fs.ReadDirFS].
func (r recordedFS) ReadDir(file string) ([]fs.DirEntry, error) {
	r.observe(listing + r.Name(file))
	return r.FS.ReadDir(file)
}

// Glob implements [fs.GlobFS]. Other names in the folder are no dependency.
func (r recordedFS) Glob(pattern string) ([]string, error) {
	r.observe(matching + r.Name(pattern))
	return fs.Glob(r.FS, pattern)
}

// Stat implements [fs.StatFS].
func (r recordedFS) Stat(file string) (fs.FileInfo, error) {
	r.observe(r.Name(file))
	return r.FS.Stat(file)
}

// Real implements [source.FS].
func (r recordedFS) Real(file string) (string, error) {
	r.observe(realPath + r.Name(file))
	return r.FS.Real(file)
}
