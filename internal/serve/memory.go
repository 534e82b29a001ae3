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

// PageState is the state of a page that is open in a browser.
type PageState struct {
	Missing bool   // the site has no such page
	Moved   string // URL path to which a missing page has moved; "" if it has not
	Data    []byte // contract.PageFile as JSON without its theme; of a missing page, that of the site's own 404 page, or nil
	Site    []byte // contract.SiteData as JSON, which all pages share
	Theme   string // hash of everything besides Data that the page was made from
	Code    string // hash of what an open page cannot replace: scripts that run once, and the document around the page
	Script  string // URL of the entry script
	Styles  string // URL of the style sheet
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
