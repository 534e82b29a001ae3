package card

import (
	"image"
	"image/png"
	"sync"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// pen has what drawing a text needs and keeps between cards.
type pen struct {
	faces     map[font.Weight]faces
	segmenter shaping.Segmenter
	shaper    shaping.HarfbuzzShaper
	wrapper   shaping.LineWrapper
	raster    vector.Rasterizer
	buffers   buffers
}

func newPen(fonts Fonts) *pen {
	return &pen{faces: map[font.Weight]faces{medium: fonts.faces(medium), bold: fonts.faces(bold)}}
}

// buffers lets the encoder use its memory again.
type buffers struct{ kept sync.Pool }

func (b *buffers) Get() *png.EncoderBuffer {
	kept, _ := b.kept.Get().(*png.EncoderBuffer)
	return kept
}

func (b *buffers) Put(buffer *png.EncoderBuffer) { b.kept.Put(buffer) }

// The layout, in pixels.
const (
	margin     = 80
	inner      = Width - 2*margin
	logoHeight = 56
	logoWidth  = 420 // the maximum
	headTop    = 72
	blockEnd   = Height - 80
	barHeight  = 10
	dotSpacing = 28
)

// drawing is one card.
type drawing struct {
	*Painter
	pen         *pen
	canvas      canvas
	rightToLeft bool
}

func (d drawing) draw(text Text) {
	d.dots()
	d.canvas.bar(image.Rect(0, Height-barHeight, Width, Height), accent)
	d.head()
	title := d.pen.fit(text.Title, inner-40,
		style{96, bold, -28, 1}, style{84, bold, -26, 2}, style{72, bold, -24, 2}, style{64, bold, -22, 3}, style{56, bold, -20, 3}, style{48, bold, -18, 3})
	end := blockEnd
	room := end - (headTop + logoHeight + 56) - title.height()
	if text.Section != "" {
		room -= 62
	}
	if lines := min(2, (room-28)/44); lines > 0 && text.Description != "" {
		description := d.pen.fit(text.Description, inner-120, style{32, medium, -8, lines})
		end = d.above(description, end, muted) - 24
	}
	end = d.above(title, end, heading)
	if text.Section != "" {
		section := d.pen.fit(text.Section, inner, style{30, medium, -6, 1})
		d.above(section, end-20, accent)
	}
}

// above draws a block that ends at a height, and returns where it begins.
func (d drawing) above(text block, end int, with ink) int {
	start := end - text.height()
	for i, line := range text.lines {
		d.line(line, margin, start+i*text.leading+text.above, with)
	}
	return start
}

// line draws a line from a distance from the side at which lines begin.
func (d drawing) line(text line, from, baseline int, with ink) {
	x := fixed.I(from)
	if d.rightToLeft {
		x = fixed.I(Width-from) - text.width
	}
	for _, run := range text.runs {
		x = d.pen.run(d.canvas, run, x, fixed.I(baseline), with)
	}
}

// head draws the logo and the name of the site.
func (d drawing) head() {
	from := margin
	if d.logo.image != nil {
		size := d.logo.image.Rect.Size()
		left := margin
		if d.rightToLeft {
			left = Width - margin - size.X
		}
		d.logo.draw(d.canvas, image.Pt(left, headTop+(logoHeight-size.Y)/2))
		from += size.X + 20
	}
	if !d.logo.isWordmark() {
		d.middle(d.look.Fonts.shown(d.look.Site), from, style{34, bold, -16, 1}, heading)
	}
}

// middle draws one line at the height of the logo.
func (d drawing) middle(text string, from int, with style, color ink) {
	set := d.pen.fit(text, Width-margin-from, with)
	if len(set.lines) > 0 {
		d.line(set.lines[0], from, headTop+(logoHeight-set.leading)/2+set.above, color)
	}
}

// dots draws the grid in the background, which fades toward the text.
func (d drawing) dots() {
	const rows, columns = 23, 24
	for row := range rows {
		for column := range columns {
			shade := (columns-column)*11 - row*9
			if shade <= 0 {
				continue
			}
			x := Width - 20 - column*dotSpacing
			if d.rightToLeft {
				x = Width - x
			}
			d.dot(x, 20+row*dotSpacing, uint8(min(shade, 255)))
		}
	}
}

func (d drawing) dot(x, y int, shade uint8) {
	for dy := range 3 {
		for dx := range 3 {
			d.canvas.cover(x+dx, y+dy, dots, shade)
		}
	}
}
