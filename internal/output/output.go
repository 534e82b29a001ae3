// Package output puts the files of a site in place. A [Staging] folder takes them one
// by one; committing it replaces the previous output at once. One build at a time may
// write an output: a lock keeps others away.
//
// It knows files and folders, and must not know pages or where their content comes from.
package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// File is one file of the output: its content, or where to get it.
type File struct {
	Name    string // slash-separated, below the output folder
	Content []byte
	Load    func() ([]byte, error) // gives the content when it is needed; nil to write Content
}

// Read returns the content of the file.
func (f File) Read() ([]byte, error) {
	if f.Load != nil {
		return f.Load()
	}
	return f.Content, nil
}

// Marker is a file that every output has: it tells an output from other folders. It
// also keeps GitHub Pages from running Jekyll.
const Marker = ".nojekyll"

// ErrForeignFolder says that docgen did not write what the output folder holds.
var ErrForeignFolder = errors.New("is not empty and was not written by docgen")

// checkOurs refuses a folder that is neither missing, empty nor the output of an earlier
// build, since it is about to be replaced.
func checkOurs(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	if !slices.ContainsFunc(entries, func(entry fs.DirEntry) bool { return entry.Name() == Marker }) {
		return fmt.Errorf("the output folder %s %w: empty it, or choose another by --out", out, ErrForeignFolder)
	}
	return nil
}

// Clean removes an output folder. It refuses a folder that docgen did not write.
func Clean(out string) error {
	if err := checkOurs(out); err != nil {
		return err
	}
	if err := removeAll(out); err != nil {
		return fmt.Errorf("remove the output: %w", err)
	}
	return nil
}

// ReplaceFile writes a file at once: a reader gets either the old or the new content. It
// makes the folder if need be.
func ReplaceFile(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	fresh, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".new-")
	if err != nil {
		return err
	}
	_, err = fresh.Write(content)
	if err = errors.Join(err, fresh.Chmod(0o644), fresh.Close()); err == nil {
		err = os.Rename(fresh.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(fresh.Name()))
	}
	return nil
}
