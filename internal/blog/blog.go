// Package blog describes the posts of a blog: their dates, URLs and authors, and how lists divide
// them. The rules are those of Docusaurus's blog plugin.
//
// The package knows neither the URLs of the site nor HTML, and reads no files.
package blog

import (
	"path"
	"regexp"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Post is a post of a blog.
type Post struct {
	content.Doc           // its ID is the slug without the slash at its start
	Date        time.Time // in UTC; zero if unknown
	Authors     []Author
	Unreleased  bool // changes that are not released yet, which are neither in feeds nor in the lock
}

// Author is a person who writes posts.
type Author struct {
	Key, Name, Title, URL, Email, Description, ImageURL string
	Page                                                string // path of the author's page below the blog; "" for none
	Socials                                             []Social
}

// Social is a page of an author on another site.
type Social struct{ Platform, URL string }

// Authors are the authors in the authors file.
type Authors struct{ list []Author }

// WithPages returns the authors that have a page.
func (a Authors) WithPages() []Author { return nil }

// IsEmpty reports whether the authors file has no authors.
func (a Authors) IsEmpty() bool { return len(a.list) == 0 }

// Options configure how posts are described.
type Options struct {
	Authors *Authors
	Inline  diag.Severity // of an author that the post describes itself
	Created func() time.Time
}

// ParseAuthors reads an authors file.
func ParseAuthors(text []byte, name, basePath string) (Authors, []diag.Diagnostic) {
	return Authors{}, nil
}

var named = regexp.MustCompile(`^(?P<folder>.*)(?P<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?P<text>.*?)(/index)?\.mdx?$`)

// Describe returns the post in a file.
func Describe(file content.File, parsed content.Parsed, options Options) (Post, []diag.Diagnostic) {
	doc, findings := content.Describe(file, parsed)
	slug := "/" + strings.TrimSuffix(strings.TrimSuffix(file.Path, path.Ext(file.Path)), "/index")
	post := Post{}
	if found := named.FindStringSubmatch(file.Path); found != nil {
		day := strings.ReplaceAll(found[2], "-", "/")
		slug = path.Join("/", day, found[1], found[3])
		post.Date, _ = time.Parse("2006/1/2", day)
	}
	if own := parsed.FrontMatter.Slug; own != nil {
		slug = path.Join("/", *own)
	}
	doc.Slug, doc.ID = slug, strings.TrimPrefix(slug, "/")
	post.Doc = doc
	return post, findings
}

// Pages divides a list into pages of a size. A negative size puts everything on one page. There is
// at least one page.
func Pages[T any](all []T, size int) [][]T {
	if size < 1 || len(all) <= size {
		return [][]T{all}
	}
	return append([][]T{all[:size:size]}, Pages(all[size:], size)...)
}
