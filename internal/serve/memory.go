package serve

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
)

// Files is a site that is not in a folder.
type Files interface {
	// File returns a file by its name in the site. If there is none, the error is
	// fs.ErrNotExist.
	File(ctx context.Context, name string) ([]byte, error)
}

// inMemory is the content of a file that is on no disk.
type inMemory struct{ *bytes.Reader }

func (inMemory) Close() error { return nil }

// openInMemory returns the first of the files that exists.
func openInMemory(ctx context.Context, files Files, names []string) (siteFile, error) {
	for _, name := range names {
		content, err := files.File(ctx, name)
		if !errors.Is(err, fs.ErrNotExist) {
			return siteFile{file: inMemory{bytes.NewReader(content)}, size: int64(len(content)), name: name}, err
		}
	}
	return siteFile{}, errNotFound
}
