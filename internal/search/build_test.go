package search_test

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

func inParts() search.Options {
	return search.Options{Languages: []words.Language{words.Of("en")}, URL: func(name string) string { return "/" + name }}
}

// The number of postings in memory decides only how often a build goes over its terms, and the
// scratch file only where these are.
func TestRangesOfAnySizeGiveTheSameFiles(t *testing.T) {
	t.Parallel()
	pages := phoenix(t, 300)
	result, want := built(t, pages, inParts())
	for bytes, postings := range []int{0, 1, 40_000, 100_000} {
		memory, options := &search.Memory{}, inParts()
		options.Scratch = scratch(t)
		got, err := search.BuildWithin(search.PagesOf(pages), memory, options, postings, bytes*40_000)
		if err != nil {
			t.Fatal(err)
		}
		sitetest.Compare(t, "result", got, result)
		for _, file := range got.Files {
			if content, _ := memory.Read(file.Name); string(content) != want[file.Name] {
				t.Errorf("with %d postings at the same time, %s\n got %.200q\nwant %.200q", postings, file.Name, content, want[file.Name])
			}
		}
	}
}

// scratch returns a function that creates a file, which the build must close.
func scratch(t *testing.T) func() (*os.File, error) {
	return func() (*os.File, error) {
		file, err := os.CreateTemp(t.TempDir(), "")
		t.Cleanup(func() {
			if file.Close() == nil {
				t.Error("the scratch file was open")
			}
		})
		return file, err
	}
}

func TestBuildNeedsNoScratchFile(t *testing.T) {
	t.Parallel()
	pages := phoenix(t, 60)
	want, _ := built(t, pages, inParts())
	for name, scratch := range map[string]func() (*os.File, error){
		"no folder":   func() (*os.File, error) { return nil, fs.ErrNotExist },
		"full":        func() (*os.File, error) { return os.Open("build_test.go") }, // cannot be written
		"no function": nil,
	} {
		options := inParts()
		options.Scratch = scratch
		got, err := search.BuildWithin(search.PagesOf(pages), &search.Memory{}, options, 1000, 0)
		if err != nil {
			t.Error(name, err)
		}
		sitetest.Compare(t, name, got, want)
	}
}

// counted counts files and pages that a build holds at the same time.
type counted struct {
	search.Memory
	mu         sync.Mutex
	putting    int // files that are being put
	most       int
	pages      atomic.Int64 // that were asked for
	firstBlock atomic.Int64 // pages that were asked for when the first block came; 0 before
}

func (c *counted) Put(name string, content []byte) error {
	if strings.HasPrefix(name, "search-doc/") {
		c.firstBlock.CompareAndSwap(0, c.pages.Load())
	}
	c.mu.Lock()
	c.putting++
	c.most = max(c.most, c.putting)
	c.mu.Unlock()
	defer func() {
		c.mu.Lock()
		c.putting--
		c.mu.Unlock()
	}()
	return c.Memory.Put(name, content)
}

// A large site has more pages and files than fit into memory.
func TestBuildHandsOnFilesBeforeItAsksForAllPages(t *testing.T) {
	t.Parallel()
	pages, files := phoenix(t, 1200), &counted{}
	all := search.PagesOf(pages)
	find := all.Find
	all.Find = func(page int) (search.Found, error) {
		files.pages.Add(1)
		return find(page)
	}
	result, err := search.Build(all, files, inParts())
	if err != nil {
		t.Fatal(err)
	}
	if int(files.pages.Load()) != len(pages) {
		t.Errorf("asked %d times for %d pages", files.pages.Load(), len(pages))
	}
	if at := files.firstBlock.Load(); at == 0 || at > int64(len(pages)/4) {
		t.Errorf("the first block came after %d of %d pages", at, len(pages))
	}
	if files.most != 1 {
		t.Errorf("%d files at the same time, of work that is done one after the other", files.most)
	}
	if len(result.Files) < 100 {
		t.Errorf("only %d files", len(result.Files))
	}
}

// If the caller is canceled, [search.Options.Parallel] leaves out work.
func TestBuildFailsIfWorkIsLeftOut(t *testing.T) {
	t.Parallel()
	pages := search.PagesOf(phoenix(t, 300))
	for stop := range 8 {
		options, calls := inParts(), 0
		options.Parallel = func(n int, work func(int)) {
			if calls++; calls <= stop {
				for i := range n {
					work(i)
				}
			}
		}
		if _, err := search.Build(pages, &search.Memory{}, options); err == nil {
			t.Errorf("no error after %d calls", stop)
		}
	}
}

func TestBuildReportsErrorsOfPagesAndFiles(t *testing.T) {
	t.Parallel()
	pages, wrong := search.PagesOf(phoenix(t, 30)), errors.New("wrong")
	if _, err := search.Build(search.Pages{Count: 30, Find: func(int) (search.Found, error) { return search.Found{}, wrong }}, &search.Memory{},
		inParts()); !errors.Is(err, wrong) {
		t.Errorf("pages: got %v", err)
	}
	for _, budget := range []int{0, 1 << 30} {
		options := inParts()
		options.Budget = budget
		if _, err := search.Build(pages, failing{wrong}, options); !errors.Is(err, wrong) {
			t.Errorf("files with a budget of %d: got %v", budget, err)
		}
	}
}

// failing is a disk that is full.
type failing struct{ err error }

func (f failing) Put(string, []byte) error    { return f.err }
func (f failing) Read(string) ([]byte, error) { return nil, f.err }

// Order and concurrency of the work do not change a file.
func TestOrderOfWorkDoesNotMatter(t *testing.T) {
	t.Parallel()
	pages := phoenix(t, 300)
	_, want := built(t, pages, inParts())
	options := inParts()
	options.Parallel = func(n int, work func(int)) {
		var group sync.WaitGroup
		for i := range n {
			group.Go(func() { work(n - 1 - i) })
		}
		group.Wait()
	}
	_, got := built(t, pages, options)
	if !maps.Equal(got, want) {
		t.Errorf("other files: %q", slices.Sorted(maps.Keys(got)))
	}
}
