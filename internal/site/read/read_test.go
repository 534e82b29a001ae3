package read_test

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// The default static folder need not exist, wherever the site is.
func TestSiteNeedsNoStaticFolder(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	memory := fstest.MapFS{"index.md": &fstest.MapFile{Data: []byte("# Home\n")}}
	reader.input.Engine = reader.engine.Begin(source.Files{sitetest.Plain{FS: fstest.MapFS{}, Folder: "."}, sitetest.Plain{FS: memory, Folder: "content"}}, nil,
		time.Now())
	result, findings, err := read.Site(t.Context(), reader.input)
	if err != nil {
		t.Fatal(err)
	}
	sitetest.Compare(t, "findings", lines(findings), []string{})
	sitetest.Compare(t, "pages", result.Written(), 1)
}

// Copies of a text, as in several versions of the docs, are parsed once. What docgen says about
// them names the right file.
func TestEqualTextsAreParsedOnce(t *testing.T) {
	t.Parallel()
	const text = "# Page\n\n```strange\ncode\n```\n\n<!-- docgen-ignore images -->\n"
	const including = "# Other\n\n::include{file=\"_part.md\"}\n"
	reader := newReader(t, "")
	reader.input.Jobs = 1 // files that are read at the same time are each parsed
	texts := files{
		"content/a/page.md": text, "content/b/page.md": text, "content/c/page.mdx": "# Page\n",
		"content/a/other.md": including, "content/a/_part.md": "One.\n", "content/b/other.md": including, "content/b/_part.md": "Two.\n",
		"content/c/plain.md": "# Page\n", "content/c/same.md": "# Page\n",
	}
	result, findings := reader.read(texts)
	sitetest.Compare(t, "parsed", result.Parsed, 5)
	var places, comments []string
	for _, finding := range findings {
		if strings.Contains(finding, "strange") {
			places = append(places, strings.Fields(finding)[1])
		}
	}
	sitetest.Compare(t, "places", places, []string{"content/a/page.md:3:4", "content/b/page.md:3:4"})
	for text := range result.Editions[0].Texts() {
		for _, comment := range text.Comments {
			comments = append(comments, comment.File)
		}
	}
	sitetest.Compare(t, "comments", comments, []string{"content/a/page.md", "content/b/page.md"})
	for file, want := range map[string]string{"content/a/other.md": "One", "content/b/other.md": "Two", "content/b/page.md": "code"} {
		if got := bodyOf(t, result, file); !strings.Contains(got, want) {
			t.Errorf("%s shows %q, not %q", file, got, want)
		}
	}
	texts["content/a/page.md"] = strings.ReplaceAll(text, "code", "edited")
	result, _ = reader.read(texts)
	sitetest.Compare(t, "parsed after an edit of one", result.Parsed, 1)
	if got := bodyOf(t, result, "content/b/page.md"); !strings.Contains(got, "code") {
		t.Errorf("the other shows %q", got)
	}
	texts["content/b/page.md"] = texts["content/a/page.md"]
	result, _ = reader.read(texts)
	sitetest.Compare(t, "parsed after the same edit of the other", result.Parsed, 0)
}
