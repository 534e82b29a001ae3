package text

import "path"

// File is a file of a doc set.
type File struct {
	Folder string // of the docs or of their translations, relative to the site folder
	Below  string // the path in the folder, which a doc and its translation share
}

// Name returns the path relative to the site folder.
func (f File) Name() string { return path.Join(f.Folder, f.Below) }
