// Package starter holds the site that docgen init begins with, and writes it.
//
// The site is the folder site, embedded: it builds without a finding as it is.
// The package knows nothing of the rest of the program.
package starter

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"docgen/internal/disk"
)

//go:embed all:site
var site embed.FS

// Write puts the starter site into dir, which it creates when needed, and
// returns the files written: slash-separated, relative to dir, in order. It
// writes all files or none; if some exist, the error is an [ExistError].
func Write(dir string) ([]string, error) {
	files, err := list()
	if err != nil {
		return nil, fmt.Errorf("list the starter site: %w", err)
	}
	writer := &writer{}
	if err := writer.makeDir(dir); err != nil {
		return nil, writer.undo(fmt.Errorf("create the site folder: %w", err))
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, writer.undo(fmt.Errorf("open the site folder: %w", err))
	}
	defer root.Close()
	if err := checkLinks(dir, files); err != nil {
		return nil, writer.undo(err)
	}
	if err := checkAbsent(root, files); err != nil {
		return nil, writer.undo(err)
	}
	for _, name := range files {
		if err := writer.write(root, name); err != nil {
			return nil, writer.undo(fmt.Errorf("write the starter site: %w", err))
		}
	}
	return files, nil
}

// list names the files of the starter site, sorted.
func list() ([]string, error) {
	var files []string
	err := fs.WalkDir(site, "site", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files = append(files, strings.TrimPrefix(name, "site/"))
		}
		return err
	})
	return files, err
}

// checkLinks finds symbolic links in the place of folders.
func checkLinks(dir string, files []string) error {
	for _, name := range files {
		var link disk.LinkError
		if err := disk.Base(dir).Below(path.Dir(name)).Check(); errors.As(err, &link) {
			return err
		}
	}
	return nil
}

// checkAbsent finds the files that are in the way, before anything is written.
func checkAbsent(root *os.Root, files []string) error {
	var existing []string
	for _, name := range files {
		_, err := root.Lstat(filepath.FromSlash(name))
		if err == nil {
			existing = append(existing, name)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("look for %s in %s: %w", name, root.Name(), err)
		}
	}
	if len(existing) > 0 {
		return &ExistError{existing}
	}
	return nil
}

// ExistError says that files of the starter site exist already, so that nothing was written.
type ExistError struct {
	Files []string // slash-separated, sorted
}

// Error implements error.
func (e *ExistError) Error() string {
	return "these files exist, and nothing was written: " + strings.Join(e.Files, ", ")
}

// writer remembers what it has made, to take it back.
type writer struct {
	made []string // files and folders on disk, in the order they were made
}

// makeDir creates a folder and those above it.
func (w *writer) makeDir(dir string) error {
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return nil
	}
	if parent := filepath.Dir(dir); parent != dir {
		if err := w.makeDir(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	w.made = append(w.made, dir)
	return nil
}

func (w *writer) write(root *os.Root, name string) error {
	if err := w.makeFolders(root, path.Dir(name)); err != nil {
		return err
	}
	text, err := site.ReadFile(path.Join("site", name))
	if err != nil {
		return err
	}
	file, err := root.OpenFile(filepath.FromSlash(name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	w.made = append(w.made, filepath.Join(root.Name(), filepath.FromSlash(name)))
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// makeFolders creates the folder of a file and those above it, below root.
func (w *writer) makeFolders(root *os.Root, folder string) error {
	if folder == "." {
		return nil
	}
	if err := w.makeFolders(root, path.Dir(folder)); err != nil {
		return err
	}
	err := root.Mkdir(filepath.FromSlash(folder), 0o755)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err == nil {
		w.made = append(w.made, filepath.Join(root.Name(), filepath.FromSlash(folder)))
	}
	return err
}

// undo removes what was made, the last first, and returns the reason.
func (w *writer) undo(reason error) error {
	for i := len(w.made) - 1; i >= 0; i-- {
		if err := os.Remove(w.made[i]); err != nil {
			reason = errors.Join(reason, fmt.Errorf("remove what was written: %w", err))
		}
	}
	return reason
}
