package code

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/docgen-cli/docgen/e2e/rendertest"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/theme"
)

// countingParser counts the modules that it makes.
type countingParser struct {
	Parser
	count *atomic.Int64
}

func (c countingParser) Module(document markdown.Document, options markdown.ModuleOptions, links []markdown.Resolved) mdx.Module {
	c.count.Add(1)
	return c.Parser.Module(document, options, links)
}

// countingFS counts how often each file of the theme is read.
type countingFS struct {
	fs.FS
	mu    sync.Mutex
	reads map[string]int
}

func (c *countingFS) Open(name string) (fs.File, error) {
	c.mu.Lock()
	c.reads[name]++
	c.mu.Unlock()
	return c.FS.Open(name)
}

// manyPages returns pages with components; one of them imports a Markdown file.
func manyPages(count int) map[string]string {
	docs := map[string]string{"_shared.mdx": "Shared text.\n", "home.mdx": "import Shared from './_shared.mdx'\n\n# Home\n\n<Shared />\n"}
	for i := range count {
		docs[fmt.Sprintf("page-%d.mdx", i)] = fmt.Sprintf("# Page %d\n\n<Badge>New</Badge>\n", i)
	}
	return docs
}

// bundles bundles a site, and returns how many pages were compiled and how many modules of the
// theme were bundled.
func bundles(t *testing.T, engine *incremental.Engine, docs map[string]string) (result Theme, compiled, modules int) {
	t.Helper()
	dir := t.TempDir()
	shared := filepath.Join(dir, "content", "_shared.mdx") // its content is in docs
	if err := errors.Join(os.Mkdir(filepath.Dir(shared), 0o755), os.WriteFile(shared, nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	site, input := rendertest.SiteOf(t, engine, "", docs)
	links, findings := check.Site(t.Context(), site, check.Input{Input: input, Dir: dir, Theme: theme.Files})
	var count atomic.Int64
	files := &countingFS{FS: theme.Files, reads: map[string]int{}}
	code := Code{Theme: files, Dir: dir, Config: site.Config, Files: input.Engine.Files()}
	result, more, err := code.Bundle(t.Context(), input.Engine, NewModules(site, links, countingParser{input.Parser(message.Catalog{}), &count}))
	findings = append(findings, more...)
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	for name, reads := range files.reads {
		if strings.HasSuffix(name, ".tsx") || strings.HasSuffix(name, ".css") {
			modules += reads
		}
	}
	return result, int(count.Load()), modules
}

func TestEditOfAnMDXPageCompilesOnlyThatPage(t *testing.T) {
	t.Parallel()
	engine, docs := rendertest.NewEngine(), manyPages(30)
	first, compiled, modules := bundles(t, engine, docs)
	if compiled != len(docs) || modules == 0 {
		t.Fatalf("%d pages were compiled and %d modules bundled, want %d pages", compiled, modules, len(docs))
	}
	docs["page-7.mdx"] += "\nOne more sentence.\n"
	second, compiled, modules := bundles(t, engine, docs)
	if compiled != 1 || modules != 0 {
		t.Errorf("an edit compiles %d pages and bundles %d modules, want 1 and 0", compiled, modules)
	}
	for source, page := range second.Pages {
		if isSame := slices.Equal(first.Pages[source].Preload, page.Preload) &&
			first.Pages[source].Script == page.Script; isSame == (source == "content/page-7.mdx") {
			t.Errorf("%s has the script %s, then %s", source, first.Pages[source].Script, page.Script)
		}
	}
	docs["_shared.mdx"] = "Another text.\n"
	third, _, modules := bundles(t, engine, docs)
	if modules == 0 || third.Pages["content/home.mdx"].Script == second.Pages["content/home.mdx"].Script {
		t.Error("an edit of a text that a page imports does not reach the page")
	}
}

func TestMorePagesDoNotBundleMoreModules(t *testing.T) {
	t.Parallel()
	few, _, fewModules := bundles(t, rendertest.NewEngine(), manyPages(3))
	many, _, manyModules := bundles(t, rendertest.NewEngine(), manyPages(60))
	if fewModules != manyModules {
		t.Errorf("%d modules of the theme are bundled for 3 pages, and %d for 60", fewModules, manyModules)
	}
	if grown := len(many.Files) - len(few.Files); grown != 57 {
		t.Errorf("57 more pages make %d more files", grown)
	}
}

// An edit of a preview makes the modules again.
func TestModulesLookAtTheLinksOfComponentsOnly(t *testing.T) {
	allocations := func(count int) float64 {
		docs := manyPages(1)
		for i := range count {
			docs["plain.md"] += fmt.Sprintf("[Other](https://example.org/%d) ", i)
		}
		site, input := rendertest.SiteOf(t, rendertest.NewEngine(), "", docs)
		links, _ := check.Site(t.Context(), site, check.Input{Input: input, Theme: theme.Files})
		return testing.AllocsPerRun(5, func() { NewModules(site, links, input.Parser(message.Catalog{})).hash() })
	}
	if few, many := allocations(1), allocations(500); many > few+50 {
		t.Errorf("a page without components and with 500 links needs %v allocations, and %v with one", many, few)
	}
}
