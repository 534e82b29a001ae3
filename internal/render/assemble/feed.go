package assemble

import (
	"cmp"
	stdhtml "html"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/feed"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Feed returns the feed of a blog: its newest listed posts. sheet is the URL of the style sheet of
// feeds.
func (a Assembler) Feed(of *site.Blog, sheet string) (feed.Feed, error) {
	options := of.Options.Feed
	result := feed.Feed{
		Title: a.FeedTitle(of), Description: options.Description, Language: cmp.Or(options.Language, a.Edition.Options.HTMLLang),
		Copyright: options.Copyright, URL: a.Edition.Origin + of.Home, Icon: a.imageURL(a.Config.Favicon),
	}
	if result.Description == "" {
		result.Description = of.Description
		if of.Description == of.Title {
			result.Description = result.Title
		}
	}
	if options.Styled {
		result.Styled = &feed.Styled{
			Sheet: sheet, About: a.labels().Text("docgen.feed.about"), Visit: a.labels().Text("docgen.feed.visit"),
			Direction: string(a.Edition.Options.Direction),
		}
	}
	for _, post := range feedPosts(of) {
		item, err := a.feedItem(post)
		if err != nil {
			return feed.Feed{}, err
		}
		result.Items = append(result.Items, item)
	}
	return result, nil
}

// FeedTitle returns the title of a blog's feeds. By default, it names the site too, for those who read
// many feeds.
func (a Assembler) FeedTitle(of *site.Blog) string {
	switch title := of.Options.Feed.Title; {
	case title != "":
		return title
	case strings.Contains(of.Title, a.Config.Title):
		return of.Title
	}
	return a.Config.Title + " " + of.Title
}

// feedPosts returns the posts of a feed, the newest first. Releases stay in the order of the
// changelog.
func feedPosts(of *site.Blog) []*site.Page {
	posts := slices.DeleteFunc(of.Listed(), func(post *site.Page) bool { return post.Post.Unreleased || post.Text.FrontMatter.Draft })
	if of.Options.Changelog == "" {
		slices.SortStableFunc(posts, func(a, b *site.Page) int { return b.Post.Date.Compare(a.Post.Date) })
	}
	if limit := int(of.Options.Feed.Limit); limit >= 0 && limit < len(posts) {
		return posts[:limit]
	}
	return posts
}

func (a Assembler) feedItem(post *site.Page) (feed.Item, error) {
	item := feed.Item{
		Title: post.Text.Title, Summary: post.Text.Description, URL: a.Edition.Origin + post.Route.Path, Image: a.Image(post),
		Date: post.Post.Date, Updated: postChanged(post),
	}
	if !item.Date.IsZero() {
		item.Day = a.date(item.Date, contract.LongDate)
	}
	for _, tag := range post.Blog.Tags.Of(post.Text.ID) {
		item.Tags = append(item.Tags, tag.Label)
	}
	for _, author := range post.Post.Authors {
		item.Authors = append(item.Authors, a.feedAuthor(author))
	}
	html, err := a.PostHTML(post)
	if err != nil {
		return item, err
	}
	item.HTML, err = feed.Content(html, item.URL)
	if err != nil { // too many elements within each other, which the post reports
		item.HTML = "<p>" + stdhtml.EscapeString(item.Summary) + "</p>"
	}
	if other := a.translation(post); other != nil { // a post that is not translated
		item.Language, item.Direction = other.Language, string(other.Direction)
		item.HTML = `<div lang="` + other.Language + `" dir="` + item.Direction + `">` + item.HTML + "</div>"
	}
	return item, nil
}

func (a Assembler) feedAuthor(author blog.Author) feed.Author {
	return feed.Author{Name: cmp.Or(author.Name, author.Key), URL: a.absolute(author.URL), Email: author.Email, Image: a.absolute(a.authorImage(author))}
}

// FeedTags returns the elements of every page's head with which browsers and feed readers find the
// feeds of a locale.
func (a Assembler) FeedTags() []shell.Tag {
	var tags []shell.Tag
	for _, blog := range a.Edition.Blogs {
		for _, name := range blog.Options.Feed.Type {
			format := feed.Types[name]
			tags = append(tags, shell.Tag{Tag: "link", Attributes: map[string]string{
				"rel": "alternate", "type": format.Media, "title": a.FeedTitle(blog) + " (" + format.Name + ")", "href": a.Edition.Routes.URL(a.FeedFile(blog, format)),
			}})
		}
	}
	return tags
}

// FeedFile returns the name of a feed in the output.
func (a Assembler) FeedFile(of *site.Blog, format feed.Type) string {
	return a.Edition.Routes.File(strings.TrimPrefix(path.Join(of.Base(), format.File), "/"))
}
