package strictyaml_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

const placed = `# a comment
title: "it's" # trailing
meta:
  é: 'it''s'

  plain: one two
    three
  literal: |
    a: b

    c
  folded: >-
    x
    y
  tagged: !!str 12
  anchored: &name value
  alias: *name
  empty:
items:
- label: a
  items: [ {label: "ö"}, {label: c, side: right} ]

  # between
-   id: b
    label: d
folders:
  - "x\"y"
  - 2021-01-01
`

func TestPathsFindValues(t *testing.T) {
	t.Parallel()
	var into site
	positions, findings := strictyaml.Decode([]byte(strings.ReplaceAll(placed, "\n", "\r\n")), &into, strictyaml.Options{})
	sitetest.Compare(t, placed, lines(findings), []string{`18:3+5 meta.empty has no value (add a value, or remove the key)`})
	for _, test := range []struct {
		name string
		path []any
		want string // marked text, "" for a whole line
		line int
	}{
		{name: "quoted text", path: []any{"title"}, want: `"it's"`, line: 2},
		{name: "block mapping", path: []any{"meta"}, want: `meta`, line: 3},
		{name: "wide key", path: []any{"meta", "é"}, want: `'it''s'`, line: 4},
		{name: "text over two lines", path: []any{"meta", "plain"}, want: `one two`, line: 6},
		{name: "literal", path: []any{"meta", "literal"}, want: `|`, line: 8},
		{name: "after a literal", path: []any{"meta", "folded"}, want: `>`, line: 12},
		{name: "tagged", path: []any{"meta", "tagged"}, want: `12`, line: 15},
		{name: "anchored", path: []any{"meta", "anchored"}, want: `value`, line: 16},
		{name: "alias", path: []any{"meta", "alias"}, want: `*name`, line: 17},
		{name: "value left out", path: []any{"meta", "empty"}, want: `empty`, line: 18},
		{name: "list", path: []any{"items"}, want: `items`, line: 19},
		{name: "list item", path: []any{"items", 0}, want: `label`, line: 20},
		{name: "list in brackets", path: []any{"items", 0, "items"}, want: `[ {label: "ö"}, {label: c, side: right} ]`, line: 21},
		{name: "mapping in brackets", path: []any{"items", 0, "items", 1}, want: `{label: c, side: right}`, line: 21},
		{name: "in brackets", path: []any{"items", 0, "items", 0, "label"}, want: `"ö"`, line: 21},
		{name: "behind a wide character", path: []any{"items", 0, "items", 1, "side"}, want: `right`, line: 21},
		{name: "list item behind a comment", path: []any{"items", 1, "label"}, want: `d`, line: 25},
		{name: "escaped quote", path: []any{"folders", 0}, want: `"x\"y"`, line: 27},
		{name: "date", path: []any{"folders", 1}, want: `2021-01-01`, line: 28},
		{name: "missing key of a list item", path: []any{"items", 1, "docId"}, want: `id`, line: 24},
		{name: "missing list item", path: []any{"items", 7, "docId"}, want: `items`, line: 19},
		{name: "missing key", path: []any{"logo", "src"}, want: ``, line: 1},
		{name: "root", path: nil, want: ``, line: 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := positions.Diagnostic(diag.Error, "x", "y", test.path...)
			marked := ""
			if got.Column > 0 {
				marked = string([]rune(got.Source)[got.Column-1:][:got.Length])
			}
			sitetest.Compare(t, test.name, marked, test.want)
			sitetest.Compare(t, test.name, got.Line, test.line)
		})
	}
}

func TestPathsFindKeys(t *testing.T) {
	t.Parallel()
	var into site
	positions, _ := strictyaml.Decode([]byte(placed), &into, strictyaml.Options{Line: 11})
	for _, test := range []struct {
		name string
		path []any
		want strictyaml.Place
	}{
		{name: "key", path: []any{"items", 1, "label"}, want: strictyaml.Place{Line: 35, Column: 5, Length: 5}},
		{name: "list item has none", path: []any{"folders", 1}, want: strictyaml.Place{Line: 38, Column: 5, Length: 10}},
		{name: "root has none", path: nil, want: strictyaml.Place{Line: 11}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.name, positions.Key(test.path...), test.want)
		})
	}
}

func TestHasReportsGivenKeys(t *testing.T) {
	t.Parallel()
	var into site
	positions, _ := strictyaml.Decode([]byte(placed), &into, strictyaml.Options{})
	sitetest.Compare(t, "present", positions.Has("meta", "empty"), true)
	sitetest.Compare(t, "default", positions.Has("open"), false)
	sitetest.Compare(t, "list item", positions.Has("items", 1), true)
	sitetest.Compare(t, "beyond the list", positions.Has("items", 2), false)
	sitetest.Compare(t, "zero value", strictyaml.Positions{}.Has("title"), false)
	sitetest.Compare(t, "zero value", strictyaml.Positions{}.At("title"), strictyaml.Place{Line: 1})
}
