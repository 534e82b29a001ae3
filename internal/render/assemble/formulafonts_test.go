package assemble

import (
	"io/fs"
	"regexp"
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/theme"
)

// TestFontsOfFormulasExist compares the names in the style sheet of formulas, which change with the content of the
// fonts, with the files that "make generate" wrote.
func TestFontsOfFormulasExist(t *testing.T) {
	t.Parallel()
	named := regexp.MustCompile(`math-[a-z]+-[0-9a-f]{8}\.woff2`).FindAllString(string(ElementSheet(markdown.FormulaSheet).Content), -1)
	written, err := fs.Glob(theme.Files, "prepared/*.woff2")
	if err != nil || len(written) == 0 {
		t.Fatal("theme/prepared has no fonts: ", err)
	}
	for i, name := range named {
		named[i] = "prepared/" + name
	}
	slices.Sort(named)
	if !slices.Equal(named, written) {
		t.Errorf("formulas.css names %q, and theme/prepared has %q", named, written)
	}
}
