package markdown_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// tokenText matches a token of highlighted code: its class and its text.
var tokenText = regexp.MustCompile(`<span class="([a-z]+[0-9a-z]*)">([^<]*)</span>`)

func TestElementsAreDistinguishedFromTypeArgumentsAndComparisons(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, language, code, tokens string }{
		{"type argument", "ts", "const r = useRef<AppStore | null>(null)", "nc:AppStore"},
		{"type argument of a list", "ts", "const p = get<Post[]>()", "nc:Post"},
		{"component in TypeScript", "tsx", "const a = <Tabs.Item label=\"x\">hi</Tabs.Item>", "nt:Tabs.Item nt:Tabs.Item"},
		{"generic arrow function", "tsx", "const f = <T,>(x: T) => x", ""},
		{"element in JavaScript", "js", "const a = <p className=\"x\">hi</p>", "nt:p nt:p"},
		{"element without content in JavaScript", "js", "return <Tabs values={[1]} />", "nt:Tabs"},
		{"comparison in JavaScript", "js", "for (let i = 0; i<n; i++) if (a < b && c[1]<d) f()", ""},
		{"comparison in JSX", "jsx", "const a = b<c", ""},
		{"regular expression in JavaScript", "js", "const r = a.replace(/<p>/g, '')", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := render(t, markdown.With(markdown.Options{}), "```"+test.language+"\n"+test.code+"\n```\n", markdown.Resolved{})
			var tags []string
			for _, token := range tokenText.FindAllStringSubmatch(got, -1) {
				if token[1] == "nt" || strings.HasPrefix(test.tokens, "nc:"+token[2]) {
					tags = append(tags, token[1]+":"+token[2])
				}
			}
			if strings.Join(tags, " ") != test.tokens {
				t.Errorf("%s\ngot  %s\nwant %s\nin %s", test.code, strings.Join(tags, " "), test.tokens, got)
			}
		})
	}
}
