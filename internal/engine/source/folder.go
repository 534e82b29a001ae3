package source

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/inside"
)

// Folder is a folder of a site on disk.
type Folder struct {
	site   string // path of the site folder
	dir    string // path of the folder
	name   string // path relative to the site folder
	within inside.Folders
	places *sync.Map // of folders, by path
}

// Site returns the folder with a name in a site folder; "." is the site folder itself.
// configured are the names of folders that the config lists; they may be hidden or outside
// the site folder.
func Site(dir, name string, configured ...string) Folder {
	return Folder{
		site: dir, places: &sync.Map{}, dir: filepath.Join(dir, filepath.FromSlash(name)), name: path.Clean(name),
		within: inside.Of(dir, append([]string{name}, configured...)...),
	}
}

// Dir returns the path of the folder on disk.
func (f Folder) Dir() string { return f.dir }

// Name implements [FS].
func (f Folder) Name(file string) string {
	switch {
	case file == ".":
		return f.name
	case f.name == ".":
		return path.Clean(file)
	}
	return path.Join(f.name, file)
}

func (f Folder) path(operation, file string) (string, error) {
	if !fs.ValidPath(file) {
		return "", &fs.PathError{Op: operation, Path: file, Err: fs.ErrInvalid}
	}
	return filepath.Join(f.dir, filepath.FromSlash(file)), nil
}

// readable returns the path of a file that may be read. Links in node_modules are always
// followed, because npm creates them.
func (f Folder) readable(file string) (string, error) {
	full, err := f.path("open", file)
	if err != nil {
		return "", err
	}
	info, err := os.Lstat(full)
	if err != nil {
		return "", err
	}
	if info.Mode()&fs.ModeSymlink != 0 || !f.isPlain(filepath.Dir(full)) {
		if _, err := f.Real(file); err != nil && !strings.Contains("/"+f.Name(file), "/node_modules/") {
			return "", err
		}
		info, err = os.Stat(full)
		if err != nil {
			return "", err
		}
	}
	if !info.Mode().IsRegular() && !info.IsDir() {
		return "", &fs.PathError{Op: "open", Path: full, Err: ErrNotRegular}
	}
	return full, nil
}

// place is where a folder really is.
type place struct {
	real    string
	isPlain bool // no symbolic link below the base leads to it
}

// placeOf follows the symbolic links in the path of a folder, only once.
func (f Folder) placeOf(folder string) (place, error) {
	if known, found := f.places.Load(folder); found {
		return known.(place), nil
	}
	real, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return place{}, err
	}
	base := f.base()
	from, err := filepath.EvalSymlinks(base)
	below, failed := filepath.Rel(base, folder)
	found := place{real, err == nil && failed == nil && real == filepath.Join(from, below)}
	f.places.Store(folder, found)
	return found, nil
}

// isPlain reports whether a path contains no symbolic links below the base.
func (f Folder) isPlain(folder string) bool {
	found, err := f.placeOf(folder)
	return err == nil && found.isPlain
}

// base returns the site folder, or the folder itself if it is outside.
func (f Folder) base() string {
	if filepath.IsLocal(filepath.FromSlash(f.name)) {
		return f.site
	}
	return f.dir
}

// Open implements [fs.FS].
func (f Folder) Open(file string) (fs.File, error) {
	full, err := f.readable(file)
	if err != nil {
		return nil, err
	}
	return os.Open(full)
}

// ReadFile implements [fs.ReadFileFS].
func (f Folder) ReadFile(file string) ([]byte, error) {
	full, err := f.readable(file)
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
	real, err := f.followed(full)
	if err != nil {
		return "", err
	}
	if !f.within.HasReal(real) {
		return "", f.outside(full)
	}
	return real, nil
}

// followed follows the symbolic links in a path. It looks at the folders of a file only once.
func (f Folder) followed(full string) (string, error) {
	folder, err := f.placeOf(filepath.Dir(full))
	if err != nil {
		return "", err
	}
	real := filepath.Join(folder.real, filepath.Base(full))
	if info, err := os.Lstat(real); err == nil && info.Mode().IsRegular() {
		return real, nil
	}
	return filepath.EvalSymlinks(full)
}

// outside returns the error for a file outside the site. It names the link that leads
// there, if there is one.
func (f Folder) outside(full string) error {
	link, target := inside.Link(f.base(), full)
	if link == "" {
		return ErrOutside
	}
	below, err := filepath.Rel(f.site, link)
	if err != nil {
		return ErrOutside
	}
	return OutsideError{filepath.ToSlash(below), target}
}
