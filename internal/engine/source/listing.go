package source

import (
	"io"
	"io/fs"
)

// Listing returns an open folder with these entries.
func Listing(info fs.FileInfo, entries []fs.DirEntry) fs.ReadDirFile {
	return &listing{info: info, entries: entries}
}

type listing struct {
	info    fs.FileInfo
	entries []fs.DirEntry // not returned yet
}

func (l *listing) Stat() (fs.FileInfo, error) { return l.info, nil }
func (l *listing) Close() error               { return nil }
func (l *listing) Read([]byte) (int, error)   { return 0, ErrNotRegular }

// ReadDir implements [fs.ReadDirFile].
func (l *listing) ReadDir(count int) ([]fs.DirEntry, error) {
	if count <= 0 || count > len(l.entries) {
		if count > 0 && len(l.entries) == 0 {
			return nil, io.EOF
		}
		count = len(l.entries)
	}
	entries := l.entries[:count]
	l.entries = l.entries[count:]
	return entries, nil
}
