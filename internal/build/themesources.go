package build

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"docgen/internal/config"
)

// themeSources lists the files of a site that are no docs and not copied as they
// are: its theme is made of some of them.
func themeSources(options Options, cfg config.Config) (map[string]stamp, error) {
	out, err := filepath.Abs(options.Out)
	if err != nil {
		return nil, err
	}
	others := append([]string{cfg.Docs.Path, "node_modules"}, cfg.StaticDirectories...)
	sources := map[string]stamp{}
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
			sources[name] = stampOf(file)
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

// areCurrent reports whether the files of before are those of now, and in the
// same state.
func areCurrent(dir string, before, now map[string]stamp) bool {
	if len(before) != len(now) {
		return false
	}
	for name, stamp := range before {
		if _, there := now[name]; !there || !stamp.isCurrent(filepath.Join(dir, filepath.FromSlash(name))) {
			return false
		}
	}
	return true
}
