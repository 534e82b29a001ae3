package outline_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/outline"
)

// headings reads one heading per word: its level, its text, its id after "#", its marks after "=".
func headings(written string) []outline.Heading {
	var all []outline.Heading
	for _, word := range strings.Fields(written) {
		word, marks, _ := strings.Cut(word, "=")
		word, id, _ := strings.Cut(word, "#")
		heading := outline.Heading{Level: int(word[0] - '0'), Text: word[1:], ID: id}
		if marks != "" {
			heading.Marks = strings.Split(marks, ",")
		}
		all = append(all, heading)
	}
	return all
}

func TestHeadingsMatchByLevelOrderAndContent(t *testing.T) {
	t.Parallel()
	const none = outline.None
	for _, test := range []struct {
		name, source, translation string
		want                      []int
	}{
		{"equal outlines", "2a 3b 2c", "2x 3y 2z", []int{0, 1, 2}},
		{"other marks do not matter if the outlines are equal", "2a=x 2b=y", "2c=y 2d=x", []int{0, 1}},
		{"no headings", "", "", nil},
		{"only in the source", "2a", "", nil},
		{"only in the translation", "", "2x", []int{none}},
		{"a missing level 3", "2a 3b 3c 2d", "2x 3y 2z", []int{0, 1, 3}},
		{"a heading too many", "2a 2b", "2x 3y 2z", []int{0, none, 1}},
		{"another level", "2a 3b 2c", "2x 4y 2z", []int{0, none, 2}},
		{"nothing distinguishes the headings", "2a 2b 2c", "2x 2y", []int{0, 1}},
		{"the same code", "2a 2b=npm 2c", "2x=npm 2y", []int{1, 2}},
		{"the same id", "2a#a 2b#b 2c#c", "2x#b 2y", []int{1, 2}},
		{"the same text", "2Install 2API 2FAQ", "2Api 2Fragen", []int{1, 2}},
		{"two matches count more than a better one", "2a=x 2b", "2y 2z=x", []int{0, 1}},
		{"moved", "2a#a 3b 2c#c", "2z#c 2x#a 3y", []int{none, 0, 1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			if got := outline.Match(headings(test.source), headings(test.translation)); !slices.Equal(got, test.want) {
				t.Errorf("Match(%q, %q)\n got %v\nwant %v", test.source, test.translation, got, test.want)
			}
		})
	}
}

func TestManyHeadingsMatchQuickly(t *testing.T) {
	t.Parallel()
	source := headings(strings.Repeat("2a 3b ", 5_000))
	if matches := outline.Match(source, source[:9_999]); matches[9_998] != 9_998 {
		t.Errorf("the last heading matches %d", matches[9_998])
	}
}
