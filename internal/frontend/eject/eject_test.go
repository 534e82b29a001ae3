package eject_test

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/theme"
)

func TestEveryComponentHasADescription(t *testing.T) {
	t.Parallel()
	list, err := eject.List(theme.Files)
	if err != nil || len(list) < 30 {
		t.Fatalf("%d components, error %v", len(list), err)
	}
	for _, component := range list {
		if !strings.HasPrefix(component.Purpose, component.Name+" ") {
			t.Errorf("%s has the description %q", component.Name, component.Purpose)
		}
	}
}

// htmlOf builds a copy of the fixture site, which shows every feature of the components,
// and returns its HTML without hashes.
func htmlOf(t *testing.T, site string) map[string]string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "dist")
	result, err := build.Build(context.Background(), build.BuildOptions{
		Options: build.Options{Dir: site, Config: "docgen.yaml", Jobs: 2, Theme: theme.Files, Version: "test", Stderr: os.Stderr},
		Out:     out, Now: time.Unix(1_700_000_000, 0).UTC(), FixedTime: true,
	})
	if err != nil || diag.HasErrors(result.Findings) {
		t.Fatalf("error %v, findings %+v", err, result.Findings)
	}
	hashes := regexp.MustCompile(`-[A-Z0-9]{8}\.(js|css)|"theme":"[0-9a-f]+"`)
	documents := map[string]string{}
	err = fs.WalkDir(os.DirFS(out), ".", func(name string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(name, ".html") {
			text, err := os.ReadFile(filepath.Join(out, name))
			documents[name] = hashes.ReplaceAllString(string(text), "#")
			return err
		}
		return err
	})
	if err != nil || len(documents) < 5 {
		t.Fatalf("%d documents, error %v", len(documents), err)
	}
	return documents
}

// others matches what the data of a page repeats of the sidebar, if a component of the site may write that, and style sheets, in
// which the rules of copies stand elsewhere.
var others = regexp.MustCompile(`"(label|href)":"[^"]*"|(?s:<style.*?</style>)`)

func TestCopiedComponentsRenderAsTheThemesDo(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	if err := os.CopyFS(site, os.DirFS("../../../e2e/fixture/site")); err != nil {
		t.Fatal(err)
	}
	before := htmlOf(t, site)
	for _, name := range bundle.ReadComponents(theme.Files).Names() {
		ejected, err := eject.NewCopy(theme.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		if err := ejected.Write(site); err != nil {
			t.Fatal(err)
		}
	}
	for name, after := range htmlOf(t, site) {
		want := others.ReplaceAllString(before[name], "")
		after, at := others.ReplaceAllString(after, ""), 0
		for at < min(len(after), len(want)) && after[at] == want[at] {
			at++
		}
		if after != want {
			t.Errorf("%s differs\n got %.200s\nwant %.200s", name, after[max(0, at-100):], want[max(0, at-100):])
		}
	}
}

func TestCopyIsOutdatedWhenSourceOrStylesChange(t *testing.T) {
	t.Parallel()
	source := func(tsx, css string) fs.FS {
		return fstest.MapFS{
			"layout/Box.tsx":        {Data: []byte("/** Box is a box. */\nexport function Box() { return " + tsx + " }\n")},
			"layout/Box.module.css": {Data: []byte(css)},
			"doc/Old.tsx":           {Data: []byte("export function Old() { return null }\n")},
		}
	}
	theme := source("null", ".a {}")
	site := t.TempDir()
	for _, name := range []string{"Box", "Old"} {
		ejected, err := eject.NewCopy(theme, name)
		if err != nil {
			t.Fatal(err)
		}
		if err := ejected.Write(site); err != nil {
			t.Fatal(err)
		}
	}
	removed := source("null", ".a {}").(fstest.MapFS)
	delete(removed, "doc/Old.tsx")
	for _, test := range []struct {
		name  string
		theme fs.FS
		want  string
	}{
		{"same", theme, ""},
		{"source", source("<p />", ".a {}"), "src/theme/Box.tsx:3:25 the theme's Box has changed since it was copied"},
		{"styles", source("null", ".a { color: red }"), "src/theme/Box.tsx:3:25 the theme's Box has changed since it was copied"},
		{"removed", removed, "src/theme/Old.tsx:3:25 this is a copy of Old, which the theme no longer has"},
	} {
		findings, err := eject.Outdated(test.theme, site)
		got := ""
		for _, finding := range findings {
			got += finding.Place() + " " + finding.Text
		}
		if err != nil || got != test.want {
			t.Errorf("%s: got %q, error %v, want %q", test.name, got, err, test.want)
		}
	}
}
