package refactor_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/theme"
)

// The guide has no problems, whatever pages and folders of it move.
func TestMovesBreakNothing(t *testing.T) {
	t.Parallel()
	dir := copyOfGuide(t)
	session := build.NewSession(build.Options{Dir: dir, Config: "docgen.yaml", Theme: theme.Files, Jobs: 2, Stderr: os.Stderr})
	defer session.Close()
	random := rand.New(rand.NewPCG(1, 1))
	before, checked, err := session.Check(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for step := range 12 {
		from, to := anyMove(random, checked, step)
		change := refactor.Of(checked).Move(map[string]string{from: to})
		apply(t, dir, change)
		moves := maps.Clone(change.Moves)
		moves[from] = to
		for old, now := range moves {
			move(t, dir, old, now)
		}
		var found []diag.Diagnostic
		found, checked, err = session.Check(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) != len(before) {
			t.Fatalf("after the move of %s to %s: %+v", from, to, found)
		}
	}
}

// anyMove returns a page or a folder, and a new name for it.
func anyMove(random *rand.Rand, checked build.Checked, step int) (from, to string) {
	var names []string
	for text := range checked.Site.Editions[0].Texts() {
		if strings.Count(text.Name, "/") > 1 {
			names = append(names, text.Name)
		}
	}
	slices.Sort(names)
	from = names[random.IntN(len(names))]
	if step%3 == 2 {
		from = path.Dir(from)
		return from, path.Join(path.Dir(from), fmt.Sprintf("moved %d", step))
	}
	other := names[random.IntN(len(names))]
	return from, path.Join(path.Dir(other), fmt.Sprintf("moved-%d%s", step, path.Ext(from)))
}

func copyOfGuide(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "docs")
	sitetest.Write(t, filepath.Dir(dir), map[string]string{"CHANGELOG.md": "# Changelog\n\n## 1.0.0\n\nFirst.\n"})
	for _, name := range []string{"docgen.yaml", "sidebars.yaml", "content", "examples", "i18n", "playground", "src", "static"} {
		from, to := filepath.Join("../../../docs", name), filepath.Join(dir, name)
		info, err := os.Stat(from)
		if err != nil {
			t.Fatal(err)
		}
		if info.IsDir() {
			err = os.CopyFS(to, os.DirFS(from))
		} else {
			var text []byte
			text, err = os.ReadFile(from)
			sitetest.Write(t, dir, map[string]string{name: string(text)})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// apply changes files, from the last edit to the first.
func apply(t *testing.T, dir string, change refactor.Change) {
	t.Helper()
	for name, edits := range change.Edits {
		file := filepath.Join(dir, name)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		for _, edit := range slices.Backward(edits) {
			line := []rune(lines[edit.Line-1])
			lines[edit.Line-1] = string(line[:edit.Column-1]) + edit.Text + string(line[edit.Column-1+edit.Length:])
		}
		sitetest.Write(t, dir, map[string]string{name: strings.Join(lines, "\n")})
	}
}

func move(t *testing.T, dir, from, to string) {
	t.Helper()
	target := filepath.Join(dir, filepath.FromSlash(to))
	err := os.MkdirAll(filepath.Dir(target), 0o755)
	if err == nil {
		err = os.Rename(filepath.Join(dir, filepath.FromSlash(from)), target)
	}
	if err != nil {
		t.Fatal(err)
	}
}
