package assemble

import (
	"html/template"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/blogview"
	"github.com/docgen-cli/docgen/internal/render/feed"
	"github.com/docgen-cli/docgen/internal/site"
)

// blogContent returns the HTML of a page that lists posts, tags or authors.
func (a Assembler) blogContent(page *site.Page) (string, error) {
	of, w := page.Blog, a.writer()
	switch page.Route.Kind {
	case route.Archive:
		return w.Archive(a.years(of)), nil
	case route.Authors:
		var authors []blogview.Author
		for _, author := range of.Authors.All() {
			shown := a.viewOfAuthor(of, author)
			shown.Posts = len(of.By(author.Key))
			authors = append(authors, shown)
		}
		return w.Authors(authors), nil
	case route.PostTags:
		return a.postTagsHTML(of), nil
	}
	list, err := a.viewOfList(page)
	return w.List(list), err
}

// viewOfList returns a page of a list of posts as readers see it.
func (a Assembler) viewOfList(page *site.Page) (blogview.List, error) {
	of, from := page.Blog, page.List
	list := blogview.List{Title: of.Title, Pager: pagerOf(page)}
	switch {
	case from.Author != nil:
		author := a.viewOfAuthor(of, *from.Author)
		list.Author, list.Links = &author, a.links(of, blogLink{route.Authors, "theme.blog.authorsList.viewAll"})
	case from.Tag != nil:
		list.Title, list.Description = a.writer().TagTitle(from.Tag.Label, from.Total), from.Tag.Description
		list.Links = a.links(of, blogLink{route.PostTags, "theme.tags.tagsPageLink"})
	default:
		if of.Description != of.Title { // as by default
			list.Description = of.Description
		}
		list.Links = append(a.links(of, blogLink{route.Archive, "theme.blog.archive.title"}, blogLink{route.PostTags, "theme.tags.tagsPageTitle"},
			blogLink{route.Authors, "theme.blog.authorsList.pageTitle"}), a.feedLinks(of)...)
		if from.Number == 1 && of.Intro != nil {
			body, links, formulas, err := a.body(of.Intro)
			if err != nil {
				return blogview.List{}, err
			}
			list.Intro = template.HTML(body.Fill(links, formulas)) // #nosec G203: from Markdown
		}
	}
	for _, post := range from.Posts {
		shown := a.viewOf(post)
		text, isCut, err := a.Summary(post)
		if err != nil {
			return blogview.List{}, err
		}
		shown.Body, shown.IsCut = template.HTML(text), isCut // #nosec G203: from Markdown
		if of.Options.Changelog != "" {
			shown.ID = path.Base(post.Route.Path)
		}
		list.Posts = append(list.Posts, shown)
	}
	return list, nil
}

// pagerOf returns the links to the pages next to a page of a list.
func pagerOf(page *site.Page) blogview.Pager {
	pager := blogview.Pager{Newer: blogview.Link{URL: page.List.Newer}, Older: blogview.Link{URL: page.List.Older}}
	if page.Blog.Options.SortPosts == config.Ascending {
		pager.Newer, pager.Older = pager.Older, pager.Newer
	}
	return pager
}

// blogLink is a link to a page of a blog, with the label of a message.
type blogLink struct {
	kind  route.Kind
	label string
}

// links returns the links to those pages that the blog has.
func (a Assembler) links(of *site.Blog, wanted ...blogLink) []blogview.Link {
	var links []blogview.Link
	for _, each := range wanted {
		if path := a.blogPath(of, each.kind, ""); path != "" {
			links = append(links, blogview.Link{Label: a.labels().Text(each.label), URL: path})
		}
	}
	return links
}

// feedLinks returns the links to the feeds of a blog.
func (a Assembler) feedLinks(of *site.Blog) []blogview.Link {
	var links []blogview.Link
	for _, kind := range of.Options.Feed.Type {
		format := feed.Types[kind]
		links = append(links, blogview.Link{Label: a.writer().Feed(format.Name), URL: a.Edition.Routes.Under(path.Join(of.Base(), format.File))})
	}
	return links
}

// years returns the listed posts by year, in the order of the lists. Posts without a date come
// first.
func (a Assembler) years(of *site.Blog) []blogview.Year {
	var years []blogview.Year
	for _, page := range of.Listed() {
		post, label := a.viewOf(page), a.yearOf(page)
		post.Date = a.viewOfDate(page, contract.DayOfYear)
		if last := len(years) - 1; last < 0 || years[last].Label != label {
			years = append(years, blogview.Year{Label: label, ID: yearID(label)})
		}
		last := &years[len(years)-1]
		last.Posts = append(last.Posts, post)
	}
	return years
}

// yearOf returns the year of a post, or "" if it has no date.
func (a Assembler) yearOf(page *site.Page) string {
	if page.Post.Date.IsZero() {
		return ""
	}
	return a.date(page.Post.Date, contract.YearAlone)
}

// yearID returns the id of the heading of a year in the archive.
func yearID(year string) string { return strings.ReplaceAll(year, " ", "-") }

// postTagsHTML lists the tags of a blog.
func (a Assembler) postTagsHTML(of *site.Blog) string {
	var shown []countedTag
	for _, tag := range of.Tags.Listed() {
		shown = append(shown, countedTag{tag.Label, a.blogPath(of, route.PostTag, tag.Slug), a.writer().Count(len(of.Tagged(tag.Slug)))})
	}
	return tagsHTML(a.labels(), shown)
}
