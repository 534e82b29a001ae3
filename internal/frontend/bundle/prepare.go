package bundle

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"sync"

	"github.com/fxamacker/cbor/v2"
)

// Prepare bundles the theme without a site. Its result is prepared/theme.cbor of the theme.
func Prepare(theme fs.FS) ([]byte, error) {
	reader := &themeReader{FS: theme, read: map[string]bool{}}
	input := Input{Theme: reader, Tokens: TokensMark}
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
	sources := slices.DeleteFunc(slices.Sorted(maps.Keys(reader.read)), func(name string) bool { return path.Dir(name) == "prepared" })
	sum, err := sumOf(theme, sources)
	if err != nil {
		return nil, err
	}
	encoder, err := cbor.CoreDetEncOptions().EncMode() // sorts maps, so the same theme has the same bytes
	if err != nil {
		return nil, err
	}
	return encoder.Marshal(prepared{sources, sum, vendor.paths, built})
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
