package palette

import "fmt"

// Mode is a color mode.
type Mode int

// The modes.
const (
	Light Mode = iota
	Dark
)

// String is the name of the mode.
func (m Mode) String() string { return [...]string{"light", "dark"}[m] }

// The contrast ratios that WCAG 2.2 requires for level AA.
const (
	TextContrast = 4.5
	PartContrast = 3.0 // of lines and rings that must be visible
)

// tintPart returns how much of the accent the tint contains in each mode, as in tokens.css.
func tintPart(mode Mode) float64 { return [...]float64{0.07, 0.11}[mode] }

// Accent is the accent color of a theme in both modes.
type Accent struct {
	Accent [2]Color // links and the current item
	On     [2]Color // text on the accent
}

// Derive returns the accent for a brand color. It is the brand color itself if text in that
// color is readable on all backgrounds of the theme, and otherwise the nearest readable color
// of the same hue.
func Derive(brand Color) Accent {
	result := Accent{}
	for _, mode := range []Mode{Light, Dark} {
		result.Accent[mode] = Nearest(brand, func(accent Color) bool { return readable(accent, Backgrounds(mode, accent)) })
		result.On[mode] = Backgrounds(mode, brand)[0] // the background of the page, on which the accent is readable
	}
	return result
}

func readable(text Color, backgrounds []Color) bool {
	for _, background := range backgrounds {
		if Contrast(text, background) < TextContrast {
			return false
		}
	}
	return true
}

// Tokens returns the CSS that sets the accent for both modes, in the layer of the theme's
// tokens.
func (a Accent) Tokens() string {
	return fmt.Sprintf("--color-accent:light-dark(%v,%v);--color-on-accent:light-dark(%v,%v);", a.Accent[Light], a.Accent[Dark], a.On[Light], a.On[Dark])
}

// Backgrounds returns the backgrounds behind text in the accent color, starting with the
// page's.
func Backgrounds(mode Mode, accent Color) []Color {
	page := tokens()["--color-bg"][mode]
	all := []Color{page, mix(accent, page, tintPart(mode))}
	for _, name := range plainBackgrounds() {
		all = append(all, tokens()[name][mode])
	}
	return all
}

func plainBackgrounds() []string {
	return []string{
		"--color-raised", "--color-sunken", "--color-hover", "--color-note-tint", "--color-tip-tint", "--color-info-tint",
		"--color-warning-tint", "--color-danger-tint",
	}
}

// tokens are the theme's own colors in both modes, with which others are compared.
func tokens() map[string][2]Color {
	return map[string][2]Color{
		"--color-bg":           {{0xff, 0xff, 0xff}, {0x15, 0x13, 0x11}},
		"--color-raised":       {{0xff, 0xff, 0xff}, {0x1f, 0x1c, 0x19}},
		"--color-sunken":       {{0xf8, 0xf6, 0xf3}, {0x1d, 0x1a, 0x17}},
		"--color-hover":        {{0xf4, 0xf1, 0xed}, {0x29, 0x25, 0x21}},
		"--color-note-tint":    {{0xf8, 0xf6, 0xf3}, {0x23, 0x20, 0x1c}},
		"--color-tip-tint":     {{0xee, 0xf7, 0xf1}, {0x13, 0x24, 0x19}},
		"--color-info-tint":    {{0xee, 0xf4, 0xfc}, {0x13, 0x1f, 0x2f}},
		"--color-warning-tint": {{0xfd, 0xf5, 0xe3}, {0x2a, 0x20, 0x10}},
		"--color-danger-tint":  {{0xfd, 0xef, 0xee}, {0x30, 0x16, 0x15}},
		"--color-heading":      {{0x17, 0x14, 0x11}, {0xf8, 0xf4, 0xee}},
		"--color-text":         {{0x24, 0x21, 0x1d}, {0xe6, 0xe1, 0xd9}},
		"--color-muted":        {{0x60, 0x5a, 0x52}, {0xae, 0xa6, 0x9a}},
		"--color-faint":        {{0x6f, 0x68, 0x5f}, {0x98, 0x8f, 0x83}},
		"--color-accent":       {{0xb9, 0x3a, 0x10}, {0xff, 0x8d, 0x63}},
		"--color-on-accent":    {{0xff, 0xff, 0xff}, {0x1d, 0x0d, 0x05}},
	}
}
