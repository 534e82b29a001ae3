package revision

import (
	"bytes"
	"io/fs"
)

// openFile is a file that has been read.
type openFile struct {
	*bytes.Reader
	info fs.FileInfo
}

func (f openFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f openFile) Close() error               { return nil }
