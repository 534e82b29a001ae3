package check

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// missingImages reports images in the config that do not exist: the icon, and the image for
// link previews on other sites.
func missingImages(s site.Site) []diag.Diagnostic {
	images := newStaticImages(s)
	check := func(name string, path ...any) {
		images.check(name, "write the path relative to a static folder", s.Config.Reporter(path...))
	}
	check(s.Config.Favicon, "favicon")
	check(s.Config.ThemeConfig.Image, "themeConfig", "image")
	return images.findings
}

// staticImages finds images in the static folders, and collects those that do not exist.
type staticImages struct {
	names    map[string]bool
	findings []diag.Diagnostic
}

func newStaticImages(s site.Site) *staticImages {
	images := &staticImages{names: map[string]bool{}}
	for _, file := range s.Static {
		images.names[file.Name] = true
	}
	return images
}

// check reports an image that is not in a static folder. usual is the hint if no other image has a similar name.
func (i *staticImages) check(image, usual string, report diag.Report) {
	below := strings.TrimPrefix(image, "/")
	if below == "" || site.IsElsewhere(image) || strings.HasPrefix(image, "data:") || i.names[below] {
		return
	}
	hint := cmp.Or(diag.DidYouMean(below, slices.Sorted(maps.Keys(i.names))), usual)
	i.findings = append(i.findings, report(diag.Error, fmt.Sprintf("no image %q in the static folders", image), hint).WithCode("images"))
}

// authorImages reports images of authors that do not exist, in the authors file or in the post that
// names them.
func authorImages(s site.Site, edition *site.Edition) []diag.Diagnostic {
	const usual = "write a URL, or the path of a file in a static folder"
	images := newStaticImages(s)
	for _, of := range edition.Blogs {
		for _, author := range of.Authors.All() {
			images.check(author.ImageURL, usual, func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return of.Authors.Report(author.Key, severity, text, hint)
			})
		}
		for _, page := range of.Posts {
			for _, author := range ownAuthors(page) {
				images.check(author.ImageURL, usual, page.Text.Reporter("authors"))
			}
		}
	}
	return images.findings
}

// ownAuthors returns the authors of a post whose images the post names itself.
func ownAuthors(page *site.Page) []blog.Author {
	return slices.DeleteFunc(slices.Clone(page.Post.Authors), func(author blog.Author) bool {
		known, found := page.Blog.Authors.Find(author.Key)
		return found && known.ImageURL == author.ImageURL
	})
}
