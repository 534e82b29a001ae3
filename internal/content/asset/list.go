package asset

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// StaticFile is a file in a static folder.
type StaticFile struct {
	File string // relative to the site folder
	Name string // below the output folder
}

// ListStatic lists the files in the static folders, sorted by name. If two have the same name,
// the one in the later folder wins, as in Docusaurus. A folder that does not exist has no
// files. ListStatic follows symbolic links, but not out of the site.
func (f Folders) ListStatic() ([]StaticFile, error) {
	found := map[string]string{}
	for _, name := range f.Static {
		holder, folder, isInside := f.Files.Find(name)
		if !isInside {
			continue
		}
		real, err := holder.Real(folder)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case errors.Is(err, source.ErrOutside):
			return nil, fmt.Errorf("list the static files: %w: %s", err, outsideHint)
		case err != nil:
			return nil, fmt.Errorf("list the static files: %w", err)
		}
		if err := (lister{holder, found}).list(folder, "", []string{real}); err != nil {
			return nil, fmt.Errorf("list the static files: %w", err)
		}
	}
	files := make([]StaticFile, 0, len(found))
	for name, file := range found {
		files = append(files, StaticFile{File: file, Name: name})
	}
	slices.SortFunc(files, func(a, b StaticFile) int { return strings.Compare(a.Name, b.Name) })
	return files, nil
}

const outsideHint = "copy its target into the site, or add a folder outside it to staticDirectories"

// lister collects files by their names below the output folder.
type lister struct {
	files source.FS
	found map[string]string
}

// list adds the files in a folder. above holds the real paths of the folder and of its
// ancestors.
func (l lister) list(folder, below string, above []string) error {
	entries, err := l.files.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		file, name := path.Join(folder, entry.Name()), path.Join(below, entry.Name())
		mode, real := entry.Type(), path.Join(above[len(above)-1], entry.Name())
		if mode&fs.ModeSymlink != 0 {
			target, err := l.files.Stat(file)
			if err != nil {
				return err
			}
			mode = target.Mode()
			if mode.IsDir() || mode.IsRegular() {
				real, err = l.files.Real(file)
				if err != nil {
					return fmt.Errorf("%w: %s", err, outsideHint)
				}
			}
			if slices.Contains(above, real) {
				return fmt.Errorf("%s points to a folder that contains it", l.files.Name(file))
			}
		}
		switch {
		case mode.IsDir():
			if err := l.list(file, name, append(slices.Clip(above), real)); err != nil {
				return err
			}
		case mode.IsRegular():
			l.found[name] = l.files.Name(file)
		}
	}
	return nil
}

// List returns the files in a folder that docs may refer to, for suggestions. The folder and
// the files are relative to the site folder. A folder that cannot be read has no files.
func (f Folders) List(folder string) []string {
	entries, err := f.Files.ReadDir(folder)
	if err != nil {
		return nil
	}
	var files []string
	for _, entry := range entries {
		if file := path.Join(folder, entry.Name()); f.Files.IsShown(file) {
			files = append(files, file)
		}
	}
	return files
}
