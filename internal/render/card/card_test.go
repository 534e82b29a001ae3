package card_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/render/card"
)

// fonts returns the built-in fonts, and before them some of those in testdata: subsets of Noto Sans with
// the letters that the tests need, under the license in fonts/LICENSE.
func fonts(t testing.TB, names ...string) card.Fonts {
	t.Helper()
	var own card.Fonts
	for _, name := range names {
		file, err := os.ReadFile(filepath.Join("testdata", "noto-"+name+".woff"))
		if err == nil {
			own, err = own.With(file)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	builtIn, err := card.BuiltIn()
	if err != nil {
		t.Fatal(err)
	}
	return own.Before(builtIn)
}

func look(fonts card.Fonts) card.Look {
	return card.Look{Site: "Phoenix", Fonts: fonts, Colors: card.Colors{
		Background: palette.Color{R: 0x12, G: 0x10, B: 0x0f}, Dots: palette.Color{R: 0x49, G: 0x43, B: 0x3c}, Heading: palette.Color{R: 0xf8, G: 0xf4, B: 0xee},
		Muted: palette.Color{R: 0xae, G: 0xa6, B: 0x9a}, Accent: palette.Color{R: 0xff, G: 0x8d, B: 0x63},
	}}
}

func painter(t testing.TB, look card.Look) *card.Painter {
	t.Helper()
	p, err := card.New(look)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCards compares pixels exactly: cards without a logo are the same on every processor.
func TestCards(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		fonts []string
		text  card.Text
	}{
		{name: "long", text: card.Text{
			Section:     "Guides › Fenêtres",
			Title:       "A title of so many words that they do not fit even in the smallest size, so that it ends early on the third line, long before its own end",
			Description: "🚀 Zażółć gęślą jaźń. Πώς να τακτοποιήσετε τα παράθυρα. Как настроить окна.",
		}},
		{name: "japanese", fonts: []string{"jp"}, text: card.Text{Section: "概要", Title: "ウィンドウを画面の端に並べて、キー一つで切り替える方法", Description: "「設定」ファイルの概要"}},
		{name: "arabic", fonts: []string{"arabic"}, text: card.Text{Section: "دليل", Title: "كيف ترتب Phoenix 5.0 على الشاشة (Window API)", RightToLeft: true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, err := painter(t, look(fonts(t, test.fonts...))).Draw(test.text)
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", test.name+".png")
			if os.Getenv("UPDATE") != "" {
				if err := os.WriteFile(file, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if drawn, expected := decoded(t, got), decoded(t, want); !bytes.Equal(drawn.Pix, expected.Pix) {
				t.Errorf("the card differs from %s (UPDATE=1 refreshes; if pages can have the old card, increase design)", file)
			}
			if limit := 40_000; len(got) > limit {
				t.Errorf("got a card of %d bytes, want at most %d", len(got), limit)
			}
		})
	}
}

func decoded(t *testing.T, content []byte) *image.Paletted {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size != image.Pt(card.Width, card.Height) {
		t.Fatalf("got a card of %v", size)
	}
	return picture.(*image.Paletted)
}

func TestLogoIsDrawnInItsColors(t *testing.T) {
	t.Parallel()
	square := image.NewRGBA(image.Rect(0, 0, 10, 10))
	for i := range square.Pix {
		square.Pix[i] = []byte{0, 0x80, 0xff, 0xff}[i%4]
	}
	var bitmap bytes.Buffer
	if err := png.Encode(&bitmap, square); err != nil {
		t.Fatal(err)
	}
	for name, logo := range map[string][]byte{
		"SVG": []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#0080ff" d="M0 0h10v10H0z"/></svg>`),
		"PNG": bitmap.Bytes(),
	} {
		with := look(fonts(t))
		with.Logo = logo
		for _, test := range []struct {
			rightToLeft bool
			x           int
		}{{false, 100}, {true, card.Width - 100}} {
			content, err := painter(t, with).Draw(card.Text{Title: "Setup", RightToLeft: test.rightToLeft})
			if err != nil {
				t.Fatal(err)
			}
			if r, g, b, _ := decoded(t, content).At(test.x, 100).RGBA(); r>>8 != 0 || g>>8 != 0x80 || b>>8 != 0xff {
				t.Errorf("%s, right to left %v: got #%02x%02x%02x in the logo", name, test.rightToLeft, r>>8, g>>8, b>>8)
			}
		}
	}
	for _, logo := range []string{"<svg viewBox='0 0 10 10'><path d='M0", `<svg viewBox="0 0 10 10"><text>Tide</text></svg>`} {
		broken := look(fonts(t))
		broken.Logo = []byte(logo)
		if _, err := card.New(broken); err == nil {
			t.Errorf("no error for the logo %s", logo)
		}
	}
}

func TestLogoHasRoundCornersAndTheColorOfText(t *testing.T) {
	t.Parallel()
	with := look(fonts(t))
	with.Logo = []byte(`<svg viewBox="0 0 10 10"><rect width="10" height="10" rx="5" fill="currentColor"/></svg>`)
	content, err := painter(t, with).Draw(card.Text{Title: "Setup"})
	if err != nil {
		t.Fatal(err)
	}
	card := decoded(t, content)
	if r, _, _, _ := card.At(82, 74).RGBA(); r>>8 != 0x12 {
		t.Errorf("got red %02x in the corner of a round logo, want the background", r>>8)
	}
	if r, _, _, _ := card.At(108, 100).RGBA(); r>>8 != 0xf8 {
		t.Errorf("got red %02x in a logo in currentColor, want that of the title", r>>8)
	}
}

func TestEqualCardsHaveOneName(t *testing.T) {
	t.Parallel()
	first, second := painter(t, look(fonts(t))), painter(t, look(fonts(t)))
	text := card.Text{Title: "Setup", Section: "Guides"}
	same := first.Name(text)
	if got := second.Name(text); got != same {
		t.Errorf("got %s and %s for equal cards", same, got)
	}
	if got := first.Name(card.Text{Title: "Setup 🚀", Section: "Guides"}); got != same {
		t.Errorf("an emoji, which the card does not show, changes its name from %s to %s", same, got)
	}
	if first.Name(card.Text{Title: "設定"}) != first.Name(card.Text{Title: "概要", Section: "Guides"}) {
		t.Error("cards whose titles have no font differ; want that of the site")
	}
	other := look(fonts(t))
	other.Site = "設定"
	if got := painter(t, other).Name(card.Text{Title: "概要"}); got != "" {
		t.Errorf("got the name %s for a card without a letter that can be shown", got)
	}
	other.Site = "Phoenix 2"
	if painter(t, other).Name(text) == same {
		t.Error("the title of the site does not change the name of cards")
	}
}

func TestMissingLettersHaveScripts(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		fonts      []string
		want       string
	}{
		{name: "Latin, Greek and Cyrillic, with signs and emoji", text: "Łódź, Σπάρτη & Київ → 🚀 №1"},
		{name: "two scripts", text: "Setup 設定 دليل", want: "Han Arabic"},
		{name: "a font", text: "設定 دليل", fonts: []string{"jp"}, want: "Arabic"},
	} {
		got := ""
		for i, script := range fonts(t, test.fonts...).Missing(test.text) {
			got += []string{"", " "}[min(i, 1)] + script
		}
		if got != test.want {
			t.Errorf("%s: %q lacks %q, want %q", test.name, test.text, got, test.want)
		}
	}
}

func TestOnlyFontsAreRead(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"", "wOF2....", "<svg/>", "wOFF\x00\x01"} {
		if _, err := (card.Fonts{}).With([]byte(file)); err == nil {
			t.Errorf("no error for the font %q", file)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	p := painter(b, look(fonts(b)))
	for b.Loop() {
		if _, err := p.Draw(card.Text{Section: "Getting started", Title: "Managing handlers and their life cycle",
			Description: "Handlers are bound to keys, events, timers and tasks. Learn when Phoenix keeps them, and how you release them again."}); err != nil {
			b.Fatal(err)
		}
	}
}
