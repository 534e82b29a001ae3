package files

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/feed"
)

// feedSheet returns the name of the style sheet of feeds in the output.
func feedSheet() string {
	sum := sha256.Sum256(feed.Sheet)
	return path.Join(assemble.Folder, "feed-"+hex.EncodeToString(sum[:4])+".css")
}

// Feeds returns the feeds of the blogs of a locale, and their style sheet.
func Feeds(a assemble.Assembler) []output.File {
	var files []output.File
	isStyled := false
	routes := a.Edition.Routes
	for _, blog := range a.Edition.Blogs {
		made := sync.OnceValues(func() (feed.Feed, error) { return a.Feed(blog, routes.URL(feedSheet())) })
		for _, name := range blog.Options.Feed.Type {
			format := feed.Types[name]
			file := a.FeedFile(blog, format)
			files = append(files, output.File{Name: file, Load: func() ([]byte, error) {
				items, err := made()
				if err != nil {
					return nil, err
				}
				return format.Write(items, a.Edition.Origin+routes.URL(file)), nil
			}})
			isStyled = isStyled || blog.Options.Feed.Styled
		}
	}
	if isStyled {
		files = append(files, output.File{Name: feedSheet(), Content: feed.Sheet})
	}
	return files
}

// Feed returns the content of a feed by its name in the output.
func Feed(a assemble.Assembler, name string) ([]byte, error) {
	for _, file := range Feeds(a) {
		if file.Name == name {
			return file.Read()
		}
	}
	return nil, fs.ErrNotExist
}
