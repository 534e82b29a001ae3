package script_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// show formats each link as one line.
func show(links []script.Link) []string {
	var all []string
	for _, link := range links {
		kind := [...]string{script.ComponentLink: "component", script.BaseURLCall: "useBaseUrl", script.ElementLink: "element",
			script.ElementImage: "image"}[link.Kind]
		all = append(all, fmt.Sprintf("%d:%d+%d %s %s", link.Line, link.Column, link.Length, kind, link.Target))
	}
	return all
}

const imports = "import Link from '@docusaurus/Link'; import useBaseUrl from '@docusaurus/useBaseUrl'; import { Card as C } from '@theme/Card'\n"

func TestLiteralLinksAreFound(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, code string
		want       []string
	}{
		{name: "of the link component", code: `<Link to="/a">x</Link>`, want: []string{"2:33+2 component /a"}},
		{name: "by its other name", code: `<Link href='/a' />`, want: []string{"2:35+2 component /a"}},
		{name: "in braces", code: `<Link to={'/a'} />`, want: []string{"2:34+2 component /a"}},
		{name: "in a template", code: "<Link to={ `/a` } />", want: []string{"2:35+2 component /a"}},
		{name: "of a card", code: `<C href="/a" />`, want: []string{"2:32+2 component /a"}},
		{name: "of elements", code: `<p><a href="/a"><img src="/b.png" alt="" /></a><video poster="/c.png" src="/d.mp4" /></p>`, want: []string{
			"2:35+2 element /a", "2:49+6 image /b.png", "2:85+6 element /c.png", "2:98+6 element /d.mp4"}},
		{name: "after characters of two units", code: `<p title="日😀"><a href="/é😀" /></p>`, want: []string{"2:46+3 element /é😀"}},
		{name: "in a list", code: `<>{[1].map((n) => <Link key={n} to="/a" />)}</>`, want: []string{"2:59+2 component /a"}},
		{name: "in an attribute", code: `<C title={<a href="/a" />} href="/b" />`, want: []string{"2:42+2 element /a", "2:56+2 component /b"}},
		{name: "in a type assertion", code: `<a href={"/a" as string} />`},
		{name: "in the call of useBaseUrl", code: `<img alt="" src={useBaseUrl('/a.png')} />`, want: []string{"2:52+6 useBaseUrl /a.png"}},
		{name: "in a call over several lines", code: "(() => { const u = useBaseUrl(\n  '/a.png',\n  { absolute: true }); return u })()",
			want: []string{"3:4+6 useBaseUrl /a.png"}},
		{name: "in a call whose path goes on", code: `<a href={useBaseUrl('/a/') + name} />`},
		{name: "in a call with a path that goes on", code: `<a href={useBaseUrl('/a/' + name)} />`},
		{name: "dynamic", code: `<p><Link to={to} /><Link to={'/a' + to} /><Link to={to ? '/a' : '/b'} /><Link to={` + "`/a/${to}`" + `} /></p>`},
		{name: "with a spread", code: `<Link to="/a" {...rest} />`},
		{name: "with the check switched off", code: `<Link to="/a" data-noBrokenLinkCheck />`},
		{name: "of other components", code: `<Other to="/a" href="/b" />`},
		{name: "in strings", code: "`<a href=\"/a\">` + \"useBaseUrl('/a')\""},
		{name: "in comments", code: "<p>{/* <a href=\"/a\" /> useBaseUrl('/a') */}</p> // <a href='/a' />"},
		{name: "empty", code: `<><a href="" /><a href /></>`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			text := imports + "export const x: Any = " + test.code
			got, isCode := script.Read("src/pages/a.tsx", []byte(text))
			if !isCode || !slices.Equal(show(got.Links), test.want) {
				t.Errorf("%s\ngot  %q, %t\nwant %q", text, show(got.Links), isCode, test.want)
			}
		})
	}
}

func TestTypesAreNotElements(t *testing.T) {
	t.Parallel()
	const text = "type Make = <T>(value: T) => T\nconst make = <T,>(value: T) => value as Array<T>\nexport const x = <a href=\"/a\" />\n"
	got, isCode := script.Read("src/a.tsx", []byte(text))
	if want := []string{"3:27+2 element /a"}; !isCode || !slices.Equal(show(got.Links), want) {
		t.Errorf("%s\ngot  %q, %t\nwant %q", text, show(got.Links), isCode, want)
	}
}

func TestComponentOfAnotherModuleIsNotALink(t *testing.T) {
	t.Parallel()
	got, _ := script.Read("src/a.jsx", []byte("import Link from './Link'\nimport To, { x } from '@docusaurus/Link'\nexport const a = <Link to=\"/a\"><To to=\"/b\" /></Link>"))
	if want := []string{"3:40+2 component /b"}; !slices.Equal(show(got.Links), want) {
		t.Errorf("got %q, want %q", show(got.Links), want)
	}
}

func TestImportsAreListed(t *testing.T) {
	t.Parallel()
	got, _ := script.Read("src/a.tsx", []byte("import a, {\n  b,\n} from './a'\nimport './b.css'\nexport * from '@site/src/c'\nconst d = () => import('./d')\nconst e = require('../e')\nimport type { F } from './f'\nimport x from './a'\nexport const all = [a, b, d, e, x]\n"))
	if want := []string{"./a", "./b.css", "@site/src/c", "./d", "../e"}; !slices.Equal(slices.Sorted(slices.Values(got.Imports)),
		slices.Sorted(slices.Values(want))) {
		t.Errorf("got  %q\nwant %q", got.Imports, want)
	}
}

func TestCodeWithASyntaxErrorIsLeftToTheBundler(t *testing.T) {
	t.Parallel()
	if got, isCode := script.Read("src/a.tsx", []byte("export const a = <a href='/a'>")); isCode {
		t.Errorf("got %+v", got)
	}
}

func TestLineEndsOfAllKindsAreCounted(t *testing.T) {
	t.Parallel()
	for _, end := range []string{"\n", "\r\n", "\r", "\u2028"} {
		got, _ := script.Read("src/a.jsx", []byte(strings.ReplaceAll("\nexport const a =\n <a href='/a' />\n", "\n", end)))
		if want := []string{"3:11+2 element /a"}; !slices.Equal(show(got.Links), want) {
			t.Errorf("lines that end in %q\ngot  %q\nwant %q", end, show(got.Links), want)
		}
	}
}
