package print_test

import (
	"regexp"
	"testing"

	"github.com/docgen-cli/docgen/internal/render/print"
)

// Chromium lists a heading twice in the outline of a PDF if its letters reach above its line, as they do at the top of
// a sheet with a line height below that of the font.
func TestPrintedHeadingsAreAsHighAsTheirLetters(t *testing.T) {
	t.Parallel()
	sheet := string(print.Document{}.Sheet(print.A4))
	rule := regexp.MustCompile(`(?s)@media print \{.*\.print :is\(h1, h2, h3, h4, h5, h6, \[data-level\]\) \{\s*line-height: normal;`)
	if !rule.MatchString(sheet) {
		t.Errorf("the sheet leaves printed headings their line height on screen:\n%s", sheet)
	}
}
