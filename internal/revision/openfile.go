package revision

import (
	"bytes"
	"io"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/source"
)

// openFile is a file that has been read.
type openFile struct {
	*bytes.Reader
	info fs.FileInfo
}

func (f openFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f openFile) Close() error               { return nil }

// openFolder is a folder that has been listed.
type openFolder struct {
	info    fs.FileInfo
	entries []fs.DirEntry // not returned yet
}

func (f *openFolder) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *openFolder) Close() error               { return nil }
func (f *openFolder) Read([]byte) (int, error)   { return 0, source.ErrNotRegular }

// ReadDir implements [fs.ReadDirFile].
func (f *openFolder) ReadDir(count int) ([]fs.DirEntry, error) {
	if count <= 0 || count > len(f.entries) {
		if count > 0 && len(f.entries) == 0 {
			return nil, io.EOF
		}
		count = len(f.entries)
	}
	entries := f.entries[:count]
	f.entries = f.entries[count:]
	return entries, nil
}
