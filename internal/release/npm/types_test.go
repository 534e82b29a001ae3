//go:build install

package npm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/theme"
)

// The site marks what must not compile with @ts-expect-error, so that types that accept
// anything fail, too.
func TestTypesOfTheRootPackageFitTheCodeOfASite(t *testing.T) {
	t.Parallel()
	site := siteWithPackage(t)
	if err := os.CopyFS(site, os.DirFS("testdata/site")); err != nil {
		t.Fatal(err)
	}
	compile(t, site)
}

func TestTypesFitEveryCopyOfAComponent(t *testing.T) {
	t.Parallel()
	site := siteWithPackage(t)
	write(t, filepath.Join(site, "tsconfig.json"), `{ "extends": "@docgen-cli/docgen/tsconfig.json" }`)
	for _, name := range bundle.ReadComponents(theme.Files).Names() {
		copied, err := eject.NewCopy(theme.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range copied.Files {
			write(t, filepath.Join(site, filepath.FromSlash(file.Name)), file.Text)
		}
	}
	compile(t, site)
}

// siteWithPackage returns a folder with the root package and the types of React.
func siteWithPackage(t *testing.T) string {
	t.Helper()
	site := t.TempDir()
	types, err := npm.Types(repository)
	if err != nil {
		t.Fatal(err)
	}
	packages := packagesOf(t, types...)
	root := packages[len(packages)-1]
	for _, file := range root.Files {
		write(t, filepath.Join(site, "node_modules", root.Name, filepath.FromSlash(file.Name)), string(file.Content))
	}
	for _, dependency := range []string{"@types/react", "csstype"} {
		if err := os.CopyFS(filepath.Join(site, "node_modules", dependency), os.DirFS(filepath.Join(repository, "node_modules", dependency))); err != nil {
			t.Fatal(err)
		}
	}
	return site
}

func compile(t *testing.T, site string) {
	t.Helper()
	tsc, err := filepath.Abs(filepath.Join(repository, "node_modules", "typescript", "bin", "tsc"))
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "node", tsc, "--project", site)
	if output, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, output)
	}
}
