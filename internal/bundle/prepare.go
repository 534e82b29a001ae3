package bundle

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"sync"
)

// Prepare bundles the theme without a site. Its result is vendor/theme.gob of the theme.
func Prepare(theme fs.FS) ([]byte, error) {
	reader := &themeReader{FS: theme, read: map[string]bool{}}
	input := Input{Theme: reader, Tokens: tokensMark}
	vendor, err := readVendor(input)
	if err != nil {
		return nil, err
	}
	built, findings, err := bundleAll(input)
	if err != nil {
		return nil, err
	}
	if len(findings) > 0 {
		return nil, fmt.Errorf("bundle the theme: %s: %s", findings[0].File, findings[0].Text)
	}
	built.Files = built.Files[len(vendor.files):]
	sources := slices.DeleteFunc(slices.Sorted(maps.Keys(reader.read)), func(name string) bool { return path.Dir(name) == "vendor" })
	sum, err := sumOf(theme, sources)
	if err != nil {
		return nil, err
	}
	var encoded bytes.Buffer
	err = gob.NewEncoder(&encoded).Encode(prepared{sources, sum, vendor.paths, built})
	return encoded.Bytes(), err
}

// themeReader records which files are read.
type themeReader struct {
	fs.FS
	mu   sync.Mutex
	read map[string]bool
}

// Open opens a file and records it.
func (t *themeReader) Open(name string) (fs.File, error) {
	file, err := t.FS.Open(name)
	if info, statErr := fs.Stat(t.FS, name); err == nil && statErr == nil && !info.IsDir() {
		t.mu.Lock()
		t.read[name] = true
		t.mu.Unlock()
	}
	return file, err
}
