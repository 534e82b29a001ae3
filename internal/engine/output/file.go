package output

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// File is one file of the output, with its content or a function that loads it.
type File struct {
	Name    string // slash-separated, relative to the output folder
	Content []byte
	Load    func() ([]byte, error) // loads the content on demand; nil to use Content
}

// Read returns the content of the file.
func (f File) Read() ([]byte, error) {
	if f.Load != nil {
		return f.Load()
	}
	return f.Content, nil
}

// NoJekyll is an empty file that keeps GitHub Pages from processing the site with Jekyll,
// which would omit files.
const NoJekyll = ".nojekyll"

// Written is a file of an output as docgen wrote it.
type Written struct {
	Name string
	File fingerprint.File // only size and modification time, because Keep creates links, which changes the other times
}

// Written describes a file in the staging folder.
func (s *Staging) Written(name string) (Written, error) { return describe(s.folder, name) }

// Files returns the files of the next output so far.
func (s *Staging) Files() fs.FS { return os.DirFS(s.folder) }

// Unchanged reports whether the files of an output are as docgen wrote them.
func Unchanged(out string, files []Written) bool {
	return !slices.ContainsFunc(files, func(file Written) bool {
		now, err := describe(out, file.Name)
		return err != nil || now != file
	})
}

func describe(folder, name string) (Written, error) {
	info, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name)))
	if err != nil {
		return Written{}, err
	}
	return written(name, info)
}

func written(name string, info fs.FileInfo) (Written, error) {
	if !info.Mode().IsRegular() {
		return Written{}, fs.ErrInvalid
	}
	return Written{name, fingerprint.File{Size: info.Size(), Modified: info.ModTime().UnixNano()}}, nil
}

// Hash returns the hash of the names, sizes and times of all files in the output folder. It
// skips .git, because the output folder may be a checkout.
func Hash(out string) (fingerprint.Hash, bool) {
	hasher := fingerprint.NewHasher()
	err := filepath.WalkDir(out, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.Name() == ".git" && entry.IsDir() {
			return filepath.SkipDir
		}
		info, err := entry.Info()
		if err == nil && !entry.IsDir() {
			hasher.Text(name)
			hasher.Number(info.Size())
			hasher.Number(info.ModTime().UnixNano())
			hasher.Number(int64(info.Mode()))
		}
		return err
	})
	return hasher.Sum(), err == nil
}

// IsVisible reports whether a name from a remote store can be that of a file, and leads to no hidden file or folder,
// such as .git or .htaccess. What hosts and tools read there is not for pages.
func IsVisible(name string) bool {
	isControl := func(char rune) bool { return char < ' ' }
	return fs.ValidPath(name) && !strings.HasPrefix(name, ".") && !strings.Contains(name, "/.") && !strings.ContainsFunc(name, isControl)
}
