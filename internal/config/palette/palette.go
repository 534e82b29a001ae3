// Package palette calculates with the colors of a site. It derives the accent of both color
// modes from a brand color, and finds text that is too hard to read.
//
// Its main type is [Color]. [Derive] returns an [Accent], [Declarations] reads the tokens that
// a style sheet sets, and [Check] compares them with the [Tokens] of a theme. It reads no files and
// no config.
package palette

import (
	"fmt"
	"maps"
	"math"
)

// Color is an opaque sRGB color with 8 bits per channel.
type Color struct{ R, G, B uint8 }

// String returns the color as in CSS: "#7c3aed".
func (c Color) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// Contrast returns the contrast ratio of two colors by WCAG 2, from 1 to 21.
func Contrast(a, b Color) float64 {
	first, second := a.luminance(), b.luminance()
	return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

func (c Color) luminance() float64 {
	r, g, b := c.linear()
	return 0.2126*r + 0.7152*g + 0.0722*b
}

// linear returns the channels as amounts of light.
func (c Color) linear() (r, g, b float64) { return toLinear(c.R), toLinear(c.G), toLinear(c.B) }

func toLinear(channel uint8) float64 {
	value := float64(channel) / 255
	if value <= 0.04045 {
		return value / 12.92
	}
	return math.Pow((value+0.055)/1.055, 2.4)
}

func fromLinear(light float64) uint8 {
	value := 12.92 * light
	if light > 0.0031308 {
		value = 1.055*math.Pow(light, 1/2.4) - 0.055
	}
	return channel(value)
}

// channel rounds a value from 0 to 1.
func channel(value float64) uint8 { return uint8(math.Round(255 * min(max(value, 0), 1))) }

// Mix is color-mix(in srgb, a part, b) in CSS.
func Mix(a, b Color, part float64) Color {
	between := func(a, b uint8) uint8 { return channel((float64(a)*part + float64(b)*(1-part)) / 255) }
	return Color{between(a.R, b.R), between(a.G, b.G), between(a.B, b.B)}
}

// Tokens are the colors of a theme by the names of their tokens, in both modes.
type Tokens map[string][2]Color

// With returns the tokens with the colors that a style sheet sets. Colors that the package cannot read, such
// as color-mix(), stay as they are.
func (t Tokens) With(sheet string) Tokens {
	all := maps.Clone(t)
	for _, declaration := range Declarations(sheet) {
		both := all[declaration.Token]
		for mode, color := range declaration.Colors {
			if color != nil {
				both[mode] = *color
			}
		}
		if declaration.Colors != [2]*Color{} {
			all[declaration.Token] = both
		}
	}
	return all
}

// WithAccent returns the tokens with another accent.
func (t Tokens) WithAccent(accent Accent) Tokens {
	all := maps.Clone(t)
	all["--color-accent"], all["--color-on-accent"] = accent.Accent, accent.On
	return all
}

// Backgrounds returns the backgrounds behind text in the accent color, starting with the
// page's.
func (t Tokens) Backgrounds(mode Mode, accent Color) []Color {
	page := t["--color-bg"][mode]
	all := []Color{page, Mix(accent, page, tintPart(mode))}
	for _, name := range []string{
		"--color-raised", "--color-sunken", "--color-hover", "--color-note-tint", "--color-tip-tint", "--color-info-tint",
		"--color-warning-tint", "--color-danger-tint",
	} {
		all = append(all, t[name][mode])
	}
	return all
}
