package pdf_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/pdf"
)

// If this fails too, a test of printed sites fails because of the browser and not because of docgen: the document has
// nothing but headings and page breaks.
func TestBrowserListsEachHeadingOnce(t *testing.T) {
	t.Parallel()
	browser, err := pdf.Here().Find()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "plain.html")
	plain := `<!doctype html><title>Plain</title><style>section { break-before: page } h1 { line-height: normal }</style>` +
		`<h1>Cover</h1><section><h1>First</h1>Text</section><section><h1>Second</h1>Text</section>`
	if err := os.WriteFile(file, []byte(plain), 0o644); err != nil {
		t.Fatal(err)
	}
	printed, err := browser.Print(t.Context(), pdf.Page{URL: "file://" + file}, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	var titles []string
	for _, found := range regexp.MustCompile(`/Title \((.*?)\)\n/Dest`).FindAllSubmatch(printed, -1) {
		titles = append(titles, string(found[1]))
	}
	slices.Sort(titles)
	if want := []string{"Cover", "First", "Second"}; !slices.Equal(titles, want) {
		version, _ := exec.CommandContext(t.Context(), string(browser), "--version").Output()
		t.Errorf("%s: the outline of a plain document has %q, want %q", strings.TrimSpace(string(version)), titles, want)
	}
}
