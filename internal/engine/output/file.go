package output

import (
	"errors"
	"io/fs"
	"maps"
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

// Written describes a file that was added.
func (s *Staging) Written(name string) Written {
	s.mu.Lock()
	defer s.mu.Unlock()
	return Written{name, s.states[name]}
}

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
	return Written{name, stateOf(info)}, nil
}

func stateOf(info fs.FileInfo) fingerprint.File {
	return fingerprint.File{Size: info.Size(), Modified: info.ModTime().UnixNano()}
}

// Hash returns the hash of the names, sizes and times of all files in the output folder, except for its manifest. It
// skips .git, because the output folder may be a checkout.
func Hash(out string) (fingerprint.Hash, bool) {
	states := map[string]fingerprint.File{}
	err := filepath.WalkDir(out, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && entry.Name() == ".git" {
			return filepath.SkipDir
		}
		if entry.IsDir() {
			return nil
		}
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() {
			return errors.Join(err, fs.ErrInvalid)
		}
		below, err := filepath.Rel(out, name)
		states[filepath.ToSlash(below)] = stateOf(info)
		return err
	})
	delete(states, ManifestName)
	return hashOf(states), err == nil
}

func hashOf(states map[string]fingerprint.File) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	for _, name := range slices.Sorted(maps.Keys(states)) {
		hasher.Text(name)
		hasher.File(states[name])
	}
	return hasher.Sum()
}

// IsVisible reports whether a name from a remote store can be that of a file, and leads to no hidden file or folder,
// such as .git or .htaccess. What hosts and tools read there is not for pages.
func IsVisible(name string) bool {
	isControl := func(char rune) bool { return char < ' ' }
	return fs.ValidPath(name) && !strings.HasPrefix(name, ".") && !strings.Contains(name, "/.") && !strings.ContainsFunc(name, isControl)
}
