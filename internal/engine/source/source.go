// Package source provides access to the files of a site, wherever they are stored.
//
// Its main type is [FS]: a file system that knows the names of its files in messages. It
// can be a folder on disk, a git revision, or an overlay of both. [Files] combines the file
// systems of a site. The package must not know what the files contain.
package source

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// FS contains files of the site. Paths follow the rules of [fs.FS]. Only regular files can
// be read, and symbolic links cannot lead to a file that the site may not show.
type FS interface {
	fs.ReadFileFS
	fs.ReadDirFS
	fs.StatFS

	// Name returns the name of a file in messages: its slash-separated path relative to the
	// site folder, which may begin with "..". Each file of a site has a unique name.
	Name(file string) string

	// Real returns the path of a file after following all symbolic links. Paths from
	// different FS values can be compared. If the site may not show the file, the error is
	// ErrOutside.
	Real(file string) (string, error)
}

// OutsideError is an ErrOutside that a symbolic link causes.
type OutsideError struct {
	Link   string // name of the link
	Target string // what it points to
}

// Error names the link and its target.
func (e OutsideError) Error() string {
	return fmt.Sprintf("the symbolic link %s points to %s, which is outside the site folder or hidden", e.Link, e.Target)
}

// Unwrap returns ErrOutside.
func (e OutsideError) Unwrap() error { return ErrOutside }

// ContentID identifies the content of a file. [fs.FileInfo.Sys] returns it if a file system
// knows it without reading the file.
type ContentID string

// ErrNotRegular means that a path is not a regular file. Reading a named pipe, for example,
// could block forever.
var ErrNotRegular = errors.New("not a regular file")

// ErrOutside means that a path or a symbolic link leads out of the site, or to a hidden
// file.
var ErrOutside = errors.New("the file is hidden or outside the site folder")

// Files are the file systems of a site.
type Files []FS

// Find returns the file system that contains a file, and the file's path in it. It returns
// false if no file system does.
func (f Files) Find(name string) (holder FS, file string, found bool) {
	name = path.Clean(name)
	longest := -1
	for _, each := range f {
		root := each.Name(".")
		below, isBelow := Below(root, name)
		length := len(strings.TrimPrefix(root, ".")) // the site folder contains all folders, even those with names of one letter
		if !isBelow || length < longest {
			continue
		}
		if has, isPart := Part(each, below); isPart && has || !isPart && length > longest {
			holder, file, longest = each, below, length
		}
	}
	return holder, file, longest >= 0
}

// Part reports whether a file system has only some files of its folder, which another one has
// too, and whether a file is among them.
func Part(files FS, file string) (has, isPart bool) {
	if part, ok := files.(interface{ Part(string) (bool, bool) }); ok {
		return part.Part(file)
	}
	return false, false
}

// Below returns the path of a file relative to a folder, if the file is in the folder. Both
// names are relative to the site folder.
func Below(folder, name string) (string, bool) {
	folder, name = path.Clean(folder), path.Clean(name)
	switch {
	case folder == name:
		return ".", true
	case folder == ".":
		return name, fs.ValidPath(name)
	}
	below, isBelow := strings.CutPrefix(name, folder)
	if !isBelow || below[0] != '/' {
		return name, false
	}
	return below[1:], fs.ValidPath(below[1:])
}

// ReadFile reads the file with a name.
func (f Files) ReadFile(name string) ([]byte, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return holder.ReadFile(file)
}

// ReadDir lists the folder with a name.
func (f Files) ReadDir(name string) ([]fs.DirEntry, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return holder.ReadDir(file)
}

// Glob returns the names of the files in the site folder that match a pattern. Unlike a list of its entries, they do not
// depend on what docgen itself puts there.
func (f Files) Glob(pattern string) []string {
	holder, below, found := f.Find(pattern)
	if !found {
		return nil
	}
	names, _ := fs.Glob(holder, below) // it fails only for invalid patterns
	return names
}

// Stat describes the file with a name, after following symbolic links.
func (f Files) Stat(name string) (fs.FileInfo, error) {
	holder, file, found := f.Find(name)
	if !found {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return holder.Stat(file)
}

// ReadShown reads a file that a page may show: it belongs to the site and is not hidden.
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

// IsShown reports whether a name refers to a regular file that a page may show.
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
