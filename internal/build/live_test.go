package build_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docgen/internal/build"
	"docgen/theme"
)

// saver writes files of a site.
func saver(t *testing.T, dir string) func(name, text string) {
	return func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func previewOf(dir string) build.Options {
	return build.Options{Dir: dir, Config: "docgen.yaml", Out: filepath.Join(dir, "dist"), Theme: theme.Files, Jobs: 2}
}

func TestPreviewStartsWhenCodeOfTheSiteIsWrong(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	save := saver(t, dir)
	save("docgen.yaml", "title: Site\nurl: https://example.org\n")
	save("content/index.md", "# Home\n\nWords.\n")
	save("src/theme/Footer.tsx", "export function Footer() { return <p>{1 +}</p> }\n")
	live, findings, err := build.Open(t.Context(), previewOf(dir))
	if err != nil {
		t.Fatal(err, findings)
	}
	defer live.Close()
	if len(findings) != 1 || findings[0].Place() != "src/theme/Footer.tsx:1:42" {
		t.Errorf("findings are %v", findings)
	}
	if page, err := live.Page("/"); err != nil || !strings.Contains(string(page.Data), "Words.") {
		t.Errorf("the page is %s, %v", page.Data, err)
	}
	save("src/theme/Footer.tsx", "export function Footer() { return <p>{1}</p> }\n")
	if findings, err = live.Update(t.Context()); err != nil || len(findings) > 0 {
		t.Errorf("mended: %v, %v", findings, err)
	}
}

func TestPreviewFindsLinksOfOtherDocsThatAnEditBreaks(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	save := saver(t, dir)
	picture := `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>`
	save("docgen.yaml", "title: Site\nurl: https://example.org\n")
	save("content/index.md", "# Home\n\n[Part](other.md#part) ![Box](box.svg) [Text](pathname:///a.txt)\n")
	save("content/box.svg", picture)
	save("content/other.md", "# Other\n\n## Part\n")
	live, findings, err := build.Open(t.Context(), previewOf(dir))
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	defer live.Close()
	for _, step := range []struct {
		name string
		do   func()
		want string // place of the one finding; "" for none
	}{
		{"nothing", func() {}, ""},
		{"another heading", func() { save("content/other.md", "# Other\n\n## Piece\n") }, "content/index.md:3:8"},
		{"the old heading", func() { save("content/other.md", "# Other\n\n## Part\n\nMore.\n") }, ""},
		{"no page", func() { _ = os.Remove(filepath.Join(dir, "content/other.md")) }, "content/index.md:3:8"},
		{"the page again", func() { save("content/other.md", "# Other\n\n## Part\n") }, ""},
		{"a draft", func() { save("content/other.md", "---\ndraft: true\n---\n# Other\n\n## Part\n") }, "content/index.md:3:8"},
		{"a link between drafts", func() { save("content/index.md", "---\ndraft: true\n---\n[Part](other.md#part)\n") }, ""},
		{"no draft any more", func() {
			save("content/index.md", "# Home\n\n[Part](other.md#part) ![Box](box.svg) [Text](pathname:///a.txt)\n")
			save("content/other.md", "# Other\n\n## Part\n")
		}, ""},
		{"no picture", func() { _ = os.Remove(filepath.Join(dir, "content/box.svg")) }, "content/index.md:3:30"},
		{"a broken picture", func() { save("content/box.svg", "none") }, "content/index.md:3:30"},
		{"the picture again", func() { save("content/box.svg", picture) }, ""},
	} {
		step.do()
		findings, err := live.Update(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, finding := range findings {
			got += finding.Place()
		}
		if got != step.want {
			t.Errorf("%s: findings at %q, want %q: %v", step.name, got, step.want, findings)
		}
	}
}
