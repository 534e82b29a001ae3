package output

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

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

// CanKeep reports whether Keep may take these files: nobody has changed them in the current
// output.
func (s *Staging) CanKeep(files []Written) bool { return Unchanged(s.place.path(), files) }

func describe(folder, name string) (Written, error) {
	info, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name)))
	if err != nil {
		return Written{}, err
	}
	if !info.Mode().IsRegular() {
		return Written{}, fs.ErrInvalid
	}
	return Written{name, fingerprint.File{Size: info.Size(), Modified: info.ModTime().UnixNano()}}, nil
}
