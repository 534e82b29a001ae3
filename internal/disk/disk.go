// Package disk opens what docgen itself writes and removes: always below a folder that
// the user named, and never through a symbolic link.
//
// Its main type is [Folder]. Links come with changes by strangers, since git stores them;
// one that stands where docgen writes would lead to files of the user's that have nothing
// to do with the site. The package knows no file of docgen's by name.
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

// Folder is a folder that docgen writes in. It need not exist.
type Folder struct {
	base string // named by the user: links on the way to it are the user's own
	name string // of the folder below base, with slashes; "." for base itself
}

// Base is a folder that the user named. Links on the way to it are followed.
func Base(dir string) Folder { return Folder{dir, "."} }

// At is the folder of a path. Below the site folder no part of the path may be a link; a
// path that leads elsewhere is what the user typed.
func At(site, dir string) Folder {
	if name, isBelow := below(site, dir); isBelow {
		return Folder{site, name}
	}
	return Base(dir)
}

// IsBelow reports whether a path is that of a folder or lies below it, by the names alone.
func IsBelow(folder, name string) bool {
	_, isBelow := below(folder, name)
	return isBelow
}

// below gives the path of a folder relative to another, by their names alone.
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

// Path is where the folder is.
func (f Folder) Path() string { return filepath.Join(f.base, filepath.FromSlash(f.name)) }

// Below is a folder in this one.
func (f Folder) Below(name string) Folder { return Folder{f.base, path.Join(f.name, name)} }

// LinkError says that a symbolic link stands where docgen would write.
type LinkError struct {
	Link   string // its path
	Target string // where it leads
	Hint   string // what to do; "" to remove it
}

// Error names the link and where it leads.
func (e LinkError) Error() string {
	hint := e.Hint
	if hint == "" {
		hint = "remove the link"
	}
	return fmt.Sprintf("%s is a symbolic link to %s, and docgen does not write through links: %s", e.Link, e.Target, hint)
}

// ErrNotRegular says that a name is not that of a regular file.
var ErrNotRegular = errors.New("not a regular file")

// Check returns a LinkError if the folder, or one that it is in, is a link.
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

// check looks for links on the way to a name below base, and at its end.
func (f Folder) check(root *os.Root, name string) error {
	way := ""
	for part := range strings.SplitSeq(name, "/") {
		way = path.Join(way, part)
		info, err := root.Lstat(way)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return f.named(err)
		}
		if info.Mode()&fs.ModeSymlink != 0 {
			target, _ := root.Readlink(way)
			return LinkError{Link: filepath.Join(f.base, filepath.FromSlash(way)), Target: target}
		}
	}
	return nil
}

// named gives an error the whole path, where a root knows the part below base.
func (f Folder) named(err error) error { return named(f.base, err) }

// Named gives an error of a root the whole path.
func Named(root *os.Root, err error) error { return named(root.Name(), err) }

func named(dir string, err error) error {
	var wrong *fs.PathError
	if errors.As(err, &wrong) && !filepath.IsAbs(wrong.Path) {
		return &fs.PathError{Op: strings.TrimSuffix(wrong.Op, "at"), Path: filepath.Join(dir, wrong.Path), Err: wrong.Err}
	}
	return err
}

// Open opens the folder. What is done below the root cannot leave it.
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

// Make makes the folder, and those above it, unless they exist.
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
