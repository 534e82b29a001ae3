package asset_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// site writes files into a temporary folder.
func site(t *testing.T, files map[string]string) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "site")
	for name, text := range files {
		full := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// folders returns the folders of a site with these static folders.
func folders(root string, static ...string) asset.Folders {
	files := source.Files{source.Site(root, ".")}
	for _, name := range static {
		files = append(files, source.Site(root, name, static...))
	}
	return asset.Folders{Files: files, Static: static}
}

func TestLinksReferToTheFilesThatDocusaurusFinds(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"docs/a.png": "", "docs/api/b.png": "", "docs/api/my image (1).png": "", "docs/api/été.png": "", "docs/api/100%.png": "",
		"static/img/c.png": "", "static/both.png": "", "public/both.png": "", "public/d.pdf": "", "../shared/e.png": "",
		"f.png": "", "../secret.png": "", "docs/api/folder.png/x": "",
	})
	all := folders(root, "static", "./public/", "../shared")
	for _, test := range []struct{ name, link, want string }{
		{"beside", "./b.png", "docs/api/b.png"},
		{"beside, bare", "b.png", "docs/api/b.png"},
		{"above", "../a.png", "docs/a.png"},
		{"above the docs folder", "../../f.png", "f.png"},
		{"above the site", "../../../secret.png", ""},
		{"query and anchor", "b.png?raw#x", "docs/api/b.png"},
		{"encoded", "my%20image%20(1).png", "docs/api/my image (1).png"},
		{"not encoded", "my image (1).png", "docs/api/my image (1).png"},
		{"encoded unicode", "%C3%A9t%C3%A9.png", "docs/api/été.png"},
		{"wrongly encoded", "100%.png", "docs/api/100%.png"},
		{"static", "/img/c.png", "static/img/c.png"},
		{"second static folder", "/d.pdf", "public/d.pdf"},
		{"first static folder wins", "/both.png", "static/both.png"},
		{"static folder out of the site", "/e.png", "../shared/e.png"},
		{"not out of a static folder", "/../f.png", ""},
		{"not from the docs folder", "/a.png", ""},
		{"site folder", "@site/f.png", "f.png"},
		{"static by the site folder", "@site/static/img/c.png", "static/img/c.png"},
		{"out of the site folder", "@site/../secret.png", ""},
		{"missing", "./gone.png", ""},
		{"folder", "folder.png", ""},
		{"case matters", "B.png", ""},
		{"empty", "", ""},
		{"anchor alone", "#x", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, found := all.Find("docs/api/x.md", test.link)
			sitetest.Compare(t, test.link, got, test.want)
			sitetest.Compare(t, test.link, found, test.want != "")
		})
	}
}

func TestAssetNamesContainAHashAndStaticFilesKeepTheirNames(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"docs/a.png": "one", "docs/b/a.png": "two", "docs/c/a.png": "one", "docs/x.tar.gz": "x", "docs/LOGO.SVG": "<svg/>", "docs/été #1?.pdf": "y",
		"docs/Makefile": "z", "static/img/a b.png": "one", "public/d.pdf": "w",
	})
	all := folders(root, "static", "./public/")
	for file, want := range map[string]string{
		"docs/a.png":         "assets/images/a-7692c3ad.png",
		"docs/b/a.png":       "assets/images/a-3fc4ccfe.png",
		"docs/c/a.png":       "assets/images/a-7692c3ad.png",
		"docs/x.tar.gz":      "assets/files/x.tar-2d711642.gz",
		"docs/LOGO.SVG":      "assets/images/LOGO-d4dc5666.SVG",
		"docs/été #1?.pdf":   "assets/files/été-1--a1fce436.pdf",
		"docs/Makefile":      "assets/sandbox/Makefile-594e519a",
		"static/img/a b.png": "img/a b.png",
		"public/d.pdf":       "d.pdf",
	} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			got, err := all.Load(file)
			if err != nil {
				t.Fatal(err)
			}
			sitetest.Compare(t, file, got.Output, want)
			sitetest.Compare(t, file, got.File, file)
			sitetest.Compare(t, "copied anyway: "+file, got.Read == nil, !strings.HasPrefix(file, "docs/"))
		})
	}
	if _, err := all.Load("docs/gone.png"); err == nil || !strings.HasPrefix(err.Error(), "read docs/gone.png: ") {
		t.Errorf("got %v", err)
	}
}

func TestImageSizesAreRead(t *testing.T) {
	t.Parallel()
	gray := image.NewGray(image.Rect(0, 0, 3, 5))
	webp, err := base64.StdEncoding.DecodeString("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")
	if err != nil {
		t.Fatal(err)
	}
	type size struct{ width, height int }
	for _, test := range []struct {
		file    string
		content string
		want    size
	}{
		{"a.png", encoded(t, func(out io.Writer) error { return png.Encode(out, gray) }), size{3, 5}},
		{"a.jpg", encoded(t, func(out io.Writer) error { return jpeg.Encode(out, gray, nil) }), size{3, 5}},
		{"a.gif", encoded(t, func(out io.Writer) error { return gif.Encode(out, gray, nil) }), size{3, 5}},
		{"a.webp", string(webp), size{1, 1}},
		{"wrong-extension.jpg", encoded(t, func(out io.Writer) error { return png.Encode(out, gray) }), size{3, 5}},
		{"broken.png", "\x89PNG", size{}},
		{"a.avif", "no one knows", size{}},
		{"empty.svg", "", size{}},

		{"size.svg", `<svg width="24" height="12"/>`, size{24, 12}},
		{"pixels.svg", `<svg width=" 24px " height="12.5px"/>`, size{24, 13}},
		{"box.svg", `<svg viewBox="0 0 100 50"/>`, size{100, 50}},
		{"box-commas.svg", "<svg viewBox='0,0,\n100,\t50'/>", size{100, 50}},
		{"size-before-box.svg", `<svg width="24" height="12" viewBox="0 0 100 50"/>`, size{24, 12}},
		{"half-a-size.svg", `<svg width="24" viewBox="0 0 100 50"/>`, size{100, 50}},
		{"percent.svg", `<svg width="100%" height="100%" viewBox="0 0 100 50"/>`, size{100, 50}},
		{"other-units.svg", `<svg width="2em" height="3cm"/>`, size{}},
		{"no-numbers.svg", `<svg width="NaN" height="Inf"/>`, size{}},
		{"negative.svg", `<svg width="-1" height="1e9"/>`, size{}},
		{"half-a-box.svg", `<svg viewBox="0 0 100"/>`, size{}},
		{"prolog.svg", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<!-- \xe9 -->\n<!DOCTYPE svg PUBLIC \"x\" \"y\" [<!ENTITY ns \"z\">]>\n<svg xmlns=\"&ns;\" width=\"1\" height=\"2\">", size{1, 2}},
		{"prefix.svg", `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="1" height="2"/>`, size{1, 2}},
		{"no-svg.svg", `<html width="1" height="2"/>`, size{}},
		{"inner.svg", `<g><svg width="1" height="2"/></g>`, size{}},
	} {
		t.Run(test.file, func(t *testing.T) {
			t.Parallel()
			got, err := folders(site(t, map[string]string{"docs/" + test.file: test.content})).Load("docs/" + test.file)
			if err != nil {
				t.Fatal(err)
			}
			sitetest.Compare(t, test.file, size{got.Width, got.Height}, test.want)
		})
	}
}

func encoded(t *testing.T, encode func(io.Writer) error) string {
	t.Helper()
	var out bytes.Buffer
	if err := encode(&out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestImagesAreRecognizedByExtension(t *testing.T) {
	t.Parallel()
	for file, want := range map[string]bool{"a.png": true, "b/a.JPEG": true, "a.svg": true, "a.avif": true, "a.pdf": false, "png": false, "a.png.zip": false} {
		sitetest.Compare(t, file, asset.IsImage(file), want)
	}
}
