package incremental

import (
	"crypto/sha256"
	"errors"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// observed is the state of a file, folder or symbolic link since Begin. Each is checked
// only once.
type observed struct {
	mu    sync.Mutex
	known bool
	file  fingerprint.File
}

// Prefixes of names that do not refer to the content of a file: the fingerprint is a hash
// of a folder's entries, of the names that match a pattern, of the target of a link, or of an environment variable.
const (
	listing  = "list\x00"
	matching = "glob\x00"
	realPath = "real\x00"
	variable = "env\x00"
)

func (s *sightings) observe(name string) *observed {
	s.seeing.Lock()
	defer s.seeing.Unlock()
	found := s.seen[name]
	if found == nil {
		found = &observed{}
		s.seen[name] = found
		if pattern, isPattern := strings.CutPrefix(name, matching); isPattern {
			s.patterns = append(s.patterns, pattern)
		}
	}
	return found
}

// Reads reports whether anything since Begin has depended on a file: on its content, its place, or
// that it does not exist.
func (s *sightings) Reads(name string) bool { return s.isObserved(name) || s.isObserved(realPath+name) }

// Lists reports whether anything since Begin has depended on the names in the folder of a file, or on those that match
// a pattern as its name does.
func (s *sightings) Lists(name string) bool {
	s.seeing.Lock()
	defer s.seeing.Unlock()
	isMatch := func(pattern string) bool { matches, _ := path.Match(pattern, name); return matches }
	return s.seen[listing+path.Dir(name)] != nil || slices.ContainsFunc(s.patterns, isMatch)
}

func (s *sightings) isObserved(name string) bool {
	s.seeing.Lock()
	defer s.seeing.Unlock()
	return s.seen[name] != nil
}

// state returns the fingerprint of a file, folder or link. The fingerprint of a file
// includes the hash of its content if withSum is set, or if its times do not identify the
// content.
func (e *Engine) state(name string, withSum bool) fingerprint.File {
	o := e.observe(name)
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.known {
		o.file, o.known = e.stat(name), true
	}
	if !o.file.IsZero() && o.file.Sum.IsZero() && (withSum || !o.file.Settled()) {
		o.file = e.withSum(name, o.file)
	}
	return o.file
}

// observeLate observes a file or folder that somebody has read since a time, unless its state from
// before that is known.
func (e *Engine) observeLate(name, file string, since time.Time) {
	o := e.observe(name)
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.known {
		return
	}
	o.file, o.known = e.stat(name), true
	if holder, below, found := e.find(file); found && fingerprint.ChangedSince(below, holder.Stat, since) {
		o.file = fingerprint.Unknown()
	}
}

// withSum adds the hash of the content to the fingerprint of a file.
func (e *Engine) withSum(name string, file fingerprint.File) fingerprint.File {
	holder, below, found := e.find(name)
	if !found {
		return fingerprint.File{}
	}
	text, err := holder.ReadFile(below)
	if err != nil {
		return fingerprint.File{}
	}
	file.Sum = sha256.Sum256(text)
	return file
}

// stat returns the fingerprint of a file without the hash of its content.
func (e *Engine) stat(name string) fingerprint.File {
	if name, isVariable := strings.CutPrefix(name, variable); isVariable {
		value, isSet := os.LookupEnv(name)
		return fingerprint.File{Sum: fingerprint.Sum("variable", value, isSet)}
	}
	folder, isListing := strings.CutPrefix(name, listing)
	pattern, isPattern := strings.CutPrefix(name, matching)
	link, isReal := strings.CutPrefix(name, realPath)
	holder, below, found := e.find(name[strings.IndexByte(name, 0)+1:])
	switch {
	case !found:
		return fingerprint.File{Sum: fingerprint.Sum("outside", folder, link)}
	case isListing:
		entries, err := holder.ReadDir(below)
		return fingerprint.File{Size: int64(len(entries)), Sum: hashOfEntries(entries, err)}
	case isPattern:
		names, _ := fs.Glob(holder, below) // the pattern is valid
		return fingerprint.File{Sum: fingerprint.Sum("matching", pattern, names)}
	case isReal:
		return fingerprint.File{Sum: hashOfPath(holder.Real(below))}
	}
	info, err := holder.Stat(below)
	switch {
	case err != nil:
		return fingerprint.File{}
	case !info.Mode().IsRegular(): // only its existence and type count
		return fingerprint.File{Sum: fingerprint.Sum("not a file", int64(info.Mode().Type()))}
	}
	if id, isKnown := info.Sys().(source.ContentID); isKnown {
		return fingerprint.File{Sum: fingerprint.Sum("content", string(id))}
	}
	file := fingerprint.FromInfo(info, e.now)
	if file.Size == 0 && !file.Settled() {
		file.Sum = sha256.Sum256(nil)
	}
	return file
}

func hashOfPath(real string, err error) fingerprint.Hash {
	if err != nil {
		return fingerprint.Sum("error", errors.Is(err, source.ErrOutside))
	}
	return fingerprint.Sum(real)
}

func hashOfEntries(entries []fs.DirEntry, err error) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	if err != nil {
		hasher.Text("error")
	}
	for _, entry := range entries {
		hasher.Text(entry.Name())
		hasher.Number(int64(entry.Type()))
	}
	return hasher.Sum()
}

// same reports whether a dependency is unchanged, and returns its current fingerprint.
func (e *Engine) same(name string, was fingerprint.File) (now fingerprint.File, same bool) {
	now = e.state(name, false)
	switch {
	case now.IsZero() || was.IsZero():
		return now, now.IsZero() && was.IsZero()
	case now.Settled() && was.Settled() && now.WithoutSum() == was.WithoutSum():
		return was, true
	case now.Size != was.Size || was.Sum.IsZero():
		return now, false
	}
	now = e.state(name, true)
	return now, now.Sum == was.Sum
}
