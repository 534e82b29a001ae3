package svg_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/svg"
)

// svgWith returns an SVG image with this content.
func svgWith(inside string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">` + inside + `</svg>`
}

func TestDrawingsAreSafe(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, image string }{
		{"shapes", svgWith(`<g id="a" fill="url(#b)" stroke-width="2"><path d="M0 0h8z"/><title>A &amp; b</title></g>`)},
		{"declaration, doctype and comment", "\uFEFF" + `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Made by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">` + svgWith(``)},
		{"an editor's notes", `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:version="1">
<i:grid units="px" onload="x"/><svg:metadata/><svg:rect i:label="x" width="1"/></svg:svg>`},
		{"styles", svgWith(`<style><![CDATA[ @media (width > 1px) { .a > b { fill: url('#b') } } @font-face { src: url(data:font/woff2;base64,AA) } ]]></style>`)},
		{"links and images", svgWith(`<a href="https://example.com/?a=1"><image xlink:href="data:image/png;base64,AA"/></a><use href="#a" data-x="y" aria-label="\"/>`)},
		{"animation", svgWith(`<rect><animate attributeName="width" values="1;2" dur="1s"/><set attributeName="fill" to="red"/></rect>`)},
	} {
		if problem := svg.Problem([]byte(test.image)); problem != "" {
			t.Errorf("%s: %s", test.name, problem)
		}
	}
}

func TestUnsafeContentIsNamed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, image, want string }{
		{"nothing", "", "it is not well-formed XML: EOF"},
		{"not closed", "<svg>", `it has the element <svg> from the namespace ""`},
		{"another encoding", "<\x00s\x00v\x00g\x00", "it is not well-formed XML: line 1: expected element name after <"},
		{"Latin 1", "<svg>\xe9</svg>", "it is not valid UTF-8"},
		{"declared encoding", `<?xml version="1.0" encoding="ISO-2022-JP"?>` + svgWith(""), ""},
		{"a script", svgWith(`<script/>`), "it has the element <script>"},
		{"a script by a prefix", svgWith(`<a.b:script xmlns:a.b="http://www.w3.org/2000/svg"/>`), "it has the element <script>"},
		{"a prefix of other letters", svgWith(`<é:script xmlns:é="http://www.w3.org/2000/svg"/>`), "it has the element <script>"},
		{"HTML", svgWith(`<b xmlns="http://www.w3.org/1999/xhtml"/>`), `it has the element <b> from the namespace "http://www.w3.org/1999/xhtml"`},
		{"an event", svgWith(`<rect onclick="x"/>`), "it has the attribute onclick"},
		{"a link that runs", svgWith(`<a href="javascrip&#116;:x"/>`), `its element <a> has the href "javascript:x"`},
		{"an image in an image", svgWith(`<image href="data:image/svg+xml,x"/>`), `its element <image> has the href "data:image/svg+xml,x"`},
		{"another file", svgWith(`<use xlink:href="/x.svg#a"/>`), `its element <use> has the href "/x.svg#a"`},
		{"a link that becomes another", svgWith(`<a><set attributeName="href" to="javascript:x"/></a>`), `it animates the attribute "href"`},
		{"an entity", svgWith(`&a;`), "it is not well-formed XML: line 1: invalid character entity &a;"},
		{"entities", `<!DOCTYPE svg [<!ENTITY a "b">]>` + svgWith(``), "it has its own DOCTYPE"},
		{"its own stylesheet", `<?xml-stylesheet href="a.xsl"?>` + svgWith(``), "it has the processing instruction <?xml-stylesheet?>"},
		{"an import", svgWith(`<style>@import "x"</style>`), "its styles may load files"},
		{"an escaped URL", svgWith(`<rect style="fill:\75rl(//x)"/>`), "its attribute style may load files"},
		{"a URL", svgWith(`<rect fill="URL( 'https://x' )"/>`), "its attribute fill may load files"},
		{"an attribute twice", svgWith(`<rect x="1" x="2"/>`), "it has an element with two x attributes"},
	} {
		got := svg.Problem([]byte(test.image))
		if test.want == "" && got == "" || test.want != "" && got != test.want {
			t.Errorf("%s\n got %q\nwant %q", test.name, got, test.want)
		}
	}
}

func TestImagesOfThisProjectAreSafe(t *testing.T) {
	t.Parallel()
	for _, pattern := range []string{"../../../static/*.svg", "../../../content/*/*.svg", "../../../docs/static/*.svg", "../../../static/*/*.svg"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if problem := svg.Problem(text); problem != "" {
				t.Errorf("%s: %s", file, problem)
			}
		}
	}
}
