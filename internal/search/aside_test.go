package search_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search"
)

func TestSectionsThatOnlyLeadToOtherPagesAreNoRecords(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, text, left string }{
		{"by name", "## See also\n\nRead [this](screen.md) next.\n", ""},
		{"by name, in the middle and below another", "## Frame\n\nA.\n\n### See also:\n\n- [Screen](screen.md)\n\n## Size\n\nB.\n", "frame size"},
		{"by name, in German", "## Siehe auch\n\n- [Screen](screen.md)\n", ""},
		{"by name, in Japanese", "## 関連項目\n\n- [Screen](screen.md)\n", ""},
		{"links at the end", "## Frame\n\nA.\n\n## Where to go next\n\n- [Screen](screen.md): the frames.\n- **[App](/app)**\n\n1. [Size](./size.md#height)\n",
			"frame"},
		{"links by reference", "## Related codes\n\n* [Screen][1]: the frames.\n\n[1]: screen.md\n", ""},
		{"links in the middle", "## Guides\n\n- [Screen](screen.md)\n\n## Frame\n\nA.\n", "guides frame"},
		{"an index of pages", "## Guides\n\n- [Screen](screen.md)\n\n## Reference\n\n- [App](app.md)\n", "guides reference"},
		{"links to other sites", "## Tools\n\n- [Brew](https://brew.sh)\n", "tools"},
		{"links on the page", "## Contents\n\n- [Frame](#frame)\n", "contents"},
		{"a text before the links", "## Next\n\nThree ways:\n\n- [Screen](screen.md)\n", "next"},
		{"a text after the links", "## Next\n\n- [Screen](screen.md)\n\nRead both.\n", "next"},
		{"an item that begins with words", "## Next\n\n- Read [Screen](screen.md).\n", "next"},
		{"a title that is only like the name", "## See also the doctor\n\nOften.\n", "see-also-the-doctor"},
		{"nothing", "## Next\n", "next"},
	} {
		var left []string
		for _, record := range search.Records(page("# Window\n\nOn a screen.\n\n" + row.text)) {
			if _, anchor, isSection := strings.Cut(record.URL, "#"); isSection {
				left = append(left, anchor)
			}
		}
		if !slices.Equal(left, strings.Fields(row.left)) {
			t.Errorf("%s: got %q, want %q", row.name, left, row.left)
		}
	}
}
