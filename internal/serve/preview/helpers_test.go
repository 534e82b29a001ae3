package preview_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/preview"
	"github.com/docgen-cli/docgen/theme"
)

// siteFolder is a site on disk.
type siteFolder struct {
	t   *testing.T
	dir string
}

func newSiteFolder(t *testing.T) siteFolder {
	t.Helper()
	s := siteFolder{t, t.TempDir()}
	s.save("docgen.yaml", "title: Site\nurl: https://example.org\n")
	return s
}

func (s siteFolder) save(name, text string) {
	s.t.Helper()
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		s.t.Fatal(err)
	}
	syscall.ForkLock.RLock() // else a new process inherits the open file, and Linux runs no program that is open for writing
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		s.t.Fatal(err)
	}
}

func (s siteFolder) remove(name string) {
	_ = os.Remove(filepath.Join(s.dir, filepath.FromSlash(name)))
}

func (s siteFolder) options() build.Options {
	return build.Options{Dir: s.dir, Config: "docgen.yaml", Theme: theme.Files, Jobs: 2, Stderr: os.Stderr}
}

// open opens a preview and closes it at the end of the test.
func (s siteFolder) open(options build.Options) (*preview.Live, []diag.Diagnostic) {
	s.t.Helper()
	live, findings, err := preview.Open(s.t.Context(), options, time.Unix(1_700_000_000, 0))
	if err != nil {
		s.t.Fatal(err, findings)
	}
	s.t.Cleanup(func() { live.Close(s.t.Context()) })
	return live, findings
}

// openValid opens a preview of a site without problems.
func (s siteFolder) openValid(options build.Options) *preview.Live {
	s.t.Helper()
	live, findings := s.open(options)
	if len(findings) > 0 {
		s.t.Fatal(findings)
	}
	return live
}

// update updates the preview of a site without problems.
func (s siteFolder) update(live *preview.Live) {
	s.t.Helper()
	if findings, err := live.Update(s.t.Context()); err != nil || len(findings) > 0 {
		s.t.Fatal(err, findings)
	}
}
