package card

import (
	"slices"
	"strings"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/bidi"
)

// style is how a text is set.
type style struct {
	size     int // in pixels
	weight   font.Weight
	tracking int // space between letters, in thousandths of the size
	lines    int // the maximum
}

// block is a text that is divided into lines.
type block struct {
	lines     []line
	leading   int // from one baseline to the next, in pixels
	above     int // from the top of a line to its baseline
	truncated bool
}

// line has its parts from left to right.
type line struct {
	runs  []shaping.Output
	width fixed.Int26_6
}

func (b block) height() int { return b.leading * len(b.lines) }

// shaped is a text as glyphs.
type shaped struct {
	text      []rune
	runs      []shaping.Output
	ellipsis  shaping.Output
	direction di.Direction
}

// shape chooses the glyphs of a text.
func (p *pen) shape(text string, with style) shaped {
	letters := []rune(text)
	result := shaped{text: letters, direction: directionOf(text)}
	result.runs = p.runs(letters, with, result.direction)
	if dots := p.runs([]rune("…"), with, result.direction); len(dots) > 0 {
		result.ellipsis = dots[0]
	}
	return result
}

func (p *pen) runs(letters []rune, with style, direction di.Direction) []shaping.Output {
	input := shaping.Input{
		Text: letters, RunEnd: len(letters), Direction: direction, Size: fixed.I(with.size), Language: language.NewLanguage("en"),
	}
	var runs []shaping.Output
	for _, part := range p.segmenter.Split(input, p.faces[with.weight]) {
		run := p.shaper.Shape(part)
		if isSpaced(part.Script) {
			run.AddLetterSpacing(fixed.Int26_6(with.size*64*with.tracking/1000), false, false)
		}
		runs = append(runs, run)
	}
	return runs
}

// isSpaced reports whether the space between the letters of a script may change. In others, letters are joined.
func isSpaced(script language.Script) bool {
	return script == language.Latin || script == language.Greek || script == language.Cyrillic || script == language.Common
}

// directionOf returns the direction of the first letter that has one, as Unicode recommends.
func directionOf(text string) di.Direction {
	for _, letter := range text {
		switch properties, _ := bidi.LookupRune(letter); properties.Class() {
		case bidi.L:
			return di.DirectionLTR
		case bidi.R, bidi.AL:
			return di.DirectionRTL
		}
	}
	return di.DirectionLTR
}

// wrap divides a text into lines of at most width pixels. What does not fit is replaced by an ellipsis.
func (p *pen) wrap(text shaped, with style, width int, policy shaping.LineBreakPolicy) block {
	config := shaping.WrapConfig{Direction: text.direction, TruncateAfterLines: with.lines, Truncator: text.ellipsis, BreakPolicy: policy}
	runs := slices.Clone(text.runs)
	for i := range runs {
		runs[i].Glyphs = slices.Clone(runs[i].Glyphs) // the wrapper removes the space at the end of a line
	}
	wrapped, truncated := p.wrapper.WrapParagraph(config, width, text.text, shaping.NewSliceIterator(runs))
	result := block{truncated: truncated > 0}
	for _, each := range wrapped {
		result = result.with(each)
	}
	return result
}

// with returns the block with another line.
func (b block) with(next shaping.Line) block {
	added := line{runs: slices.Clone(next)}
	slices.SortFunc(added.runs, func(a, b shaping.Output) int { return int(a.VisualIndex - b.VisualIndex) })
	for _, run := range added.runs {
		added.width += run.Advance
		ascent, descent := run.LineBounds.Ascent, -run.LineBounds.Descent
		leading := min((ascent+descent)*24/25, run.Size*27/20).Round() // fonts recommend more, for small text
		b.leading = max(b.leading, leading)
		b.above = max(b.above, (leading+(ascent-descent).Round())/2)
	}
	b.lines = append(b.lines, added)
	return b
}

// fit sets a text in the first style in which it fits, and shortens it in the last one if it fits in none.
func (p *pen) fit(text string, width int, styles ...style) block {
	for _, with := range styles[:len(styles)-1] {
		whole := p.shape(text, with)
		if set := p.wrap(whole, with, width, shaping.Never); !set.truncated && set.isWithin(width) {
			return p.balanced(whole, with, width, set)
		}
	}
	last := styles[len(styles)-1]
	whole := p.shape(text, last)
	set := p.wrap(whole, last, width, shaping.Never)
	if !set.isWithin(width) { // a single word is longer than a line
		return p.wrap(whole, last, width, shaping.WhenNecessary)
	}
	if set.truncated {
		return set
	}
	return p.balanced(whole, last, width, set)
}

func (b block) isWithin(width int) bool {
	return !slices.ContainsFunc(b.lines, func(line line) bool { return line.width > fixed.I(width) })
}

// balanced returns the block with lines of about the same length, so that no word stands alone.
func (p *pen) balanced(text shaped, with style, width int, set block) block {
	if len(set.lines) < 2 {
		return set
	}
	for low, high := width/len(set.lines), width; high-low > 8; {
		middle := (low + high) / 2
		narrow := p.wrap(text, with, middle, shaping.Never)
		if len(narrow.lines) <= len(set.lines) && !narrow.truncated && narrow.isWithin(middle) {
			set, high = narrow, middle
		} else {
			low = middle
		}
	}
	return set
}

// collapse returns a text with single spaces.
func collapse(text string) string { return strings.Join(strings.Fields(text), " ") }
