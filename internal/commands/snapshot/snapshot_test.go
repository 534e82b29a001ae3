package snapshot_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/commands/snapshot"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// place writes files into a new folder.
func place(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		full := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// listed returns the files and folders of a site, one per line.
func listed(t *testing.T, dir string) string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
		names = append(names, name)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(names, "\n")
}

func prepare(t *testing.T, files source.Files, name string) snapshot.Plan {
	t.Helper()
	cfg, findings := config.Load([]byte("title: Site\nurl: https://example.org\n"), "docgen.yaml")
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	plan, findings, err := snapshot.Prepare(t.Context(), snapshot.Input{Config: cfg, Docs: cfg.Docs[0], Files: files, Versions: []string{"current"}}, name)
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	return plan
}

// interrupting is a folder that ends a context when a file is read.
type interrupting struct {
	source.Folder
	at     string
	cancel func()
}

func (i interrupting) ReadFile(name string) ([]byte, error) {
	if name == i.at {
		i.cancel()
	}
	return i.Folder.ReadFile(name)
}

func TestInterruptedCopyLeavesNothing(t *testing.T) {
	t.Parallel()
	dir := place(t, map[string]string{"content/a.md": "# A", "content/b.md": "# B", "content/c.md": "# C"})
	before := listed(t, dir)
	for _, at := range []string{"a.md", "c.md"} {
		ctx, cancel := context.WithCancel(t.Context())
		files := source.Files{source.Site(dir, "."), interrupting{source.Site(dir, "content"), at, cancel}}
		err := prepare(t, files, "1.0").Write(ctx, dir)
		if !errors.Is(err, context.Canceled) {
			t.Errorf("interrupted at %s: got %v", at, err)
		}
		if after := listed(t, dir); after != before {
			t.Errorf("interrupted at %s, got\n%s\nwant\n%s", at, after, before)
		}
	}
}

func TestVersionThatAppearsMeanwhileStays(t *testing.T) {
	t.Parallel()
	dir := place(t, map[string]string{"content/a.md": "# A", "versions.json": "[]"})
	plan := prepare(t, source.Files{source.Site(dir, "."), source.Site(dir, "content")}, "1.0")
	other := filepath.Join(dir, "versioned_docs", "version-1.0", "other.md")
	if err := os.MkdirAll(filepath.Dir(other), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(other, []byte("# Other"), 0o644); err != nil {
		t.Fatal(err)
	}
	before := listed(t, dir)
	if err := plan.Write(t.Context(), dir); err == nil {
		t.Error("no error for a folder that exists")
	}
	if after := listed(t, dir); after != before {
		t.Errorf("got\n%s\nwant\n%s", after, before)
	}
	if list, err := os.ReadFile(filepath.Join(dir, "versions.json")); err != nil || string(list) != "[]" {
		t.Errorf("the list is %q, %v", list, err)
	}
}

// watched calls a function whenever a context is asked for its error, which is before each step.
type watched struct {
	context.Context
	look func() error
}

func (w watched) Err() error { return w.look() }

func TestRemovalLeavesNoVersionWithoutItsFiles(t *testing.T) {
	t.Parallel()
	for _, list := range []string{`["1.0"]`, `["2.0", "1.0"]`} {
		for last := range 3 { // the step before which it ends
			dir := place(t, map[string]string{"content/a.md": "# A", "versions.json": list, "versioned_docs/version-1.0/a.md": "# A",
				"versioned_docs/version-2.0/a.md": "# A"})
			before, step := listed(t, dir), 0
			cfg, _ := config.Load([]byte("title: Site\nurl: https://example.org\n"), "docgen.yaml")
			files := source.Files{source.Site(dir, ".")}
			change, err := snapshot.PrepareRemoval(snapshot.Input{Config: cfg, Docs: cfg.Docs[0], Files: files, Versions: []string{"2.0", "1.0"}}, "1.0")
			if err != nil {
				t.Fatal(err)
			}
			err = change.Write(watched{t.Context(), func() error {
				_, missing := os.Stat(filepath.Join(dir, "versioned_docs", "version-1.0"))
				named, _ := os.ReadFile(filepath.Join(dir, "versions.json"))
				if missing != nil && strings.Contains(string(named), "1.0") {
					t.Errorf("before step %d, the list %s names a version without files", step, named)
				}
				if step++; step > last {
					return context.Canceled
				}
				return nil
			}}, dir)
			after := listed(t, dir)
			if last < 2 && (!errors.Is(err, context.Canceled) || after != before) || last == 2 && (err != nil || after == before) {
				t.Errorf("ended before step %d: %v\n%s\nbefore\n%s", last, err, after, before)
			}
		}
	}
}
