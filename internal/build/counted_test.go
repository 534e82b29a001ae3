package build_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docgen/internal/build"
)

// Terms that no text has can only come from the build before.
func TestTermsOfPagesThatStayTheSameAreTakenOver(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 3)
	site.write("content/weather.md", "# Weather\n\nIt rains.\n")
	state := build.NewState("")
	index := func() string {
		t.Helper()
		if _, err := build.Build(t.Context(), site.options(out, state)); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(out, "lunr-index-1700000000000.json"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if before := index(); !strings.Contains(before, `["rain",`) {
		t.Fatalf("no term of the text in %s", before)
	}
	state.ReplaceTerms("rain", "snow")
	site.write("content/index.md", "# Home\n\nStorm.\n")
	if after := index(); !strings.Contains(after, `["snow",`) || !strings.Contains(after, `["storm",`) {
		t.Errorf("terms are not taken over, or not found in a new text: %s", after)
	}
	site.write("docgen.yaml", "title: Site\nurl: https://example.org\nsearch: {language: de}\n")
	if german := index(); strings.Contains(german, `["snow",`) {
		t.Errorf("terms of another language are taken over: %s", german)
	}
}
