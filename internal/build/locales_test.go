package build_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/build"
)

// A text is parsed once for all locales that show it, and an edit renders only the pages that
// show the text.
func TestLocalesShareTextsAndRenderOnlyWhatShowsThem(t *testing.T) {
	t.Parallel()
	site, folder := newSite(t, 1), t.TempDir()
	site.settings["i18n"] = "{locales: [en, de, fr, pl, cs, uk, ko, ja]}"
	site.writeConfig()
	for i := range 10 {
		site.write(fmt.Sprintf("content/doc-%d.md", i), fmt.Sprintf("# Doc %d\n\nWords.\n", i))
	}
	site.write("content/translated.md", "# Original\n\nWords.\n")
	translation := site.translationIn("de", "content/translated.md")
	site.write(translation, "# Übersetzt\n\nWorte.\n")
	for _, step := range []struct {
		what             string
		change           func()
		parsed, rendered int
	}{
		{"a clean build", func() {}, 13, 8 * 14}, // 12 docs, the search page and the one for unknown paths
		{"an edit of a translation", func() { site.append(translation, "Mehr.\n") }, 1, 1},
		{"an edit of its original", func() { site.append("content/translated.md", "More.\n") }, 1, 7},
		{"an edit of a text without translations", func() { site.append("content/doc-1.md", "More.\n") }, 1, 8},
		{"the first translation of a text", func() { site.write(site.translationIn("de", "content/doc-1.md"), "# Doc 1\n\nWorte.\n") }, 1, 2},
		// and the hreflang links of the original
	} {
		step.change()
		got, err := build.Build(t.Context(), site.options(filepath.Join(folder, "out"), filepath.Join(folder, "cache")))
		if err != nil || got.Parsed != step.parsed || got.Rendered != step.rendered {
			t.Errorf("%s: parsed %d texts and rendered %d pages, want %d and %d; %v %v", step.what, got.Parsed, got.Rendered, step.parsed, step.rendered, err,
				got.Findings)
		}
	}
}
