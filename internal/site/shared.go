package site

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/source"
)

// docsAndPosts reports each blog with files that docs have too, and that would be on two pages.
func docsAndPosts(input Input, wanted EditionInput, read texts) []diag.Diagnostic {
	if wanted.Locale != input.Config.I18n.DefaultLocale {
		return nil // the default locale has the same
	}
	folders := map[string]SetInput{} // of docs, by the name of the doc
	for i, set := range read.sets {
		for _, doc := range set.docs {
			folders[doc.Name] = wanted.Sets[i]
		}
	}
	var findings []diag.Diagnostic
	for i, posts := range read.blogs {
		for _, post := range posts.posts {
			if set, isDoc := folders[post.Name]; isDoc {
				finding := input.Config.Diagnostic(diag.Error, fmt.Sprintf("%s is both a doc and a post", post.Name),
					"move the folder of the posts, or "+excluding(set.Folder, wanted.Blogs[i].Folder), wanted.Blogs[i].Options.Option("path")...)
				finding.Code = blog.Code
				findings = append(findings, finding)
				break
			}
		}
	}
	return findings
}

// excluding says how to exclude the inner of two folders from the texts of the outer one.
func excluding(docs, posts string) string {
	if below, isBelow := source.Below(docs, posts); isBelow {
		return fmt.Sprintf("add %q to docs.exclude", path.Join(below, "**"))
	}
	below, _ := source.Below(posts, docs)
	return fmt.Sprintf("add %q to blog.exclude", path.Join(below, "**"))
}
