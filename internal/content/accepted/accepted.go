// Package accepted records which state of an original each translation was accepted for.
//
// A [Lock] is the content of the lock file of a locale, which authors commit. It has a hash for
// each section of an original, from one heading to the next. [Lock.Changes] lists the sections
// that have changed since. The package reads and writes no files, and knows nothing about
// locales or docs: its files are relative to the folder of a locale.
package accepted

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// FileName is the name of the lock file in the folder of a locale.
const FileName = "translated.lock"

// Lock has the accepted translations. The zero value has none.
type Lock struct {
	hashes map[string]map[string]string // by file and key of the section
}

// orderKey is the key of the hash of a file's section ids in order. Keys of sections begin
// with "#".
const orderKey = ""

// sections returns the hash of each section by its key, and the order of the sections.
func sections(passages []markdown.Passage) map[string]string {
	hashes, ids := map[string]string{}, []string{}
	for _, passage := range passages {
		key := keyOf(passage)
		if hashes[key] != "" { // the author repeats an id
			passage.Hash = hash(hashes[key], passage.Hash)
		}
		hashes[key], ids = passage.Hash, append(ids, passage.ID)
	}
	hashes[orderKey] = hash(ids...)
	return hashes
}

func keyOf(passage markdown.Passage) string { return "#" + passage.ID }

func hash(texts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(texts, "\x00")))
	return hex.EncodeToString(sum[:8])
}

// With returns the lock with a translation that is accepted for its original.
func (l Lock) With(file string, original []markdown.Passage) Lock {
	hashes := maps.Clone(l.hashes)
	if hashes == nil {
		hashes = map[string]map[string]string{}
	}
	hashes[file] = sections(original)
	return Lock{hashes}
}

// Keeping returns the lock with only the files for which keep is true.
func (l Lock) Keeping(keep func(file string) bool) Lock {
	hashes := maps.Clone(l.hashes)
	maps.DeleteFunc(hashes, func(file string, _ map[string]string) bool { return !keep(file) })
	return Lock{hashes}
}

// Copying returns the lock with the translations of a folder also in another folder.
func (l Lock) Copying(from, to string) Lock {
	hashes := maps.Clone(l.hashes)
	for file, sections := range l.hashes {
		if below, isBelow := strings.CutPrefix(file, from+"/"); isBelow {
			hashes[path.Join(to, below)] = sections
		}
	}
	return Lock{hashes}
}

// Has reports whether a translation was ever accepted.
func (l Lock) Has(file string) bool { return l.hashes[file] != nil }

// Files returns the accepted translations, sorted.
func (l Lock) Files() []string { return slices.Sorted(maps.Keys(l.hashes)) }

// Kind says how a section of an original has changed.
type Kind string

// The kinds of changes.
const (
	Changed Kind = "changed"
	Added   Kind = "added"
	Removed Kind = "removed"
	Moved   Kind = "moved" // the same sections are in another order
)

// Change is a change of a section since its translation was accepted.
type Change struct {
	Kind  Kind
	ID    string // of the heading; "" for the text before the first one
	Title string // text of the heading; "" if the original no longer has it
	Line  int    // of the heading in the original; 0 if it has none
	Hash  string // of the accepted text; "" if it is new
}

// Changes lists the sections of an original that have changed since the translation in a file was
// accepted, in the order of the original. It is empty if the translation was never accepted.
func (l Lock) Changes(file string, original []markdown.Passage) []Change {
	known := l.hashes[file]
	if known == nil {
		return nil
	}
	var changes []Change
	current := sections(original)
	for i, passage := range original {
		key := keyOf(passage)
		isRepeated := slices.ContainsFunc(original[:i], func(other markdown.Passage) bool { return other.ID == passage.ID })
		if isRepeated || known[key] == current[key] {
			continue
		}
		change := Change{Kind: Changed, ID: passage.ID, Title: passage.Title, Line: passage.Place.Line, Hash: known[key]}
		if known[key] == "" {
			change.Kind = Added
		}
		changes = append(changes, change)
	}
	for _, key := range slices.Sorted(maps.Keys(known)) {
		if current[key] == "" {
			changes = append(changes, Change{Kind: Removed, ID: strings.TrimPrefix(key, "#"), Hash: known[key]})
		}
	}
	if len(changes) == 0 && known[orderKey] != current[orderKey] {
		changes = append(changes, Change{Kind: Moved, Hash: known[orderKey]})
	}
	return changes
}

// IsBefore reports whether a state of the original is the accepted one as far as the change
// concerns it, so that the change came later.
func (c Change) IsBefore(original []markdown.Passage) bool {
	hashes := sections(original)
	if c.Kind == Moved {
		return hashes[orderKey] == c.Hash
	}
	return hashes["#"+c.ID] == c.Hash
}

// Format returns the text of the lock file. Each section has its own line, sorted by file, so
// that git can merge changes.
func (l Lock) Format() []byte {
	var out bytes.Buffer
	out.WriteString(comment + versionLine + "\n")
	for _, file := range l.Files() {
		for _, key := range slices.Sorted(maps.Keys(l.hashes[file])) {
			name := escape(file)
			if key != orderKey {
				name += "#" + escape(key[1:])
			}
			fmt.Fprintf(&out, "%s %s\n", l.hashes[file][key], name)
		}
	}
	return out.Bytes()
}

const (
	version     = "1"
	versionLine = "version " + version
	comment     = "# Hashes of the originals that the translations were accepted for. \"docgen translate accept\" writes this file.\n"
)

// escape replaces the characters that separate the parts of a line.
func escape(text string) string {
	return strings.NewReplacer("%", "%25", "#", "%23", "\n", "%0A", "\r", "%0D").Replace(text)
}

func unescape(text string) string {
	return strings.NewReplacer("%25", "%", "%23", "#", "%0A", "\n", "%0D", "\r").Replace(text)
}
