package read

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// newBlog returns a blog whose posts have no URLs yet.
func newBlog(input site.Input, wanted site.BlogInput, read blogTexts) *site.Blog {
	result := &site.Blog{BlogInput: wanted, Omitted: read.omitted, Unread: read.unread, Authors: read.authors, Structure: read.hash, Changes: read.changes}
	for _, post := range read.posts {
		page := postPage(result, post)
		if post.FrontMatter.Draft && !input.Drafts {
			result.Drafts = append(result.Drafts, page)
			continue
		}
		result.Posts = append(result.Posts, page)
	}
	result.Parts = map[string]route.Ref{}
	for _, post := range result.Posts {
		for _, anchor := range read.anchors[post.Text.ID] {
			result.Parts[anchor] = post.Route.Ref
		}
	}
	result.Intro = read.intro
	if wanted.Options.Changelog == "" { // releases have the order of their file
		sortPosts(result)
	}
	if read.title != "" && !input.Config.Given(wanted.Options.Option("blogTitle")...) && !isChangelogTitle(read.title) {
		result.Title = read.title
	}
	return result
}

// postPage returns the page of a post, without its URL.
func postPage(of *site.Blog, post postText) *site.Page {
	return &site.Page{
		Route: route.Route{Ref: postRef(of, post.Text)}, Blog: of, Text: post.Text, Post: post.post,
		Report: post.Reporter("slug"),
	}
}

func postRef(of *site.Blog, text *site.Text) route.Ref {
	return route.Ref{Set: of.ID, Kind: route.Post, ID: text.ID}
}

// sortPosts sorts the posts by date. Posts of the same day are in the order of their files.
func sortPosts(of *site.Blog) {
	slices.SortStableFunc(of.Posts, func(a, b *site.Page) int {
		order := b.Post.Date.Compare(a.Post.Date)
		if of.Options.SortPosts == config.Ascending {
			order = -order
		}
		return cmp.Or(order, strings.Compare(a.Text.File, b.Text.File))
	})
}

// readPostTags groups the posts by tag.
func readPostTags(input site.Input, of *site.Blog) ([]diag.Diagnostic, error) {
	type result struct {
		tags     tag.Tags
		findings []diag.Diagnostic
	}
	read, trace, err := incremental.Compute(input.Engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (result, error) {
		file, findings := tagsFile(input, inputs.Files(), companion{
			file: string(of.Options.Tags), folder: of.Folder, translations: of.Translations, option: of.Options.Option("tags"),
			what: "tags file", where: "blog's folder",
		})
		tags, problems := tag.Group(docsOf(of.Posts), tag.Options{File: file, Inline: of.Options.OnInlineTags.Level(), Option: "blog.onInlineTags"})
		return result{tags, append(findings, problems...)}, nil
	})
	of.Tags, of.Structure = read.tags, fingerprint.Sum(of.Structure, trace.Sum())
	return read.findings, err
}

// listPages returns the pages that list posts: all posts, the archive, those of tags and those of
// authors.
func listPages(cfg config.Config, of *site.Blog, routes route.Table) []pending {
	lists := lister{cfg: cfg, blog: of, routes: routes}
	options := of.Options
	lists.add(route.PostList, "", "/", "routeBasePath", fmt.Sprintf("the list of posts of the blog %q", options.ID), site.List{Posts: of.Listed()})
	lists.pages[0].file, lists.pages[0].parts = of.ChangelogFile(), of.Parts
	if options.ArchiveBasePath != "" && len(of.Listed()) > 0 {
		lists.single(route.Archive, string(options.ArchiveBasePath), "archiveBasePath", "the archive of the blog")
	}
	tags := of.Tags.Listed()
	for i := range tags {
		tag := &tags[i]
		slug := path.Join("/", options.TagsBasePath, strings.TrimPrefix(tag.Slug, "/tags"))
		lists.add(route.PostTag, tag.Slug, slug, "tagsBasePath", fmt.Sprintf("the page of the tag %q", tag.Label), site.List{Posts: of.Tagged(tag.Slug), Tag: tag})
	}
	if len(tags) > 0 {
		lists.single(route.PostTags, options.TagsBasePath, "tagsBasePath", "the page of all tags of the blog")
	}
	for _, author := range of.Authors.WithPages() {
		lists.add(route.Author, author.Key, author.Page, "authorsBasePath", fmt.Sprintf("the page of the author %q", author.Name),
			site.List{Posts: of.By(author.Key), Author: &author})
	}
	if !of.Authors.IsEmpty() {
		lists.single(route.Authors, options.AuthorsBasePath, "authorsBasePath", "the page of all authors of the blog")
	}
	return lists.pages
}

// lister collects the pages of the lists of a blog.
type lister struct {
	cfg    config.Config
	blog   *site.Blog
	routes route.Table
	pages  []pending
}

// single adds a page that is not divided.
func (l *lister) single(kind route.Kind, below, option, name string) {
	l.page(kind, "", path.Join("/", below), option, name, nil)
}

// add adds the pages of a list, the first of which is at a path below the blog.
func (l *lister) add(kind route.Kind, id, slug, option, name string, list site.List) {
	parts := blog.Pages(list.Posts, int(l.blog.Options.PostsPerPage))
	at := func(number int) string {
		if number == 1 {
			return slug
		}
		return path.Join(slug, l.blog.Options.PageBasePath, strconv.Itoa(number))
	}
	list.Total, list.Count = len(list.Posts), len(parts)
	for i, posts := range parts {
		part := list
		part.Posts, part.Number = posts, i+1
		if i > 0 {
			part.Newer = l.path(at(i))
		}
		if i < len(parts)-1 {
			part.Older = l.path(at(i + 2))
		}
		partID, partName := id, name
		if i > 0 {
			partID, partName = id+"#"+strconv.Itoa(i+1), fmt.Sprintf("page %d of %s", i+1, name)
		}
		l.page(kind, partID, at(i+1), option, partName, &part)
	}
}

// path returns the URL path of a page below the blog.
func (l *lister) path(slug string) string {
	return l.routes.Place(path.Join(l.blog.Base(), slug)).Path
}

func (l *lister) page(kind route.Kind, id, slug, option, name string, list *site.List) {
	l.pages = append(l.pages, pending{
		page: &site.Page{
			Route: route.Route{Ref: route.Ref{Set: l.blog.ID, Kind: kind, ID: id}}, Blog: l.blog, List: list,
			Report: l.cfg.Reporter(l.blog.Options.Option(option)...),
		},
		slug: path.Join(l.blog.Base(), slug), name: name, remedy: fmt.Sprintf("set blog.%s to another path, or move the other page", option),
	})
}
