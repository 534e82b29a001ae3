package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// authorImages reports images of authors that do not exist, in the authors file or in the post that
// names them.
func authorImages(s site.Site, edition *site.Edition) []diag.Diagnostic {
	static := map[string]bool{}
	for _, file := range s.Static {
		static[file.Name] = true
	}
	var findings []diag.Diagnostic
	add := func(image string, report func(severity diag.Severity, text, hint string) diag.Diagnostic) {
		below := strings.TrimPrefix(image, "/")
		if below == "" || site.IsElsewhere(image) || strings.HasPrefix(image, "data:") || static[below] {
			return
		}
		hint := diag.DidYouMean(below, slices.Sorted(maps.Keys(static)))
		if hint == "" {
			hint = "write a URL, or the path of a file in a static folder"
		}
		finding := report(diag.Error, fmt.Sprintf("no image %q in the static folders", image), hint)
		finding.Code = "images"
		findings = append(findings, finding)
	}
	for _, of := range edition.Blogs {
		for _, author := range of.Authors.All() {
			add(author.ImageURL, func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return of.Authors.Report(author.Key, severity, text, hint)
			})
		}
		for _, page := range of.Posts {
			for _, author := range ownAuthors(page) {
				add(author.ImageURL, func(severity diag.Severity, text, hint string) diag.Diagnostic {
					return page.Text.Report("authors", severity, text, hint)
				})
			}
		}
	}
	return findings
}

// ownAuthors returns the authors of a post whose images the post names itself.
func ownAuthors(page *site.Page) []blog.Author {
	return slices.DeleteFunc(slices.Clone(page.Post.Authors), func(author blog.Author) bool {
		known, found := page.Blog.Authors.Find(author.Key)
		return found && known.ImageURL == author.ImageURL
	})
}
