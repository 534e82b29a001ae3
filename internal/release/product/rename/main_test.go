package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestAddressesAreReplacedInFilesThatGitTracks(t *testing.T) {
	t.Parallel()
	_, path, _ := strings.Cut(product.Repository, "/")
	folder := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	old := "import \"" + product.Repository + "/internal/diag\"\nnpx " + product.Package + " uses: " + path + "@v1\n"
	write("tracked", old)
	write("untracked", old)
	write("image", "\x00"+old)
	for _, arguments := range [][]string{{"init", "-q"}, {"add", "tracked", "image"}} {
		if output, err := exec.CommandContext(t.Context(), "git", append([]string{"-C", folder}, arguments...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, output)
		}
	}
	if err := run(folder, "example.org/team/pages", "@acme"); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"tracked":   "import \"example.org/team/pages/internal/diag\"\nnpx @acme/docgen uses: team/pages@v1\n",
		"untracked": old,
		"image":     "\x00" + old,
	} {
		if got, err := os.ReadFile(filepath.Join(folder, name)); err != nil || string(got) != want {
			t.Errorf("%s: got %q, want %q (%v)", name, got, want, err)
		}
	}
	if info, err := os.Stat(filepath.Join(folder, "tracked")); err != nil || info.Mode().Perm()&0o100 == 0 {
		t.Errorf("the file lost its mode: %v, %v", info.Mode(), err)
	}
}

func TestAddressesOfTheWrongFormAreRejected(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ repository, scope, want string }{
		{"", "@acme", "REPOSITORY must look like"},
		{"https://github.com/a/b", "@acme", "REPOSITORY must look like"},
		{"github.com/a/b", "acme", "SCOPE must look like"},
	} {
		if err := run(t.TempDir(), row.repository, row.scope); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%q, %q: got %v", row.repository, row.scope, err)
		}
	}
}
