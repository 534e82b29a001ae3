package card

import (
	"image"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// point is a place on a card in pixels. Products are converted before they are added: Go then may not
// fuse both operations, which would round differently on some processors.
type point struct{ x, y float32 }

// run draws shaped text from a place on its baseline, and returns where it ends.
func (p *pen) run(onto canvas, run shaping.Output, x, y fixed.Int26_6, with ink) fixed.Int26_6 {
	scale := float32(run.Size) / 64 / float32(run.Face.Upem())
	for _, glyph := range run.Glyphs {
		if outline, isOutline := run.Face.GlyphData(glyph.GlyphID).(font.GlyphOutline); isOutline {
			at := point{float32(x+glyph.XOffset) / 64, float32(y-glyph.YOffset) / 64}
			p.fill(onto, outline.Segments, at, scale, with)
		}
		x += glyph.Advance
	}
	return x
}

// fill draws an outline in units of its font.
func (p *pen) fill(onto canvas, outline []opentype.Segment, at point, scale float32, with ink) {
	if len(outline) == 0 {
		return
	}
	low, high := point{math.MaxFloat32, math.MaxFloat32}, point{-math.MaxFloat32, -math.MaxFloat32}
	for _, segment := range outline {
		for _, each := range segment.ArgsSlice() {
			placed := place(each, at, scale)
			low, high = point{min(low.x, placed.x), min(low.y, placed.y)}, point{max(high.x, placed.x), max(high.y, placed.y)}
		}
	}
	corner := image.Pt(int(math.Floor(float64(low.x))), int(math.Floor(float64(low.y))))
	size := image.Pt(int(math.Ceil(float64(high.x)))-corner.X, int(math.Ceil(float64(high.y)))-corner.Y)
	if size.X <= 0 || size.Y <= 0 || size.X > Width || size.Y > Height {
		return
	}
	at.x, at.y = at.x-float32(corner.X), at.y-float32(corner.Y)
	p.trace(outline, at, scale, size)
	mask := image.NewAlpha(image.Rectangle{Max: size})
	p.raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	for y := range size.Y {
		for x := range size.X {
			onto.cover(corner.X+x, corner.Y+y, with, mask.Pix[y*mask.Stride+x])
		}
	}
}

// trace gives an outline to the rasterizer, as straight lines.
func (p *pen) trace(outline []opentype.Segment, at point, scale float32, size image.Point) {
	p.raster.Reset(size.X, size.Y)
	var from point
	for _, segment := range outline {
		a, b, c := place(segment.Args[0], at, scale), place(segment.Args[1], at, scale), place(segment.Args[2], at, scale)
		switch segment.Op {
		case opentype.SegmentOpMoveTo:
			p.raster.ClosePath()
			p.raster.MoveTo(a.x, a.y)
			from = a
		case opentype.SegmentOpLineTo:
			p.raster.LineTo(a.x, a.y)
			from = a
		case opentype.SegmentOpQuadTo:
			p.curve(func(t float32) point { return lerp(lerp(from, a, t), lerp(a, b, t), t) }, spread(from, a, b))
			from = b
		case opentype.SegmentOpCubeTo:
			p.curve(func(t float32) point {
				middle := lerp(a, b, t)
				return lerp(lerp(lerp(from, a, t), middle, t), lerp(middle, lerp(b, c, t), t), t)
			}, max(spread(from, a, b), spread(a, b, c)))
			from = c
		}
	}
	p.raster.ClosePath()
}

// curve draws a curve as straight lines. The more it bends, the more lines it has.
func (p *pen) curve(at func(t float32) point, spread float32) {
	lines := 1 + int(math.Sqrt(float64(3*spread)))
	for i := 1; i <= lines; i++ {
		next := at(float32(i) / float32(lines))
		p.raster.LineTo(next.x, next.y)
	}
}

// spread returns how far a curve bends, in pixels.
func spread(a, b, c point) float32 {
	return max(float32(math.Abs(float64(a.x-b.x-b.x+c.x))), float32(math.Abs(float64(a.y-b.y-b.y+c.y))))
}

// place converts a point from units of a font to pixels.
func place(of opentype.SegmentPoint, at point, scale float32) point {
	return point{at.x + float32(of.X*scale), at.y - float32(of.Y*scale)}
}

func lerp(a, b point, t float32) point {
	return point{a.x + float32((b.x-a.x)*t), a.y + float32((b.y-a.y)*t)}
}
