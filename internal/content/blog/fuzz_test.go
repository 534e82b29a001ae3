package blog_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
)

func FuzzAnyAuthorsFileIsReadOrDiagnosed(f *testing.F) {
	for _, seed := range []string{
		authorsFile, "", "a:", "a: {}", "a: A", "- a", "a: {name: A, page: {permalink: /}}", "a: {name: A, page: {permalink: ../..}}",
		"'': {name: A, page: true}",
		"a: &x {name: A}\nb: *x", "[]: 1", "? [a]\n: b", "\ufeffa:", "a: {name: A, socials: [x]}", "a: {name: A, socials: {x: {y: z}}}", "é: {name: !!int b}",
		"a: {image_url: 'a b', url: 'javascript:x'}", "a: {name: \"\\t\", page: {permalink: '%2e%2e/'}}", "---\na: {name: 1.0}\n---\nb:",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		read, findings := blog.ParseAuthors(text, "blog/authors.yml", "authors")
		for _, finding := range findings {
			if finding.File != "blog/authors.yml" || finding.Line < 1 || finding.Code != "blog" {
				t.Errorf("%q\ngot a finding without a place: %v", text, finding)
			}
		}
		pages := map[string]bool{}
		for _, author := range read.All() {
			known, found := read.Find(author.Key)
			switch {
			case !found || known.Key != author.Key:
				t.Errorf("%q\ndoes not find its author %q", text, author.Key)
			case author.Name == "" && author.ImageURL == "" && author.Key != "":
				t.Errorf("%q\nhas the author %q without a name and an image", text, author.Key)
			case author.Page != "" && (pages[author.Page] || !strings.HasPrefix(author.Page, "/authors/")):
				t.Errorf("%q\nhas the page %s of an author twice or elsewhere", text, author.Page)
			}
			pages[author.Page] = true
			if strings.Contains(strings.ToLower(author.URL), "javascript:") && !strings.HasPrefix(author.URL, "/") && !strings.Contains(author.URL, "//") {
				t.Errorf("%q\nhas the URL %s", text, author.URL)
			}
		}
	})
}

func FuzzAnyPostIsDescribedOrDiagnosed(f *testing.F) {
	for _, seed := range []string{
		"authors: ann", "authors: [ann, {key: BobB, title: B}]", "authors: {name: [x]}", "authors: {socials: x, name: y}", "author: [x]", "author_url: {a: b}",
		"date: 2026-02-30", "date: {a: b}", "slug: ../..", "slug: '%2f'", "id: 3", "authors: [[[x]]]", "date: 1e400", "authors: {key: 1.50}", "date: .nan",
	} {
		f.Add("2026-11-23-n.md", seed)
	}
	for _, name := range []string{"index.md", "2026-13-01.md", "a/2026/1/2/index.mdx", ".md", "2026-1-1/2026-2-2-.md", "0000-00-00.md", "9999-12-31x.md"} {
		f.Add(name, "")
	}
	f.Fuzz(func(t *testing.T, path, front string) {
		if !strings.HasSuffix(path, ".md") || strings.HasPrefix(path, "/") || slices.Contains(strings.Split(path, "/"), "..") {
			t.Skip("not a path below a folder")
		}
		file := content.File{Path: path, Name: "blog/" + path, Text: []byte("---\n" + front + "\n---\n")}
		matter, _, _ := content.ReadFrontMatter(file)
		known, _ := blog.ParseAuthors([]byte(authorsFile), "blog/authors.yml", "authors")
		post, findings := blog.Describe(file, content.Parsed{FrontMatter: matter}, blog.Options{Authors: known, Inline: diag.Warning})
		if post.Slug == "" || post.Slug[0] != '/' {
			t.Errorf("%q %q\ngot the slug %q", path, front, post.Slug)
		}
		for _, finding := range findings {
			if finding.File != file.Name || finding.Line < 1 || finding.Code != "blog" {
				t.Errorf("%q %q\ngot a finding without a place: %v", path, front, finding)
			}
		}
	})
}
