package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// staging is the folder that becomes the release. Both have one parent, so that a rename suffices.
type staging struct{ temporary, out string }

// stage creates a staging folder for out, and makes sure that a release may replace out.
func stage(out string) (staging, error) {
	out = filepath.Clean(out)
	entries, err := os.ReadDir(out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return staging{}, err
	}
	for _, entry := range entries {
		if !isOurs(entry.Name()) {
			return staging{}, fmt.Errorf("%s contains %s, which is not part of a release; choose another folder", out, entry.Name())
		}
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return staging{}, err
	}
	temporary, err := os.MkdirTemp(filepath.Dir(out), ".release-")
	if err != nil {
		return staging{}, err
	}
	return staging{temporary, out}, os.Chmod(temporary, 0o755)
}

// isOurs reports whether a release contains files with such a name.
func isOurs(name string) bool {
	ofNPM := strings.TrimPrefix(product.Scope, "@") + "-docgen-"
	return name == "checksums.txt" || name == "docgen.rb" || strings.HasPrefix(name, "docgen-") || strings.HasPrefix(name, ofNPM)
}

func (s staging) file(name string) string { return filepath.Join(s.temporary, name) }

// commit replaces the release folder.
func (s staging) commit() error {
	old := s.temporary + "-old"
	err := os.Rename(s.out, old)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(s.temporary, s.out); err != nil {
		return errors.Join(err, os.Rename(old, s.out))
	}
	return os.RemoveAll(old)
}

// remove removes the staging folder, which is gone after a commit.
func (s staging) remove() { os.RemoveAll(s.temporary) }
