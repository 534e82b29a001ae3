package resize_test

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"testing"

	"golang.org/x/image/webp"

	"github.com/docgen-cli/docgen/internal/content/resize"
)

// drawn returns a image of blocks, with noise so that it does not compress to nothing.
func drawn(width, height int) image.Image {
	random := rand.New(rand.NewPCG(1, 2))
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			out.Set(x, y, color.NRGBA{uint8(x / 40 * 40), uint8(y / 30 * 30), uint8(random.UintN(8)), 255})
		}
	}
	return out
}

func pngOf(t *testing.T, picture image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, picture); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func jpegOf(t *testing.T, picture image.Image, segment []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, picture, &jpeg.Options{Quality: 100}); err != nil {
		t.Fatal(err)
	}
	return bytes.Join([][]byte{out.Bytes()[:2], segment, out.Bytes()[2:]}, nil)
}

// withChunk adds a chunk after the first one of a PNG.
func withChunk(content []byte, name string, data []byte) []byte {
	const first = 8 + 25 // the signature and IHDR
	added := append([]byte(name), data...)
	added = binary.BigEndian.AppendUint32(added, crc32.ChecksumIEEE(added))
	added = append(binary.BigEndian.AppendUint32(nil, uint32(len(data))), added...)
	return bytes.Join([][]byte{content[:first], added, content[first:]}, nil)
}

func TestVariantsAreNarrowerAndSmaller(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, mediaType string
		content         []byte
		widths          []int
		decode          func(*bytes.Reader) (image.Image, error)
	}{
		{"PNG", "image/webp", pngOf(t, drawn(1000, 500)), []int{1000, 800, 480}, func(in *bytes.Reader) (image.Image, error) { return webp.Decode(in) }},
		{"JPEG", "image/jpeg", jpegOf(t, drawn(1000, 500), nil), []int{800}, func(in *bytes.Reader) (image.Image, error) { return jpeg.Decode(in) }},
		{"narrow PNG", "image/webp", pngOf(t, drawn(500, 100)), []int{500}, func(in *bytes.Reader) (image.Image, error) { return webp.Decode(in) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			variants, least := resize.Variants(test.content), len(test.content)
			if len(variants) != len(test.widths) {
				t.Fatalf("got %d variants, want the widths %v", len(variants), test.widths)
			}
			for i, variant := range variants {
				got, err := test.decode(bytes.NewReader(variant.Content))
				if err != nil || variant.Type != test.mediaType || variant.Width != test.widths[i] || got.Bounds().Dx() != variant.Width ||
					len(variant.Content) >= least {
					t.Fatalf("%d pixels, %s, %d bytes: %v", variant.Width, variant.Type, len(variant.Content), err)
				}
				least = len(variant.Content)
				red, green, _, _ := got.At(variant.Width/2, got.Bounds().Dy()/2).RGBA()
				if wantRed, wantGreen, _, _ := drawn(1, 1).ColorModel().Convert(color.NRGBA{480 % 256, 240, 0, 255}).RGBA(); test.name == "PNG" &&
					(red>>12 != wantRed>>12 || green>>12 != wantGreen>>12) {
					t.Errorf("the color in the middle is %x %x, want %x %x", red>>8, green>>8, wantRed>>8, wantGreen>>8)
				}
			}
		})
	}
}

func TestVariantsKeepTheColorProfile(t *testing.T) {
	t.Parallel()
	var packed bytes.Buffer
	out := zlib.NewWriter(&packed)
	_, _ = out.Write([]byte("a color profile"))
	_ = out.Close()
	for _, variant := range resize.Variants(withChunk(pngOf(t, drawn(600, 400)), "iCCP", append([]byte("name\x00\x00"), packed.Bytes()...))) {
		if got, err := webp.DecodeConfig(bytes.NewReader(variant.Content)); err != nil || got.Width != variant.Width ||
			!bytes.Contains(variant.Content, []byte("ICCP\x0f\x00\x00\x00a color profile\x00VP8L")) {
			t.Errorf("%d pixels: %v, %v", variant.Width, got.Width, err)
		}
	}
	segment := []byte("\xff\xe2\x00\x16ICC_PROFILE\x00\x01\x01profil")
	variants := resize.Variants(jpegOf(t, drawn(1000, 500), segment))
	if len(variants) == 0 || !bytes.HasPrefix(variants[0].Content[2:], segment) {
		t.Error("the JPEG lost its profile")
	}
}

func TestPicturesThatWouldLookDifferentHaveNoVariants(t *testing.T) {
	t.Parallel()
	whole := pngOf(t, drawn(1000, 500))
	rotated := []byte("\xff\xe1\x00\x22Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00")
	for name, content := range map[string][]byte{
		"animated": withChunk(whole, "acTL", make([]byte, 8)), "rotated": jpegOf(t, drawn(1000, 500), rotated),
		"truncated": whole[:len(whole)/2], "text": []byte("hello"), "empty": nil,
	} {
		if variants := resize.Variants(content); len(variants) > 0 {
			t.Errorf("%s: got %d variants", name, len(variants))
		}
	}
}
