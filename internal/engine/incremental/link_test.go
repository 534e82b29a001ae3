package incremental_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestChangedLinkTargetIsNoticed(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	dir := filepath.Join(parent, "site")
	for _, name := range []string{"site/one.md", "site/two.md", "outside.md"} {
		path := filepath.Join(parent, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte("same"), 0o644),
			os.Chtimes(path, earlier(), earlier())); err != nil {
			t.Fatal(err)
		}
	}
	engine, rule, made := incremental.New(nil, fingerprint.Hash{}), texts(), 0
	for _, step := range []struct {
		target, want string
		made         int
	}{
		{"one.md", "same<nil>", 1},
		{"one.md", "same<nil>", 1},
		{"two.md", "same<nil>", 2},
		{filepath.Join("..", "outside.md"), fmt.Sprint(source.OutsideError{Link: "link.md", Target: "../outside.md"}), 3},
		{"one.md", "same<nil>", 4},
	} {
		link := filepath.Join(dir, "link.md")
		_ = os.Remove(link) // there is none at first
		if err := os.Symlink(step.target, link); err != nil {
			t.Skip("no symbolic links here:", err)
		}
		engine = engine.Begin(source.Files{source.Site(dir, ".")}, nil, noon().AddDate(10, 0, 0))
		got := get(t, engine, rule, "x", fingerprint.Hash{}, func(inputs *incremental.Inputs) (string, error) {
			made++
			text, err := inputs.Files().ReadShown("link.md")
			return fmt.Sprint(string(text), err), nil
		})
		sitetest.Compare(t, "result of "+step.target, got, step.want)
		sitetest.Compare(t, "made after "+step.target, made, step.made)
	}
}
