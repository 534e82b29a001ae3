package markdown_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Files that include each other would multiply without a limit.
func TestInclusionsAreBounded(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, page string
		read       func(string) string
		want       string
	}{
		{"depth", `::include{file="0.md"}`, func(name string) string {
			var number int
			_, _ = fmt.Sscanf(name, "%d.md", &number)
			return fmt.Sprintf("::include{file=\"%d.md\"}\n", number+1)
		}, `9.md:1:17 the includes are nested too deeply at "10.md"`},
		{"number", `::include{file="0.md"}`, func(name string) string {
			var number int
			_, _ = fmt.Sscanf(name, "%d.md", &number)
			return strings.Repeat(fmt.Sprintf("::include{file=\"%d.md\"}\n", number+1), 9)
		}, `8.md:7:17 the page includes too much text`},
		{"number beside each other", strings.Repeat("::include{file=a.md}\n", 600), func(string) string { return "a" },
			`:501:16 the page includes too much text`},
		{"size", strings.Repeat("::include{file=a.md}\n", 10), func(string) string { return strings.Repeat("a\n", 300_000) },
			`:7:16 the page includes too much text`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			parser := markdown.With(markdown.Options{Read: func(name string) ([]byte, error) { return []byte(test.read(name)), nil }})
			document := parser.ParseFile("page.md", []byte(test.page))
			if len(document.Findings) == 0 {
				t.Fatal("got no finding")
			}
			found := document.Findings[0]
			if got := fmt.Sprintf("%s:%d:%d %s", found.Place.File, found.Place.Line, found.Place.Column, found.Text); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			if test.name != "number" && len(document.Findings) != 1 {
				t.Errorf("got %d findings, want one", len(document.Findings))
			}
		})
	}
}

func TestFileIsReadOnceForAPage(t *testing.T) {
	t.Parallel()
	reads := map[string]int{}
	parser := markdown.With(markdown.Options{Read: func(name string) ([]byte, error) {
		if reads[name]++; name == "gone.md" {
			return nil, fs.ErrNotExist
		}
		return []byte("text"), nil
	}})
	document := parser.ParseFile("page.md", []byte(strings.Repeat("::include{file=\"a.md\"}\n::include{file=\"gone.md\"}\n", 3)))
	sitetest.Compare(t, "reads", reads, map[string]int{"a.md": 1, "gone.md": 1})
	sitetest.Compare(t, "includes", document.Includes, []string{"a.md", "gone.md"})
}
