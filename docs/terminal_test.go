package docs_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/docs"
)

func TestTerminalRendersThePartsOfAPage(t *testing.T) {
	t.Parallel()
	page := "# links\n\n" +
		"A link leads to a page or file that does not exist. See [Options](../reference/options.md#search) and [WCAG](https://example.org/wcag).\n\n" +
		"```md title=\"content/setup.md\"\n# Setup\n\n[a](b.md)\n```\n\n" +
		"````text\n```js\n````\n\n" +
		"## Fix\n\n" +
		"* Write the path of the file, which is relative to this one, and set `mdx: {format: mdx}` or `[a](b.md)` too.\n" +
		"* Short.\n"
	want := `<links>

A link leads to a page or file that does not exist. See Options and WCAG
(https://example.org/wcag).

  content/setup.md:
    # Setup

    [a](b.md)

    ` + "```js" + `

<Fix>

  * Write the path of the file, which is relative to this one, and set
    ` + "`mdx: {format: mdx}` or `[a](b.md)`" + ` too.
  * Short.
`
	if got := docs.Terminal(page, func(heading string) string { return "<" + heading + ">" }); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestCodeIsAPageWithoutFrontMatter(t *testing.T) {
	t.Parallel()
	if page := docs.Code("links"); !strings.HasPrefix(page, "# links\n") {
		t.Errorf("got %q", page)
	}
	if page := docs.Code("lnks"); page != "" {
		t.Errorf("got %q for a code that does not exist", page)
	}
}
