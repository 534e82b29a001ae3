package sitetest

import (
	"io/fs"
	"path"
)

// Plain is the files of a folder without symbolic links, such as one in memory. It implements source.FS.
type Plain struct {
	fs.FS
	Folder string // relative to the site folder
}

// ReadFile implements fs.ReadFileFS.
func (p Plain) ReadFile(file string) ([]byte, error) { return fs.ReadFile(p.FS, file) }

// ReadDir implements fs.ReadDirFS.
func (p Plain) ReadDir(file string) ([]fs.DirEntry, error) { return fs.ReadDir(p.FS, file) }

// Stat implements fs.StatFS.
func (p Plain) Stat(file string) (fs.FileInfo, error) { return fs.Stat(p.FS, file) }

// Name implements source.FS.
func (p Plain) Name(file string) string { return path.Join(p.Folder, file) }

// Real implements source.FS. There are no links to follow.
func (p Plain) Real(file string) (string, error) {
	_, err := p.Stat(file)
	return file, err
}
