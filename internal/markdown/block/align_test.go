package block_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/block"
)

func TestColumnsLineUp(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, table, want string }{
		{"columns", "|a|long cell|\n|-|:-:|\n|second|b|", "| a      | long cell |\n| ------ | :-------: |\n| second |     b     |"},
		{"no outer bars", "a | b\n--|--:\nlonger | 1", "| a      |   b |\n| ------ | --: |\n| longer |   1 |"},
		{"escaped bars", "|a\\|b|c|\n|-|-|\n|`x\\|y`||", "| a\\|b   | c   |\n| ------ | --- |\n| `x\\|y` |     |"},
		{"wide letters", "|漢字|b|\n|-|-|\n|abc|c|", "| 漢字 | b   |\n| ---- | --- |\n| abc  | c   |"},
		{"indented", "  |a|\n  |-|", "  | a   |\n  | --- |"},
		{"fewer and more cells", "|a|b|\n|-|-|\n|1|\n|1|2|3|", "| a   | b   |\n| --- | --- |\n| 1   |\n| 1   | 2   | 3   |"},
		{"in a quote", "> |a|\n> |-|", "> |a|\n> |-|"},
	} {
		lines := strings.Split(test.table, "\n")
		got := strings.Join(block.Align(lines), "\n")
		if got != test.want {
			t.Errorf("%s\n got\n%s\nwant\n%s", test.name, got, test.want)
		}
		if again := strings.Join(block.Align(strings.Split(got, "\n")), "\n"); again != got {
			t.Errorf("%s: the second time it is\n%s", test.name, again)
		}
	}
}
