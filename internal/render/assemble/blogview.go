package assemble

import (
	"cmp"
	"html/template"
	"net/url"
	"slices"

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
	page := ""
	if author.Page != "" {
		page = a.blogPath(of, route.Author, author.Key)
	}
	switch {
	case page != "":
		shown.URL = page
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

// neighbors returns the links to the listed posts next to a post.
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

// mostRecent is the largest number of posts that the sidebar of a page has. In a sidebar with more,
// other years than that of the page lead to the archive.
const mostRecent = 150

// recentPosts returns the sidebar of a page of a blog: the newest posts by year. It is nil if the
// blog has none.
func (a Assembler) recentPosts(page *site.Page) *contract.Sidebar {
	of := page.Blog
	posts := of.Listed()
	if limit := int(of.Options.BlogSidebarCount); limit >= 0 {
		posts = posts[:min(limit, len(posts))]
	}
	if len(posts) == 0 {
		return nil
	}
	title := contract.SidebarCategory{Label: of.SidebarTitle, Href: of.Home}
	return &contract.Sidebar{
		ID: "blog-" + of.ID.Instance, Label: a.labels().Text("theme.blog.sidebar.navAriaLabel"), Title: of.SidebarTitle,
		Items: append([]contract.SidebarItem{title}, a.postsByYear(page, posts)...),
	}
}

// postsByYear returns the items of a sidebar.
func (a Assembler) postsByYear(page *site.Page, posts []*site.Page) []contract.SidebarItem {
	var items []contract.SidebarItem
	isLong := len(posts) > mostRecent
	for len(posts) > 0 {
		year := a.yearOf(posts[0])
		end := slices.IndexFunc(posts, func(post *site.Page) bool { return a.yearOf(post) != year })
		if end < 0 {
			end = len(posts)
		}
		links := postLinks(posts[:end])
		archive := a.blogPath(page.Blog, route.Archive, "")
		switch {
		case year == "":
			items = append(items, links...)
		case isLong && archive != "" && !slices.Contains(posts[:end], page):
			items = append(items, contract.SidebarLink{Label: year, Href: archive + "#" + yearID(year)})
		default:
			items = append(items, contract.SidebarCategory{Label: year, Items: links})
		}
		posts = posts[end:]
	}
	return items
}

func postLinks(posts []*site.Page) []contract.SidebarItem {
	var links []contract.SidebarItem
	for _, post := range posts {
		label := post.Text.Title
		if written := post.Text.FrontMatter.SidebarLabel; written != nil {
			label = cmp.Or(*written, label)
		}
		links = append(links, contract.SidebarLink{Label: label, Href: post.Route.Path})
	}
	return links
}
