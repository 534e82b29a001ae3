package assemble

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/blogview"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// searchKinds are Docusaurus's names for pages of blogs in DocSearch's metadata. Nothing changes it.
var searchKinds = map[route.Kind]string{
	route.PostList: "blog_posts_list", route.PostTag: "blog_tags_posts", route.PostTags: "blog_tags_list",
	route.Author: "blog_authors_posts", route.Authors: "blog_authors_list",
}

// structured returns the structured data of a page of a blog as an element of its head, or "".
func (a Assembler) structured(page *site.Page) string {
	of := page.Blog
	about := blogview.Blog{URL: a.Edition.Origin + of.Home, Title: of.Title, Description: of.Description}
	switch {
	case page.Post != nil:
		return a.posting(page).Structured(about)
	case page.Route.Kind == route.PostList:
		var posts []blogview.Posting
		for _, post := range page.List.Posts {
			posts = append(posts, a.posting(post))
		}
		about.URL = a.Edition.Origin + page.Route.Path
		return about.Structured(posts)
	}
	return ""
}

// posting describes a post for search engines.
func (a Assembler) posting(page *site.Page) blogview.Posting {
	doc := page.Text.Doc
	posting := blogview.Posting{
		URL: a.Edition.Origin + page.Route.Path, Title: doc.Title, Description: doc.Description,
		Image: a.Image(page), Keywords: doc.FrontMatter.Keywords, Authors: a.absoluteAuthors(page),
	}
	if !page.Post.Date.IsZero() {
		posting.Published = machineTime(page.Post.Date)
	}
	if changed := postChanged(page); !changed.IsZero() {
		posting.Modified = machineTime(changed)
	}
	return posting
}

// absoluteAuthors returns the authors of a post with absolute URLs.
func (a Assembler) absoluteAuthors(page *site.Page) []blogview.Author {
	var authors []blogview.Author
	for _, author := range page.Post.Authors {
		shown := a.viewOfAuthor(page.Blog, author)
		shown.URL, shown.Image = a.absolute(shown.URL), a.absolute(shown.Image)
		if strings.HasPrefix(shown.URL, "mailto:") {
			shown.URL = ""
		}
		authors = append(authors, shown)
	}
	return authors
}

// absolute returns the absolute URL of a path of the site.
func (a Assembler) absolute(url string) string {
	if strings.HasPrefix(url, "/") && !strings.HasPrefix(url, "//") {
		return a.Edition.Origin + url
	}
	return url
}

// article describes a post for social media.
func (a Assembler) article(page *site.Page) *shell.Article {
	posting := a.posting(page)
	article := &shell.Article{Published: posting.Published, Modified: posting.Modified}
	for _, author := range posting.Authors {
		if author.URL != "" {
			article.Authors = append(article.Authors, author.URL)
		}
	}
	for _, tag := range page.Blog.Tags.Of(page.Text.ID) {
		article.Tags = append(article.Tags, tag.Label)
	}
	return article
}
