package markdown_test

import (
	"html"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// Each line of the file has a text, a tab, and the links that remark-gfm 4.0.1 finds in it,
// except that an address ends at Chinese, Japanese and Korean punctuation. The file leaves out texts in which emphasis begins inside an address that follows an unusual
// character, which goldmark reads first.
func TestBareAddressesLinkAsInDocusaurus(t *testing.T) {
	t.Parallel()
	cases, err := os.ReadFile("testdata/addresses.tsv")
	if err != nil {
		t.Fatal(err)
	}
	parser, href := markdown.With(markdown.Options{}), regexp.MustCompile(`<a href="([^"]*)"`)
	for line := range strings.Lines(string(cases)) {
		text, want, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		page, err := parser.HTML(parser.Parse([]byte(text)), func(link markdown.Link) markdown.Resolved { return markdown.Resolved{Href: link.Target} })
		if err != nil {
			t.Fatal(err)
		}
		var found []string
		for _, match := range href.FindAllStringSubmatch(page, -1) {
			plain, err := url.PathUnescape(html.UnescapeString(match[1]))
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, plain)
		}
		if got := strings.Join(found, " "); got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}
