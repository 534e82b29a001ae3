package config_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
)

func TestVariablesKeepTheirValuesAsWritten(t *testing.T) {
	t.Parallel()
	got := load(t, head+"markdown:\n  variables: {version: 1.20, build: 007, name: Phoenix, beta: yes, on_air: true, a.b-c: \"\"}\n")
	sitetest.Compare(t, "variables", got.Markdown.Variables, map[string]config.Scalar{
		"version": "1.20", "build": "007", "name": "Phoenix", "beta": "yes", "on_air": "true", "a.b-c": "",
	})
}

func TestMagicCommentsAreRead(t *testing.T) {
	t.Parallel()
	got := load(t, head+"markdown:\n  magicComments:\n    - {className: error, line: \"error:\"}\n    - {className: x, block: {start: a, end: b}}\n")
	sitetest.Compare(t, "comments", got.Markdown.MagicComments, []config.MagicComment{
		{ClassName: "error", Line: "error:"}, {ClassName: "x", Block: config.MagicBlock{Start: "a", End: "b"}},
	})
}

func TestInvalidMarkdownOptionsAreErrors(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{"name with a space", "markdown: {variables: {a b: c}}",
			`3:24+3 "a b" is not a valid variable name (start with a letter or "_", and use only letters, digits, "_", "-" and ".")`},
		{"list", "markdown: {variables: {a: [b]}}",
			`3:27+3 markdown.variables.a must be a string, a number, true or false, found a list`},
		{"name of a value", "markdown: {values: {a b: c}}",
			`3:21+3 "a b" is not a valid name of a value (start with a letter or "_", and use only letters, digits, "_", "-" and ".")`},
		{"value that pages cannot show", "markdown: {values: {a: ' '}}",
			`3:24+3 pages have nothing to show for the value "a" (write one line that readers see until they fill it in, such as YOUR_API_KEY)`},
		{"block without end", "markdown: {magicComments: [{className: a, block: {start: b}}]}",
			`3:50+10 a block of magic comments needs both start and end`},
		{"neither line nor block", "markdown: {magicComments: [{className: a}]}",
			`3:28+14 a magic comment needs line or block (for example, "line: highlight-next-line")`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := config.Load([]byte(head+test.text+"\n"), "docgen.yaml")
			sitetest.Compare(t, test.text, lines(findings), []string{test.want})
		})
	}
}
