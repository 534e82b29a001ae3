package palette

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

var (
	hexColor  = regexp.MustCompile(`^#(?:[0-9a-f]{3}|[0-9a-f]{6})$`)
	funcColor = regexp.MustCompile(`^(rgb|hsl|oklch)a?\(([^()]*)\)$`)
)

// Parse reads a CSS color: #rgb, #rrggbb, a name, rgb(), hsl() or oklch(). It returns false for
// anything else and for translucent colors, whose background is unknown.
func Parse(written string) (Color, bool) {
	text := strings.ToLower(strings.TrimSpace(written))
	if named, found := colornames.Map[text]; found {
		return Color{named.R, named.G, named.B}, true
	}
	if text == "rebeccapurple" { // the only name that CSS adds to those of SVG
		return Color{0x66, 0x33, 0x99}, true
	}
	if hexColor.MatchString(text) {
		if len(text) == len("#rgb") {
			text = "#" + strings.Repeat(text[1:2], 2) + strings.Repeat(text[2:3], 2) + strings.Repeat(text[3:4], 2)
		}
		value, err := strconv.ParseUint(text[1:], 16, 32)
		return Color{uint8(value >> 16), uint8(value >> 8), uint8(value)}, err == nil
	}
	match := funcColor.FindStringSubmatch(text)
	if match == nil {
		return Color{}, false
	}
	words := strings.FieldsFunc(match[2], func(char rune) bool { return strings.ContainsRune(" ,/\t\n", char) })
	if len(words) == 4 {
		if alpha, ok := number(words[3], 1); !ok || alpha < 1 {
			return Color{}, false
		}
		words = words[:3]
	}
	if len(words) != 3 {
		return Color{}, false
	}
	switch match[1] {
	case "rgb":
		values, ok := numbers(words, [3]float64{255, 255, 255})
		return Color{channel(values[0] / 255), channel(values[1] / 255), channel(values[2] / 255)}, ok
	case "hsl":
		values, ok := numbers(words, [3]float64{360, 100, 100})
		return hsl(values[0], values[1]/100, values[2]/100), ok
	}
	values, ok := numbers(words, [3]float64{1, 0.4, 360})
	return oklch{min(max(values[0], 0), 1), max(values[1], 0), values[2]}.color(), ok
}

// numbers reads numbers and percentages; whole says what 100% of each is.
func numbers(words []string, whole [3]float64) (values [3]float64, ok bool) {
	for i, word := range words {
		values[i], ok = number(word, whole[i])
		if !ok {
			return values, false
		}
	}
	return values, true
}

func number(word string, whole float64) (float64, bool) {
	plain, isPart := strings.CutSuffix(strings.TrimSuffix(word, "deg"), "%")
	value, err := strconv.ParseFloat(plain, 64)
	if isPart {
		value = value * whole / 100
	}
	return value, err == nil && !math.IsNaN(value) && !math.IsInf(value, 0)
}

// hsl takes a hue in degrees, and saturation and lightness from 0 to 1.
func hsl(hue, saturation, lightness float64) Color {
	part := func(shift float64) uint8 {
		turn := math.Mod(shift+hue/30, 12)
		if turn < 0 {
			turn += 12
		}
		return channel(lightness - saturation*min(lightness, 1-lightness)*max(-1, min(turn-3, 9-turn, 1)))
	}
	return Color{part(0), part(8), part(4)}
}
