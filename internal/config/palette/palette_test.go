package palette_test

import (
	"maps"
	"testing"

	"github.com/docgen-cli/docgen/internal/config/palette"
)

func TestOnlyColorsOfTheWholePageAreTokens(t *testing.T) {
	t.Parallel()
	sheet := "@layer tokens { :root { --color-bg: light-dark(#fff, #000); --color-text: #123; --color-x: var(--y) } }\n" +
		"[data-theme='dark'] { --color-text: #eee }\n@media print { :root { --color-bg: red } }\n.card { --color-bg: blue }"
	want := palette.Tokens{
		"--color-bg":   {{255, 255, 255}, {}},
		"--color-text": {{0x11, 0x22, 0x33}, {0xee, 0xee, 0xee}},
	}
	if got := (palette.Tokens{}).With(sheet); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestCSSColorsAreParsed(t *testing.T) {
	t.Parallel()
	for written, want := range map[string]string{
		"#7C3AED": "#7c3aed", "#fa0": "#ffaa00", "RebeccaPurple": "#663399", "rgb(32 35 42)": "#20232a", "rgb(32, 35, 42, 1)": "#20232a",
		"rgb(100% 0% 50%)": "#ff0080", "hsl(120deg 100% 25%)": "#008000", "hsl(-120, 100%, 50%)": "#0000ff", "oklch(0.628 0.2577 29.23)": "#ff0000",
		"rgb(0 0 0 / 50%)": "", "#ffff": "", "var(--x)": "", "currentColor": "", "": "", "rgb(1 2)": "", "oklch(nan 0 0)": "",
	} {
		got, known := palette.Parse(written)
		if known != (want != "") || known && got.String() != want {
			t.Errorf("%q\ngot  %v, %v\nwant %q", written, got, known, want)
		}
	}
}
