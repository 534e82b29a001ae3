package serve_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestLinksOutOfTheFolderAreNotFollowed(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, map[string]string{"index.html": "home", "real.txt": "real", "sub/index.html": "sub"})
	outside := filepath.Dir(dir)
	writeFiles(t, outside, map[string]string{"secret.txt": "secret", "folder/secret.txt": "secret"})
	for name, target := range map[string]string{
		"relative.txt": "../secret.txt", "absolute.txt": filepath.Join(outside, "secret.txt"), "folder": "../folder",
		"sub/up.txt": "../../secret.txt", "loop": "loop", "inside.txt": "real.txt", "alias": "sub",
	} {
		if err := os.Symlink(target, filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Skip("this system has no symbolic links: ", err)
		}
	}
	handler := serve.Handler(serve.Options{Dir: dir})
	for target, status := range map[string]int{
		"/relative.txt": 404, "/absolute.txt": 404, "/folder/secret.txt": 404, "/sub/up.txt": 404, "/loop": 404,
		"/inside.txt": 200, "/alias": 200,
	} {
		if response := ask(handler, "GET", target); response.Code != status {
			t.Errorf("GET %s: got %d %q, want %d", target, response.Code, response.Body, status)
		}
	}
}

func TestReplacedFolderIsServedAtOnce(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, map[string]string{"index.html": page("one"), "gone.html": "gone"})
	next := writeSite(t, map[string]string{"index.html": page("two"), "new.html": "new"})
	moment := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for _, folder := range []string{dir, next} {
		if err := os.Chtimes(filepath.Join(folder, "index.html"), moment, moment); err != nil {
			t.Fatal(err)
		}
	}
	handler := serve.Handler(serve.Options{Dir: dir})
	old := ask(handler, "GET", "/", "Accept-Encoding", "gzip")
	if err := os.Rename(dir, dir+"-old"); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(next, dir); err != nil {
		t.Fatal(err)
	}
	fresh := ask(handler, "GET", "/", "Accept-Encoding", "gzip", "If-None-Match", old.Header().Get("ETag"))
	if fresh.Code != 200 || plainBody(t, fresh) != page("two") {
		t.Errorf("same name, size and time: got %d, want 200 and the new page", fresh.Code)
	}
	for target, status := range map[string]int{"/gone": 404, "/new": 200} {
		if response := ask(handler, "GET", target); response.Code != status {
			t.Errorf("GET %s: got %d, want %d", target, response.Code, status)
		}
	}
}

func TestReplacingTheFolderNeverLosesAPage(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, map[string]string{"a/b/index.html": page("0000")})
	handler := serve.Handler(serve.Options{Dir: dir})
	done := make(chan struct{})
	var builds sync.WaitGroup
	builds.Go(func() {
		defer close(done)
		for build := range 200 {
			if err := replace(dir, page(fmt.Sprintf("%04d", build))); err != nil {
				t.Error(err)
				return
			}
		}
	})
	defer builds.Wait()
	for {
		select {
		case <-done:
			return
		default:
			askWhileReplaced(t, handler)
		}
	}
}

func askWhileReplaced(t *testing.T, handler http.Handler) {
	t.Helper()
	response := ask(handler, "GET", "/a/b", "Accept-Encoding", "gzip")
	text := plainBody(t, response)
	if response.Code != 200 || len(text) < 4 || text != page(text[:4]) {
		t.Errorf("got %d %.40q, want a whole page", response.Code, text)
	}
}

// page returns a text that is long enough to be compressed. Its length depends only on the
// length of the word.
func page(word string) string { return strings.Repeat(word+" ", 1000) }

// replace swaps dir for a new folder, and removes the old one.
func replace(dir, text string) error {
	next, old := dir+"-next", dir+"-old"
	if err := os.MkdirAll(filepath.Join(next, "a", "b"), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(next, "a", "b", "index.html"), []byte(text), 0o644); err != nil {
		return err
	}
	if err := os.Rename(dir, old); err != nil {
		return err
	}
	if err := os.Rename(next, dir); err != nil {
		return err
	}
	return os.RemoveAll(old)
}
