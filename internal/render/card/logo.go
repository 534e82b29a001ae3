package card

import (
	"bytes"
	"fmt"
	"image"
	_ "image/jpeg" // register the format
	_ "image/png"  // register the format
	"regexp"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/draw"

	"github.com/docgen-cli/docgen/internal/config/palette"
)

// maxPixels bounds the memory for a logo.
const maxPixels = 40_000_000

// logo is a logo in the size in which cards show it.
type logo struct {
	image  *image.RGBA // nil for none
	colors []palette.Color
	steps  uint8 // distance of the values of each channel
}

// readLogo reads a logo, and draws it on the background of cards.
func readLogo(content []byte, colors Colors) (logo, error) {
	if len(content) == 0 {
		return logo{}, nil
	}
	drawn, err := rasterize(content, colors.Heading)
	if err != nil {
		return logo{}, err
	}
	result := image.NewRGBA(drawn.Rect)
	draw.Draw(result, result.Rect, image.NewUniform(opaque(colors.Background)), image.Point{}, draw.Src)
	draw.Draw(result, result.Rect, drawn, drawn.Rect.Min, draw.Over)
	return reduced(result), nil
}

var (
	// notDrawn matches the elements of SVG that the library leaves out, although readers would miss them.
	notDrawn = regexp.MustCompile(`<(text|image|mask|filter|pattern|foreignObject)[\s>]`)

	rounded = regexp.MustCompile(`<rect\s[^>]*\srx=("[^"]*"|'[^']*')[^>]*>`)
	hasBoth = regexp.MustCompile(`\sry=`)
)

// withBothRadii adds the second radius to a rectangle, which is the first one if an author leaves it out.
// The library then draws no round corners.
func withBothRadii(element []byte) []byte {
	if hasBoth.Match(element) {
		return element
	}
	radius := rounded.FindSubmatch(element)[1]
	return append([]byte("<rect ry="+string(radius)), element[len("<rect"):]...)
}

// rasterize returns a logo with its final size. current is what an SVG image calls currentColor. The
// library can panic on an image that is not valid, which is an error like any other.
func rasterize(content []byte, current palette.Color) (drawn *image.RGBA, err error) {
	defer func() {
		if problem := recover(); problem != nil {
			drawn, err = nil, fmt.Errorf("not a valid image: %v", problem)
		}
	}()
	if about, _, err := image.DecodeConfig(bytes.NewReader(content)); err == nil && about.Width*about.Height > maxPixels {
		return nil, fmt.Errorf("it has %d × %d pixels, which are too many", about.Width, about.Height)
	}
	if picture, _, err := image.Decode(bytes.NewReader(content)); err == nil {
		size := fitted(float64(picture.Bounds().Dx()), float64(picture.Bounds().Dy()))
		drawn = image.NewRGBA(image.Rectangle{Max: size})
		draw.CatmullRom.Scale(drawn, drawn.Rect, picture, picture.Bounds(), draw.Src, nil)
		return drawn, nil
	}
	if beyond := notDrawn.FindSubmatch(content); beyond != nil {
		return nil, fmt.Errorf("docgen cannot draw <%s>", beyond[1])
	}
	content = rounded.ReplaceAllFunc(content, withBothRadii)
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(content), current.String(), oksvg.IgnoreErrorMode)
	if err != nil {
		return nil, fmt.Errorf("not an SVG, PNG or JPEG image: %w", err)
	}
	size := fitted(icon.ViewBox.W, icon.ViewBox.H)
	drawn = image.NewRGBA(image.Rectangle{Max: size})
	icon.SetTarget(0, 0, float64(size.X), float64(size.Y))
	icon.Draw(rasterx.NewDasher(size.X, size.Y, rasterx.NewScannerGV(size.X, size.Y, drawn, drawn.Rect)), 1)
	return drawn, nil
}

// fitted returns the size of a logo on cards.
func fitted(width, height float64) image.Point {
	if width <= 0 || height <= 0 {
		return image.Pt(logoHeight, logoHeight)
	}
	scale := min(logoHeight/height, logoWidth/width)
	return image.Pt(max(1, int(width*scale)), max(1, int(height*scale)))
}

// reduced returns a logo with as many colors as a canvas has room for. It rounds channels until there are
// few enough.
func reduced(picture *image.RGBA) logo {
	for steps := 1; ; steps *= 2 {
		result, known := logo{image: picture, steps: uint8(steps)}, map[palette.Color]bool{}
		for i := 0; i < len(picture.Pix); i += 4 {
			if found := result.round(picture.Pix[i:]); !known[found] {
				known[found], result.colors = true, append(result.colors, found)
			}
		}
		if logoColors+len(result.colors) <= 256 {
			return result
		}
	}
}

// round returns the color of a pixel with rounded channels.
func (l logo) round(pixel []uint8) palette.Color {
	channel := func(value uint8) uint8 { return uint8(min(255, (int(value)+int(l.steps)/2)/int(l.steps)*int(l.steps))) }
	return palette.Color{R: channel(pixel[0]), G: channel(pixel[1]), B: channel(pixel[2])}
}

// isWordmark reports whether a logo is so wide that it contains the name of the site.
func (l logo) isWordmark() bool {
	return l.image != nil && l.image.Rect.Dx() > 5*l.image.Rect.Dy()/2
}

func (l logo) draw(onto canvas, at image.Point) {
	index := map[palette.Color]uint8{}
	for i, each := range l.colors {
		index[each] = uint8(logoColors + i)
	}
	size := l.image.Rect.Size()
	for y := range size.Y {
		for x := range size.X {
			pixel := l.image.PixOffset(x, y)
			onto.image.SetColorIndex(at.X+x, at.Y+y, index[l.round(l.image.Pix[pixel:])])
		}
	}
}
