//go:build unix

package inside_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/inside"
)

func TestFilesAreInsideIfTheirRealPathIs(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	site := filepath.Join(root, "site")
	for _, name := range []string{"site/a.md", "site/.env", "site/.docs/a.md", "site/b/.git/config", "secret.md", "site-other/a.md", "shared/a.md",
		"shared/.x"} {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range map[string]string{"in": "a.md", "out": "../secret.md", "env": ".env", "twice": "out", "up": "..", "gone": "nothing",
		"self": "self"} {
		if err := os.Symlink(target, filepath.Join(site, name)); err != nil {
			t.Fatal(err)
		}
	}
	folders := inside.Of(site, "content", "../shared", ".docs", "../gone")
	for name, want := range map[string]bool{
		"site": true, "site/a.md": true, "site/in": true, "site/.docs/a.md": true, "shared/a.md": true, "site/up/site/a.md": true, "site/up/shared/a.md": true,
		"site/out": false, "site/twice": false, "site/env": false, "site/.env": false, "site/b/.git/config": false, "site/up/secret.md": false,
		"site/gone": false, "site/self": false, "secret.md": false, "site-other/a.md": false, "shared/.x": false, ".": false,
	} {
		if got := folders.Has(filepath.Join(root, filepath.FromSlash(name))); got != want {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
}
