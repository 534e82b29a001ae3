package docs_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/docs"
)

func TestTablesSayWhatNamesMean(t *testing.T) {
	t.Parallel()
	for page, want := range map[string]docs.Row{
		"front-matter": {Section: "Sidebar", Name: "sidebar_icon", Type: "string", Default: "none",
			Meaning: "The name of the icon before the label, unless the item has one."},
		"markdown":    {Section: "Tabs", Of: "tabs", Name: "default", Default: "the first tab", Meaning: "The value of the tab that readers see first."},
		"code-blocks": {Section: "Options", Name: "wrap", Default: "off", Meaning: "Wraps long lines from the start."},
		"components":  {Section: "Figure and FileTree", Of: "Figure", Name: "caption", Type: "content", Meaning: "The text below."},
	} {
		if !slices.Contains(docs.Table(page), want) {
			t.Errorf("%s has no row %+v", page, want)
		}
	}
	if rows := docs.Table("markdown"); !slices.ContainsFunc(rows, func(row docs.Row) bool { return row.Of == "steps" && row.Name == "" }) {
		t.Error("no row says what steps are")
	}
}
