package twin_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/render/twin"
)

func TestReadersGetWhatTheyPrefer(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name    string
		headers []string
		want    bool
	}{
		{"no header", nil, false},
		{"anything", []string{"*/*"}, false},
		{"any text", []string{"text/*"}, false},
		{"a browser", []string{"text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"}, false},
		{"Markdown", []string{"text/markdown"}, true},
		{"Markdown first of two equals", []string{"text/markdown, text/html, */*"}, true},
		{"HTML first of two equals", []string{"text/html, text/markdown"}, false},
		{"two headers", []string{"text/markdown", "text/html"}, true},
		{"lower quality", []string{"text/markdown;q=0.5, text/html"}, false},
		{"higher quality", []string{"text/html;q=0.8, text/markdown;q=0.9"}, true},
		{"three digits", []string{"text/html;q=0.801, text/markdown;q=0.802"}, true},
		{"excluded", []string{"text/markdown;q=0"}, false},
		{"excluded next to a wildcard", []string{"*/*, text/markdown;q=0.0"}, false},
		{"both excluded", []string{"text/markdown;q=0, text/html;q=0"}, false},
		{"HTML excluded", []string{"*/*, text/html;q=0"}, true},
		{"HTML only through a wildcard", []string{"*/*, text/markdown"}, true},
		{"wildcard of higher quality", []string{"*/*, text/markdown;q=0.9"}, false},
		{"the type decides, not the wildcard", []string{"text/*, text/html;q=0.5"}, true},
		{"other parameters", []string{"text/markdown; charset=utf-8; q=0.9, text/html; Q=0.2"}, true},
		{"case and spaces", []string{" Text/Markdown ; q=1 ,\ttext/html ;q=0.9"}, true},
		{"invalid quality", []string{"text/markdown;q=high, text/html;q=0.1"}, false},
		{"quality above one", []string{"text/markdown;q=2, text/html;q=0.1"}, false},
		{"a longer name", []string{"text/markdown-like, text/html;q=0.1"}, false},
		{"empty items", []string{",,text/markdown,,"}, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			if got := twin.Wanted(row.headers); got != row.want {
				t.Errorf("Accept %q: Markdown is %t, want %t", row.headers, got, row.want)
			}
		})
	}
}

func TestNamesOfTwins(t *testing.T) {
	t.Parallel()
	for document, want := range map[string][]string{
		"index.html":         {"index.md"},
		"a/b/index.html":     {"a/b.md", "a/b/index.md"},
		"a/b.html":           {"a/b.md", "a/b/index.md"},
		"de/index.html":      {"de.md", "de/index.md"},
		"assets/x-1.js":      nil,
		"a/v1.2/index.html":  {"a/v1.2.md", "a/v1.2/index.md"},
		"a/index/index.html": {"a/index.md", "a/index/index.md"},
	} {
		if got := twin.Names(document); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", document, got, want)
		}
	}
}
