package blog_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
)

func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		list = append(list, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return list
}

// describe describes a post from its path and its front matter.
func describe(t *testing.T, path, front string, options blog.Options) (blog.Post, []string) {
	t.Helper()
	file := content.File{Path: path, Name: "blog/" + path, Text: []byte("---\n" + front + "---\n")}
	matter, findings, _ := content.ReadFrontMatter(file)
	sitetest.Compare(t, path, lines(findings), []string(nil))
	post, problems := blog.Describe(file, content.Parsed{FrontMatter: matter, Excerpt: "Text."}, options)
	return post, lines(problems)
}

func TestNameGivesDateAndSlug(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"2026-11-23-news.md":               "/2026/11/23/news 2026-11-23 news",
		"2026-11-23-news.mdx":              "/2026/11/23/news 2026-11-23 news",
		"2026-1-3-news.md":                 "/2026/1/3/news 2026-01-03 news",
		"2026/11/23-news.md":               "/2026/11/23/news 2026-11-23 news",
		"2026/11/23/news.md":               "/2026/11/23/news 2026-11-23 news",
		"2026-11-23/index.md":              "/2026/11/23/index 2026-11-23 index",
		"2026-11-23-news/index.mdx":        "/2026/11/23/news 2026-11-23 news",
		"2026-11-23.md":                    "/2026/11/23 2026-11-23 2026/11/23",
		"team/2026-11-23-news.md":          "/2026/11/23/team/news 2026-11-23 news",
		"2026/2026-11-23-news.md":          "/2026/11/23/2026/news 2026-11-23 news",
		"2026-11-23-two-words/2026-x.md":   "/2026/11/23/two-words/2026-x 2026-11-23 two-words/2026-x",
		"2026-11-23-Größe und Zahl.md":     "/2026/11/23/Größe und Zahl 2026-11-23 Größe und Zahl",
		"2026-11-23-first-2026-11-24-b.md": "/2026/11/24/2026-11-23-first-b 2026-11-24 b",
	} {
		post, findings := describe(t, path, "", blog.Options{})
		sitetest.Compare(t, path, findings, []string(nil))
		sitetest.Compare(t, path, fmt.Sprintf("%s %s %s", post.Slug, post.Date.Format(time.DateOnly), post.Title), want)
	}
}

func TestFrontMatterReplacesWhatTheNameSays(t *testing.T) {
	t.Parallel()
	for front, want := range map[string]string{
		"title: News\n":                         "/2026/11/23/n 2026-11-23T00:00:00Z News",
		"slug: news\n":                          "/news 2026-11-23T00:00:00Z n",
		"slug: /a/news\n":                       "/a/news 2026-11-23T00:00:00Z n",
		"slug: /\n":                             "/ 2026-11-23T00:00:00Z n",
		"date: 2026-01-02\n":                    "/2026/11/23/n 2026-01-02T00:00:00Z n",
		"date: 2026/1/2\n":                      "/2026/11/23/n 2026-01-02T00:00:00Z n",
		"date: 2026-01-02T10:00\n":              "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: 2026-01-02 10:00:05\n":           "/2026/11/23/n 2026-01-02T10:00:05Z n",
		"date: \"2026-01-02T10:00:00Z\"\n":      "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: 2026-01-02T10:00:00+02:00\n":     "/2026/11/23/n 2026-01-02T08:00:00Z n",
		"date: 2026-01-02T10:00:00.123+02:00\n": "/2026/11/23/n 2026-01-02T08:00:00Z n",
		"date: 2026-01-02 10:00:00 +02:00\n":    "/2026/11/23/n 2026-01-02T08:00:00Z n",
		"date: 2026-01-02T10:00:00+0200\n":      "/2026/11/23/n 2026-01-02T08:00:00Z n",
		"date: 2026-01-02T10:00:00.5+02\n":      "/2026/11/23/n 2026-01-02T08:00:00Z n",
		"date: 2026-1-2 10:00\n":                "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: \"\u00a0 2026-01-02 10:00\"\n":   "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: 2026/01/02 10:00\n":              "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: January 2, 2026 10:00\n":         "/2026/11/23/n 2026-01-02T10:00:00Z n",
		"date: Fri, 02 Jan 2026 10:00:00 GMT\n": "/2026/11/23/n 2026-01-02T10:00:00Z n",
	} {
		post, findings := describe(t, "2026-11-23-n.md", front, blog.Options{})
		sitetest.Compare(t, front, findings, []string(nil))
		sitetest.Compare(t, front, fmt.Sprintf("%s %s %s", post.Slug, post.Date.Format(time.RFC3339), post.Title), want)
	}
}

func TestInvalidDateSlugAndIDAreReportedAtTheirPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ path, front, want string }{
		{"2026-11-23-n.md", "date: soon\n", `error blog/2026-11-23-n.md:2:1 the date "soon" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026-02-30\n", `error blog/2026-11-23-n.md:2:1 the date "2026-02-30" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: [2026]\n", `error blog/2026-11-23-n.md:2:1 the date "[2026]" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026-01-02-05\n", `error blog/2026-11-23-n.md:2:1 the date "2026-01-02-05" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026-13-01\n", `error blog/2026-11-23-n.md:2:1 the date "2026-13-01" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026-01-02T25:00\n", `error blog/2026-11-23-n.md:2:1 the date "2026-01-02T25:00" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026/02/30\n", `error blog/2026-11-23-n.md:2:1 the date "2026/02/30" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: Fri, 02 Jan 2026 10:00:00 XYZ\n",
			`error blog/2026-11-23-n.md:2:1 the date "Fri, 02 Jan 2026 10:00:00 XYZ" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 12\n", `error blog/2026-11-23-n.md:2:1 the date "12" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-11-23-n.md", "date: 2026\n", `error blog/2026-11-23-n.md:2:1 the date "2026" is not a date (write one such as 2026-11-23 or "2026-11-23T09:30:00Z")`},
		{"2026-02-30-n.md", "", `error blog/2026-02-30-n.md:1 the date 2026-02-30 in the name of the file does not exist (rename the file, or set date in the front matter)`},
		{"2026-11-23-n.md", "slug: a?b\n", `error blog/2026-11-23-n.md:2:1 the slug "a?b" is not a path (write a path such as /my-post)`},
		{"2026-11-23-n.md", "id: n\n", `warning blog/2026-11-23-n.md:2:1 the field "id" has no effect on posts (remove it; to change the URL of the post, set slug)`},
		{"n.md", "", `error blog/n.md:1 the post has no date (set date in the front matter, or start the name of the file with the date, such as 2026-11-23-news.md)`},
	} {
		_, findings := describe(t, test.path, test.front, blog.Options{})
		sitetest.Compare(t, test.path+" "+test.front, findings, []string{test.want})
	}
}

func TestPostWithoutADateHasThatOfItsFirstCommit(t *testing.T) {
	t.Parallel()
	created := time.Date(2026, 5, 6, 7, 8, 9, 0, time.UTC)
	post, findings := describe(t, "n.md", "", blog.Options{Created: func() time.Time { return created }})
	sitetest.Compare(t, "date", post.Date, created)
	sitetest.Compare(t, "findings", findings, []string{`warning blog/n.md:1 the post has no date, so it gets that of its first commit, 2026-05-06 (set date in the front matter, or start the name of the file with the date, such as 2026-11-23-news.md)`})
}

func TestListsAreDividedIntoPages(t *testing.T) {
	t.Parallel()
	sitetest.Compare(t, "three by two", blog.Pages([]int{1, 2, 3}, 2), [][]int{{1, 2}, {3}})
	sitetest.Compare(t, "all", blog.Pages([]int{1, 2, 3}, -1), [][]int{{1, 2, 3}})
	sitetest.Compare(t, "none", blog.Pages([]int{}, 10), [][]int{{}})
	sitetest.Compare(t, "two by two", blog.Pages([]int{1, 2}, 2), [][]int{{1, 2}})
}

func TestReadingTimeIsInFullMinutes(t *testing.T) {
	t.Parallel()
	for words, want := range map[int]int{0: 0, 1: 1, 200: 1, 201: 2, 1000: 5} {
		sitetest.Compare(t, fmt.Sprint(words), blog.ReadingTime(words), want)
	}
}

func TestMistakeInAnOriginalIsNotReportedAgainAtItsTranslation(t *testing.T) {
	t.Parallel()
	text := func(text string) *string { return &text }
	original := content.FrontMatter{ID: text("n"), Slug: text("a?b"), Date: content.Raw(`"soon"`), Authors: content.Raw(`"nobody"`)}
	for _, path := range []string{"2026-11-23-n.md", "2026-02-30-n.md", "n.md"} {
		file := content.File{Path: path, Name: "i18n/de/docusaurus-plugin-content-blog/" + path, Text: []byte("---\ntitle: N\n---\n")}
		_, findings := blog.Describe(file, content.Parsed{FrontMatter: original}, blog.Options{IsTranslation: true})
		sitetest.Compare(t, path, lines(findings), []string(nil))
		_, findings = blog.Describe(file, content.Parsed{}, blog.Options{IsTranslation: true})
		sitetest.Compare(t, path+" without front matter", lines(findings), []string(nil))
	}
}
