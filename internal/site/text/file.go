package text

import "path"

// docFile is a file of a doc set.
type File struct {
	Folder string // of the docs or of their translations, relative to the site folder
	Below  string // the path in the folder, which a doc and its translation share
}

func (f File) Name() string { return path.Join(f.Folder, f.Below) }
