package disk

import (
	"errors"
	"io/fs"
	"os"
	"path"
)

// ReadFile reads a regular file. Other files, such as named pipes, could block.
func (f Folder) ReadFile(name string) ([]byte, error) {
	root, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer root.Close()
	inside := Folder{f.Path(), "."}
	if err := inside.check(root, name); err != nil {
		return nil, err
	}
	info, err := root.Lstat(name)
	if err != nil {
		return nil, inside.named(err)
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: inside.Below(name).Path(), Err: ErrNotRegular}
	}
	text, err := root.ReadFile(name)
	return text, inside.named(err)
}

// Replace writes a file atomically: a reader gets either the old or the new content, and
// one of two concurrent writers wins. It creates the folder if necessary.
func (f Folder) Replace(name string, content ...[]byte) error {
	inside, root, err := f.Below(path.Dir(name)).makeOpen()
	if err != nil {
		return err
	}
	defer root.Close()
	file := path.Base(name)
	if err := inside.check(root, file); err != nil {
		return err
	}
	sweep(root)
	fresh := temporary()
	err = write(root, fresh, content)
	if err == nil {
		err = root.Rename(fresh, file)
	}
	if err != nil {
		_ = root.Remove(fresh) // it may not exist
	}
	return inside.named(err)
}

func write(root *os.Root, name string, content [][]byte) error {
	file, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	for _, part := range content {
		if err == nil {
			_, err = file.Write(part)
		}
	}
	return errors.Join(err, file.Close())
}

// Create writes a file that must not exist yet, and creates the folder if necessary.
func (f Folder) Create(name string, content []byte) error {
	inside, root, err := f.Below(path.Dir(name)).makeOpen()
	if err != nil {
		return err
	}
	defer root.Close()
	return inside.named(write(root, path.Base(name), [][]byte{content}))
}

// makeOpen creates the folder if necessary, and opens it. It also returns the folder as the
// base for names in the root.
func (f Folder) makeOpen() (Folder, *os.Root, error) {
	if err := f.Make(); err != nil {
		return Folder{}, nil, err
	}
	root, err := f.Open()
	return Folder{f.Path(), "."}, root, err
}

// ReadDir lists the folder. A folder that does not exist is empty.
func (f Folder) ReadDir() ([]fs.DirEntry, error) {
	root, err := f.Open()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return fs.ReadDir(root.FS(), ".")
}

// Remove removes a file or an empty folder. It does not follow links.
func (f Folder) Remove(name string) error {
	root, err := f.Open()
	if err != nil {
		return err
	}
	defer root.Close()
	return Folder{f.Path(), "."}.named(root.Remove(name))
}

// RemoveAll removes a file or a folder with everything in it. It makes write-protected
// folders writable first, and does not follow links.
func (f Folder) RemoveAll(name string) error {
	root, err := f.Open()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer root.Close()
	err = root.RemoveAll(name)
	if errors.Is(err, fs.ErrPermission) {
		_ = fs.WalkDir(root.FS(), name, func(file string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() {
				_ = root.Chmod(file, 0o700) // if this fails, removing returns the reason
			}
			return nil
		})
		err = root.RemoveAll(name)
	}
	return Folder{f.Path(), "."}.named(err)
}

// Move moves a file or folder to a name in another folder. It replaces a file, or an empty
// folder, of that name.
func (f Folder) Move(name string, to Folder, target string) error {
	if f.base == to.base {
		root, err := os.OpenRoot(f.base)
		if err != nil {
			return err
		}
		defer root.Close()
		if err := errors.Join(f.check(root, f.name), to.check(root, to.name)); err != nil {
			return err
		}
		return f.named(root.Rename(path.Join(f.name, name), path.Join(to.name, target)))
	}
	if err := errors.Join(f.Check(), to.Check()); err != nil {
		return err
	}
	return os.Rename(f.Below(name).Path(), to.Below(target).Path())
}

// Scratch creates a file without a name, which the system removes when it is closed. Systems
// that do not allow this keep it under a temporary name, see [IsUnfinished].
func (f Folder) Scratch() (*os.File, error) {
	inside, root, err := f.makeOpen()
	if err != nil {
		return nil, err
	}
	defer root.Close()
	name := temporary()
	file, err := root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, inside.named(err)
	}
	_ = root.Remove(name)
	return file, nil
}
