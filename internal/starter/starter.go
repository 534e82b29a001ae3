// Package starter contains the site that docgen init writes.
//
// [Write] copies the embedded folder site, which builds without problems. The package
// does not know what the files mean.
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

	"github.com/docgen-cli/docgen/internal/disk"
)

//go:embed all:site
var site embed.FS

// Write writes the starter site to dir, which it creates if necessary, and returns the
// files: slash-separated, relative to dir, in order. It writes all files or none. If some
// of them exist, the error is an [ExistError].
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

// list returns the files of the starter site, sorted.
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

// checkLinks returns an error if a folder of the starter site is a symbolic link in dir.
func checkLinks(dir string, files []string) error {
	for _, name := range files {
		var link disk.LinkError
		if err := disk.Base(dir).Below(path.Dir(name)).Check(); errors.As(err, &link) {
			return err
		}
	}
	return nil
}

// checkAbsent returns an error if files of the starter site exist in root.
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

// ExistError reports files of the starter site that exist already. Write has written nothing.
type ExistError struct {
	Files []string // slash-separated, sorted
}

// Error implements error.
func (e *ExistError) Error() string {
	return "nothing was written, because these files already exist: " + strings.Join(e.Files, ", ")
}

// writer records what it creates, so that undo can remove it.
type writer struct {
	created []string // files and folders on disk, in the order of creation
}

// makeDir creates a folder and its parents.
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
	w.created = append(w.created, dir)
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
	w.created = append(w.created, filepath.Join(root.Name(), filepath.FromSlash(name)))
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// makeFolders creates a folder below root, and its parents.
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
		w.created = append(w.created, filepath.Join(root.Name(), filepath.FromSlash(folder)))
	}
	return err
}

// undo removes what the writer created, in reverse order, and returns the reason.
func (w *writer) undo(reason error) error {
	for i := len(w.created) - 1; i >= 0; i-- {
		if err := os.Remove(w.created[i]); err != nil {
			reason = errors.Join(reason, fmt.Errorf("remove what was written: %w", err))
		}
	}
	return reason
}
