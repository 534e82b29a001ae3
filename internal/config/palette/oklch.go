package palette

import "math"

// oklch is a color by lightness (0 to 1), chroma and hue in degrees. Changing one of them does
// not change how the others look (Björn Ottosson, "A perceptual color space for image
// processing").
type oklch struct{ l, c, h float64 }

func (c Color) oklch() oklch {
	r, g, b := c.linear()
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	lightness := 0.2104542553*l + 0.7936177850*m - 0.0040720468*s
	a := 1.9779984951*l - 2.4285922050*m + 0.4505937099*s
	bb := 0.0259040371*l + 0.7827717662*m - 0.8086757660*s
	return oklch{lightness, math.Hypot(a, bb), math.Atan2(bb, a) * 180 / math.Pi}
}

// linear returns the channels as amounts of light, which may be outside the range of screens.
func (o oklch) linear() (r, g, b float64) {
	a, bb := o.c*math.Cos(o.h*math.Pi/180), o.c*math.Sin(o.h*math.Pi/180)
	l := cube(o.l + 0.3963377774*a + 0.2158037573*bb)
	m := cube(o.l - 0.1055613458*a - 0.0638541728*bb)
	s := cube(o.l - 0.0894841775*a - 1.2914855480*bb)
	return 4.0767416621*l - 3.3077115913*m + 0.2309699292*s,
		-1.2684380046*l + 2.6097574011*m - 0.3413193965*s,
		-0.0041960863*l - 0.7034186147*m + 1.7076147010*s
}

func cube(value float64) float64 { return value * value * value }

// steps is how often a search halves an interval. The result is finer than 8 bits can show.
const steps = 20

// color returns the nearest color that screens can show, with reduced chroma if necessary.
func (o oklch) color() Color {
	if !o.isShown() {
		low, high := 0.0, o.c
		for range steps {
			o.c = (low + high) / 2
			if o.isShown() {
				low = o.c
			} else {
				high = o.c
			}
		}
		o.c = low
	}
	r, g, b := o.linear()
	return Color{fromLinear(r), fromLinear(g), fromLinear(b)}
}

func (o oklch) isShown() bool {
	const slack = 1e-4
	r, g, b := o.linear()
	return min(r, g, b) >= -slack && max(r, g, b) <= 1+slack
}

// Nearest returns the color of the same hue that passes and has the nearest lightness, or the
// color itself if it passes. Black or white must pass.
func Nearest(from Color, passes func(Color) bool) Color {
	if passes(from) {
		return from
	}
	start := from.oklch()
	best, distance := Color{}, math.Inf(1)
	for _, end := range []float64{0, 1} {
		if far := (oklch{l: end}).color(); !passes(far) {
			continue
		}
		wrong, right := start.l, end
		for range steps {
			if middle := (wrong + right) / 2; passes(oklch{middle, start.c, start.h}.color()) {
				right = middle
			} else {
				wrong = middle
			}
		}
		if change := math.Abs(right - start.l); change < distance {
			best, distance = oklch{right, start.c, start.h}.color(), change
		}
	}
	return best
}
