package content_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
)

func TestIDAndSlugAreDerivedFromFileAndFrontMatter(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name        string
		file        string
		frontMatter string
		id          string
		slug        string
	}{
		{name: "file in the root", file: "intro.md", id: "intro", slug: "/intro"},
		{name: "file in folders", file: "api/core/window.md", id: "api/core/window", slug: "/api/core/window"},
		{name: "only the last extension goes", file: "a.b.md", id: "a.b", slug: "/a.b"},
		{name: "mdx", file: "a.mdx", id: "a", slug: "/a"},
		{name: "space and unicode", file: "my docs/été.md", id: "my docs/été", slug: "/my docs/été"},

		{name: "prefixes go everywhere", file: "01-api/02-core/03-window.md", id: "api/core/window", slug: "/api/core/window"},
		{name: "prefixes kept by front matter", file: "01-api/03-window.md", frontMatter: "parse_number_prefixes: false",
			id: "01-api/03-window", slug: "/01-api/03-window"},
		{name: "date is not a prefix", file: "2021-11-news.md", id: "2021-11-news", slug: "/2021-11-news"},

		{name: "id replaces the last segment", file: "api/window.md", frontMatter: "id: frame", id: "api/frame", slug: "/api/frame"},
		{name: "id that is a number", file: "window.md", frontMatter: "id: 2021", id: "2021", slug: "/2021"},
		{name: "id wins over the prefix", file: "01-api/02-window.md", frontMatter: "id: 02-frame", id: "api/02-frame", slug: "/api/02-frame"},

		{name: "index of the root", file: "index.md", id: "index", slug: "/"},
		{name: "index of a folder", file: "api/index.md", id: "api/index", slug: "/api/"},
		{name: "readme, any case", file: "api/README.mdx", id: "api/README", slug: "/api/"},
		{name: "index, any case", file: "api/Index.md", id: "api/Index", slug: "/api/"},
		{name: "named like its folder", file: "api/Api.md", id: "api/Api", slug: "/api/"},
		{name: "named like its folder, prefixes and all", file: "01-api/01-api.md", id: "api/api", slug: "/api/"},
		{name: "named like its folder but for the prefix", file: "01-api/api.md", id: "api/api", slug: "/api/api"},
		{name: "named like the folder above", file: "api/core/api.md", id: "api/core/api", slug: "/api/core/api"},
		{name: "prefixed index is not an index", file: "api/01-index.md", id: "api/index", slug: "/api/index"},
		{name: "index of a prefixed folder", file: "01-api/index.md", id: "api/index", slug: "/api/"},
		{name: "id leaves an index's slug", file: "api/index.md", frontMatter: "id: start", id: "api/start", slug: "/api/"},

		{name: "absolute slug", file: "api/window.md", frontMatter: "slug: /frame", id: "api/window", slug: "/frame"},
		{name: "root slug", file: "api/window.md", frontMatter: "slug: /", id: "api/window", slug: "/"},
		{name: "slug with a trailing slash", file: "a.md", frontMatter: "slug: /b/", id: "a", slug: "/b/"},
		{name: "relative slug", file: "01-api/window.md", frontMatter: "slug: frame", id: "api/window", slug: "/api/frame"},
		{name: "relative slug with a trailing slash", file: "api/window.md", frontMatter: "slug: frame/", id: "api/window", slug: "/api/frame/"},
		{name: "relative slug upward", file: "api/core/window.md", frontMatter: "slug: ../frame", id: "api/core/window", slug: "/api/frame"},
		{name: "relative slug above the root", file: "window.md", frontMatter: "slug: ../../frame", id: "window", slug: "/frame"},
		{name: "dot slug", file: "api/window.md", frontMatter: "slug: .", id: "api/window", slug: "/api"},
		{name: "slug on an index", file: "api/index.md", frontMatter: "slug: start", id: "api/index", slug: "/api/start"},
		{name: "slug that is a number", file: "a.md", frontMatter: "slug: 2021", id: "a", slug: "/2021"},
		{name: "unicode slug", file: "a.md", frontMatter: "slug: /été", id: "a", slug: "/été"},
		{name: "encoded slug is the same", file: "a.md", frontMatter: "slug: /%C3%A9t%C3%A9", id: "a", slug: "/été"},
		{name: "slug with a space", file: "a.md", frontMatter: "slug: /b c", id: "a", slug: "/b c"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			doc, findings := docOf(t, test.file, frontMatterOnly(test.frontMatter))
			sitetest.Compare(t, test.file+" "+test.frontMatter, []string{doc.ID, doc.Slug}, []string{test.id, test.slug})
			sitetest.Compare(t, test.file+" "+test.frontMatter, lines(findings), []string(nil))
		})
	}
}

func TestSlugThatIsNotAPathIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, slug := range []string{"/a?b", "/a#b", "/a//b", "/a/../b", "/./a", "https://example.com/a", `/a\b`, "/%zz"} {
		t.Run(slug, func(t *testing.T) {
			t.Parallel()
			doc, findings := docOf(t, "api/window.md", frontMatterOnly("title: x\nslug: "+slug))
			sitetest.Compare(t, slug, doc.Slug, "/api/window")
			sitetest.Compare(t, slug, lines(findings), []string{
				"error docs/api/window.md:3:1+4 the slug " + quoted(slug) + " is not a path (write a path such as /my/page)",
			})
		})
	}
}

func TestTitleIsTheFirstOneAvailable(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, file, text, want string }{
		{name: "front matter", file: "a.md", text: "---\ntitle: Front\n---\n# Head", want: "Front"},
		{name: "number", file: "a.md", text: "---\ntitle: 2021\n---\n", want: "2021"},
		{name: "date", file: "a.md", text: "---\ntitle: 2021-11-22\n---\n", want: "2021-11-22"},
		{name: "YAML 1.1's yes is a text", file: "a.md", text: "---\ntitle: Yes # really\n---\n", want: "Yes"},
		{name: "heading", file: "a.md", text: "# Head `code` {#x}", want: "Head code"},
		{name: "empty in front matter", file: "a.md", text: "---\ntitle: ''\n---\n# Head", want: "Head"},
		{name: "heading below text is not a title", file: "01-a.md", text: "Text\n\n# Head", want: "a"},
		{name: "file name", file: "api/02-window frame.md", text: "## Two", want: "window frame"},
		{name: "id", file: "a.md", text: "---\nid: b\n---\n", want: "b"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			doc, findings := docOf(t, test.file, test.text)
			sitetest.Compare(t, test.text, doc.Title, test.want)
			sitetest.Compare(t, test.text, lines(findings), []string(nil))
		})
	}
}

func TestDescriptionIsTheFirstParagraphUnlessSet(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{name: "paragraph", text: "# Head\n\nFirst *one*.\n\nSecond.", want: "First one."},
		{name: "given", text: "---\ndescription: Given\n---\nFirst.", want: "Given"},
		{name: "none wanted", text: "---\ndescription: ''\n---\nFirst.", want: ""},
		{name: "nothing there", text: "# Head", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			doc, _ := docOf(t, "a.md", test.text)
			sitetest.Compare(t, test.text, doc.Description, test.want)
		})
	}
}

func TestPositionComesFromFrontMatterOrPrefix(t *testing.T) {
	t.Parallel()
	position := func(number float64) *float64 { return &number }
	for _, test := range []struct {
		name, file, frontMatter string
		want                    *float64
	}{
		{name: "none", file: "a.md", want: nil},
		{name: "prefix", file: "003-a.md", want: position(3)},
		{name: "the folder's prefix is the folder's", file: "03-a/b.md", want: nil},
		{name: "front matter wins", file: "03-a.md", frontMatter: "sidebar_position: 1.5", want: position(1.5)},
		{name: "zero", file: "03-a.md", frontMatter: "sidebar_position: 0", want: position(0)},
		{name: "negative", file: "a.md", frontMatter: "sidebar_position: -1", want: position(-1)},
		{name: "prefix kept", file: "03-a.md", frontMatter: "parse_number_prefixes: false", want: nil},
		{name: "id does not matter", file: "03-a.md", frontMatter: "id: b", want: position(3)},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			doc, _ := docOf(t, test.file, frontMatterOnly(test.frontMatter))
			sitetest.Compare(t, test.file+" "+test.frontMatter, doc.Position, test.want)
		})
	}
}

func TestCategoryIndexIsRecognizedByTheRawName(t *testing.T) {
	t.Parallel()
	for file, want := range map[string]bool{
		"index.md": true, "README.md": true, "a/readme.mdx": true, "a/A.md": true, "a/b/a.md": false, "01-a/01-a.md": true,
		"01-a/a.md": false, "a/01-index.md": false, "a.md": false, "a/index.en.md": false,
	} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, file, content.Doc{File: file}.IsCategoryIndex(), want)
		})
	}
}
