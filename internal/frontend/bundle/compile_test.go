package bundle

import (
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

func TestCompiledPagesListWhatTheyImport(t *testing.T) {
	t.Parallel()
	const end = "export default () => <>{a}{b}</>\n"
	for _, test := range []struct {
		name, text string
		want       []Import // besides React; nil for a page that is bundled whole
	}{
		{"names", "import a, { b } from '@theme/Tabs'\n" + end, []Import{{"@theme/Tabs", []string{"b", "default"}}}},
		{"two imports of a module", "import a from 'x'\nimport { y as b } from 'x'\n" + end, []Import{{"x", []string{"default", "y"}}}},
		{"a path from the page", "import a from './_a.mdx'\nimport b from '../b.png'\n" + end,
			[]Import{{"@site/content/sub/_a.mdx", []string{"default"}}, {"@site/content/b.png", []string{"default"}}}},
		{"a raw text", "import a from '!!raw-loader!./a.py'\nimport b from './b.py?raw'\n" + end,
			[]Import{{"!!raw-loader!@site/content/sub/a.py", []string{"default"}}, {"@site/content/sub/b.py?raw", []string{"default"}}}},
		{"for its effect", "import './a.css'\nlet a = 1, b = 2\n" + end, []Import{{"@site/content/sub/a.css", nil}}},
		{"not used", "import a from './a'\nexport default () => <></>\n", []Import{}},
		{"a namespace", "import * as a from 'x'\nlet b = a.c\n" + end, nil},
		{"all exports", "export * from 'x'\nlet a = 1, b = 2\n" + end, nil},
		{"import()", "let a = import('x'), b = 1\n" + end, nil},
		{"require", "let a = require('x'), b = 1\n" + end, nil},
		{"a file outside the site", "import a from '../../../x'\nlet b = 1\n" + end, nil},
		{"an alias of package.json", "import a from '#x'\nlet b = 1\n" + end, nil},
		{"a mark in a text", "let a = '" + importMark + "', b = 1\n" + end, nil},
	} {
		compiled := Compile(t.TempDir(), "content/sub/page.mdx", test.text)
		var got []Import
		for _, each := range compiled.Imports {
			if !isReact(each.Path) {
				got = append(got, each)
			}
		}
		if compiled.IsSimple != (test.want != nil) || len(got)+len(test.want) > 0 && !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %v, %t, want %v", test.name, got, compiled.IsSimple, test.want)
		}
	}
}

func TestPageNextToPackagesIsBundledWhole(t *testing.T) {
	t.Parallel()
	site := siteOf(t, map[string]string{"content/sub/node_modules/near/index.js": ""})
	const text = "import a from 'near'\nexport default () => <>{a}</>\n"
	if compiled := Compile(site, "content/sub/page.mdx", text); compiled.IsSimple || len(compiled.Folders) != 2 {
		t.Errorf("the page is compiled alone, whatever is in %v", compiled.Folders)
	}
	if compiled := Compile(site, "content/page.mdx", text); !compiled.IsSimple {
		t.Error("a page above the packages is bundled whole")
	}
}

// compiled bundles a site whose pages are compiled separately.
func compiled(t *testing.T, input Input, pages map[string]string) Bundle {
	t.Helper()
	codes := map[string]Compiled{}
	input.Imports = map[string][]Import{}
	for source, text := range pages {
		codes[source] = Compile(input.Site, source, text)
		input.Imports[source] = codes[source].Imports
	}
	return bundled(t, input).Add(input, codes, func(source string) string { return codes[source].Node })
}

func TestCompiledPagesShareWhatTheyImport(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/Box.tsx":         "import './box.css'\nexport const Box = () => <b>text of box</b>\nexport const Other = () => <i>no page asks for it</i>",
		"src/box.css":         ".box { color: red }",
		"node_modules/old.js": "exports.greet = () => 'text of old'",
	}))
	const box, old = "import { Box } from '@site/src/Box'\n", "import { greet } from 'old'\n"
	const scope = "import { MDXComponents as scope } from '@theme/MDXComponents'\n"
	bundle := compiled(t, input, map[string]string{
		"content/a.mdx": scope + box + old + "export default () => <><scope.h2>text of a</scope.h2><Box />{greet()}</>",
		"content/b.mdx": scope + box + "export default () => <><scope.h2>text of b</scope.h2><Box /></>",
		"content/c.mdx": scope + "export default () => <scope.h2>text of c</scope.h2>",
	})
	a, b, c := bundle.Pages["content/a.mdx"], bundle.Pages["content/b.mdx"], bundle.Pages["content/c.mdx"]
	if !reflect.DeepEqual(a.Styles, b.Styles) || reflect.DeepEqual(b.Styles, c.Styles) || len(a.Styles) != 1 || len(c.Styles) != 0 {
		t.Errorf("the style sheets are %v, %v and %v, want one for the first two", a.Styles, b.Styles, c.Styles)
	}
	if sheet := bundle.file(t, a.Styles[0]); !strings.Contains(sheet, "color:red") || strings.Contains(sheet, "--color-bg") {
		t.Errorf("the style sheet lacks that of the component, or has the theme's:\n%s", sheet)
	}
	preloaded := ""
	for _, script := range a.Preload {
		preloaded += bundle.file(t, script)
	}
	if !strings.Contains(preloaded, "text of box") || !strings.Contains(preloaded, "text of old") || strings.Contains(preloaded, "text of a") {
		t.Error("the page does not preload what it imports")
	}
	for _, file := range bundle.Files {
		if strings.Contains(string(file.Content), "no page asks for it") {
			t.Errorf("%s has an export that no page asks for", file.Name)
		}
	}
	for _, file := range []string{"a", "b", "c"} {
		if script := bundle.file(t, bundle.Pages["content/"+file+".mdx"].Script); strings.Count(script, "text of") != 1 ||
			strings.Contains(script, importMark) {
			t.Errorf("the page %s is not itself alone:\n%s", file, script)
		}
	}
}

func TestMistakesInImportsOfCompiledPagesAreAtTheirPlace(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{"src/Box.tsx": "export const Box = () => <b />"}))
	text := "import { Bax } from '@site/src/Box'\nexport default () => <Bax />\n"
	input.Text = func(string) (string, error) { return text, nil }
	input.Imports = map[string][]Import{
		"content/a.mdx": Compile(input.Site, "content/a.mdx", text).Imports,
		"content/b.mdx": Compile(input.Site, "content/b.mdx", "export default () => <p />").Imports,
	}
	_, findings, err := Build(input)
	want := diag.Diagnostic{
		Severity: diag.Error, Code: Code, File: "content/a.mdx", Line: 1, Column: 10, Length: 3,
		Text: `src/Box.tsx does not export "Bax"`, Source: "import { Bax } from '@site/src/Box'",
	}
	if err != nil || len(findings) != 1 {
		t.Fatalf("findings %+v, error %v", findings, err)
	}
	want.Hint = findings[0].Hint // esbuild's hint
	if findings[0] != want {
		t.Errorf("\n got %+v\nwant %+v", findings[0], want)
	}
}
