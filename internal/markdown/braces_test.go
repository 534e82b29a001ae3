package markdown_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestTextInBracesIsReported(t *testing.T) {
	t.Parallel()
	const begin = "braces contain code in MDX, and "
	for text, want := range map[string][]string{
		"Use {curly braces} here":           {begin + `"curly braces" is not JavaScript`},
		"# {cell text}":                     {begin + `"cell text" is not JavaScript`},
		"Don't write {it's one, two words}": {`the string is never closed`},
		"{name}":                            {begin + `"name" is not defined`},
		"Set {your-name} and {user.name}, <b>{here}</b>": {begin + `"name" is not defined`, begin + `"user" is not defined`, begin + `"here" is not defined`},
		"{a, b}": {begin + `"a" is not defined`},
		"import a from './a'\n\nexport const b = 1\n\n{a} {b.c}":       nil,
		"{props.x} {undefined} {frontMatter.title} {new Date}":         nil,
		"{typeof name} {/* curly braces */} {'two words'} {1} \\{x\\}": nil,
		"{list.map((item) => <b>{item}</b>)}":                          nil,
		"{% hint style=\"info\" %}":                                    {`"{% hint style=\"info\" %}" is GitBook syntax, which docgen does not know`},
		"a {{< ref \"b\" >}}":                                          {`"{{< ref \"b\" >}}" is Hugo syntax, which docgen does not know`},
		":::{note}\na\n:::":                                            {`":::{note}" is MyST syntax, which docgen does not know`},
		"<Tag name={value} />\n\n`{in code}`":                          nil,
	} {
		var got []string
		for _, finding := range markdown.With(markdown.Options{}).ParseMDX("a.mdx", []byte(text)).Findings {
			got = append(got, finding.Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s\ngot  %q\nwant %q", text, got, want)
		}
	}
}
