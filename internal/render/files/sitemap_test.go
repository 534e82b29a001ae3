package files

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/locale"
)

func TestSitemapBeyondTheLimitsOfTheProtocolIsDivided(t *testing.T) {
	t.Parallel()
	root := locale.Address{Folder: "docs", Origin: "https://example.com", Root: "/docs/"}
	for _, test := range []struct {
		entries int
		limits  sitemapLimits
		want    []string // number of entries in each file
	}{
		{entries: 0, limits: protocolLimits, want: []string{"docs/sitemap.xml 0"}},
		{entries: 50_000, limits: protocolLimits, want: []string{"docs/sitemap.xml 50000"}},
		{entries: 50_001, limits: protocolLimits, want: []string{"docs/sitemap-1.xml 50000", "docs/sitemap-2.xml 1", "docs/sitemap.xml 2"}},
		{entries: 5, limits: sitemapLimits{urls: 100, bytes: 60},
			want: []string{"docs/sitemap-1.xml 2", "docs/sitemap-2.xml 2", "docs/sitemap-3.xml 1", "docs/sitemap.xml 3"}},
		{entries: 2, limits: sitemapLimits{urls: 100, bytes: 5}, want: []string{"docs/sitemap-1.xml 1", "docs/sitemap-2.xml 1", "docs/sitemap.xml 2"}},
	} {
		entries := make([][]byte, test.entries)
		for i := range entries {
			entries[i] = []byte("<url><loc>a</loc></url>\n")
		}
		var got []string
		for _, file := range test.limits.files(root, entries, false) {
			text := string(file.Content)
			got = append(got, fmt.Sprint(file.Name, " ", strings.Count(text, "<loc>")))
			if strings.Contains(text, "<sitemapindex") && !strings.Contains(text, "<loc>https://example.com/docs/sitemap-2.xml</loc>") {
				t.Errorf("the index does not list the second file: %s", text)
			}
		}
		if strings.Join(got, ", ") != strings.Join(test.want, ", ") {
			t.Errorf("%d entries: got %q, want %q", test.entries, got, test.want)
		}
	}
}
