package mdx_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

func TestExpressionEndsAtItsOwnBrace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, code string }{
		{"object", `{ {a: {b: 1}} }`},
		{"string", `{"}" + '}'}`},
		{"escaped quote", `{'\'}'}`},
		{"template", "{`}${{a: `}`}}`}"},
		{"regular expression", `{/[}/]}/.test(a) / 2}`},
		{"division", `{a / b / c}`},
		{"comments", "{/* } */ 1 // }\n}"},
		{"element", `{<b title="}">}{'}'}</b>}`},
		{"element with an apostrophe", `{<b>it's</b>}`},
		{"comparison", `{a < b && c > d}`},
		{"type parameters", `{(<T,>(a: T) => a)(1)}`},
		{"assertion", `{a! / b}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			source := []byte("ab" + test.code + "} rest")
			end, _, err := mdx.Expression(source, 2, len(source))
			if err != nil || end != 2+len(test.code) {
				t.Errorf("%s\nends at %d (%v), want %d", test.code, end-2, err, len(test.code))
			}
		})
	}
}

func TestMistakesInCodeAreReportedAtTheirPlaces(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, code string
		want       mdx.Error
	}{
		{"brace", "{a", mdx.Error{0, 1, `"{" is never closed`, `close it with "}"`}},
		{"parenthesis", "{(a}", mdx.Error{3, 4, `unexpected "}"`, "remove it, or add the opening bracket before it"}},
		{"string", "{'a\n'}", mdx.Error{1, 3, "the string is never closed", "close it with ' on the same line"}},
		{"template", "{`a", mdx.Error{1, 2, "the template is never closed", "close it with `"}},
		{"comment", "{/* a}", mdx.Error{1, 3, "the comment is never closed", `close it with "*/"`}},
		{"element", "{<a>}", mdx.Error{1, 4, `"<a>" is never closed`, `close it with "</a>", or write "<a />" if it has no content`}},
		{"other element", "{<a></b>}", mdx.Error{4, 8, `"</b>" does not close "<a>"`, `close it with "</a>", or write "<a />" if it has no content`}},
		{"nesting", "{" + strings.Repeat("(", 300), mdx.Error{200, 201, "the code is nested too deeply",
			"brackets, elements and arrow functions can be nested up to 200 levels deep"}},
		{"nesting of arrow functions", "{" + strings.Repeat("a=>b?", 300),
			mdx.Error{998, 999, "the code is nested too deeply", "brackets, elements and arrow functions can be nested up to 200 levels deep"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, _, err := mdx.Expression([]byte(test.code), 0, len(test.code))
			if err == nil || *err != test.want {
				t.Errorf("got %+v, want %+v", err, test.want)
			}
		})
	}
}

func TestArrowFunctionsBesideEachOtherAreNotNested(t *testing.T) {
	t.Parallel()
	for _, unit := range []string{"a => b, ", "f(a => b) + ", "const c = a => b; ", "const c = a => b\n", "a >= b && "} {
		code := "export const d = () => {" + strings.Repeat(unit, 300) + "}"
		if _, _, err := mdx.ESM([]byte(code), 0, len(code)); err != nil {
			t.Errorf("%s: %v", unit, err)
		}
	}
}

func TestESMEndsAtABlankLineIfItIsComplete(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, code string }{
		{"one line", "import a from 'b'"},
		{"two", "import a from 'b'\nexport const c = 1"},
		{"blank line in brackets", "export const a = {\n\n  b: 1\n}"},
		{"blank line in a template", "export const a = `\n\n`"},
		{"blank line in a comment", "export const a = 1 /*\n\n*/"},
		{"blank line after an operator", "export const a =\n\n1"},
		{"blank line of spaces", "export function a() {}\n  \t"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			source := []byte(test.code + "\n\nText")
			_, end, err := mdx.ESM(source, 0, len(source))
			if want := len(strings.TrimRight(test.code, " \t\n")); err != nil || end != want {
				t.Errorf("ends at %d (%v), want %d", end, err, want)
			}
		})
	}
}

func TestESMListsItsImportsAndExports(t *testing.T) {
	t.Parallel()
	source := "import A, {b as c} from './a.mdx'\nimport * as d from \"d\"\nimport 'e\\.css'\nexport const f = 1\nexport {g as h}\nexport default function () {}\n"
	found, _, err := mdx.ESM([]byte(source), 0, len(source))
	if err != nil {
		t.Fatal(err)
	}
	imports := []mdx.Import{{"A", "./a.mdx", 24, 7}, {"", "d", 53, 1}, {"", "e.css", 64, 6}}
	if !reflect.DeepEqual(found.Imports, imports) {
		t.Errorf("got imports %+v, want %+v", found.Imports, imports)
	}
	if want := map[string]bool{"f": true, "h": true, "default": true}; !reflect.DeepEqual(found.Exports, want) {
		t.Errorf("got exports %v, want %v", found.Exports, want)
	}
}

func TestModuleRecordsWhereItsCodeComesFrom(t *testing.T) {
	t.Parallel()
	code := mdx.Code{Text: "a + b", At: 40}
	module := mdx.Write(mdx.Page{Content: []mdx.Node{{Kind: mdx.ExpressionNode, Code: code}}})
	at := strings.Index(module.Text, code.Text)
	for _, test := range []struct{ offset, want int }{{at, 40}, {at + 4, 44}, {at + 50, 45}} {
		if got, found := module.Origin(test.offset); !found || got != test.want {
			t.Errorf("byte %d comes from %d (%v), want %d", test.offset, got, found, test.want)
		}
	}
	if _, found := module.Origin(0); found {
		t.Error("code that docgen wrote has an origin")
	}
}
