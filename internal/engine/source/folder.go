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
	plain  *sync.Map // for each checked folder, whether no symbolic link leads to it
}

// Site returns the folder with a name in a site folder; "." is the site folder itself.
// configured are the names of folders that the config lists; they may be hidden or outside
// the site folder.
func Site(dir, name string, configured ...string) Folder {
	return Folder{
		site: dir, plain: &sync.Map{}, dir: filepath.Join(dir, filepath.FromSlash(name)), name: path.Clean(name),
		within: inside.Of(dir, append([]string{name}, configured...)...),
	}
}

// Dir returns the path of the folder on disk.
func (f Folder) Dir() string { return f.dir }

// Name implements [FS].
func (f Folder) Name(file string) string { return path.Join(f.name, file) }

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

// isPlain reports whether a path contains no symbolic links below the base.
func (f Folder) isPlain(folder string) bool {
	if plain, known := f.plain.Load(folder); known {
		return plain.(bool)
	}
	base := f.base()
	below, err := filepath.Rel(base, folder)
	if err != nil {
		return false
	}
	from, err := filepath.EvalSymlinks(base)
	if err != nil {
		return false
	}
	real, err := filepath.EvalSymlinks(folder)
	plain := err == nil && real == filepath.Join(from, below)
	f.plain.Store(folder, plain)
	return plain
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
	real, err := filepath.EvalSymlinks(full)
	if err != nil {
		return "", err
	}
	if !f.within.Has(real) {
		return "", f.outside(full)
	}
	return real, nil
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
