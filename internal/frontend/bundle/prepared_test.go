package bundle

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/theme"
)

// themeWith returns the theme with another prepared file, or without one for nil.
func themeWith(prepared []byte) fs.FS { return otherTheme{theme.Files, prepared} }

type otherTheme struct {
	fs.FS
	prepared []byte
}

func (o otherTheme) Open(name string) (fs.File, error) {
	if name != preparedFile {
		return o.FS.Open(name)
	}
	if o.prepared == nil {
		return nil, fs.ErrNotExist
	}
	return fstest.MapFS{name: {Data: o.prepared}}.Open(name)
}

func TestPreparedThemeEqualsABundledTheme(t *testing.T) {
	t.Parallel()
	ready, err := Prepare(themeWith(nil))
	if err != nil {
		t.Fatal(err)
	}
	site := t.TempDir()
	for _, row := range []struct {
		name  string
		input Input
	}{
		{"no site", Input{Folder: "assets", URL: "/assets/"}},
		{"another folder of a German site below", Input{Site: site, Folder: "more/assets", URL: "/a/long/way/down/more/assets/", Stemmers: []string{"de"}}},
		{"colors", Input{Site: site, Folder: "assets", URL: "/docs/assets/",
			Tokens: "@layer tokens{:root{--announcement-background:#AABBCC;--announcement-scheme:light;--announcement-text: white ;}}"}},
		{"colors that are not CSS", Input{Site: site, Folder: "assets", URL: "/docs/assets/", Tokens: "@layer tokens{:root{--announcement-text:};}}"}},
		{"a component of the site", Input{Site: override(t, "Footer.tsx", "export const Footer = () => null"), Folder: "assets", URL: "/assets/"}},
	} {
		plain, fast := row.input, row.input
		plain.Theme, fast.Theme = themeWith(nil), themeWith(ready)
		want, problems, err := Build(plain)
		if err != nil {
			t.Fatal(err)
		}
		got, findings, err := Build(fast)
		if err != nil || !reflect.DeepEqual(findings, problems) {
			t.Fatalf("%s: findings %v, want %v; error %v", row.name, findings, problems, err)
		}
		for i, file := range want.Files {
			if i < len(got.Files) && !reflect.DeepEqual(got.Files[i], file) {
				t.Errorf("%s: file %d is %s, want %s", row.name, i, got.Files[i].Name, file.Name)
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the bundle of %s, %s, %s differs from that of %s, %s, %s", row.name,
				got.Client, got.Styles, got.Hash, want.Client, want.Styles, want.Hash)
		}
	}
}

func TestPreparedThemeIsForSitesWithoutCode(t *testing.T) {
	t.Parallel()
	ready, err := Prepare(themeWith(nil))
	if err != nil {
		t.Fatal(err)
	}
	plain := t.TempDir()
	for _, row := range []struct {
		name  string
		input Input
		want  bool
	}{
		{"a plain site", Input{Theme: themeWith(ready), Site: plain}, true},
		{"no site", Input{Theme: themeWith(ready)}, true},
		{"a component", Input{Theme: themeWith(ready), Site: override(t, "Footer.tsx", "export const Footer = () => null")}, false},
		{"styles of a component", Input{Theme: themeWith(ready), Site: override(t, "Footer.module.css", ".footer {}")}, false},
		{"a page", Input{Theme: themeWith(ready), Site: plain, Pages: []string{"src/pages/a.tsx"}}, false},
		{"a style sheet", Input{Theme: themeWith(ready), Site: plain, Styles: []string{"a.css"}}, false},
		{"a preview", Input{Theme: themeWith(ready), Site: plain, Entry: DevEntry}, false},
		{"nothing prepared", Input{Theme: themeWith(nil), Site: plain}, false},
		{"a damaged file", Input{Theme: themeWith(ready[:len(ready)/2]), Site: plain}, false},
		{"another theme", Input{Theme: fstest.MapFS{preparedFile: {Data: ready}}, Site: plain}, false},
	} {
		if _, got, err := fromPrepared(row.input); got != row.want || err != nil {
			t.Errorf("%s: prepared %t, want %t; error %v", row.name, got, row.want, err)
		}
	}
}

func TestPreparedThemeIsCurrent(t *testing.T) {
	t.Parallel()
	embedded, err := fs.ReadFile(theme.Files, preparedFile)
	if err != nil {
		t.Fatal("theme/prepared is not complete: run make generate", err)
	}
	now, err := Prepare(os.DirFS(filepath.Join("..", "..", "..", "theme")))
	if err != nil {
		t.Fatal(err)
	}
	var bundles [2]Bundle
	for i, prepared := range [][]byte{embedded, now} {
		input := Input{Theme: themeWith(prepared), Folder: "assets", URL: "/assets/"}
		result, isCurrent, err := fromPrepared(input)
		if err != nil || !isCurrent {
			t.Fatal("theme/prepared/theme.cbor is older than the theme: run make generate", err)
		}
		bundles[i] = result
	}
	if !reflect.DeepEqual(bundles[0], bundles[1]) {
		t.Error("theme/prepared/theme.cbor is older than the bundler: run make generate")
	}
}
