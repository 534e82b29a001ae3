package build

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// File is one file of the output: its content, or a file on disk to copy.
type File struct {
	Name    string // slash-separated, below the output folder
	Content []byte
	Source  string // on disk; "" when Content counts
	Kept    bool   // it is the file of that name of the last build, which is there
}

// ErrForeignFolder says that the output folder holds something that no build of
// docgen made.
var ErrForeignFolder = errors.New("is not empty and was not written by docgen")

// marker is a file that every output has; it tells our folders from others.
const marker = ".nojekyll"

// besides makes an empty folder beside the output folder, on the same disk.
func besides(out string) (string, error) {
	fresh, err := os.MkdirTemp(filepath.Dir(out), "."+filepath.Base(out)+".new-")
	if err != nil {
		return "", err
	}
	return fresh, os.Chmod(fresh, 0o755)
}

// checkOurs refuses a folder that is neither new, empty nor the output of an
// earlier build: it is about to be replaced.
func checkOurs(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	if !slices.ContainsFunc(entries, func(entry fs.DirEntry) bool { return entry.Name() == marker }) {
		return fmt.Errorf("the output folder %s %w: empty it, or choose another by --out", out, ErrForeignFolder)
	}
	return nil
}

func same(file string, content []byte) bool {
	info, err := os.Lstat(file)
	if err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(content)) {
		return false
	}
	old, err := os.ReadFile(file)
	return err == nil && bytes.Equal(old, content)
}

// replace puts the new folder in the place of the old one.
func replace(fresh, out string) error {
	if _, err := os.Lstat(out); errors.Is(err, fs.ErrNotExist) {
		if err := os.Rename(fresh, out); err != nil {
			return fmt.Errorf("put the site in place: %w", err)
		}
		return nil
	}
	if exchange(fresh, out) == nil {
		return nil // the old output is now at fresh, which the caller removes
	}
	aside := strings.Replace(fresh, ".new-", ".old-", 1)
	if err := os.Rename(out, aside); err != nil {
		return fmt.Errorf("put the site in place: %w", err)
	}
	if err := os.Rename(fresh, out); err != nil {
		return errors.Join(fmt.Errorf("put the site in place: %w", err), os.Rename(aside, out))
	}
	return removeAll(aside)
}

// Clean removes the output folder, if it is ours.
func Clean(out string) error {
	if err := checkOurs(out); err != nil {
		return err
	}
	if err := removeAll(out); err != nil {
		return fmt.Errorf("remove the output: %w", err)
	}
	return nil
}

// replaceFile writes a file at once: whoever reads it finds the old or the new
// text.
func replaceFile(name string, content []byte) error {
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
