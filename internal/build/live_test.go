package build_test

import (
	"os"
	"path/filepath"
	"testing"

	"docgen/internal/build"
	"docgen/theme"
)

func TestPreviewFindsLinksOfOtherDocsThatAnEditBreaks(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	save := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	picture := `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>`
	save("docgen.yaml", "title: Site\nurl: https://example.org\n")
	save("content/index.md", "# Home\n\n[Part](other.md#part) ![Box](box.svg) [Text](pathname:///a.txt)\n")
	save("content/box.svg", picture)
	save("content/other.md", "# Other\n\n## Part\n")
	live, findings, err := build.Open(t.Context(), build.Options{Dir: dir, Config: "docgen.yaml", Out: filepath.Join(dir, "dist"), Theme: theme.Files, Jobs: 2})
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
