package palette_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"github.com/docgen-cli/docgen/internal/palette"
)

func TestTextInADerivedAccentIsReadableOnEveryBackground(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	brands := []palette.Color{{}, {255, 255, 255}, {128, 128, 128}, {255, 255, 0}, {0, 255, 0}, {0, 0, 255}, {0xb9, 0x3a, 0x10}}
	for range 400 {
		value := random.Uint32()
		brands = append(brands, palette.Color{R: uint8(value >> 16), G: uint8(value >> 8), B: uint8(value)})
	}
	for _, brand := range brands {
		result := palette.Derive(brand)
		for _, mode := range []palette.Mode{palette.Light, palette.Dark} {
			accent, on := result.Accent[mode], result.On[mode]
			for _, background := range palette.Backgrounds(mode, accent) {
				if ratio := palette.Contrast(accent, background); ratio < palette.TextContrast {
					t.Errorf("%v in the %v mode: %v on %v has %.2f:1", brand, mode, accent, background, ratio)
				}
			}
			if ratio := palette.Contrast(on, accent); ratio < palette.TextContrast {
				t.Errorf("%v in the %v mode: text %v on %v has %.2f:1", brand, mode, on, accent, ratio)
			}
		}
	}
}

func TestReadableBrandIsUnchanged(t *testing.T) {
	t.Parallel()
	brand := palette.Color{R: 0x7c, G: 0x3a, B: 0xed}
	result := palette.Derive(brand)
	if got := result.Tokens(); got != "--color-accent:light-dark(#7c3aed,#9a72ff);--color-on-accent:light-dark(#ffffff,#151311);" {
		t.Errorf("got %s", got)
	}
}

func TestBackgroundsMatchTheTheme(t *testing.T) {
	t.Parallel()
	sheet, err := os.ReadFile("../../theme/styles/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	// Setting the theme's own values changes nothing, so no color is weak.
	declarations := palette.Declarations(regexp.MustCompile(`@layer tokens \{`).ReplaceAllString(string(sheet), ""))
	if len(declarations) < 25 {
		t.Fatalf("found %d tokens", len(declarations))
	}
	own := palette.Tokens()
	for _, declaration := range declarations {
		want, isKnown := own[declaration.Token]
		delete(own, declaration.Token)
		for mode, color := range declaration.Colors {
			if isKnown && (color == nil || *color != want[mode]) {
				t.Errorf("%s in the %v mode: tokens.css has %v, the table %v", declaration.Token, palette.Mode(mode), color, want[mode])
			}
		}
	}
	for name := range own {
		t.Errorf("tokens.css does not set %s", name)
	}
	if weak := palette.Check(declarations, nil); len(weak) > 0 {
		t.Errorf("the theme's own colors: %+v", weak)
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
