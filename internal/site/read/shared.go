package read

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
)

// sharedFiles reports each blog with files that docs or another blog have too, which would be on two
// pages.
func sharedFiles(input site.Input, wanted site.EditionInput, read texts) []diag.Diagnostic {
	if wanted.Locale != input.Config.I18n.DefaultLocale {
		return nil // the default locale has the same
	}
	taken := map[string]owner{} // by the name of the file
	for i, set := range read.sets {
		for _, doc := range set.docs {
			taken[doc.Name] = owner{"both a doc and a post", wanted.Sets[i].Folder, "docs.exclude"}
		}
	}
	var findings []diag.Diagnostic
	for i, texts := range read.blogs {
		wantedBlog := wanted.Blogs[i]
		var first *diag.Diagnostic
		for _, post := range texts.posts {
			other, isTaken := taken[post.Name]
			taken[post.Name] = owner{"a post of two blogs", wantedBlog.Folder, "blog.exclude"}
			if !isTaken || first != nil {
				continue
			}
			finding := input.Config.Diagnostic(diag.Error, fmt.Sprintf("%s is %s", post.Name, other.both),
				"move the folder of the posts, or "+other.without(wantedBlog.Folder), wantedBlog.Options.Option("path")...)
			finding.Code = blog.Code
			first = &finding
		}
		if first != nil {
			findings = append(findings, *first)
		}
	}
	return findings
}

// owner is a doc set or a blog that has a file.
type owner struct {
	both   string // what the file is if a blog has it too
	folder string
	option string // that excludes files
}

// without says how only one of the owner and a blog gets the files that both have.
func (o owner) without(folder string) string {
	if below, isBelow := source.Below(o.folder, folder); isBelow {
		return fmt.Sprintf("add %q to %s", path.Join(below, "**"), o.option)
	}
	below, _ := source.Below(folder, o.folder)
	return fmt.Sprintf("add %q to blog.exclude", path.Join(below, "**"))
}
