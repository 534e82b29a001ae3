package config

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Blog configures a blog: where the posts are, and how they become pages. Names and defaults are
// those of Docusaurus's blog plugin.
type Blog struct {
	ID                   string   `yaml:"id" default:"default" example:"news" doc:"Name of this blog. A site with several blogs writes blog as a list, and gives each a name."`
	Path                 string   `yaml:"path" default:"blog" example:"news" doc:"Folder that contains the posts, relative to the site folder."`
	Changelog            string   `yaml:"changelog" example:"CHANGELOG.md" doc:"Changelog file, such as CHANGELOG.md, whose releases become the posts, instead of the files in a folder. Then routeBasePath is changelog by default, the titles are those of a changelog, blogSidebarCount is ALL, and showReadingTime is false."`
	RouteBasePath        string   `yaml:"routeBasePath" default:"blog" example:"news" doc:"Path below baseUrl at which the blog is published."`
	ArchiveBasePath      PagePath `yaml:"archiveBasePath" default:"archive" example:"all" doc:"Path of the page that lists all posts by year, below the blog, or false for none."`
	TagsBasePath         string   `yaml:"tagsBasePath" default:"tags" example:"topics" doc:"Path of the pages of tags, below the blog."`
	AuthorsBasePath      string   `yaml:"authorsBasePath" default:"authors" example:"people" doc:"Path of the pages of authors, below the blog."`
	PageBasePath         string   `yaml:"pageBasePath" default:"page" example:"more" doc:"Path of the further pages of a list, such as page/2."`
	Include              []string `yaml:"include" default:"[\"**/*.{md,mdx}\"]" example:"['**/*.md']" doc:"Glob patterns of the files that are posts, relative to the blog's folder."`
	Exclude              []string `yaml:"exclude" default:"[\"**/_*.{js,jsx,ts,tsx,md,mdx}\", \"**/_*/**\", \"**/*.test.{js,jsx,ts,tsx}\", \"**/__tests__/**\"]" example:"['drafts/**']" doc:"Glob patterns of files that are not posts even if include matches them. Your list replaces the default list."`
	BlogTitle            string   `yaml:"blogTitle" default:"Blog" example:"News" doc:"Title of the blog, on its first page and in its feeds."`
	BlogDescription      string   `yaml:"blogDescription" default:"Blog" example:"What is new in Acme" doc:"Description of the blog for search engines and feeds."`
	BlogSidebarTitle     string   `yaml:"blogSidebarTitle" default:"Recent posts" example:"Latest news" doc:"Title of the list of posts in the sidebar."`
	BlogSidebarCount     Count    `yaml:"blogSidebarCount" default:"5" example:"ALL" doc:"Number of posts in the sidebar, or ALL. With 0, the blog has no sidebar."`
	PostsPerPage         Count    `yaml:"postsPerPage" default:"10" example:"5" doc:"Number of posts on each page of a list, or ALL."`
	SortPosts            Order    `yaml:"sortPosts" default:"descending" doc:"Order of the posts by date: descending shows the newest first."`
	ShowReadingTime      bool     `yaml:"showReadingTime" default:"true" doc:"Whether posts show how many minutes it takes to read them."`
	AuthorsMapPath       string   `yaml:"authorsMapPath" default:"authors.yml" example:"people.yml" doc:"File in the blog's folder that describes the authors. The default file is optional."`
	Tags                 TagsPath `yaml:"tags" default:"tags.yml" example:"topics.yml" doc:"File in the blog's folder that defines the tags, or false for none. The default file is optional."`
	OnInlineTags         Severity `yaml:"onInlineTags" default:"warn" doc:"How docgen reports a tag that the tags file does not define."`
	OnInlineAuthors      Severity `yaml:"onInlineAuthors" default:"warn" doc:"How docgen reports an author that a post describes itself, instead of naming one from the authors file."`
	OnUntruncated        Severity `yaml:"onUntruncatedBlogPosts" default:"warn" doc:"How docgen reports a post of more than 100 words without a mark that ends its summary."`
	EditURL              string   `yaml:"editUrl" example:"https://github.com/acme/docs/edit/main/" doc:"URL of the site's folder in the repository, such as https://github.com/you/site/edit/main/. Each post gets an edit link that starts with it. A script, as for docs.editUrl, names a function that returns the link of a post."`
	EditLocalizedFiles   bool     `yaml:"editLocalizedFiles" default:"false" doc:"Whether the edit link of a translated post leads to the translation. By default, it leads to the original."`
	ShowLastUpdateTime   bool     `yaml:"showLastUpdateTime" default:"false" doc:"Whether each post shows the date on which it last changed."`
	ShowLastUpdateAuthor bool     `yaml:"showLastUpdateAuthor" default:"false" doc:"Whether each post shows who last changed it."`
	Feed                 Feed     `yaml:"feedOptions" doc:"The feeds of the blog."`

	MarkdownPlugins

	at []any // path of the options
}

// Feed configures the feeds of a blog.
type Feed struct {
	Type        FeedTypes `yaml:"type" default:"[\"rss\", \"atom\"]" example:"[rss, json]" doc:"Formats of the feeds: rss, atom, json, a list of them, all, or null for no feeds."`
	Title       string    `yaml:"title" example:"News of Acme" doc:"Title of the feeds. By default, it is the site's title and Blog."`
	Description string    `yaml:"description" example:"What is new in Acme" doc:"Description of the feeds. By default, it is the site's title and Blog."`
	Copyright   string    `yaml:"copyright" example:"© Acme" doc:"Copyright notice of the feeds."`
	Language    string    `yaml:"language" example:"en-GB" doc:"Language of the feeds as a BCP 47 tag. By default, it is that of the pages."`
	Styled      bool      `yaml:"styled" default:"true" doc:"Whether browsers show the RSS and Atom feeds as pages that people can read. Docusaurus has xslt for this, which browsers are removing."`
	Limit       Count     `yaml:"limit" default:"20" example:"50" doc:"Number of posts in a feed, the newest ones, or ALL."`
}

// Feeds returns the names of the blog's feeds, in its folder.
func (b Blog) Feeds() []string {
	names := map[string]string{"rss": "rss.xml", "atom": "atom.xml", "json": "feed.json"}
	var feeds []string
	for _, each := range b.Feed.Type {
		feeds = append(feeds, names[each])
	}
	return feeds
}

// Option returns the path of an option of the blog, for [Config.Diagnostic] and [Config.Given].
func (b Blog) Option(steps ...any) []any { return below(b.at, steps...) }

// Blogs are the blogs of a site: one mapping, or a list with a mapping for each.
type Blogs []Blog

// UnmarshalYAML reads a mapping, a list of mappings, or false for none.
func (b *Blogs) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Scalar() == false:
	case value.Kind() == strictyaml.Bool, value.Kind() == strictyaml.Null:
		value.Expected("a mapping, a list of mappings, or false", "for a blog with all defaults, write {}")
	default:
		readAll(value, (*[]Blog)(b))
	}
}

func (b Blogs) complete(positions strictyaml.Positions) {
	for i := range b {
		b[i].at = []any{"blog"}
		if positions.Has("blog", i) {
			b[i].at = []any{"blog", i}
		}
		if b[i].Changelog != "" {
			b[i] = b[i].asChangelog(positions)
		}
	}
}

// asChangelog sets the defaults of a changelog. Its folder has no files for tags and authors.
func (b Blog) asChangelog(positions strictyaml.Positions) Blog {
	isGiven := func(name string) bool { return positions.Has(b.Option(name)...) }
	b.Tags, b.AuthorsMapPath, b.OnUntruncated = "", "", Ignore
	if !isGiven("routeBasePath") {
		b.RouteBasePath = "changelog"
	}
	if !isGiven("blogSidebarCount") {
		b.BlogSidebarCount = All
	}
	if !isGiven("showReadingTime") {
		b.ShowReadingTime = false
	}
	return b
}

// postsOnly are options that a changelog does not have.
func postsOnly() []string {
	return []string{"path", "include", "exclude", "sortPosts", "authorsMapPath", "tags", "onInlineTags", "onInlineAuthors", "onUntruncatedBlogPosts"}
}

func (c *checker) blogs() {
	for i, blog := range c.config.Blogs {
		c.blog(blog)
		for _, other := range c.config.Blogs[:i] {
			if other.ID == blog.ID {
				c.report(fmt.Sprintf("two blogs have the id %q", blog.ID), "give each of them its own id, such as news", blog.Option("id")...)
			}
			if blog.Changelog == "" && other.Changelog == "" && path.Clean(other.Path) == path.Clean(blog.Path) {
				c.report(fmt.Sprintf("the blogs %q and %q have the same path %q", other.ID, blog.ID, blog.Path), "give each of them a folder of its own",
					blog.Option("path")...)
			}
		}
		isSame := func(docs Docs) bool { return path.Clean(docs.Path) == path.Clean(blog.Path) }
		if blog.Changelog == "" && slices.ContainsFunc(c.config.Docs, isSame) {
			c.report(fmt.Sprintf("the blog and the docs have the same path %q", blog.Path), "give each of them a folder of its own", blog.Option("path")...)
		}
	}
}

func (c *checker) blog(blog Blog) {
	for _, name := range postsOnly() {
		if blog.Changelog != "" && c.given(blog.at, name) {
			c.report(fmt.Sprintf("blog.%s has no effect on a changelog", name),
				"remove it; for posts beside a changelog, write blog as a list with an entry for each", blog.Option(name)...)
		}
	}
	if blog.Path == "" {
		c.report("blog.path is empty", `for example, "blog"`, blog.Option("path")...)
	}
	if blog.RouteBasePath == "" {
		c.report("blog.routeBasePath is empty", `write "/" to serve the blog at the root`, blog.Option("routeBasePath")...)
	}
	c.editURL("blog.editUrl", blog.EditURL, blog.Option("editUrl")...)
	if blog.ID == "" || strings.ContainsAny(blog.ID, `/\`) {
		c.report(fmt.Sprintf("blog.id must be a name, found %q", blog.ID), "write a word such as news", blog.Option("id")...)
	}
	if blog.PostsPerPage == 0 {
		c.report("blog.postsPerPage must be at least 1, found 0", "write ALL for one page with all posts", blog.Option("postsPerPage")...)
	}
	for _, each := range []struct{ name, value string }{
		{"tagsBasePath", blog.TagsBasePath}, {"authorsBasePath", blog.AuthorsBasePath}, {"pageBasePath", blog.PageBasePath},
	} {
		if strings.Trim(each.value, "/") == "" {
			c.report(fmt.Sprintf("blog.%s is empty", each.name), "remove the option to use its default", blog.Option(each.name)...)
		}
	}
}

// Order is the order of posts by date.
type Order string

// Ascending shows the oldest post first.
const Ascending Order = "ascending"

// Allowed returns the possible values.
func (Order) Allowed() []string { return []string{"descending", "ascending"} }

// Count is a number of posts.
type Count int

// All is the count of as many posts as there are.
const All Count = -1

// UnmarshalYAML reads a whole number, ALL, or false or null for ALL.
func (c *Count) UnmarshalYAML(value strictyaml.Value) {
	number, isNumber := value.Scalar().(int64)
	switch {
	case isNumber && number >= 0 && number < 1<<20:
		*c = Count(number)
	case value.Kind() == strictyaml.Null, value.Scalar() == false, value.Scalar() == "ALL":
		*c = All
	default:
		value.Expected("a whole number or ALL", "for example, write 10")
	}
}

func (Count) schema() object {
	return anyOf(object{{"type", "integer"}, {"minimum", 0}}, object{{"const", "ALL"}}, isFalse, isNull)
}

// PagePath is a path below the blog, or "" for no page.
type PagePath string

// UnmarshalYAML reads a path, false or null.
func (p *PagePath) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Null, value.Scalar() == false:
		*p = ""
	case value.Kind() == strictyaml.String && strings.Trim(value.Text(), "/") != "":
		*p = PagePath(value.Text())
	default:
		value.Expected("a path or false", `for example, "archive"`)
	}
}

func (PagePath) schema() object { return anyOf(isString, isFalse, isNull) }

// FeedTypes are the formats of a blog's feeds: rss, atom and json.
type FeedTypes []string

// UnmarshalYAML reads a format, a list of formats, all, or null or false for none.
func (f *FeedTypes) UnmarshalYAML(value strictyaml.Value) {
	known := []string{"rss", "atom", "json"}
	written := []strictyaml.Value{value}
	switch {
	case value.Kind() == strictyaml.Null, value.Scalar() == false:
		*f = FeedTypes{}
		return
	case value.Scalar() == "all":
		*f = known
		return
	case value.Kind() == strictyaml.List:
		written = value.Items()
	}
	types := FeedTypes{}
	for _, each := range written {
		if !slices.Contains(known, each.Text()) {
			each.Expected("rss, atom, json or all", cmp.Or(diag.DidYouMean(each.Text(), known), "write null for no feeds"))
			continue
		}
		types = append(types, each.Text())
	}
	*f = types
}

func (FeedTypes) schema() object {
	return anyOf(object{{"enum", []string{"rss", "atom", "json", "all"}}}, listOf(isString), isFalse, isNull)
}
