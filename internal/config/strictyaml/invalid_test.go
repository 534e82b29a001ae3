package strictyaml_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestInvalidValueIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "unknown key near a known one", text: "titel: x\n", want: []string{`1:1+5 unknown key "titel" (did you mean "title"?)`}},
		{name: "unknown key in many", text: "zzz: x\n", want: []string{`1:1+3 unknown key "zzz"`}},
		{name: "unknown key with a hint of its own", text: "presets: []\n", want: []string{`1:1+7 unknown key "presets" (there are no presets)`}},
		{name: "unknown key in few", text: "logo:\n  src: a\n  zzz: 1\n", want: []string{`3:3+3 unknown key "zzz" in logo (allowed keys: src, width)`}},
		{name: "unknown quoted key", text: "{\"title\": 1, \"öpen\": 2}\n", want: []string{`1:14+6 unknown key "öpen" (did you mean "open"?)`}},
		{name: "key given twice", text: "title: a\nopen: true\ntitle: b\n", want: []string{`3:1+5 duplicate key "title" (the first one is on line 1)`}},
		{name: "key given twice in brackets", text: "logo: {src: a, src: b}\n", want: []string{`1:16+3 duplicate key "src" (the first one is on line 1)`}},
		{name: "list for text", text: "title: [a, b]\n", want: []string{`1:8+6 title must be a string, found a list`}},
		{name: "block list for text", text: "title:\n  - a\n", want: []string{`1:1+5 title must be a string, found a list`}},
		{name: "mapping for text", text: "title: {a: b}\n", want: []string{`1:8+6 title must be a string, found a mapping`}},
		{name: "nothing for text", text: "title:\nopen: true\n", want: []string{`1:1+5 title has no value (add a value, or remove the key)`}},
		{name: "null for boolean", text: "open: null\n", want: []string{`1:7+4 open has no value (add a value, or remove the key)`}},
		{name: "word for boolean", text: "open: yes # please\n", want: []string{`1:7+3 open must be true or false, found "yes" (write true)`}},
		{name: "quoted boolean", text: "open: 'false'\n", want: []string{`1:7+7 open must be true or false, found "false" (remove the quotes)`}},
		{name: "number for boolean", text: "open: 1\n", want: []string{`1:7+1 open must be true or false, found 1`}},
		{name: "quoted number", text: "count: \"1\"\n", want: []string{`1:8+3 count must be a whole number, found "1" (remove the quotes)`}},
		{name: "fraction for whole number", text: "count: 1.5\n", want: []string{`1:8+3 count must be a whole number, found 1.5`}},
		{name: "large number", text: "count: 300\n", want: []string{`1:8+3 count is too large: 300`}},
		{name: "word for number", text: "ratio: half\n", want: []string{`1:8+4 ratio must be a number, found "half"`}},
		{name: "text for list", text: "folders: static\n", want: []string{`1:10+6 folders must be a list, found "static" (write [static])`}},
		{name: "quoted text for list", text: "folders: 'a b'\n", want: []string{`1:10+5 folders must be a list, found "a b" (write ["a b"])`}},
		{name: "mapping for list", text: "items:\n  label: a\n", want: []string{`1:1+5 items must be a list, found a mapping (start each entry with "- ")`}},
		{name: "text for mapping", text: "logo: img.svg\n", want: []string{`1:7+7 logo must be a mapping, found "img.svg" (write {src: img.svg})`}},
		{name: "list item of the wrong type", text: "folders:\n  - a\n  - [b]\n", want: []string{`3:5+3 folders[1] must be a string, found a list`}},
		{name: "empty list item", text: "folders:\n  - a\n  -\n", want: []string{`2:3+1 folders[1] has no value (add a value, or remove the key)`}},
		{name: "nested path", text: "items:\n  - label: a\n    items:\n      - label: {}\n",
			want: []string{`4:16+2 items[0].items[0].label must be a string, found a mapping`}},
		{name: "impossible value near a possible one", text: "onBrokenLinks: wran\n",
			want: []string{`1:16+4 onBrokenLinks cannot be "wran" (did you mean "warn"?)`}},
		{name: "impossible value", text: "onBrokenLinks: 5\n", want: []string{`1:16+1 onBrokenLinks cannot be 5 (allowed values: ignore, log, warn, throw)`}},
		{name: "own decoding", text: "sidebarPath: true\n", want: []string{`1:14+4 sidebarPath must be a path or false, found true`}},
		{name: "required key missing", text: "items:\n  - side: right\n", want: []string{`2:5+4 items[0].label is missing (add "label: ...")`}},
		{name: "required key missing behind a key", text: "title: a\nlogo:\n  width: 3\n", want: []string{`2:1+4 logo.src is missing (add "src: ...")`}},
		{name: "required key misspelled", text: "logo: {scr: a}\n", want: []string{`1:8+3 unknown key "scr" in logo (did you mean "src"?)`}},
		{name: "required key empty", text: "logo: {src: ''}\n", want: []string{`1:13+2 logo.src is empty`}},
		{name: "list at the root", text: "- a\n", want: []string{`1:1+1 the file must contain a mapping, found a list (write lines such as "key: value")`}},
		{name: "text at the root", text: "hello\n", want: []string{`1:1+5 the file must contain a mapping, found "hello" (write lines such as "key: value")`}},
		{name: "second document", text: "title: a\n---\ntitle: b\n",
			want: []string{`2:1+3 the file contains a second YAML document (remove the line "---", or everything that follows it)`}},
		{name: "unknown alias", text: "title: &here a\nmeta: {a: *her}\n", want: []string{`2:11+4 no anchor "&her" above this alias (did you mean "here"?)`}},
		{name: "alias inside its anchor", text: "custom: &a\n  b: *a\n", want: []string{`2:6+2 alias "*a" is inside its own anchor`}},
		{name: "alias of the wrong type is shown where it is used", text: "folders: &f [a]\ntitle: *f\n",
			want: []string{`2:8+2 title must be a string, found a list`}},
		{name: "merge of a text", text: "title: &t a\nlogo:\n  <<: *t\n  src: a\n",
			want: []string{`3:3+2 "<<" must be a mapping or a list of mappings, found "a" (write "<<: *name", where "&name" marks a mapping)`}},
		{name: "unknown tag", text: "title: !secret a\n", want: []string{`1:8+7 unknown YAML tag "!secret" (remove it)`}},
		{name: "several at once", text: "titel: a\nopen: no\ncount: x\n", want: []string{
			`1:1+5 unknown key "titel" (did you mean "title"?)`,
			`2:7+2 open must be true or false, found "no" (write false)`,
			`3:8+1 count must be a whole number, found "x"`,
		}},
		{name: "windows line ends and wide characters", text: "title: é\r\nmeta: {ü: x, ö: [y]}\r\n",
			want: []string{`2:17+3 meta.ö must be a string, found a list`}},
		{name: "long value is cut", text: "open: " + strings.Repeat("x", 70) + "\n",
			want: []string{`1:7+70 open must be true or false, found "` + strings.Repeat("x", 60) + `…"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, _, got := decode(t, test.text)
			sitetest.Compare(t, test.text, got, test.want)
		})
	}
}
