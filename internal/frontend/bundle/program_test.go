package bundle

import (
	"strings"
	"testing"
)

func TestOriginFindsTheSitesCode(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/pages/a.tsx": "import { fail } from '../fail'\n\nexport default function A() {\n  const text: string = 'é' + fail()\n  return <p>{text}</p>\n}\n",
		"src/fail.ts":     "export function fail(): string {\n  throw new Error('own error')\n}\n",
	}))
	input.Pages = []string{"src/pages/a.tsx"}
	bundle := bundled(t, input)
	place := func(text string) (line, column int) {
		before, _, _ := strings.Cut(bundle.Program(), text)
		return 1 + strings.Count(before, "\n"), len(before) - strings.LastIndex(before, "\n")
	}
	got, found := bundle.Origin(place("new Error(\"own error\")"))
	if want := (Origin{File: "src/fail.ts", Line: 2, Column: 9, Text: "  throw new Error('own error')"}); !found || got != want {
		t.Errorf("got %+v, %t, want %+v", got, found, want)
	}
	if got, found := bundle.Origin(place("Skip to main content")); found {
		t.Errorf("the theme's own code is said to be of %+v", got)
	}
	for _, wrong := range [][2]int{{0, 0}, {1 << 20, 1}, {-1, 1}} {
		if got, found := bundle.Origin(wrong[0], wrong[1]); found {
			t.Errorf("%v is said to be of %+v", wrong, got)
		}
	}
	if _, found := bundled(t, inputOf("")).Origin(1, 100); found {
		t.Error("the theme alone has code of a site")
	}
}

func TestPagesArePartsOfTheProgramThatKnowTheirPlaces(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, nil))
	pages := map[string]string{
		"content/a.mdx": "export default () => <>text of a</>\n",
		"content/b.mdx": "const b = 'text of b'\n\nexport default () => <>{b}</>\n",
	}
	input.Text = func(file string) (string, error) { return pages[file], nil }
	bundle := compiled(t, input, pages)
	if strings.Contains(bundle.Program(), "text of") {
		t.Error("the program has the pages")
	}
	first, line := bundle.PartOf("content/a.mdx")
	if want := 1 + strings.Count(bundle.Program(), "\n") + 1; line != want {
		t.Errorf("the first part begins in line %d, want %d", line, want)
	}
	second, after := bundle.PartOf("content/b.mdx")
	if want := line + strings.Count(first, "\n") + 1; after != want {
		t.Errorf("the second part begins in line %d, want %d", after, want)
	}
	before, _, found := strings.Cut(second, `"text of b"`)
	if !found {
		t.Fatalf("the part of the page is\n%s", second)
	}
	got, _ := bundle.Origin(after+strings.Count(before, "\n"), len(before)-strings.LastIndex(before, "\n"))
	if want := (Origin{File: "content/b.mdx", Line: 1, Column: 11, Text: "const b = 'text of b'"}); got != want {
		t.Errorf("the origin is %+v, want %+v", got, want)
	}
	if text, _ := bundle.PartOf("content/c.mdx"); text != "" {
		t.Errorf("a page without a script has the part\n%s", text)
	}
}
