package site

import (
	"context"
	"path"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// BlogInput is everything that a blog is read from.
type BlogInput struct {
	ID           content.SetID
	Options      config.Blog
	Folder       string // with the posts, relative to the site folder
	Translations string // folder with the translated posts, relative to the site folder; "" for none

	Site string // of a changelog outside the site folder: the site folder, relative to its folder

	Title, Description, SidebarTitle string                 // in the language of the locale
	Written                          translation.BlogTitles // the same as the config has them

	History History // nil if the site does not need it

	// Created returns when git first had a file, by its name; zero if it does not have it. It may be nil.
	Created func(ctx context.Context, name string) time.Time
}

// Base returns the path at which the blog is published, relative to the locale's home page.
func (b BlogInput) Base() string { return path.Join("/", b.Options.RouteBasePath) }

// titled returns the input with the titles that the config does not set, in the language of the
// locale.
func (b BlogInput) titled(cfg config.Config, labels message.Catalog) BlogInput {
	title, sidebar := "docgen.blog.title", "docgen.blog.recent"
	if b.Options.Changelog != "" {
		title, sidebar = "docgen.changelog.title", "docgen.changelog.releases"
	}
	for _, each := range []struct {
		option, label string
		text          *string
	}{
		{"blogTitle", title, &b.Title}, {"blogDescription", title, &b.Description}, {"blogSidebarTitle", sidebar, &b.SidebarTitle},
	} {
		if !cfg.Given(b.Options.Option(each.option)...) {
			*each.text = labels.Text(each.label)
		}
	}
	return b
}

// Blog holds the posts of one blog in one locale.
type Blog struct {
	BlogInput
	Posts     []*Page // in the order of the lists, with those that lists leave out
	Drafts    []*Page
	Intro     *Text         // above the first list; nil for none
	Omitted   []*Text       // posts that the locale leaves out, because they are not translated
	Unread    []content.Doc // posts that cannot be shown, because their files have errors
	Authors   blog.Authors
	Tags      tag.Tags
	Home      string                    // URL path of the first page
	Structure fingerprint.Hash          // of the files that define authors and tags
	Changes   map[string]history.Change // by path in the folder

	Parts map[string]route.Ref // the releases of a changelog by the anchors of their headings in it
}

// Listed returns the posts that lists show, in their order.
func (b *Blog) Listed() []*Page {
	return slices.DeleteFunc(slices.Clone(b.Posts), func(post *Page) bool { return post.Text.FrontMatter.Unlisted })
}

// Tagged returns the listed posts with a tag, in the order of the lists.
func (b *Blog) Tagged(slug string) []*Page {
	return slices.DeleteFunc(b.Listed(), func(post *Page) bool {
		return !slices.ContainsFunc(b.Tags.Of(post.Text.ID), func(link tag.Link) bool { return link.Slug == slug })
	})
}

// By returns the listed posts of an author, in the order of the lists.
func (b *Blog) By(key string) []*Page {
	return slices.DeleteFunc(b.Listed(), func(post *Page) bool {
		return !slices.ContainsFunc(post.Post.Authors, func(author blog.Author) bool { return author.Key == key })
	})
}

// List is one page of a list of posts.
type List struct {
	Posts         []*Page
	Total         int          // number of posts of the whole list
	Number, Count int          // of the page, from 1, and of all pages of the list
	Newer, Older  string       // URL paths of the pages before and after; "" for none
	Tag           *tag.Tag     // that the posts have; nil for others
	Author        *blog.Author // of the posts; nil for others
}
