package build_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestBuildReplacesDamagedCacheAndOutput(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	cache := filepath.Join(site.dir, ".docgen", "cache")
	site.build(out, cache)
	want := sitetest.Read(t, out)
	for name, text := range sitetest.Read(t, cache) {
		if strings.HasPrefix(name, "output/") {
			continue // linked output files
		}
		for what, damaged := range map[string]string{"cut": text[:len(text)/2], "damaged": text[:len(text)-1] + "\x00", "empty": "",
			"foreign": "something else"} {
			site.write(".docgen/cache/"+name, damaged)
			site.build(out, cache)
			compareFiles(t, []string{what, name}, sitetest.Read(t, out), want)
		}
	}
	for _, name := range []string{"index.html", "part-1/page-1/index.html", "search.json"} {
		if err := os.WriteFile(filepath.Join(out, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		site.build(out, cache)
		compareFiles(t, []string{"damage", name}, sitetest.Read(t, out), want)
	}
	if err := os.RemoveAll(out); err != nil {
		t.Fatal(err)
	}
	site.build(out, cache)
	compareFiles(t, []string{"remove the output"}, sitetest.Read(t, out), want)
}

// A backup may restore only some files of a cache.
func TestPartsOfDifferentCachesAreNotMixed(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	cache := filepath.Join(site.dir, ".docgen", "cache")
	site.write("content/part-1/page-1.md", "# Page 1\n\nOld text.\n")
	site.build(out, cache)
	old := sitetest.Read(t, cache)
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
		compareFiles(t, []string{"bring back", name}, sitetest.Read(t, out), sitetest.Read(t, clean))
	}
}

// Right after an edit, a file's times cannot show whether it changed again.
func TestEditWithinClockResolutionIsNoticed(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 5)
	cache, page := filepath.Join(site.dir, ".docgen", "cache"), filepath.Join(site.dir, "content/part-1/page-1.md")
	at := time.Now()
	for _, text := range []string{"# Page 1\n\nOne.\n", "# Page 1\n\nTwo.\n"} {
		site.write("content/part-1/page-1.md", text)
		if err := os.Chtimes(page, at, at); err != nil {
			t.Fatal(err)
		}
		site.build(out, cache)
	}
	if html := sitetest.Read(t, out)["part-1/page-1/index.html"]; !strings.Contains(html, "Two.") {
		t.Errorf("the page still shows the old text: %s", html)
	}
}
