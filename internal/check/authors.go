package check

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

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
				images.check(author.ImageURL, usual, func(severity diag.Severity, text, hint string) diag.Diagnostic {
					return page.Text.Report("authors", severity, text, hint)
				})
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
