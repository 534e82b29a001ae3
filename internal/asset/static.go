package asset

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"docgen/internal/inside"
)

// StaticFile is one file of a static folder.
type StaticFile struct {
	Path string // on disk
	Name string // below the output folder
}

// ListStatic lists the files of the static folders, sorted by name; of two with
// one name the later folder's counts, as in Docusaurus. A folder that does not
// exist has no files. Symbolic links are followed, but not out of the site.
func (f Folders) ListStatic() ([]StaticFile, error) {
	lister := lister{within: f.within(), found: map[string]string{}}
	for _, folder := range f.Static {
		root := filepath.Join(f.Site, filepath.FromSlash(folder))
		if _, err := os.Stat(root); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if !lister.within.Has(root) {
			return nil, fmt.Errorf("list the static files: %s: %w", folder, errLeadsOut)
		}
		if err := lister.list(root, "", nil); err != nil {
			return nil, fmt.Errorf("list the static files: %w", err)
		}
	}
	files := make([]StaticFile, 0, len(lister.found))
	for name, file := range lister.found {
		files = append(files, StaticFile{Path: file, Name: name})
	}
	slices.SortFunc(files, func(a, b StaticFile) int { return strings.Compare(a.Name, b.Name) })
	return files, nil
}

var errLeadsOut = errors.New("the symbolic link leads out of the site folder, or to what is hidden in it: copy what it leads to, or name a folder outside by staticDirectories")

// lister gathers files by their names below the output folder.
type lister struct {
	within inside.Folders
	found  map[string]string
}

// list adds the files of a folder; above holds the folders it is in.
func (l lister) list(folder, below string, above []os.FileInfo) error {
	info, err := os.Stat(folder)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(above, func(other os.FileInfo) bool { return os.SameFile(info, other) }) {
		return fmt.Errorf("%s leads back into a folder it is in", folder)
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		file, name := filepath.Join(folder, entry.Name()), path.Join(below, entry.Name())
		mode := entry.Type()
		if mode&fs.ModeSymlink != 0 {
			target, err := os.Stat(file)
			if err != nil {
				return err
			}
			if mode = target.Mode(); !l.within.Has(file) {
				return fmt.Errorf("%s: %w", file, errLeadsOut)
			}
		}
		switch {
		case mode.IsDir():
			if err := l.list(file, name, append(slices.Clip(above), info)); err != nil {
				return err
			}
		case mode.IsRegular():
			l.found[name] = file
		}
	}
	return nil
}
