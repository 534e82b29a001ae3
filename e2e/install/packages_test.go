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
)

func TestPackagesAreWhatNpmPacks(t *testing.T) {
	t.Parallel()
	for _, archive := range []string{shared.archives[0], shared.archives[len(shared.archives)-1]} {
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
	for _, archive := range []string{shared.archives[0], shared.archives[len(shared.archives)-1]} {
		if output := newMachine(t).must("node", publint, archive, "--strict"); !strings.Contains(output, "All good!") {
			t.Errorf("%s:\n%s", archive, output)
		}
	}
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
