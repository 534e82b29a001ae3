package complete

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// Each text has "|" at the cursor.
func TestWhatIsWrittenInUnfinishedYAML(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"|":              "[] key at 0 beside []",
		"ti|":            "[] key at 0 beside []",
		"a: 1\nb|\nc: 2": "[] key at 0 beside [a c]",
		"docs:\n  |":     "[docs] key at 2 beside []",
		"docs:\n  a: 1\n  b: 2\n  c|\n  d: 1\ne: 1": "[docs] key at 2 beside [a b d]",
		"docs:\n  a: 1\n|":                          "[] key at 0 beside [docs]",
		"docs:\n  - id: a\n    la|":                 "[docs []] key at 4 beside [id]",
		"docs:\n- id: a\n  la|\n- id: b":            "[docs []] key at 2 beside [id]",
		"docs:\n- a\n- |":                           "[docs []] key at 2 beside []",
		"docs:\n- a\n- i|":                          "[docs []] key at 2 beside []",
		"docs:\n  - - x|":                           "[docs [] []] key at 6 beside []",
		"a: |":                                      "[a] value at 3 beside []",
		"a:\n  b:   tr|":                            "[a b] value at 7 beside []",
		"a: \"x y|":                                 "[a] value at 4 beside []",
		"a: [b, c|":                                 "[a []] value at 7 beside []",
		"a: [|":                                     "[a []] value at 4 beside []",
		"a: {b: 1, c|":                              "[a] key at 10 beside [b]",
		"a: {b: [x, y], c: |":                       "[a c] value at 18 beside [b]",
		"a: {b: {c: |":                              "[a b c] value at 11 beside []",
		"a:\n- {type: doc, id: se|":                 "[a [] id] value at 18 beside [type]",
		"a: [{b: |":                                 "[a [] b] value at 8 beside []",
		"# a: 1\n\n  # b\nc:\n\n  d|":               "[c] key at 2 beside []",
		"a: one two|":                               "[a] value at 3 beside []",
	} {
		lines := strings.Split(text, "\n")
		at := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(line, "|") })
		before, _, _ := strings.Cut(lines[at], "|")
		e := readEntry(append(slices.Clone(lines[:at]), before), lines[at+1:])
		kind := "key"
		if e.isValue {
			kind = "value"
		}
		got := fmt.Sprintf("%v %s at %d beside %v", e.path, kind, e.from, slices.Sorted(maps.Keys(e.beside)))
		if got != want {
			t.Errorf("%q\n got %s\nwant %s", text, got, want)
		}
	}
}
