package build_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docgen/internal/build"
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
			compareFiles(t, []string{what, name}, read(t, out), want)
		}
	}
	for _, name := range []string{"index.html", "part-1/page-1/index.json", "search.json"} {
		if err := os.WriteFile(filepath.Join(out, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		site.build(out, cache)
		compareFiles(t, []string{"damage", name}, read(t, out), want)
	}
	if err := os.RemoveAll(out); err != nil {
		t.Fatal(err)
	}
	site.build(out, cache)
	compareFiles(t, []string{"remove the output"}, read(t, out), want)
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
		compareFiles(t, []string{"bring back", name}, read(t, out), read(t, clean))
	}
}

func TestFilesJustWrittenAreReadAgain(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	build := func(settles time.Duration) build.Result {
		t.Helper()
		state := build.NewState(filepath.Join(site.dir, ".docgen", "cache"))
		state.SettleAfter(settles)
		result, err := build.Build(t.Context(), site.options(out, state))
		if err != nil {
			t.Fatal(err)
		}
		return result
	}
	build(time.Hour)
	if again := build(time.Hour); again.Read() != 5 || again.Assembled() != 7 {
		t.Errorf("%d docs read, %d pages assembled, want all 5 and 7", again.Read(), again.Assembled())
	}
	build(0)
	if again := build(0); again.Read() != 0 || again.Assembled() != 0 {
		t.Errorf("after a while: %d docs read, %d pages assembled", again.Read(), again.Assembled())
	}
}
