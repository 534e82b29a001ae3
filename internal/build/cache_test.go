package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestDamagedCacheOrOutputIsMadeAgain(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	cache := filepath.Join(site.dir, ".docgen", "cache")
	site.build(out, cache)
	want := read(t, out)
	for name, text := range read(t, cache) {
		if strings.HasPrefix(name, "output/") {
			continue // files of the output, linked
		}
		for what, damaged := range map[string]string{"cut": text[:len(text)/2], "damaged": text[:len(text)-1] + "\x00", "empty": "", "foreign": "something else"} {
			site.write(".docgen/cache/"+name, damaged)
			site.build(out, cache)
			compareTrees(t, []string{what, name}, read(t, out), want)
		}
	}
	for _, name := range []string{"index.html", "part-1/page-1/index.json", "search.json"} {
		if err := os.WriteFile(filepath.Join(out, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		site.build(out, cache)
		compareTrees(t, []string{"damage", name}, read(t, out), want)
	}
	if err := os.RemoveAll(out); err != nil {
		t.Fatal(err)
	}
	site.build(out, cache)
	compareTrees(t, []string{"remove the output"}, read(t, out), want)
}

// A cache may come back from a backup in parts.
func TestCacheOfDifferentBuildsIsNotMixed(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	cache := filepath.Join(site.dir, ".docgen", "cache")
	site.write("content/part-1/page-1.md", "# Page 1\n\nOld text.\n")
	site.build(out, cache)
	old := read(t, cache)
	site.write("content/part-1/page-1.md", "# Page 1\n\nNew text.\n")
	site.build(out, cache)
	for name, text := range old {
		if strings.HasPrefix(name, "output/") {
			continue
		}
		site.write(".docgen/cache/"+name, text)
		site.write("docgen.yaml", "title: After "+name+"\nurl: https://example.org\n")
		site.build(out, cache)
		clean := filepath.Join(t.TempDir(), "clean")
		site.build(clean, "")
		compareTrees(t, []string{"bring back", name}, read(t, out), read(t, clean))
	}
}

func TestFilesJustWrittenAreReadAgain(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	build := func(settles time.Duration) Result {
		t.Helper()
		state := NewState(filepath.Join(site.dir, ".docgen", "cache"))
		state.settles = settles
		result, err := Build(t.Context(), site.options(out, state))
		if err != nil {
			t.Fatal(err)
		}
		return result
	}
	build(time.Hour)
	if again := build(time.Hour); again.read != 5 || again.assembled != 7 {
		t.Errorf("%d docs read, %d pages assembled, want all 5 and 7", again.read, again.assembled)
	}
	build(0)
	if again := build(0); again.read != 0 || again.assembled != 0 {
		t.Errorf("after a while: %d docs read, %d pages assembled", again.read, again.assembled)
	}
}
