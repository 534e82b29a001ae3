package preview_test

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

// newVersions creates a site with the versions current, 2.0, which is the last, 1.0 and 0.9.
func newVersions(t *testing.T) siteFolder {
	t.Helper()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nbaseUrl: /x/\ndocs: {routeBasePath: docs}\n")
	site.save("versions.json", `["2.0", "1.0", "0.9"]`)
	site.save("content/index.md", "# Next\n")
	site.save("src/pages/index.md", "# Home\n\n[Old](/docs/1.0/only#here) [Old file](@site/versioned_docs/version-1.0/only.md)\n")
	site.save("versioned_docs/version-2.0/index.md", "# Two\n\n[Old](/docs/0.9)\n")
	site.save("versioned_docs/version-1.0/index.md", "# One\n\n[Only](only.md)\n")
	site.save("versioned_docs/version-1.0/only.md", "# Only\n\n## Here\n")
	site.save("versioned_docs/version-0.9/index.md", "# Zero\n\n[Gone](gone.md)\n")
	return site
}

func TestPreviewReadsOldVersionsWhenTheyAreAskedFor(t *testing.T) {
	t.Parallel()
	site := newVersions(t)
	live := site.openValid(site.options())
	wantParsed(t, live, "start", 3)
	wantText(t, live, "docs/next/index.html", ">Next</h1>")
	wantText(t, live, "docs/index.html", `<a href="/x/docs/0.9">Old</a>`)
	wantParsed(t, live, "the versions that are read at once", 3)
	wantText(t, live, "index.html", `<a href="/x/docs/1.0/only#here">Old</a> <a href="/x/docs/1.0">Old file</a>`)
	wantText(t, live, "docs/1.0/only/index.html", "Only</h1>")
	wantParsed(t, live, "1.0", 2)
	wantText(t, live, "docs/1.0/index.html", `href="/x/docs/1.0/only"`)
	wantParsed(t, live, "1.0 again", 2)
	if _, err := live.File(t.Context(), "docs/1.0/gone/index.html"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a page that 1.0 lacks: error %v", err)
	}
	wantText(t, live, "index.html", `<a href="/x/docs/1.0/only#here">Old</a> <a href="/x/docs/1.0/only">Old file</a>`)
}

// A version that is not read yet has no problems, whatever it contains.
func TestPreviewChecksAnOldVersionOnceItIsRead(t *testing.T) {
	t.Parallel()
	site := newVersions(t)
	live := site.openValid(site.options())
	site.save("docgen.lock.json", `{"version": 1, "pages": {"/docs": [], "/docs/1.0/only": ["here"], "/docs/0.9": []}, "retired": {}}`)
	site.update(live)
	wantText(t, live, "docs/0.9/index.html", ">Zero</h1>")
	findings, err := live.Update(t.Context())
	if err != nil || len(findings) != 1 || findings[0].File != "versioned_docs/version-0.9/index.md" {
		t.Errorf("findings are %v (%v), want the broken link of 0.9", findings, err)
	}
	wantText(t, live, "docs/0.9/index.html", ">Zero</h1>")
}

// A reader closes the tab while the preview reads the version of the page. Others need that version, too.
func TestClosedTabDoesNotEndAnUpdate(t *testing.T) {
	t.Parallel()
	site := newVersions(t)
	ctx, closeTab := context.WithCancel(t.Context())
	options, isOpen := site.options(), atomic.Bool{}
	options.Progress = func(progress.State) {
		if isOpen.Load() {
			closeTab()
		}
	}
	live := site.openValid(options)
	isOpen.Store(true)
	if _, err := live.File(ctx, "docs/1.0/only/index.html"); !errors.Is(err, context.Canceled) {
		t.Errorf("the closed tab gets %v", err)
	}
	wantParsed(t, live, "1.0", 2)
	if live.Reads("notes.txt") {
		t.Error("the update has failed")
	}
	wantText(t, live, "docs/1.0/only/index.html", "Only</h1>")
	if _, err := live.File(ctx, "docs/0.9/index.html"); !errors.Is(err, context.Canceled) {
		t.Errorf("a request after that gets %v", err)
	}
	wantParsed(t, live, "nobody waits for 0.9", 2)
}

// The author stops the preview while it reads a version. Shutting down waits for requests, so the update must end.
func TestEndOfThePreviewEndsAnUpdate(t *testing.T) {
	t.Parallel()
	site := newVersions(t)
	ctx, stop := context.WithCancel(t.Context())
	options, isOpen := site.options(), atomic.Bool{}
	options.Progress = func(progress.State) {
		if isOpen.Load() {
			stop()
		}
	}
	live, _, err := preview.Open(ctx, options, time.Unix(1_700_000_000, 0))
	if err != nil {
		t.Fatal(err)
	}
	defer live.Close(ctx)
	isOpen.Store(true)
	if _, err := live.File(t.Context(), "docs/1.0/only/index.html"); !errors.Is(err, context.Canceled) {
		t.Errorf("the request gets %v", err)
	}
}

func wantText(t *testing.T, live *preview.Live, file, want string) {
	t.Helper()
	content, err := live.File(t.Context(), file)
	if err != nil || !strings.Contains(string(content), want) {
		t.Errorf("%s lacks %q (%v):\n%s", file, want, err, content)
	}
}

func wantParsed(t *testing.T, live *preview.Live, when string, want int) {
	t.Helper()
	if got := live.Parsed(); got != want {
		t.Errorf("%s: %d files were parsed, want %d", when, got, want)
	}
}
