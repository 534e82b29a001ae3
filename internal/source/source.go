// Package source gives the files of a site, wherever they are kept.
//
// Its main type is [FS]: a file system, and the names that messages give to its files. A
// folder on disk is one, and so can be a git revision, or an overlay of both. [Files]
// joins those that a site is made of. The package knows nothing of what is in the files.
package source

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// FS holds files of the site. Paths in it are those of [fs.FS]. Only regular files can be
// read, and none to which a symbolic link leads that the site may not show.
type FS interface {
	fs.ReadFileFS
	fs.ReadDirFS
	fs.StatFS

	// Name is what messages call a file: its path relative to the site folder, with
	// slashes, which may begin with "..". No two files of a site have the same name.
	Name(file string) string

	// Real gives the path of a file with all symbolic links followed, comparable with
	// that of others. The error is ErrOutside for one that the site may not show.
	Real(file string) (string, error)
}

// OutsideError is ErrOutside for a symbolic link.
type OutsideError struct {
	Link   string // its name
	Target string // where it leads
}

// Error names the link and where it leads.
func (e OutsideError) Error() string {
	return fmt.Sprintf("the symbolic link %s points to %s, which is outside the site folder or hidden", e.Link, e.Target)
}

// Unwrap makes it an ErrOutside.
func (e OutsideError) Unwrap() error { return ErrOutside }

// ErrNotRegular says that a name is not that of a regular file. To read a named pipe could
// take forever.
var ErrNotRegular = errors.New("not a regular file")

// ErrOutside says that a file is not of the site, though a path or a symbolic link leads
// there, or that it is hidden in it.
var ErrOutside = errors.New("the file is hidden or outside the site folder")

// Files are the file systems of a site.
type Files []FS

// Find tells which file system has the file of a name, and at which path. It reports
// false for names that lead out of all of them.
func (f Files) Find(name string) (holder FS, file string, found bool) {
	name = path.Clean(name)
	longest := -1
	for _, each := range f {
		root := each.Name(".")
		below, isBelow := Below(root, name)
		if isBelow && len(root) > longest {
			holder, file, longest = each, below, len(root)
		}
	}
	return holder, file, longest >= 0
}

// Below gives the path of a file relative to a folder, if it is in that folder. Both are
// names relative to the site folder.
func Below(folder, name string) (string, bool) {
	folder, name = path.Clean(folder), path.Clean(name)
	switch {
	case folder == name:
		return ".", true
	case folder == ".":
		return name, fs.ValidPath(name)
	}
	below, isBelow := strings.CutPrefix(name, folder+"/")
	return below, isBelow && fs.ValidPath(below)
}

// ReadFile reads the file of a name.
func (f Files) ReadFile(name string) ([]byte, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return holder.ReadFile(file)
}

// ReadDir lists the folder of a name.
func (f Files) ReadDir(name string) ([]fs.DirEntry, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return holder.ReadDir(file)
}

// Stat describes the file of a name, or what a symbolic link of that name leads to.
func (f Files) Stat(name string) (fs.FileInfo, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return holder.Stat(file)
}

// ReadShown reads a file that a page may show: one that is really of the site, and not
// hidden in it.
func (f Files) ReadShown(name string) ([]byte, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, ErrOutside
	}
	if _, err := holder.Real(file); err != nil {
		return nil, err
	}
	return holder.ReadFile(file)
}

// IsShown reports whether a name is that of a regular file that a page may show.
func (f Files) IsShown(name string) bool {
	holder, file, found := f.Find(name)
	if !found {
		return false
	}
	info, err := holder.Stat(file)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	_, err = holder.Real(file)
	return err == nil
}
