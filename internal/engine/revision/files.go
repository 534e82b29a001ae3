package revision

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Files are the files of a folder of a commit. They implement [source.FS]. Their names begin
// with the kind and name of the ref, and go on with the path in the repository:
// "tag:v1.4.2/docs/intro.md".
type Files struct {
	repository *Repository
	ref        Ref
	folder     string   // relative to the root of the repository
	shown      []string // folders that symbolic links may lead to, relative to the root
}

// Files returns all files of a commit. Symbolic links may lead to files in the shown folders,
// which are relative to the root of the repository. They must not lead to hidden files there.
func (r *Repository) Files(ref Ref, shown ...string) Files {
	return Files{repository: r, ref: ref, folder: ".", shown: shown}
}

// Below returns the files of a folder, which need not exist.
func (f Files) Below(folder string) Files {
	f.folder = path.Join(f.folder, folder)
	return f
}

// Ref returns the ref that the files belong to.
func (f Files) Ref() Ref { return f.ref }

// Folder returns the path of the folder relative to the root of the repository.
func (f Files) Folder() string { return f.folder }

// Name implements [source.FS].
func (f Files) Name(file string) string {
	return path.Join(string(f.ref.Kind)+":"+f.ref.Name, f.folder, file)
}

// Site returns the name of the folder in which the repository was opened.
func (f Files) Site() string { return Files{ref: f.ref}.Name(f.repository.Site) }

// Real implements [source.FS]. The path is that in the repository, after the ref.
func (f Files) Real(file string) (string, error) {
	at, err := f.find("readlink", file)
	if err != nil {
		return "", err
	}
	if !f.isShown(at.path) {
		return "", at.outside()
	}
	return string(f.ref.Kind) + ":" + f.ref.Name + "/" + at.path, nil
}

// Open implements [fs.FS].
func (f Files) Open(file string) (fs.File, error) {
	at, err := f.readable("open", file)
	if err != nil {
		return nil, err
	}
	info := f.info(path.Base(file), at.node)
	if at.mode.IsDir() {
		entries, err := f.ReadDir(file)
		return source.Listing(info, entries), err
	}
	text, err := f.ReadFile(file)
	return openFile{bytes.NewReader(text), info}, err
}

// ReadFile implements [fs.ReadFileFS].
func (f Files) ReadFile(file string) ([]byte, error) {
	at, err := f.readable("open", file)
	if err != nil {
		return nil, err
	}
	if at.mode.IsDir() {
		return nil, &fs.PathError{Op: "read", Path: f.Name(file), Err: source.ErrNotRegular}
	}
	blob, err := f.repository.objects.read(at.id)
	if err == nil && isPointer(blob.content) {
		blob.content, err = f.large(blob.content)
	}
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: f.Name(file), Err: err}
	}
	return blob.content, nil
}

// ReadDir implements [fs.ReadDirFS].
func (f Files) ReadDir(file string) ([]fs.DirEntry, error) {
	at, err := f.readable("open", file)
	if err != nil {
		return nil, err
	}
	nodes, err := f.repository.objects.tree(at.id)
	if at.mode == submodule {
		err = errSubmodule
	}
	if err != nil {
		return nil, &fs.PathError{Op: "readdir", Path: f.Name(file), Err: err}
	}
	entries := make([]fs.DirEntry, len(nodes))
	for i, each := range nodes {
		entries[i] = fs.FileInfoToDirEntry(f.info(each.name, each))
	}
	return entries, nil
}

var errSubmodule = errors.New("it is a git submodule, whose files are in another repository")

// Stat implements [fs.StatFS].
func (f Files) Stat(file string) (fs.FileInfo, error) {
	at, err := f.find("stat", file)
	if err != nil {
		return nil, err
	}
	return f.info(path.Base(file), at.node), nil
}

// readable finds a file that may be read. Like a folder on disk, it lets the site read its
// hidden files, but links must not lead to any.
func (f Files) readable(operation, file string) (place, error) {
	at, err := f.find(operation, file)
	if err == nil && at.link != "" && !f.isShown(at.path) {
		err = at.outside()
	}
	return at, err
}

// isShown reports whether a path without links is in a shown folder and not hidden there.
func (f Files) isShown(file string) bool {
	return slices.ContainsFunc(f.shown, func(folder string) bool {
		below, isBelow := source.Below(folder, file)
		return isBelow && (below == "." || !strings.Contains("/"+below, "/."))
	})
}

func (f Files) info(name string, of node) fs.FileInfo { return info{f.repository.objects, name, of} }
