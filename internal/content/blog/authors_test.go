package blog_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
)

const authorsFile = `ann:
  name: Ann Example
  title: Maintainer
  url: https://ann.example
  email: ann@example.org
  description: Writes.
  image_url: /img/ann.svg
  page: true
  socials: {github: ann, stackoverflow: 82609, x: https://x.com/ann, homepage: https://ann.example}
  pronouns: she
BobB:
  imageURL: https://bob.example/b.png
  page: {permalink: /the-bob}
`

func authors(t *testing.T) blog.Authors {
	t.Helper()
	read, findings := blog.ParseAuthors([]byte(authorsFile), "blog/authors.yml", "authors")
	sitetest.Compare(t, "findings", lines(findings), []string(nil))
	return read
}

func TestAuthorsFileIsRead(t *testing.T) {
	t.Parallel()
	sitetest.Compare(t, "authors", authors(t).All(), []blog.Author{
		{
			Key: "ann", Name: "Ann Example", Title: "Maintainer", URL: "https://ann.example", Email: "ann@example.org", Description: "Writes.",
			ImageURL: "/img/ann.svg", Page: "/authors/ann", Socials: []blog.Social{
				{Platform: "github", URL: "https://github.com/ann"}, {Platform: "stackoverflow", URL: "https://stackoverflow.com/users/82609"},
				{Platform: "x", URL: "https://x.com/ann"}, {Platform: "homepage", URL: "https://ann.example"},
			},
		},
		{Key: "BobB", ImageURL: "https://bob.example/b.png", Page: "/authors/the-bob"},
	})
}

func TestSocialsBecomeURLs(t *testing.T) {
	t.Parallel()
	for written, want := range map[string]string{
		"twitter: a": "https://twitter.com/a", "linkedin: a": "https://www.linkedin.com/in/a/", "bluesky: a.example": "https://bsky.app/profile/a.example",
		"instagram: a": "https://www.instagram.com/a", "threads: a": "https://www.threads.net/@a",
		"mastodon: a@b.example": "https://mastodon.social/@a@b.example",
		"twitch: a":             "https://twitch.tv/a", "youtube: a": "https://youtube.com/@a", "email: a@b.example": "mailto:a@b.example",
		"GitHub: a": "https://github.com/a",
	} {
		read, findings := blog.ParseAuthors([]byte("ann: {name: Ann, socials: {"+written+"}}"), "authors.yml", "authors")
		sitetest.Compare(t, written, lines(findings), []string(nil))
		sitetest.Compare(t, written, read.All()[0].Socials[0].URL, want)
	}
}

func TestMistakesInTheAuthorsFileAreReportedAtTheirPlace(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"ann: {title: Maintainer}":                     `error authors.yml:1:1 the author "ann" has neither a name nor an image (add a name)`,
		"ann:":                                         `error authors.yml:1:1 the author "ann" has neither a name nor an image (add a name)`,
		"ann: Ann":                                     `error authors.yml:1:6 ann must be a mapping, found "Ann" (for example, write {name: Ann Example})`,
		"ann: {name: [Ann]}":                           `error authors.yml:1:13 ann.name must be a string, found a list (put the value in quotes to make it a string)`,
		"ann: {name: Ann, page: yes please}":           `error authors.yml:1:24 ann.page must be true, or a mapping with a permalink, found "yes please" (for example, write {permalink: /ann})`,
		"ann: {nam: Ann, name: Ann}":                   `warning authors.yml:1:7 unknown field "nam" of an author (did you mean "name"?)`,
		"ann: {name: Ann, socials: {github: a/b}}":     `error authors.yml:1:28 the value of github must be the name of an account or a URL, found "a/b" (write a URL that starts with https://; docgen knows where accounts are on bluesky, email, github, instagram, linkedin, mastodon, stackoverflow, threads, twitch, twitter, x, youtube)`,
		`ann: {name: Ann, url: "javascript:alert(1)"}`: `error authors.yml:1:18 the url "javascript:alert(1)" is not a URL (write a URL that starts with https://, or a path that starts with /)`,
		"ann: {name: Ann, url: ann.example}":           `error authors.yml:1:18 the url "ann.example" is not a URL (write a URL that starts with https://, or a path that starts with /)`,
		"ann: {image_url: my image.png}":               `error authors.yml:1:7 the image_url "my image.png" is not a URL (write a URL, or the path of a file in a static folder)`,
		"ann: {name: Ann, page: {permalink: /}}":       `error authors.yml:1:1 the page of the author "ann" has no URL of its own (add a permalink: page: {permalink: /name})`,
		"ann: {name: Ann, page: {permalink: ../..}}":   `error authors.yml:1:1 the page of the author "ann" has no URL of its own (add a permalink: page: {permalink: /name})`,
		"'!': {name: Ann, page: true}":                 `error authors.yml:1:1 the page of the author "!" has no URL of its own (add a permalink: page: {permalink: /name})`,
		"a: {name: A, page: {permalink: /x}}\nb: {name: B, page: {permalink: x}}": `error authors.yml:2:1 two authors have the page /authors/x: "a" already has it (give one of them another permalink: page: {permalink: /name})`,
	} {
		_, findings := blog.ParseAuthors([]byte(text), "authors.yml", "authors")
		sitetest.Compare(t, text, lines(findings), []string{want})
	}
}

func TestPostsNameTheirAuthors(t *testing.T) {
	t.Parallel()
	known := authors(t)
	ann, _ := known.Find("ann")
	bob, _ := known.Find("BobB")
	guest := ann
	guest.Title = "Guest"
	cat := blog.Author{Name: "Cat", Title: "Cat", URL: "https://cat.example", ImageURL: "/cat.png"}
	for front, want := range map[string][]blog.Author{
		"authors: ann\n":                      {ann},
		"authors: [BobB, ann]\n":              {bob, ann},
		"authors: {key: ann, title: Guest}\n": {guest},
		"authors:\n  - ann\n  - name: Cat\n    title: Cat\n    url: https://cat.example\n    image_url: /cat.png\n":     {ann, cat},
		"author: Cat\nauthor_title: Cat\nauthor_url: https://cat.example\nauthor_image_url: /cat.png\n":                 {cat},
		"author: Cat\nauthorTitle: Cat\nauthorURL: https://cat.example\nauthorImageURL: /cat.png\n":                     {cat},
		"authors: []\nauthor: Cat\nauthor_title: Cat\nauthorURL: https://cat.example\nauthor_image_url: /cat.png\n":     {cat},
		"author_title: Cat\nauthorTitle: Dog\nauthor: Cat\nauthor_url: https://cat.example\nauthorImageURL: /cat.png\n": {cat},
		"authors: {key: ann, title: null}\n":         {ann},
		"authors: {image_url: cat.png, title: ''}\n": {{ImageURL: "cat.png"}},
		"title: None\n": nil,
	} {
		post, findings := describe(t, "2026-11-23-n.md", front, blog.Options{Authors: known, AuthorsFile: "blog/authors.yml", Inline: diag.Ignore})
		sitetest.Compare(t, front, findings, []string(nil))
		sitetest.Compare(t, front, post.Authors, want)
	}
}

func TestMistakesInTheAuthorsOfAPostAreReportedAtTheirPlace(t *testing.T) {
	t.Parallel()
	known := authors(t)
	for front, want := range map[string]string{
		"authors: an\n":                          `error blog/2026-11-23-n.md:2:10 the author "an" is not in blog/authors.yml (did you mean "ann"?)`,
		"authors: [ann, zzz]\n":                  `error blog/2026-11-23-n.md:2:16 the author "zzz" is not in blog/authors.yml (add the author to that file)`,
		"authors: [ann, ann]\n":                  `error blog/2026-11-23-n.md:2:16 the post names the author "ann" twice (remove one of them)`,
		"authors: [[ann]]\n":                     `error blog/2026-11-23-n.md:2:11 an author must be a key of the authors file or a mapping (for example, write ann, or {name: Ann Example})`,
		"authors: {title: Guest}\n":              `error blog/2026-11-23-n.md:2:10 the author has neither a key nor a name (add one of them)`,
		"authors: {key: ann, titel: Guest}\n":    `warning blog/2026-11-23-n.md:2:28 unknown field "titel" of an author (did you mean "title"?)`,
		"authors: {key: [ann], name: Cat}\n":     `error blog/2026-11-23-n.md:2:16 the key of an author must be a string (write a key of the authors file)`,
		"authors: {key: ann, name: [Ann]}\n":     `error blog/2026-11-23-n.md:2:27 name must be a string (put the value in quotes to make it a string)`,
		"authors: {key: ann, socials: github}\n": `error blog/2026-11-23-n.md:2:30 socials must be a mapping (for example, write {github: ann})`,
		"authors: {key: ann, url: ann}\n":        `error blog/2026-11-23-n.md:2:26 the url "ann" is not a URL (write a URL that starts with https://, or a path that starts with /)`,
		"author: [Cat]\n":                        `error blog/2026-11-23-n.md:2:9 author must be a string (put the value in quotes to make it a string)`,
		"author_title: Guest\n":                  `error blog/2026-11-23-n.md:2:15 the author has no name (add one, such as author: Ann Example)`,
		"author: Cat\nauthor_url: cat\n":         `error blog/2026-11-23-n.md:3:13 the author_url "cat" is not a URL (write a URL that starts with https://, or a path that starts with /)`,
		"authors: {image_url: cat.png}\n":        `warning blog/2026-11-23-n.md:2:10 the author "cat.png" is not in blog/authors.yml (describe the author there and name the key here, or set blog.onInlineAuthors to ignore)`,
		"authors: {name: Cat}\n":                 `warning blog/2026-11-23-n.md:2:10 the author "Cat" is not in blog/authors.yml (describe the author there and name the key here, or set blog.onInlineAuthors to ignore)`,
		"author: Cat\n":                          `warning blog/2026-11-23-n.md:2:9 the author "Cat" is not in blog/authors.yml (describe the author there and name the key here, or set blog.onInlineAuthors to ignore)`,
		"authors: ann\nauthor_title: Guest\n":    `error blog/2026-11-23-n.md:2:1 the post has "authors" and also the older fields for an author (name all authors in authors)`,
	} {
		_, findings := describe(t, "2026-11-23-n.md", front, blog.Options{Authors: known, AuthorsFile: "blog/authors.yml", Inline: diag.Warning})
		sitetest.Compare(t, front, findings, []string{want})
	}
}

func TestMistakeInTheAuthorsFileIsNotReportedAgainAtPosts(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"ann: {title: Maintainer}", "ann:", "ann: Ann", "ann: {name: [Ann]}", "ann", "ann: {"} {
		read, findings := blog.ParseAuthors([]byte(text), "blog/authors.yml", "authors")
		if len(findings) != 1 {
			t.Errorf("%s\n got %v\nwant one finding", text, lines(findings))
		}
		post, found := describe(t, "2026-11-23-n.md", "authors: ann\n", blog.Options{Authors: read, AuthorsFile: "blog/authors.yml"})
		sitetest.Compare(t, text, found, []string(nil))
		sitetest.Compare(t, text, post.Authors[0].Name, "ann")
	}
}
