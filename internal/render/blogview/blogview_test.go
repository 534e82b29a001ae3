package blogview_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/render/blogview"
)

// ada has every field, ben only a name, and the guest only an image.
var (
	ada = blogview.Author{
		Key: "ada", Name: "Ada Byron", Title: "Head of brewing", Description: "Drinks <eleven> cups a day.", Image: "/img/ada.svg",
		URL: "/blog/authors/ada", Email: "ada@kettle.example", Posts: 2,
		Socials: []blogview.Social{{"github", "https://github.com/ada"}, {"email", "mailto:ada@kettle.example"}, {"newsletter", "https://ada.example/letters"}},
	}
	ben   = blogview.Author{Key: "ben", Name: "Ben van den Cooper"}
	guest = blogview.Author{Key: "guest", Image: "https://example.org/guest.svg", Posts: 1}
)

func posts() []blogview.Post {
	return []blogview.Post{
		{
			Title: `Tea & "water"`, Heading: "Tea &amp; <code>water</code>", URL: "/blog/tea", ID: "tea", Absolute: "https://kettle.example/blog/tea",
			Date: blogview.Date{Time: "2026-10-21T00:00:00Z", Label: "October 21, 2026"}, Minutes: 3, Authors: []blogview.Author{ada, ben, guest},
			Tags: []blogview.Link{{"tea", "/blog/tags/tea"}}, Body: "<p>Boil it.</p>\n", IsCut: true,
		},
		{
			Title: "قديم", URL: "/blog/old", Absolute: "https://kettle.example/blog/old", Language: blogview.Language{Tag: "ar", Direction: "rtl"},
			Date: blogview.Date{Time: "2025-01-02T00:00:00Z", Label: "January 2, 2025"}, Body: "<p>نص</p>\n",
		},
	}
}

func TestHTMLOfBlogs(t *testing.T) {
	t.Parallel()
	w, all := blogview.Writer{Labels: message.For("en", nil)}, posts()
	neighbors := blogview.Pager{Newer: blogview.Link{Label: "Newer <one>", URL: "/blog/newer"}, Older: blogview.Link{Label: "Older", URL: "/blog/older"}}
	pager := blogview.Pager{Older: blogview.Link{URL: "/blog/page/2"}}
	for _, test := range []struct{ name, got string }{
		{"header", w.Header(all[0])},
		{"headerBare", w.Header(blogview.Post{Title: "Bare"})},
		{"footer", w.Footer(all[0], neighbors)},
		{"footerAlone", w.Footer(all[1], blogview.Pager{})},
		{"list", w.List(blogview.List{Title: "News", Description: "What is new.", Links: []blogview.Link{{"Archive", "/blog/archive"}}, Posts: all, Pager: pager})},
		{"author", w.List(blogview.List{Title: "Ada", Author: &ada, Links: []blogview.Link{{"View all authors", "/blog/authors"}}})},
		{"archive", w.Archive([]blogview.Year{{Label: "2026", ID: "2026", Posts: all[:1]}, {Label: "2025", ID: "2025", Posts: all[1:]}})},
		{"authors", w.Authors([]blogview.Author{ada, ben, guest})},
	} {
		file := filepath.Join("testdata", test.name+".html")
		if os.Getenv("UPDATE") != "" {
			if err := os.WriteFile(file, []byte(test.got), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if test.got != string(want) {
			t.Errorf("%s (UPDATE=1 refreshes)\n got %s\nwant %s", file, test.got, want)
		}
	}
}

func TestStructuredData(t *testing.T) {
	t.Parallel()
	of := blogview.Blog{URL: "https://k.example/blog", Title: "News", Description: "What is new."}
	post := blogview.Posting{
		URL: "https://k.example/blog/tea", Title: "Tea </script>", Description: "d", Published: "2026-10-21T00:00:00Z", Modified: "2026-10-22T00:00:00Z",
		Image: "https://k.example/card.png", Keywords: []string{"tea"},
		Authors: []blogview.Author{{Name: "Ada", Title: "Head", URL: "https://ada.example", Email: "a@b.example"}},
	}
	const posting = `"@type":"BlogPosting","@id":"https://k.example/blog/tea","mainEntityOfPage":"https://k.example/blog/tea","url":"https://k.example/blog/tea",` +
		`"headline":"Tea \u003c/script\u003e","name":"Tea \u003c/script\u003e","description":"d","datePublished":"2026-10-21T00:00:00Z","dateModified":"2026-10-22T00:00:00Z",` +
		`"author":{"@type":"Person","name":"Ada","description":"Head","url":"https://ada.example","email":"a@b.example"},` +
		`"image":{"@type":"ImageObject","@id":"https://k.example/card.png","url":"https://k.example/card.png","contentUrl":"https://k.example/card.png"},"keywords":["tea"]`
	for got, want := range map[string]string{
		post.Structured(of): `<script type="application/ld+json">{"@context":"https://schema.org",` + posting +
			`,"isPartOf":{"@type":"Blog","@id":"https://k.example/blog","name":"News"}}</script>`,
		of.Structured([]blogview.Posting{post}): `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Blog","@id":"https://k.example/blog",` +
			`"mainEntityOfPage":"https://k.example/blog","headline":"News","description":"What is new.","blogPost":[{` + posting + `}]}</script>`,
	} {
		if got != want {
			t.Errorf("\n got %s\nwant %s", got, want)
		}
	}
}

func TestInitialsStandForAMissingImage(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{"Ada Byron": "AB", "ben van den cooper": "BC", "Åsa": "Å", "": "K"} {
		if got := (blogview.Author{Key: "key", Name: name}).Initials(); got != want {
			t.Errorf("initials of %q: got %q, want %q", name, got, want)
		}
	}
}

func TestTitlesOfLists(t *testing.T) {
	t.Parallel()
	w := blogview.Writer{Labels: message.For("de", nil)}
	for got, want := range map[string]string{
		w.TagTitle("Tee", 2):    "2 Beiträge mit dem Schlagwort „Tee“",
		w.AuthorTitle("Ada", 1): "Ada – 1 Beitrag",
		w.Feed("RSS"):           "RSS-Feed",
		w.ReadingTime(7):        "7 Min. Lesezeit",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestTemplatesHaveNoWordsOfTheirOwn(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("templates/*.html")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	markup := regexp.MustCompile(`(?s)(?:lang|dir)="\{\{\.\}\}"|\{\{.*?\}\}|<[^>]*>`)
	attribute := regexp.MustCompile(`(?:aria-label|title|alt)="[a-zA-Z]`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if words := strings.TrimSpace(markup.ReplaceAllString(string(text), "")); words != "" {
			t.Errorf("%s has words that are not in the catalog: %q", file, words)
		}
		if words := attribute.FindString(string(text)); words != "" {
			t.Errorf("%s has a label that is not in the catalog: %s", file, words)
		}
	}
}

func TestLinksThatRunCodeAreLeftOut(t *testing.T) {
	t.Parallel()
	for link, isSafe := range map[string]bool{
		"https://a.example/?q=javascript:1": true, "/a:b": true, "mailto:a@b.example": true, "gemini://a.example": true,
		"javascript:alert(1)": false, "JavaScript:alert(1)": false, " java\tscript:alert(1)": false, "data:text/html,x": false, "vbscript:x": false,
	} {
		html := blogview.Writer{}.Authors([]blogview.Author{{Name: "A", URL: link}})
		if got := !strings.Contains(html, `href=""`); got != isSafe {
			t.Errorf("%q: safe is %v, want %v in %s", link, got, isSafe, html)
		}
	}
}
