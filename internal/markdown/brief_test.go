package markdown_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestBriefDocumentsLackOnlyWhatPagesNeed(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/golden/*.md")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files (%v)", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		whole, brief := markdown.With(markdown.Options{}).Parse(text), markdown.With(markdown.Options{Brief: true}).Parse(text)
		if len(brief.Sections) > 0 {
			t.Errorf("%s: %d sections", file, len(brief.Sections))
		}
		for i := range whole.Headings {
			whole.Headings[i].HTML = ""
		}
		type checked struct {
			Headings, IDs, Tags, Ignores, Anchors, Findings, Languages any
			Title, Excerpt                                             string
			Links                                                      int
		}
		of := func(d markdown.Document) checked {
			return checked{d.Headings, d.IDs, d.Tags, d.Ignores, d.Anchors, d.Findings, d.Languages, d.Title, d.Excerpt, len(d.Links)}
		}
		if got, want := of(brief), of(whole); !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n got %+v\nwant %+v", file, got, want)
		}
	}
}
