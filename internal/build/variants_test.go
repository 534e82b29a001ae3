package build_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// screenshot returns a PNG of areas of color.
func screenshot(t *testing.T, width, height int) string {
	t.Helper()
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			picture.Set(x, y, color.NRGBA{uint8(x / 50 * 50), uint8(y / 50 * 50), uint8((x ^ y) % 8), 255})
		}
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, picture); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestBuildMakesVariantsOfImagesOnce(t *testing.T) {
	t.Parallel()
	site := &site{t: t, dir: t.TempDir()}
	site.write("docgen.yaml", "title: Site\nurl: https://example.org\nbaseUrl: /x/\n")
	site.write("content/index.md", "# Home\n\n![One](one.png) ![Again](one.png){width=300}\n\n[![Static](/two.png)](/y)\n\n<img src=\"one.png\" alt=\"in HTML\">\n\n[file](three.png)\n\n![Elsewhere](https://img.example.com/a.png){width=200}\n")
	site.write("content/y.mdx", "# MDX\n\n![One](one.png)\n")
	site.write("content/one.png", screenshot(t, 1000, 300))
	site.write("content/three.png", screenshot(t, 900, 200))
	site.write("static/two.png", screenshot(t, 700, 300))
	out, cache := filepath.Join(t.TempDir(), "dist"), filepath.Join(site.dir, ".docgen", "cache")
	first := site.build(out, cache)
	variants := 0
	for _, file := range first.Changed {
		if strings.HasSuffix(file, ".webp") {
			variants++
		}
	}
	if variants < 2 || variants > 6 {
		t.Errorf("got %d variants of two images: %v", variants, first.Changed)
	}
	text := sitetest.Read(t, out)["index.html"]
	for _, want := range []string{
		`<picture><source type="image/webp" srcset="/x/assets/images/one-`, `-1000.webp 1000w`, `sizes="(min-width: 997px) 42rem, 100vw"`,
		`<a class="zoom" href="/x/assets/images/one-`, `width="300" height="90"`, `alt="Elsewhere" width="200" loading`,
		`sizes="(min-width: 332px) 300px, 100vw"`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if pictures, zooms := strings.Count(text, "<picture>"), strings.Count(text, `class="zoom"`); pictures != 3 || zooms != 2 {
		t.Errorf("the page has %d pictures, and %d of them can be enlarged", pictures, zooms)
	}
	for name, script := range sitetest.Read(t, out) {
		if strings.Contains(name, "page-content-y") && (!strings.Contains(script, "srcSet") || !strings.Contains(script, `"zoom"`)) {
			t.Error("the image in MDX has no variants, or cannot be enlarged")
		}
	}
	if again := site.build(out, cache); len(again.Changed) > 0 {
		t.Errorf("nothing changed, but docgen wrote %v", again.Changed)
	}
	site.write("docgen.yaml", "title: Site\nurl: https://example.org\nmarkdown: {images: {variants: false, zoom: false}}\n")
	site.build(out, cache)
	if text := sitetest.Read(t, out)["index.html"]; strings.Contains(text, "<picture>") || strings.Contains(text, `class="zoom"`) {
		t.Error("the options do not turn variants and zoom off")
	}
}
