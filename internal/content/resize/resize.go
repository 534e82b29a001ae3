// Package resize makes smaller variants of PNG and JPEG images.
//
// [Variants] decodes a image, scales it and encodes it again: a PNG as lossless WebP, so that the text
// in screenshots stays sharp, and a JPEG as a JPEG. The package knows bytes, not files or pages.
package resize

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	_ "image/png" // register the format

	"github.com/HugoSmits86/nativewebp"
	"golang.org/x/image/draw"
)

// Variant is a image in another size or format.
type Variant struct {
	Width     int    // in pixels
	Type      string // media type
	Extension string // of a file name, such as ".webp"
	Content   []byte
}

// widths are those of variants in pixels: of the theme's column on screens with two pixels for each of
// CSS, of the column, and of phones.
var widths = []int{1344, 800, 480}

const (
	// maxPixels bounds the memory for one image. Larger images have no variants.
	maxPixels = 40_000_000

	// quality of JPEG variants. Artifacts become visible below about 80.
	quality = 82

	// worth is how much smaller a variant must be than the image, as a fraction of its bytes.
	worth = 0.9
)

// Variants returns the variants of a image that are worth it: smaller in bytes, and than all wider
// ones. The widest is the first. It returns none for a image that it cannot decode, that is animated, or that would look different.
func Variants(content []byte) []Variant {
	config, format, err := image.DecodeConfig(bytes.NewReader(content))
	if err != nil || config.Width*config.Height > maxPixels || config.ColorModel == color.CMYKModel || isAnimated(content) || isRotated(content) {
		return nil
	}
	encode, variant := webp, Variant{Type: "image/webp", Extension: ".webp"}
	if format == "jpeg" {
		encode, variant = jpg, Variant{Type: "image/jpeg", Extension: ".jpg"}
	} else if format != "png" {
		return nil
	}
	picture, _, err := image.Decode(bytes.NewReader(content))
	if err != nil {
		return nil
	}
	var variants []Variant
	least := int(worth * float64(len(content)))
	for _, variant.Width = range widthsFor(config.Width, format) {
		picture = scaled(picture, variant.Width)
		var err error
		variant.Content, err = encode(picture, content)
		if err == nil && len(variant.Content) < least {
			variants, least = append(variants, variant), len(variant.Content) // a wider one in fewer bytes would be better
		}
	}
	return variants
}

// widthsFor returns the widths of the variants of an image, the largest first. Its own is one of them if
// the format changes and pages show it in about that width.
func widthsFor(natural int, format string) []int {
	var chosen []int
	for _, width := range widths {
		if width*10 < natural*9 {
			chosen = append(chosen, width)
		}
	}
	if format == "png" && (len(chosen) == 0 || chosen[0] < widths[0]) {
		chosen = append([]int{natural}, chosen...)
	}
	return chosen
}

// scaled returns a narrower image. It halves the image as often as it can, because kernels for large
// factors need much more memory and time.
func scaled(picture image.Image, width int) image.Image {
	size := picture.Bounds()
	if size.Dx() == width {
		return picture
	}
	whole, isFast := picture.(*image.RGBA)
	if !isFast {
		whole = image.NewRGBA(image.Rect(0, 0, size.Dx(), size.Dy()))
		draw.Draw(whole, whole.Bounds(), picture, size.Min, draw.Src)
	}
	height := max(1, size.Dy()*width/size.Dx())
	for whole.Bounds().Dx() >= 2*width && whole.Bounds().Dy() > 1 {
		whole = halved(whole)
	}
	smaller := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.ApproxBiLinear.Scale(smaller, smaller.Bounds(), whole, whole.Bounds(), draw.Src, nil)
	return smaller
}

// halved returns the means of each four neighboring pixels.
func halved(picture *image.RGBA) *image.RGBA {
	size := picture.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, size.Dx()/2, size.Dy()/2))
	for y := range out.Bounds().Dy() {
		upper, lower := picture.Pix[2*y*picture.Stride:], picture.Pix[(2*y+1)*picture.Stride:]
		row := out.Pix[y*out.Stride : (y+1)*out.Stride]
		for i := range row {
			at := i/4*8 + i%4
			row[i] = uint8((int(upper[at]) + int(upper[at+4]) + int(lower[at]) + int(lower[at+4]) + 2) / 4)
		}
	}
	return out
}

// webp encodes a image, with the color profile of its original.
func webp(picture image.Image, original []byte) ([]byte, error) {
	var out bytes.Buffer
	if err := nativewebp.Encode(&out, picture, nil); err != nil {
		return nil, err
	}
	return withProfile(out.Bytes(), picture.Bounds().Size(), profileOfPNG(original)), nil
}

// jpg encodes a image, with the color profile of its original.
func jpg(picture image.Image, original []byte) ([]byte, error) {
	var out bytes.Buffer
	if err := jpeg.Encode(&out, picture, &jpeg.Options{Quality: quality}); err != nil {
		return nil, err
	}
	start := out.Bytes()[:2] // the marker SOI
	return bytes.Join([][]byte{start, profileOfJPEG(original), out.Bytes()[2:]}, nil), nil
}
