package preview_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/theme"
)

// countedTheme is the theme. It counts the reads of its entries, which are one per bundling of the scripts.
type countedTheme struct {
	fs.FS
	reads *atomic.Int64
}

// ReadFile implements [fs.ReadFileFS].
func (c countedTheme) ReadFile(name string) ([]byte, error) {
	if name == "dev.ts" || name == "server.tsx" {
		c.reads.Add(1)
	}
	return fs.ReadFile(c.FS, name)
}

func TestPreviewBundlesNoScriptsWhenADocOrAStyleIsSaved(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"content", "./content", "content/", "./content/../content"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			site := newSiteFolder(t)
			site.save("docgen.yaml", "title: Site\nurl: https://example.org\ndocs:\n  path: "+path+"\nthemeConfig:\n  customCss: src/site.css\n")
			site.save("content/index.md", "# Home\n\nBefore.\n")
			site.save("src/site.css", "h1 { color: red }\n")
			site.save("src/pages/about.tsx", "export default function About() { return <h1>About</h1> }\n")
			options, reads := site.options(), &atomic.Int64{}
			options.Theme = countedTheme{theme.Files, reads}
			live := site.openValid(options)
			site.update(live) // the files were saved at the moment of the first bundling, which may have seen other ones
			before := reads.Load()
			if before == 0 {
				t.Fatal("the theme's entry was not read at the start")
			}
			for _, save := range []func(){
				func() {},
				func() { site.save("content/index.md", "# Home\n\nAfter.\n") },
				func() { site.save("content/new.md", "# New\n") },
				func() { site.save("sidebars.yaml", "docs: [index, new]\n") },
				func() { site.save("dist/index.html", "Home") },
				func() { site.save("src/site.css", "h1 { color: tan }\n") },
			} {
				save()
				site.update(live)
			}
			page, err := live.Page(t.Context(), "/")
			if err != nil || !strings.Contains(string(page.Data), "After.") {
				t.Errorf("the page is %s, %v", page.Data, err)
			}
			styles, err := live.File(t.Context(), strings.TrimPrefix(page.Styles, "/"))
			if err != nil || !strings.Contains(string(styles), "h1{color:tan}") {
				t.Errorf("the styles are %s, %v", styles, err)
			}
			if again := reads.Load() - before; again > 0 {
				t.Errorf("the preview bundled the theme again and read its entry %d times", again)
			}
		})
	}
}

// Right after an edit, a file's times cannot show whether it changed again.
func TestPreviewNoticesStyleEditsWithinClockResolution(t *testing.T) {
	t.Parallel()
	site, saved := newSiteFolder(t), time.Now()
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nthemeConfig:\n  customCss: src/site.css\n")
	site.save("content/index.md", "# Home\n")
	style := func(color string) {
		site.save("src/site.css", "h1 { color: "+color+" }")
		if err := os.Chtimes(filepath.Join(site.dir, "src/site.css"), saved, saved); err != nil {
			t.Fatal(err)
		}
	}
	style("red")
	live := site.openValid(site.options())
	for _, color := range []string{"red", "tan", "red"} {
		style(color)
		site.update(live)
		page, err := live.Page(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		styles, err := live.File(t.Context(), strings.TrimPrefix(page.Styles, "/"))
		if err != nil || !strings.Contains(string(styles), color) {
			t.Errorf("the styles lack %s, %v", color, err)
		}
	}
}
