// Package disk writes and removes docgen's own files: always inside a folder that the user
// named, and never through a symbolic link.
//
// Its main type is [Folder]. Git stores links, so a stranger's change can add one where
// docgen writes, and it could point to files that have nothing to do with the site. The
// package must not know docgen's files by name.
package disk

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Folder is a folder in which docgen writes. It may not exist yet.
type Folder struct {
	base string // named by the user, who owns any links on the way to it
	name string // path relative to base, slash-separated; "." for base itself
}

// Base returns a folder that the user named. Links on the way to it are followed.
func Base(dir string) Folder { return Folder{dir, "."} }

// At returns the folder at a path. In the site folder, no part of the path may be a link.
// Any other path is one that the user typed.
func At(site, dir string) Folder {
	if name, isBelow := below(site, dir); isBelow {
		return Folder{site, name}
	}
	return Base(dir)
}

// IsBelow reports whether a path is a folder or inside it, without looking at the disk.
func IsBelow(folder, name string) bool {
	_, isBelow := below(folder, name)
	return isBelow
}

// below returns the path of a folder relative to another, without looking at the disk.
func below(site, dir string) (string, bool) {
	from, err := filepath.Abs(site)
	if err != nil {
		return "", false
	}
	to, err := filepath.Abs(dir)
	if err != nil {
		return "", false
	}
	relative, err := filepath.Rel(from, to)
	return filepath.ToSlash(relative), err == nil && filepath.IsLocal(relative)
}

// Path returns the path of the folder.
func (f Folder) Path() string { return filepath.Join(f.base, filepath.FromSlash(f.name)) }

// Below returns a folder inside this one.
func (f Folder) Below(name string) Folder { return Folder{f.base, path.Join(f.name, name)} }

// LinkError reports a symbolic link at a path that docgen would write to.
type LinkError struct {
	Link   string // its path
	Target string // what the link points to
	Hint   string // what to do; "" suggests removing the link
}

// Error names the link and its target.
func (e LinkError) Error() string {
	hint := cmp.Or(e.Hint, "remove the link")
	return fmt.Sprintf("%s is a symbolic link to %s, and docgen does not write through links: %s", e.Link, e.Target, hint)
}

// ErrNotRegular means that a path is not a regular file.
var ErrNotRegular = errors.New("not a regular file")

// Check returns a LinkError if the folder, or a folder above it up to base, is a link.
func (f Folder) Check() error {
	root, err := os.OpenRoot(f.base)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer root.Close()
	return f.check(root, f.name)
}

// check returns a LinkError if any part of a path below base is a link.
func (f Folder) check(root *os.Root, name string) error {
	link, err := LinkIn(root, name)
	if err != nil {
		return f.named(err)
	}
	if link == "" {
		return nil
	}
	target, _ := root.Readlink(link)
	return LinkError{Link: filepath.Join(f.base, filepath.FromSlash(link)), Target: target}
}

// LinkIn returns the first part of a path below a root that is a link, or "".
func LinkIn(root *os.Root, name string) (string, error) {
	prefix := ""
	for part := range strings.SplitSeq(name, "/") {
		prefix = path.Join(prefix, part)
		info, err := root.Lstat(prefix)
		if errors.Is(err, fs.ErrNotExist) {
			return "", nil
		}
		if err != nil {
			return "", err
		}
		if info.Mode()&fs.ModeSymlink != 0 {
			return prefix, nil
		}
	}
	return "", nil
}

// named adds the base to the path in an error, which os.Root reports relative to it.
func (f Folder) named(err error) error { return named(f.base, err) }

// Named adds the path of a root to the path in its error.
func Named(root *os.Root, err error) error { return named(root.Name(), err) }

// named leaves the errors of open files alone, which have the whole path.
func named(dir string, err error) error {
	wrong, isPath := errors.AsType[*fs.PathError](err)
	if isPath && !filepath.IsAbs(wrong.Path) && !strings.HasPrefix(wrong.Path, dir+string(filepath.Separator)) {
		return &fs.PathError{Op: strings.TrimSuffix(wrong.Op, "at"), Path: filepath.Join(dir, wrong.Path), Err: wrong.Err}
	}
	return err
}

// Open opens the folder. Operations on the returned root cannot leave it.
func (f Folder) Open() (*os.Root, error) {
	root, err := os.OpenRoot(f.base)
	if err != nil || f.name == "." {
		return root, err
	}
	defer root.Close()
	if err := f.check(root, f.name); err != nil {
		return nil, err
	}
	opened, err := root.OpenRoot(filepath.FromSlash(f.name))
	return opened, f.named(err)
}

// Make creates the folder and its parents unless they exist.
func (f Folder) Make() error {
	if err := os.MkdirAll(f.base, 0o755); err != nil {
		return err
	}
	root, err := os.OpenRoot(f.base)
	if err != nil {
		return err
	}
	defer root.Close()
	if err := f.check(root, f.name); err != nil {
		return err
	}
	return f.named(root.MkdirAll(filepath.FromSlash(f.name), 0o755))
}
