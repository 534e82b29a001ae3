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
