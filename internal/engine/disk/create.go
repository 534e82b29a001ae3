package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// File is a file to create.
type File struct {
	Name string // slash-separated, relative to the folder
	Text []byte
}

// ExistError reports files that exist already, where new ones should go.
type ExistError struct {
	Files []string // slash-separated, in the order of the new files
}

// Error implements error.
func (e *ExistError) Error() string {
	return "nothing was written, because these files already exist: " + strings.Join(e.Files, ", ")
}

// CreateAll writes new files, and creates their folders if necessary. It writes all files or
// none. If some of them exist, the error is an [ExistError].
func (f Folder) CreateAll(files []File) error {
	creator := &creator{}
	if err := creator.makeDir(f.Path()); err != nil {
		return creator.undo(fmt.Errorf("create the folder: %w", err))
	}
	root, err := f.Open()
	if err != nil {
		return creator.undo(fmt.Errorf("open the folder: %w", err))
	}
	defer root.Close()
	if err := f.checkLinks(files); err != nil {
		return creator.undo(err)
	}
	if err := checkAbsent(root, files); err != nil {
		return creator.undo(err)
	}
	for _, file := range files {
		if err := creator.create(root, file); err != nil {
			return creator.undo(fmt.Errorf("write %s: %w", file.Name, Named(root, err)))
		}
	}
	return nil
}

// checkLinks returns an error if a folder on the way to a file is a symbolic link.
func (f Folder) checkLinks(files []File) error {
	for _, file := range files {
		if link, isLink := errors.AsType[LinkError](f.Below(path.Dir(file.Name)).Check()); isLink {
			return link
		}
	}
	return nil
}

// checkAbsent returns an error if files exist in root.
func checkAbsent(root *os.Root, files []File) error {
	var existing []string
	for _, file := range files {
		_, err := root.Lstat(filepath.FromSlash(file.Name))
		if err == nil {
			existing = append(existing, file.Name)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("look for %s in %s: %w", file.Name, root.Name(), err)
		}
	}
	if len(existing) > 0 {
		return &ExistError{existing}
	}
	return nil
}

// creator records what it creates, so that undo can remove it.
type creator struct {
	created []string // files and folders on disk, in the order of creation
}

// makeDir creates a folder and its parents.
func (c *creator) makeDir(dir string) error {
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return nil
	}
	if parent := filepath.Dir(dir); parent != dir {
		if err := c.makeDir(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	c.created = append(c.created, dir)
	return nil
}

func (c *creator) create(root *os.Root, file File) error {
	if err := c.makeFolders(root, path.Dir(file.Name)); err != nil {
		return err
	}
	name := filepath.FromSlash(file.Name)
	opened, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	c.created = append(c.created, filepath.Join(root.Name(), name))
	_, err = opened.Write(file.Text)
	return errors.Join(err, opened.Close())
}

// makeFolders creates a folder below root, and its parents.
func (c *creator) makeFolders(root *os.Root, folder string) error {
	if folder == "." {
		return nil
	}
	if err := c.makeFolders(root, path.Dir(folder)); err != nil {
		return err
	}
	err := root.Mkdir(filepath.FromSlash(folder), 0o755)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err == nil {
		c.created = append(c.created, filepath.Join(root.Name(), filepath.FromSlash(folder)))
	}
	return err
}

// undo removes what was created, in reverse order, and returns the reason.
func (c *creator) undo(reason error) error {
	for i := len(c.created) - 1; i >= 0; i-- {
		if err := os.Remove(c.created[i]); err != nil {
			reason = errors.Join(reason, fmt.Errorf("remove what was written: %w", err))
		}
	}
	return reason
}
