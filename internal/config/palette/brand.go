package palette

import (
	"fmt"
	"slices"
)

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
func Derive(brand Color, theme Tokens) Accent {
	result := Accent{}
	for _, mode := range []Mode{Light, Dark} {
		result.Accent[mode] = Nearest(brand, func(accent Color) bool { return readable(accent, theme.Backgrounds(mode, accent)) })
		result.On[mode] = theme.Backgrounds(mode, brand)[0] // the background of the page, on which the accent is readable
	}
	return result
}

func readable(text Color, backgrounds []Color) bool {
	return !slices.ContainsFunc(backgrounds, func(background Color) bool { return Contrast(text, background) < TextContrast })
}

// Declarations returns the CSS that sets the accent for both modes.
func (a Accent) Declarations() string {
	return fmt.Sprintf("--color-accent:light-dark(%v,%v);--color-on-accent:light-dark(%v,%v);", a.Accent[Light], a.Accent[Dark], a.On[Light], a.On[Dark])
}
