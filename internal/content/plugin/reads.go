package plugin

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/inside"
)

// Reads is what a plugin may read.
type Reads struct {
	Files    []string `json:"files"`    // patterns of names relative to the site folder, in which "**" stands for any folders
	Env      []string `json:"env"`      // variables of the environment
	Commands []string `json:"commands"` // programs
	Hosts    []string `json:"hosts"`    // of the network, with a port if it is not the usual one
}

// undeclared returns the error for something that a plugin does not declare.
func undeclared(what, list, entry string) error {
	return fmt.Errorf("the plugin does not declare that it reads %s; add %q to reads.%s", what, entry, list)
}

// mayRead reports what keeps a plugin from reading a file.
func (a access) mayRead(name string) error {
	if !a.declares {
		return fmt.Errorf("a plugin reads files in its hooks, not when it is loaded: move the reading of %s into load", name)
	}
	if content.Matches(clean(a.reads.Files))(name) {
		return nil
	}
	return undeclared(name, "files", name)
}

// mayList reports what keeps a plugin from listing a folder: no file below it can be read.
func (a access) mayList(folder string) error {
	for _, pattern := range clean(a.reads.Files) {
		base := baseOf(pattern)
		if base == "." || folder == base || strings.HasPrefix(folder, base+"/") || strings.HasPrefix(base, folder+"/") {
			return nil
		}
	}
	return undeclared(folder, "files", path.Join(folder, "**"))
}

func clean(patterns []string) []string {
	cleaned := make([]string, len(patterns))
	for i, pattern := range patterns {
		cleaned[i] = path.Clean(pattern)
	}
	return cleaned
}

// baseOf returns the folder that has all files which match a pattern.
func baseOf(pattern string) string {
	base := pattern
	if at := strings.IndexAny(pattern, "*?[{"); at >= 0 {
		base = pattern[:at]
		if end := strings.LastIndexByte(base, '/'); end >= 0 {
			base = base[:end]
		} else {
			base = "."
		}
	}
	return path.Clean(base)
}

// Bases returns the folders that have all files which plugins declare, relative to the site folder. A single file counts as its folder.
func (s Set) Bases() []string {
	var bases []string
	for _, plugin := range s.Plugins {
		for _, pattern := range clean(plugin.Declared.Reads.Files) {
			base := baseOf(pattern)
			if base == pattern {
				base = path.Dir(base)
			}
			bases = append(bases, base)
		}
	}
	slices.Sort(bases)
	return slices.Compact(bases)
}

// nameOf returns the name of a file that a plugin gives: relative to the site folder.
func (a access) nameOf(file string) string {
	if !filepath.IsAbs(file) {
		return path.Clean(filepath.ToSlash(file))
	}
	return namesIn(a.dir, []string{file})[0]
}

func namesIn(dir string, files []string) []string { return inside.Names(dir, files) }

// read returns the content of a file that a plugin declares.
func (a access) read(file string) ([]byte, error) {
	name := a.nameOf(file)
	if err := a.mayRead(name); err != nil {
		return nil, err
	}
	text, err := a.content(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no file %q", name)
	}
	return text, err
}

func (a access) content(name string) ([]byte, error) {
	if _, _, found := a.files.Find(name); found {
		return a.files.ReadFile(name)
	}
	a.inputs.Note([]string{name}, nil)
	return os.ReadFile(filepath.Join(a.dir, filepath.FromSlash(name)))
}

// glob returns the names of the files that match patterns, sorted. It skips hidden files and node_modules.
func (a access) glob(patterns []string) ([]string, error) {
	var names []string
	for _, pattern := range clean(patterns) {
		if err := a.mayList(baseOf(pattern)); err != nil {
			return nil, err
		}
		matches := content.Matches([]string{pattern})
		err := a.walk(baseOf(pattern), func(name string) {
			if matches(name) && a.mayRead(name) == nil {
				names = append(names, name)
			}
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// walk visits the files below a folder, or the file with that name.
func (a access) walk(folder string, visit func(name string)) error {
	entries, err := a.list(folder)
	if err != nil {
		if _, failed := a.content(folder); failed == nil {
			visit(folder)
			return nil
		}
		return err
	}
	for _, entry := range entries {
		name := path.Join(folder, entry.Name())
		switch {
		case strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules":
		case entry.IsDir():
			if err := a.walk(name, visit); err != nil {
				return err
			}
		default:
			visit(name)
		}
	}
	return nil
}

func (a access) list(folder string) ([]fs.DirEntry, error) {
	if _, _, found := a.files.Find(folder); found {
		return a.files.ReadDir(folder)
	}
	a.inputs.Note(nil, []string{folder})
	return os.ReadDir(filepath.Join(a.dir, filepath.FromSlash(folder)))
}
