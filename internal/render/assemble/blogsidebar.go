package assemble

import (
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

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
		if own := post.Text.FrontMatter.SidebarLabel; own != nil {
			label = cmp.Or(*own, label)
		}
		links = append(links, contract.SidebarLink{Label: label, Href: post.Route.Path})
	}
	return links
}
