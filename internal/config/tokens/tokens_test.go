package tokens_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/theme"
)

// forEachTheme runs a test on the colors of each theme in both modes.
func forEachTheme(t *testing.T, test func(t *testing.T, colors palette.Tokens, mode palette.Mode)) {
	t.Helper()
	for _, name := range config.ThemeName("").Allowed() {
		for _, mode := range []palette.Mode{palette.Light, palette.Dark} {
			t.Run(fmt.Sprintf("%s %v", name, mode), func(t *testing.T) {
				t.Parallel()
				test(t, tokens.Colors(config.Config{Theme: config.ThemeName(name)}), mode)
			})
		}
	}
}

func TestTextIsReadableInEachTheme(t *testing.T) {
	t.Parallel()
	forEachTheme(t, func(t *testing.T, colors palette.Tokens, mode palette.Mode) {
		for text := range colors {
			isText := strings.HasPrefix(text, "--code-") && !strings.HasSuffix(text, "-tint")
			for _, name := range []string{"heading", "text", "muted", "faint", "accent", "note", "tip", "info", "warning", "danger"} {
				isText = isText || text == "--color-"+name
			}
			if !isText {
				continue
			}
			backgrounds := colors.Backgrounds(mode, colors["--color-accent"][mode])
			if strings.HasPrefix(text, "--code-") {
				highlight := palette.Mix(colors["--color-accent"][mode], colors["--color-bg"][mode], [...]float64{0.09, 0.13}[mode])
				backgrounds = []palette.Color{colors["--color-bg"][mode], colors["--color-sunken"][mode], colors["--color-raised"][mode], highlight}
			}
			for _, background := range backgrounds {
				if ratio := palette.Contrast(colors[text][mode], background); ratio < palette.TextContrast {
					t.Errorf("%s %v on %v has %.2f:1", text, colors[text][mode], background, ratio)
				}
			}
		}
	})
}

func TestTextOnColoredPartsIsReadableInEachTheme(t *testing.T) {
	t.Parallel()
	forEachTheme(t, func(t *testing.T, colors palette.Tokens, mode palette.Mode) {
		page, accent := colors["--color-bg"][mode], colors["--color-accent"][mode]
		check := func(text, on palette.Color, name string) {
			t.Helper()
			if ratio := palette.Contrast(text, on); ratio < palette.TextContrast {
				t.Errorf("%s: %v on %v has %.2f:1", name, text, on, ratio)
			}
		}
		check(colors["--color-on-accent"][mode], accent, "text on the accent")
		strong := palette.Mix(accent, [...]palette.Color{{}, {R: 255, G: 255, B: 255}}[mode], [...]float64{0.8, 0.65}[mode])
		for _, background := range colors.Backgrounds(mode, accent) {
			check(strong, background, "hovered link")
		}
		selection := palette.Mix(accent, page, [...]float64{0.2, 0.36}[mode])
		for _, name := range []string{"--color-text", "--color-heading"} {
			check(colors[name][mode], colors["--color-mark"][mode], name+" in a search hit")
			check(colors[name][mode], selection, name+" in a selection")
		}
		for name := range colors {
			if strings.HasPrefix(name, "--code-") && !strings.HasSuffix(name, "-tint") {
				check(colors[name][mode], colors["--code-inserted-tint"][mode], name+" in an added line")
				check(colors[name][mode], colors["--code-deleted-tint"][mode], name+" in a removed line")
			}
		}
	})
}

func TestSurfacesOfTheDarkModeAreThreeSteps(t *testing.T) {
	t.Parallel()
	forEachTheme(t, func(t *testing.T, colors palette.Tokens, mode palette.Mode) {
		page, sunken, raised := colors["--color-bg"][mode], colors["--color-sunken"][mode], colors["--color-raised"][mode]
		if step := palette.Contrast(page, sunken); mode == palette.Dark && step < 1.05 {
			t.Errorf("from the page to code: %.3f:1", step)
		}
		if step := palette.Contrast(sunken, raised); mode == palette.Dark && step < 1.05 {
			t.Errorf("from code to menus: %.3f:1", step)
		}
	})
}

func TestTextInADerivedAccentIsReadableOnEveryBackground(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	brands := []palette.Color{{}, {R: 255, G: 255, B: 255}, {R: 128, G: 128, B: 128}, {R: 255, G: 255}, {G: 255}, {B: 255}, {R: 0xb9, G: 0x3a, B: 0x10}}
	for range 400 {
		value := random.Uint32()
		brands = append(brands, palette.Color{R: uint8(value >> 16), G: uint8(value >> 8), B: uint8(value)})
	}
	forEachTheme(t, func(t *testing.T, colors palette.Tokens, mode palette.Mode) {
		for _, brand := range brands {
			result := palette.Derive(brand, colors)
			accent, on := result.Accent[mode], result.On[mode]
			for _, background := range colors.Backgrounds(mode, accent) {
				if ratio := palette.Contrast(accent, background); ratio < palette.TextContrast {
					t.Errorf("%v: %v on %v has %.2f:1", brand, accent, background, ratio)
				}
			}
			if ratio := palette.Contrast(on, accent); ratio < palette.TextContrast {
				t.Errorf("%v: text %v on %v has %.2f:1", brand, on, accent, ratio)
			}
		}
	})
}

func TestReadableBrandIsUnchanged(t *testing.T) {
	t.Parallel()
	cfg := config.Config{ThemeConfig: config.ThemeConfig{Brand: "#7c3aed"}}
	want := "@layer tokens{:root{--color-accent:light-dark(#7c3aed,#9971ff);--color-on-accent:light-dark(#ffffff,#12100f);}}"
	if got := tokens.Sheet(cfg); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestSheetsOfThemesSetOnlyTokensThatTheThemeHas(t *testing.T) {
	t.Parallel()
	base, err := theme.Files.ReadFile("styles/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range config.ThemeName("").Allowed() {
		sheet := tokens.Sheet(config.Config{Theme: config.ThemeName(name)})
		if (sheet == "") != (name == "phoenix") {
			t.Errorf("%s: sheet of %d bytes", name, len(sheet))
		}
		body := strings.TrimSuffix(strings.TrimPrefix(sheet, "@layer tokens{:root{"), "}}")
		for declaration := range strings.SplitSeq(body, ";") {
			if token, _, _ := strings.Cut(declaration, ":"); token != "" && !strings.Contains(string(base), "\n    "+token+":") {
				t.Errorf("%s sets %s", name, token)
			}
		}
	}
}

func TestThemeAndConfigComeInOneSheet(t *testing.T) {
	t.Parallel()
	cfg := config.Config{Theme: "slate", ThemeConfig: config.ThemeConfig{
		Brand: "teal", AnnouncementBar: &config.AnnouncementBar{BackgroundColor: "#20232a", TextColor: "white"},
	}}
	sheet := tokens.Sheet(cfg)
	end := "--announcement-background:#20232a;--announcement-scheme:light;--announcement-text:white;}}"
	if !strings.HasPrefix(sheet, "@layer tokens{:root{--color-bg:light-dark(#ffffff,#0d1014);") || !strings.HasSuffix(sheet, end) {
		t.Errorf("got %s", sheet)
	}
}
