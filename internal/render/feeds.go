package render

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/feed"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// feedSheet returns the name of the style sheet of feeds in the output.
func feedSheet() string {
	sum := sha256.Sum256(feed.Sheet)
	return path.Join(assemble.Folder, "feed-"+hex.EncodeToString(sum[:4])+".css")
}

// feeds returns the feeds of the blogs of a locale, and their style sheet.
func (r Renderer) feeds() []output.File {
	var files []output.File
	isStyled := false
	routes := r.Assembler.Edition.Routes
	for _, blog := range r.Assembler.Edition.Blogs {
		made := sync.OnceValues(func() (feed.Feed, error) { return r.Assembler.Feed(blog, routes.URL(feedSheet())) })
		for _, name := range blog.Options.Feed.Type {
			format := feed.Types[name]
			file := feedFile(r.Assembler, blog, format)
			files = append(files, output.File{Name: file, Load: func() ([]byte, error) {
				items, err := made()
				if err != nil {
					return nil, err
				}
				return format.Write(items, r.Assembler.Edition.Origin+routes.URL(file)), nil
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
func (r Renderer) Feed(name string) ([]byte, error) {
	for _, file := range r.feeds() {
		if file.Name == name {
			return file.Read()
		}
	}
	return nil, fs.ErrNotExist
}

// feedTags returns the elements of every page's head with which browsers and feed readers find the
// feeds of a locale.
func feedTags(a assemble.Assembler) []shell.Tag {
	var tags []shell.Tag
	for _, blog := range a.Edition.Blogs {
		for _, name := range blog.Options.Feed.Type {
			format := feed.Types[name]
			tags = append(tags, shell.Tag{Tag: "link", Attributes: map[string]string{
				"rel": "alternate", "type": format.Media, "title": a.FeedTitle(blog) + " (" + format.Name + ")", "href": feedURL(a, blog, format),
			}})
		}
	}
	return tags
}

func feedURL(a assemble.Assembler, of *site.Blog, format feed.Type) string {
	return a.Edition.Routes.URL(feedFile(a, of, format))
}

// feedFile returns the name of a feed in the output.
func feedFile(a assemble.Assembler, of *site.Blog, format feed.Type) string {
	return a.Edition.Routes.File(strings.TrimPrefix(path.Join(of.Base(), format.File), "/"))
}
