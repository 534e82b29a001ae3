package strictyaml_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

func FuzzAnyTextIsDecodedOrDiagnosed(f *testing.F) {
	for _, seed := range []string{
		placed, "", "\ufeff", "---\n...\n---\n", "{", "[", "- - - a", "? [a]\n: b", "a: &a *a", "<<: *b", "<<: [{}]",
		"title: \"\\u", "title: |2-\n", "a:\r\n\tb", "\x00", "\xff", "!!", "!!int", "&", "*", "%", "%YAML 1.2\n---", "{a: b, <<: {c: d}}",
		"title: !!str\n", "title: &a\n", "custom: {? a : b, c}", "custom: [a: b, c: d]", "'", "\"", "a: '''", "custom: 0x", "count: 99999999999999999999",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var into site
		positions, findings := strictyaml.Decode(text, &into, strictyaml.Options{File: "a.yaml"})
		positions.At("items", 0, "label")
		count := strings.Count(string(text), "\n") + strings.Count(string(text), "\r") + 1
		for _, finding := range findings {
			end := finding.Skipped + utf8.RuneCountInString(finding.Source) + 1 // Source is an excerpt of a long line
			if finding.Line < 1 || finding.Line > count || finding.Column > end || finding.Text == "" {
				t.Errorf("%q\ngot %+v", text, finding)
			}
		}
	})
}
