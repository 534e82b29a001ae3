package source

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"docgen/internal/inside"
)

// Folder is a folder of a site on disk.
type Folder struct {
	dir    string // on disk
	name   string // of the folder itself
	within inside.Folders
}

// Site gives the folder of a name in a site folder; "." is the site folder itself. The
// other names are those of configured folders, which may lie outside of it or hidden.
func Site(dir, name string, configured ...string) Folder {
	return Folder{
		dir: filepath.Join(dir, filepath.FromSlash(name)), name: path.Clean(name),
		within: inside.Of(dir, append([]string{name}, configured...)...),
	}
}

// Dir is where the folder is on disk.
func (f Folder) Dir() string { return f.dir }

// Name implements [FS].
func (f Folder) Name(file string) string { return path.Join(f.name, file) }

func (f Folder) path(operation, file string) (string, error) {
	if !fs.ValidPath(file) {
		return "", &fs.PathError{Op: operation, Path: file, Err: fs.ErrInvalid}
	}
	return filepath.Join(f.dir, filepath.FromSlash(file)), nil
}

// Open implements [fs.FS].
func (f Folder) Open(file string) (fs.File, error) {
	full, err := f.path("open", file)
	if err != nil {
		return nil, err
	}
	return os.Open(full)
}

// ReadFile implements [fs.ReadFileFS].
func (f Folder) ReadFile(file string) ([]byte, error) {
	full, err := f.path("open", file)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(full)
}

// ReadDir implements [fs.ReadDirFS].
func (f Folder) ReadDir(file string) ([]fs.DirEntry, error) {
	full, err := f.path("open", file)
	if err != nil {
		return nil, err
	}
	return os.ReadDir(full)
}

// Stat implements [fs.StatFS].
func (f Folder) Stat(file string) (fs.FileInfo, error) {
	full, err := f.path("stat", file)
	if err != nil {
		return nil, err
	}
	return os.Stat(full)
}

// Real implements [FS].
func (f Folder) Real(file string) (string, error) {
	full, err := f.path("readlink", file)
	if err != nil {
		return "", err
	}
	real, err := filepath.EvalSymlinks(full)
	if err != nil {
		return "", err
	}
	if !f.within.Has(real) {
		return "", ErrOutside
	}
	return real, nil
}
