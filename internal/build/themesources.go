package build

import (
	"crypto/sha256"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"docgen/internal/config"
)

// themeSources lists the files of a site that are no docs and not copied as they
// are: its theme is made of some of them.
func themeSources(options Options, cfg config.Config) (map[string]sourceState, error) {
	out, err := filepath.Abs(options.Out)
	if err != nil {
		return nil, err
	}
	others := append([]string{cfg.Docs.Path, "node_modules"}, cfg.StaticDirectories...)
	sources := map[string]sourceState{}
	err = filepath.WalkDir(options.Dir, func(file string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // gone since it was listed
		}
		if err != nil {
			return err
		}
		name, err := filepath.Rel(options.Dir, file)
		if err != nil {
			return err
		}
		switch name = filepath.ToSlash(name); {
		case !entry.IsDir():
			if name != path.Clean(string(cfg.Docs.SidebarPath)) {
				sources[name] = stateOf(file)
			}
		case name != "." && (strings.HasPrefix(entry.Name(), ".") || slices.Contains(others, name) || isAt(file, out)):
			return fs.SkipDir
		}
		return nil
	})
	return sources, err
}

func isAt(file, absolute string) bool {
	full, err := filepath.Abs(file)
	return err == nil && full == absolute
}

// sourceState tells one state of a file from another, by its content where the
// file system's time may not.
type sourceState struct {
	stamp
	sum [sha256.Size]byte // of the content; only of a file that had not settled
}

func stateOf(file string) sourceState {
	state := sourceState{stamp: stampOf(file)}
	if !state.isSettled() {
		state.sum = sumOf(file)
	}
	return state
}

// sumOf is the hash of a file's content; one that cannot be read is as one that is
// empty.
func sumOf(file string) [sha256.Size]byte {
	text, _ := os.ReadFile(file)
	return sha256.Sum256(text)
}

// areSame reports whether the files of before are those of now, and in the same
// state.
func areSame(dir string, before, now map[string]sourceState) bool {
	if len(before) != len(now) {
		return false
	}
	for name, old := range before {
		state, isThere := now[name]
		if !isThere || !old.isLike(state.stamp) {
			return false
		}
		if !old.isSettled() && old.sum != sumOf(filepath.Join(dir, filepath.FromSlash(name))) {
			return false
		}
	}
	return true
}
