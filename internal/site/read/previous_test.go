package read_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/site"
)

func bodyOf(t *testing.T, result site.Site, name string) string {
	t.Helper()
	text := result.Editions[0].Find(name)
	if text == nil {
		return ""
	}
	body, err := text.Body()
	if err != nil {
		t.Fatal(err)
	}
	return body.HTML.HTML + text.Title
}

// While an author is typing, a text can be invalid for a moment.
func TestPreviewShowsTheLastValidText(t *testing.T) {
	t.Parallel()
	const whole = "# Page\n\nOld words.\n"
	for _, test := range []struct {
		name, file, before, after string
		want                      string // what the page shows; "" for nothing
		hasFinding                bool
	}{
		{"front matter that is no YAML", "content/p.md", whole, "---\na: [\n---\n# Page\n\nNew words.\n", "Old words", true},
		{"not UTF-8", "content/p.md", whole, "# Page\n\nNew \xff\xfe words.\n", "Old words", true},
		{"a page of src/pages", "src/pages/p.md", whole, "---\na: [\n---\n", "Old words", true},
		{"code that is wrong", "content/p.mdx", "# Old words\n", "# New words\n\n<Box\n", "Old words", true},
		{"a text that can be read", "content/p.md", whole, "# Page\n\nNew words.\n", "New words", false},
		{"a text that never could", "content/p.md", "---\na: [\n---\n", "---\nb: [\n---\n", "", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			reader := newReader(t, "")
			home := "# Home\n"
			reader.input.Previous = &site.Site{} // the start of a preview
			before, _ := reader.read(files{"content/index.md": home, test.file: test.before})
			reader.input.Previous = &before
			for range 2 { // the text stays invalid while others change
				home += "\nMore.\n"
				after, findings := reader.read(files{"content/index.md": home, test.file: test.after})
				if got := bodyOf(t, after, test.file); !strings.Contains(got, test.want) || test.want == "" && got != "" {
					t.Errorf("got %q, want %q", got, test.want)
				}
				sitetest.Compare(t, "has a finding", len(findings) > 0, test.hasFinding)
				reader.input.Previous = &after
			}
			corrected, findings := reader.read(files{"content/index.md": home, test.file: "# Corrected\n"})
			sitetest.Compare(t, "findings of the corrected text", findings, []string{})
			if got := bodyOf(t, corrected, test.file); !strings.Contains(got, "Corrected") {
				t.Errorf("the corrected text is %q", got)
			}
		})
	}
}

func TestRemovedTextIsNotShown(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	before, _ := reader.read(files{"content/index.md": "# Home\n", "content/p.md": "# Page\n"})
	reader.input.Previous = &before
	after, findings := reader.read(files{"content/index.md": "# Home\n"})
	sitetest.Compare(t, "findings", findings, []string{})
	sitetest.Compare(t, "is there", after.Editions[0].Find("content/p.md") != nil, false)
	sitetest.Compare(t, "pages before", before.Written(), 2)
	if got := bodyOf(t, before, "content/p.md"); !strings.Contains(got, "Page") {
		t.Errorf("the state before shows %q", got)
	}
}

// Reading the next state of a preview must not disturb requests for the current one.
func TestReadingDoesNotChangeTheLastState(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	before, _ := reader.read(files{"content/p.md": "# Page\n\nOld words.\n"})
	reader.input.Previous = &before
	after, _ := reader.read(files{"content/p.md": "# Page\n\nNew words.\n"})
	for want, result := range map[string]site.Site{"Old words": before, "New words": after} {
		if got := bodyOf(t, result, "content/p.md"); !strings.Contains(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestBuildOmitsInvalidTexts(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	result, findings := reader.read(files{"content/index.md": "# Home\n", "content/p.md": "---\na: [\n---\n# Page\n"})
	sitetest.Compare(t, "findings", len(findings), 1)
	sitetest.Compare(t, "pages", result.Written(), 1)
}

func TestFilesThatPagesShowAreLoadedOnce(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	texts := files{"content/index.md": "# Home\n\n![A](a.svg)\n", "content/a.svg": "<svg/>"}
	image := func() asset.Asset {
		result, _ := reader.read(texts)
		for _, found := range result.Editions[0].Assets {
			return found
		}
		t.Fatal("the page shows no file")
		return asset.Asset{}
	}
	valueOf := func(read func() ([]byte, error)) uintptr { return *(*uintptr)(unsafe.Pointer(&read)) }
	first := image()
	texts["content/index.md"] += "\nEdited.\n"
	if second := image(); valueOf(second.Read) != valueOf(first.Read) {
		t.Error("an edit of the page loads the image again")
	}
	texts["content/a.svg"] = "<svg>new</svg>"
	edited, err := image().Read()
	if err != nil {
		t.Fatal(err)
	}
	sitetest.Compare(t, "the edited image", string(edited), "<svg>new</svg>")
}
