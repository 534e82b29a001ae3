package source

import (
	"bytes"
	"io/fs"
	"time"
)

// Unsaved returns file systems in which some files have other contents, by their names, as in an editor that has
// not saved them. A file that does not exist is not added.
func Unsaved(under Files, texts map[string][]byte) Files {
	if len(texts) == 0 {
		return under
	}
	files := make(Files, len(under))
	for i, each := range under {
		files[i] = unsaved{each, texts}
	}
	return files
}

type unsaved struct {
	FS
	texts map[string][]byte
}

// Open implements [fs.FS].
func (u unsaved) Open(file string) (fs.File, error) {
	text, isUnsaved := u.texts[u.Name(file)]
	if !isUnsaved {
		return u.FS.Open(file)
	}
	info, err := u.Stat(file)
	if err != nil {
		return nil, err
	}
	return buffer{bytes.NewReader(text), info}, nil
}

// ReadFile implements [fs.ReadFileFS].
func (u unsaved) ReadFile(file string) ([]byte, error) {
	text, isUnsaved := u.texts[u.Name(file)]
	if !isUnsaved {
		return u.FS.ReadFile(file)
	}
	if _, err := u.FS.Stat(file); err != nil {
		return nil, err
	}
	return bytes.Clone(text), nil
}

// Stat implements [fs.StatFS]. The time of an unsaved file is now, so that nobody takes it for the file on disk.
func (u unsaved) Stat(file string) (fs.FileInfo, error) {
	info, err := u.FS.Stat(file)
	text, isUnsaved := u.texts[u.Name(file)]
	if err != nil || !isUnsaved || !info.Mode().IsRegular() {
		return info, err
	}
	return bufferInfo{info, int64(len(text))}, nil
}

// Site returns the name of the site folder.
func (u unsaved) Site() string { return siteOf(u.FS) }

// Written returns the name of the file that a file is read from.
func (u unsaved) Written(file string) string { return writtenIn(u.FS, file) }

// Part implements the question of [Part].
func (u unsaved) Part(file string) (has, isPart bool) { return Part(u.FS, file) }

// buffer is an open unsaved file.
type buffer struct {
	*bytes.Reader
	info fs.FileInfo
}

func (b buffer) Stat() (fs.FileInfo, error) { return b.info, nil }
func (b buffer) Close() error               { return nil }

type bufferInfo struct {
	fs.FileInfo
	size int64
}

func (i bufferInfo) Size() int64        { return i.size }
func (i bufferInfo) ModTime() time.Time { return time.Now() }
func (i bufferInfo) Sys() any           { return nil }
