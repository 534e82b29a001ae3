package source

import (
	"io"
	"io/fs"
	"path"
)

// Sub returns the files of a folder.
func Sub(files FS, folder string) FS { return sub{files, path.Clean(folder)} }

type sub struct {
	files  FS
	folder string
}

func (s sub) path(file string) string {
	if !fs.ValidPath(file) {
		return file // the file system refuses it
	}
	return path.Join(s.folder, file)
}

func (s sub) Open(file string) (fs.File, error)          { return s.files.Open(s.path(file)) }
func (s sub) ReadFile(file string) ([]byte, error)       { return s.files.ReadFile(s.path(file)) }
func (s sub) ReadDir(file string) ([]fs.DirEntry, error) { return s.files.ReadDir(s.path(file)) }
func (s sub) Stat(file string) (fs.FileInfo, error)      { return s.files.Stat(s.path(file)) }
func (s sub) Name(file string) string                    { return path.Join(s.files.Name(s.folder), file) }
func (s sub) Real(file string) (string, error)           { return s.files.Real(s.path(file)) }
func (s sub) Site() string                               { return siteOf(s.files) }
func (s sub) Written(file string) string                 { return writtenIn(s.files, s.path(file)) }

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
