package source

import (
	"io/fs"
	"path"
)

// Plain returns an FS for a file system without symbolic links, such as a git revision or
// one in memory. name is its path relative to the site folder.
func Plain(files fs.FS, name string) FS { return plain{files, path.Clean(name)} }

type plain struct {
	fs.FS
	name string
}

func (p plain) ReadFile(file string) ([]byte, error)       { return fs.ReadFile(p.FS, file) }
func (p plain) ReadDir(file string) ([]fs.DirEntry, error) { return fs.ReadDir(p.FS, file) }
func (p plain) Stat(file string) (fs.FileInfo, error)      { return fs.Stat(p.FS, file) }
func (p plain) Name(file string) string                    { return path.Join(p.name, file) }

// Real implements [FS]. There are no links to follow.
func (p plain) Real(file string) (string, error) {
	_, err := p.Stat(file)
	return file, err
}
