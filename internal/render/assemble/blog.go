package assemble

import (
	"cmp"
	"strconv"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/blogview"
	"github.com/docgen-cli/docgen/internal/site"
)

// writer writes the HTML of blogs in the language of the pages.
func (a Assembler) writer() blogview.Writer { return blogview.Writer{Labels: a.labels()} }

// postPage returns the data of the page of a post.
func (a Assembler) postPage(page *site.Page) contract.PageData {
	doc, w, shown := page.Text.Doc, a.writer(), a.viewOf(page)
	title := doc.Title
	if written := doc.FrontMatter.TitleMeta; written != nil {
		title = cmp.Or(*written, title)
	}
	return contract.PageData{
		Kind: contract.PostPage, Path: page.Route.Path, ID: doc.ID, Title: doc.Title,
		Head: a.head(pageHead{
			title: title, description: doc.Description, path: page.Route.Path,
			className: blogClass(page.Blog, "blog-post-page"), noIndex: doc.FrontMatter.Unlisted,
			lead: doc.FrontMatter.Lead,
		}),
		Header:      w.Header(shown),
		Footer:      w.Footer(shown, a.neighbors(page)),
		Code:        a.pageCode(page.Text),
		TOC:         a.tableOfContents(page.Text),
		Sidebar:     a.recentPosts(page),
		Breadcrumbs: []contract.Breadcrumb{},
		EditURL:     editLink(page, page.Blog.Options.EditURL, postEditURL(page.Blog, page.Text)),
		LastUpdated: a.lastUpdated(postChanged(page), page.Blog.Options.ShowLastUpdateAuthor, doc.FrontMatter.Updated().Author,
			page.Blog.Changes[doc.File].Author),
		Tags:     a.postTags(page),
		HideTOC:  doc.FrontMatter.HideTOC,
		Unlisted: doc.FrontMatter.Unlisted,
		Draft:    doc.FrontMatter.Draft,

		FrontMatter: a.frontMatter(page.Text),
		Source:      a.source(page.Text),
		Post:        a.postFacts(shown),
	}
}

// postFacts returns what is above a post for the site's code; nil if that does not ask.
func (a Assembler) postFacts(shown blogview.Post) *contract.PostFacts {
	if !a.Bundled.AsksForPages {
		return nil
	}
	facts := contract.PostFacts{ReadingTime: shown.Minutes, Date: shown.Date.Time, Authors: []contract.PostAuthor{}}
	for _, author := range shown.Authors {
		socials := map[string]string{}
		for _, social := range author.Socials {
			socials[social.Platform] = social.URL
		}
		facts.Authors = append(facts.Authors, contract.PostAuthor{
			Key: author.Key, Name: author.Name, Title: author.Title, Description: author.Description, URL: author.URL, ImageURL: author.Image,
			Email: author.Email, Socials: socials,
		})
	}
	return &facts
}

// blogClass returns Docusaurus's class names for a page of a blog, which site styles can use on
// the html element.
func blogClass(of *site.Blog, kind string) string {
	return "blog-wrapper " + kind + " plugin-blog plugin-id-" + of.ID.Instance
}

// postTags returns the links to the pages of a post's tags.
func (a Assembler) postTags(page *site.Page) []contract.PageLink {
	var links []contract.PageLink
	for _, tag := range page.Blog.Tags.Of(page.Text.ID) {
		if path := a.blogPath(page.Blog, route.PostTag, tag.Slug); path != "" {
			links = append(links, contract.PageLink{Label: tag.Label, Href: path})
		}
	}
	return links
}

// blogPath returns the URL path of a page of a blog, or "" if there is none.
func (a Assembler) blogPath(of *site.Blog, kind route.Kind, id string) string {
	return a.Edition.Routes.In(of.ID).Path(kind, id)
}

// blogPage returns what a page that lists posts, tags or authors shows, without its content.
func (a Assembler) blogPage(page *site.Page) generated {
	of, w, list := page.Blog, a.writer(), page.List
	result := generated{kind: contract.BlogPage}
	switch page.Route.Kind {
	case route.PostTag:
		result.title, result.className = w.TagTitle(list.Tag.Label, list.Total), "blog-tags-post-list-page"
		result.description, result.unlisted = list.Tag.Description, list.Tag.Unlisted
	case route.PostTags:
		result.title, result.className = w.Label("theme.tags.tagsPageTitle"), "blog-tags-list-page"
	case route.Author:
		result.title, result.className = w.AuthorTitle(a.viewOfAuthor(of, *list.Author).Shown(), list.Total), "blog-authors-posts-page"
		result.description = list.Author.Description
	case route.Authors:
		result.title, result.className = w.Label("theme.blog.authorsList.pageTitle"), "blog-authors-list-page"
	case route.Archive:
		result.title, result.className = w.Label("theme.blog.archive.title"), "blog-archive-page"
		result.description = w.Label("theme.blog.archive.description")
	default:
		result.title, result.description, result.className = of.Title, of.Description, "blog-list-page"
		if of.Base() == "/" {
			result.title = a.Config.Title
		}
	}
	if list != nil && list.Number > 1 {
		result.title = w.Fill("docgen.blog.pageTitle", "title", result.title, "number", strconv.Itoa(list.Number))
	}
	return result
}

// blogPageData returns the data of a page that lists posts, tags or authors.
func (a Assembler) blogPageData(page *site.Page, shown generated) contract.PageData {
	data := contract.PageData{
		Kind: shown.kind, Path: page.Route.Path, Title: shown.title,
		Head: a.head(pageHead{
			title: shown.title, description: shown.description, path: page.Route.Path,
			className: blogClass(page.Blog, shown.className), noIndex: shown.unlisted,
		}),
		TOC: []contract.TOCItem{}, Sidebar: a.recentPosts(page), Breadcrumbs: []contract.Breadcrumb{}, Unlisted: shown.unlisted,
	}
	if page.Route.Kind == route.Archive {
		for _, year := range a.years(page.Blog) {
			if year.Label != "" {
				data.TOC = append(data.TOC, contract.TOCItem{ID: year.ID, HTML: year.Label, Level: 2})
			}
		}
	}
	return data
}
