//go:build unix

package serve_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestNamedPipeIsNotOpened(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, home())
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe.txt"), 0o644); err != nil {
		t.Skip("this system has no named pipes: ", err)
	}
	if response := ask(serve.Handler(serve.Options{Dir: dir}), "GET", "/pipe.txt"); response.Code != 404 {
		t.Errorf("got %d, want 404", response.Code)
	}
}

func TestUnreadableFileIsNotReportedAsMissing(t *testing.T) {
	t.Parallel()
	if os.Geteuid() == 0 {
		t.Skip("root reads everything")
	}
	dir := writeSite(t, home())
	if err := os.Chmod(filepath.Join(dir, "index.html"), 0); err != nil {
		t.Fatal(err)
	}
	if response := ask(serve.Handler(serve.Options{Dir: dir}), "GET", "/"); response.Code != 500 {
		t.Errorf("got %d %q, want 500", response.Code, response.Body)
	}
}
