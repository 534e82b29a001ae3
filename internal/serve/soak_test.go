package serve_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/serve"
)

// Many clients read while sites replace each other. No response may mix two sites or find
// none. SOAK=30s sets the duration, as "make soak" does; without it, the test ends after a
// number of requests.
func TestServedSiteIsWholeWhileItIsReplaced(t *testing.T) {
	t.Parallel()
	const clients, requests = 200, 20
	root := t.TempDir()
	dir := filepath.Join(root, "dist")
	page := func(version int) string {
		return strings.Repeat(fmt.Sprintf("version %d\n", version), 500)
	}
	sites := func(version int) map[string]string {
		return map[string]string{"index.html": page(version), "a/index.html": page(version), "404.html": "missing", "assets/a-0123abcd.js": "same"}
	}
	writeFiles(t, dir, sites(0))
	handler := serve.Handler(serve.Options{Dir: dir})
	var deadline time.Time
	if long, err := time.ParseDuration(os.Getenv("SOAK")); err == nil {
		deadline = time.Now().Add(long)
	}
	var reading, replacing sync.WaitGroup
	var done atomic.Bool
	var answered atomic.Int64
	replaced := 0
	replacing.Go(func() {
		for version := 1; !done.Load(); version++ {
			fresh, old := filepath.Join(root, "fresh"), filepath.Join(root, "old")
			writeFiles(t, fresh, sites(version))
			if os.Rename(dir, old) != nil || os.Rename(fresh, dir) != nil || os.RemoveAll(old) != nil {
				t.Error("the site could not be replaced")
				return
			}
			replaced = version
		}
	})
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for client := range clients {
		reading.Go(func() {
			for count := 0; count < requests || time.Now().Before(deadline); count++ {
				path := []string{"/", "/a", "/assets/a-0123abcd.js"}[(client+count)%3]
				response := ask(handler, http.MethodGet, path)
				body := response.Body.String()
				first, _, _ := strings.Cut(body, "\n")
				whole := body == strings.Repeat(first+"\n", 500) || path != "/" && body == "same"
				if response.Code != http.StatusOK || !whole {
					t.Errorf("%s: %d and %d bytes that begin with %q", path, response.Code, len(body), first)
					return
				}
				answered.Add(1)
			}
		})
	}
	reading.Wait()
	done.Store(true)
	replacing.Wait()
	runtime.GC()
	runtime.ReadMemStats(&after)
	t.Logf("%d answers while the site was replaced %d times; the heap grew from %d to %d KiB", answered.Load(), replaced, before.HeapAlloc>>10,
		after.HeapAlloc>>10)
	const most = 80 << 20 // the caches hold up to 64 MiB of compressed pages
	if replaced < 2 || after.HeapAlloc > before.HeapAlloc+most {
		t.Errorf("replaced %d times, the heap grew by %d bytes", replaced, after.HeapAlloc-before.HeapAlloc)
	}
}
