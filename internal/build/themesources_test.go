package build

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"docgen/internal/config"
)

func TestFreshSourcesOfTheThemeAreToldApartByTheirContent(t *testing.T) {
	t.Parallel()
	dir, saved := t.TempDir(), time.Now()
	save := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		writeFile(t, file, text)
		if err := os.Chtimes(file, saved, saved); err != nil { // as a coarse clock has it
			t.Fatal(err)
		}
	}
	cfg, _ := config.Load([]byte("title: Site\nurl: https://example.org\n"), "docgen.yaml")
	sources := func() map[string]sourceState {
		t.Helper()
		found, err := themeSources(Options{Dir: dir, Out: filepath.Join(dir, "dist")}, cfg)
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	save("src/site.css", "h1 { color: red }")
	before := sources()
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"nothing", func() {}, true},
		{"sidebars, docs and output", func() {
			save("sidebars.yaml", "docs: []\n")
			save("content/index.md", "# Home\n")
			save("dist/index.html", "Home")
		}, true},
		{"a text of equal length", func() { save("src/site.css", "h1 { color: tan }") }, false},
		{"the old text", func() { save("src/site.css", "h1 { color: red }") }, true},
		{"one more file", func() { save("src/other.css", "") }, false},
	} {
		step.do()
		if got := areSame(dir, before, sources()); got != step.want {
			t.Errorf("%s: the same is %t, want %t", step.name, got, step.want)
		}
	}
}
