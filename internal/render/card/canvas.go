package card

import (
	"image"
	"image/color"

	"github.com/docgen-cli/docgen/internal/config/palette"
)

// canvas is a card while it is drawn: an image of at most 256 colors, which is small and quickly encoded.
// Its colors are the background, the steps of each ink, and the colors of the logo.
type canvas struct{ image *image.Paletted }

// ink is a color in which things are drawn.
type ink uint8

const (
	heading ink = iota
	muted
	accent
	dots
	inks // their number
)

// steps is the number of shades between the background and an ink. More cannot be told apart at the edge
// of a letter.
const steps = 15

// logoColors is the index of the first color of the logo.
const logoColors = 1 + int(inks)*steps

func newCanvas(colors Colors, logo []palette.Color) canvas {
	shades := color.Palette{opaque(colors.Background)}
	for _, full := range [inks]palette.Color{heading: colors.Heading, muted: colors.Muted, accent: colors.Accent, dots: colors.Dots} {
		for step := 1; step <= steps; step++ {
			shades = append(shades, opaque(between(colors.Background, full, step, steps)))
		}
	}
	for _, each := range logo {
		shades = append(shades, opaque(each))
	}
	return canvas{image.NewPaletted(image.Rect(0, 0, Width, Height), shades)}
}

// between returns a color on the way from one to another.
func between(from, to palette.Color, step, of int) palette.Color {
	channel := func(from, to uint8) uint8 { return uint8((int(from)*(of-step)*2 + int(to)*step*2 + of) / (2 * of)) }
	return palette.Color{R: channel(from.R, to.R), G: channel(from.G, to.G), B: channel(from.B, to.B)}
}

func opaque(of palette.Color) color.Color { return color.RGBA{of.R, of.G, of.B, 0xff} }

// cover draws an ink with a coverage from 0 to 255 on a pixel, unless the pixel has more of this ink.
func (c canvas) cover(x, y int, with ink, coverage uint8) {
	step := (int(coverage)*steps*2 + 255) / 510
	if step == 0 || !(image.Point{x, y}).In(c.image.Rect) {
		return
	}
	pixel, first := &c.image.Pix[y*c.image.Stride+x], 1+int(with)*steps
	if now := int(*pixel) - first; now < 0 || now >= steps || now < step-1 {
		*pixel = uint8(first + step - 1)
	}
}

// bar fills a rectangle.
func (c canvas) bar(area image.Rectangle, with ink) {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c.cover(x, y, with, 255)
		}
	}
}
