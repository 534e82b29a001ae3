package assemble

import (
	"html/template"
	"net/url"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/blogview"
	"github.com/docgen-cli/docgen/internal/site"
)

// viewOf returns a post as readers see it, without its text.
func (a Assembler) viewOf(page *site.Page) blogview.Post {
	shown := blogview.Post{
		Title: page.Text.Title, Heading: template.HTML(a.TitleHTML(page)), // #nosec G203: from Markdown
		URL: page.Route.Path, Absolute: a.Edition.Origin + page.Route.Path, Date: a.viewOfDate(page, contract.LongDate),
	}
	if options := page.Blog.Options; options.ShowReadingTime && options.Changelog == "" {
		shown.Minutes = blog.ReadingTime(page.Text.Document.Words)
	}
	if other := a.translation(page); other != nil {
		shown.Language = blogview.Language{Tag: other.Language, Direction: string(other.Direction)}
	}
	for _, author := range page.Post.Authors {
		shown.Authors = append(shown.Authors, a.viewOfAuthor(page.Blog, author))
	}
	for _, tag := range a.postTags(page) {
		shown.Tags = append(shown.Tags, blogview.Link{Label: tag.Label, URL: tag.Href})
	}
	return shown
}

// viewOfDate returns the date of a post. It is zero for a post without one.
func (a Assembler) viewOfDate(page *site.Page, style contract.DateStyle) blogview.Date {
	if page.Post.Date.IsZero() {
		return blogview.Date{}
	}
	return blogview.Date{Time: machineTime(page.Post.Date), Label: a.date(page.Post.Date, style)}
}

func machineTime(at time.Time) string { return at.UTC().Format(time.RFC3339) }

// postChanged returns when a post last changed. It is zero if the blog does not show that.
func postChanged(page *site.Page) time.Time {
	if !page.Blog.Options.ShowLastUpdateTime {
		return time.Time{}
	}
	return firstTime(page.Text.FrontMatter.Updated().Time, page.Blog.Changes[page.Text.File].Time)
}

// viewOfAuthor returns an author as readers see them. Their name leads to their page here, or else
// to their own site or their email address.
func (a Assembler) viewOfAuthor(of *site.Blog, author blog.Author) blogview.Author {
	shown := blogview.Author{
		Key: author.Key, Name: author.Name, Title: author.Title, Description: author.Description,
		Image: a.authorImage(author), URL: author.URL, Email: author.Email,
	}
	for _, social := range author.Socials {
		shown.Socials = append(shown.Socials, blogview.Social{Platform: social.Platform, URL: social.URL})
	}
	own := ""
	if author.Page != "" {
		own = a.blogPath(of, route.Author, author.Key)
	}
	switch {
	case own != "":
		shown.URL = own
		if site, err := url.Parse(author.URL); err == nil && site.Host != "" {
			shown.Socials = append([]blogview.Social{{Platform: site.Host, URL: author.URL}}, shown.Socials...)
		}
	case author.URL == "" && author.Email != "":
		shown.URL = "mailto:" + author.Email
	}
	return shown
}

// authorImage returns the URL of the image of an author, which can be in a static folder.
func (a Assembler) authorImage(author blog.Author) string {
	if author.ImageURL == "" || site.IsElsewhere(author.ImageURL) {
		return author.ImageURL
	}
	return a.Edition.Routes.URL(author.ImageURL)
}

// neighbors returns the links to the listed posts beside a post.
func (a Assembler) neighbors(page *site.Page) blogview.Pager {
	posts := page.Blog.Listed()
	if page.Blog.Options.SortPosts == config.Ascending {
		slices.Reverse(posts)
	}
	at := slices.Index(posts, page)
	if at < 0 {
		return blogview.Pager{}
	}
	pager := blogview.Pager{}
	if at > 0 {
		pager.Newer = blogview.Link{Label: posts[at-1].Text.Title, URL: posts[at-1].Route.Path}
	}
	if at < len(posts)-1 {
		pager.Older = blogview.Link{Label: posts[at+1].Text.Title, URL: posts[at+1].Route.Path}
	}
	return pager
}
