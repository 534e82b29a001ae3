package strictyaml_test

import (
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

func TestValuesAreDecoded(t *testing.T) {
	t.Parallel()
	yes := true
	for _, test := range []struct {
		name, text string
		want       func(*site)
	}{
		{name: "empty text", text: "", want: func(*site) {}},
		{name: "comments alone", text: "# nothing\n", want: func(*site) {}},
		{name: "document marks alone", text: "---\n", want: func(*site) {}},
		{name: "directive", text: "%YAML 1.2\n---\ntitle: x\n", want: func(s *site) { s.Title = "x" }},
		{name: "byte order mark", text: "\ufefftitle: x\n", want: func(s *site) { s.Title = "x" }},
		{name: "windows line ends", text: "title: x\r\nopen: false\r\n", want: func(s *site) { s.Title, s.Open = "x", false }},
		{name: "old mac line ends", text: "title: x\ropen: false\r", want: func(s *site) { s.Title, s.Open = "x", false }},
		{name: "JSON indented by tabs", text: "{\n\t\"title\": \"a\\u00e9\\/b\",\n\t\"folders\": [\n\t\t\"a\"\n\t]\n}\n",
			want: func(s *site) { s.Title, s.Folders = "aé/b", []string{"a"} }},
		{name: "number as text", text: "title: 2021\n", want: func(s *site) { s.Title = "2021" }},
		{name: "number as text as written", text: "title: 007\nmeta: {a: 1.50, b: 0x1F}\n",
			want: func(s *site) { s.Title = "007"; s.Meta = map[string]string{"a": "1.50", "b": "0x1F"} }},
		{name: "date as text", text: "title: 2021-01-02\n", want: func(s *site) { s.Title = "2021-01-02" }},
		{name: "boolean as text", text: "title: True\n", want: func(s *site) { s.Title = "True" }},
		{name: "folded text", text: "title: >-\n  one\n  two\nopen: false\n", want: func(s *site) { s.Title, s.Open = "one two", false }},
		{name: "literal text with windows line ends", text: "title: |\r\n  one\r\n  two\r\n", want: func(s *site) { s.Title = "one\ntwo\n" }},
		{name: "numbers", text: "count: -12\nratio: 1e3\n", want: func(s *site) { s.Count, s.Ratio = -12, 1000 }},
		{name: "whole number as fraction", text: "ratio: 0x10\n", want: func(s *site) { s.Ratio = 16 }},
		{name: "leading zero is decimal", text: "count: 010\n", want: func(s *site) { s.Count = 10 }},
		{name: "list replaces the default", text: "folders: []\n", want: func(s *site) { s.Folders = []string{} }},
		{name: "empty list keeps the default", text: "folders:\ninner:\n", want: func(*site) {}},
		{name: "pointer to boolean", text: "slash: true\n", want: func(s *site) { s.Slash = &yes }},
		{name: "null leaves a pointer nil", text: "slash: null\nlogo: ~\n", want: func(*site) {}},
		{name: "defaults inside pointers, lists and maps", text: "logo: {src: a}\nitems: [{label: b}]\nnamed: {c: {src: d}}\n", want: func(s *site) {
			s.Logo = &logo{Src: "a", Width: 32}
			s.Items = []item{{Label: "b", Side: "left"}}
			s.Named = map[string]logo{"c": {Src: "d", Width: 32}}
		}},
		{name: "embedded fields", text: "items: [{id: a, label: b}]\n",
			want: func(s *site) { s.Items = []item{{shared: shared{ID: "a"}, Label: "b", Side: "left"}} }},
		{name: "own decoding of false", text: "sidebarPath: false\n", want: func(s *site) { s.Sidebar = "" }},
		{name: "own decoding of a text", text: "sidebarPath: x.yaml\n", want: func(s *site) { s.Sidebar = "x.yaml" }},
		{name: "anything", text: "custom: {a: [1, 2.5, yes, true, ~, 2021-01-02, \"3\", 99999999999999999999], 1: {b: x}}\n", want: func(s *site) {
			s.Custom = map[string]any{"a": []any{1, 2.5, "yes", true, nil, "2021-01-02", "3", 1e20}, "1": map[string]any{"b": "x"}}
		}},
		{name: "alias", text: "logo: &l {src: a}\nnamed: {b: *l}\n", want: func(s *site) {
			s.Logo = &logo{Src: "a", Width: 32}
			s.Named = map[string]logo{"b": *s.Logo}
		}},
		{name: "merge key gives what is not written", text: "logo: &l {src: a, width: 1}\nnamed:\n  b:\n    <<: *l\n    src: c\n", want: func(s *site) {
			s.Logo = &logo{Src: "a", Width: 1}
			s.Named = map[string]logo{"b": {Src: "c", Width: 1}}
		}},
		{name: "first of several merged mappings wins", text: "named:\n  a: &a {src: a}\n  b: &b {src: b, width: 2}\n  c: {<<: [*a, *b]}\n",
			want: func(s *site) {
				s.Named = map[string]logo{"a": {Src: "a", Width: 32}, "b": {Src: "b", Width: 2}, "c": {Src: "a", Width: 2}}
			}},
		{name: "tags", text: "title: !!str 12\ncount: !!int \"12\"\nfolders: !!seq [a]\n",
			want: func(s *site) { s.Title, s.Count, s.Folders = "12", 12, []string{"a"} }},
		{name: "explicit key", text: "? title\n: x\n", want: func(s *site) { s.Title = "x" }},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			want := defaults()
			test.want(&want)
			got, _, findings := decode(t, test.text)
			sitetest.Compare(t, test.text, got, want)
			sitetest.Compare(t, test.text, findings, []string(nil))
		})
	}
}

func TestFieldsAreFoundOnce(t *testing.T) {
	type settings struct {
		Title string `yaml:"title"`
	}
	if count := testing.AllocsPerRun(5, func() { strictyaml.Fields(reflect.TypeFor[settings]()) }); count > 0 {
		t.Errorf("the fields of a known type need %v allocations", count)
	}
}
