//go:build install

package install_test

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestPackagesAreWhatNpmPacks(t *testing.T) {
	t.Parallel()
	for _, archive := range shared.archives[5:] { // one platform, and the root package
		m := newMachine(t)
		m.must("/bin/tar", "-xzf", archive)
		m.in("package").must("npm", "pack")
		repacked := filepath.Join(m.project, "package", filepath.Base(archive))
		if got, want := contents(t, archive), contents(t, repacked); got != want {
			t.Errorf("the archive contains:\n%s\nnpm packs:\n%s", got, want)
		}
	}
}

func TestPublintHasNoSuggestions(t *testing.T) {
	t.Parallel()
	publint, err := filepath.Abs("node_modules/publint/src/cli.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, archive := range shared.archives[5:] {
		if output := newMachine(t).must("node", publint, archive, "--strict"); !strings.Contains(output, "All good!") {
			t.Errorf("%s:\n%s", archive, output)
		}
	}
}

// pnpm links to packages in folders of their own, from which the types must find React's.
func TestTypesFitASiteInTheModulesOfPnpm(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.write("pnpm-workspace.yaml", "minimumReleaseAge: 0\n")
	if err := os.CopyFS(m.project, os.DirFS(filepath.Join(repository, "internal/release/npm/testdata/site"))); err != nil {
		t.Fatal(err)
	}
	m.must("pnpm", "add", "--save-dev", product.Package, "@types/react")
	tsc, err := filepath.Abs(filepath.Join(repository, "node_modules/typescript/bin/tsc"))
	if err != nil {
		t.Fatal(err)
	}
	m.must("node", tsc, "--project", m.project)
}

// contents lists the files of an archive with their modes and sizes.
func contents(t *testing.T, archive string) string {
	t.Helper()
	file, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for reader := tar.NewReader(unzipped); ; {
		header, err := reader.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprintf("%s %o %d\n", header.Name, header.Mode, header.Size))
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}
