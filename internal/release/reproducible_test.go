//go:build install

package main

import (
	"bytes"
	"context"
	"debug/buildinfo"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestProgramHasTheSameBytesFromAnotherFolderAndRuns(t *testing.T) {
	t.Parallel()
	first, err := current().compile(t.Context(), repository, newStaging(t, "release"))
	if err != nil {
		t.Fatal(err)
	}
	copied := t.TempDir()
	for _, name := range []string{"cmd", "internal", "theme", "docs", "go.mod", "go.sum"} {
		copyPrivately(t, filepath.Join(repository, name), filepath.Join(copied, name))
	}
	second, err := current().compile(t.Context(), copied, newStaging(t, "release"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(first, second) {
		t.Errorf("two builds of the same sources differ: %d and %d bytes", len(first), len(second))
	}
	if bytes.Contains(second, []byte(copied)) {
		t.Error("the program contains the path of the folder that it was built in")
	}
	testModulesAreListed(t, first)

	folder := newStaging(t, "release")
	programs := standIns()
	at := slices.IndexFunc(programs, func(found npm.Program) bool { return platform{found.OS, found.Arch} == current() })
	programs[at].Content = first
	if err := pack(t.Context(), contentsOf(t), programs, folder, time.Unix(1e9, 0)); err != nil {
		t.Fatal(err)
	}
	unpacked := t.TempDir()
	execute(t, unpacked, "tar", "-xzf", folder.file(current().Archive()))
	if got := execute(t, unpacked, "./docgen", "--version"); !strings.Contains(got, product.Version) {
		t.Errorf("docgen --version: got %q", got)
	}
	for _, name := range []string{"LICENSE", "README.md", "CHANGELOG.md", licensesFile} {
		if _, err := os.Stat(filepath.Join(unpacked, name)); err != nil {
			t.Error(err)
		}
	}
}

// testModulesAreListed checks the list of components against what Go wrote into a program.
func testModulesAreListed(t *testing.T, content []byte) {
	t.Helper()
	info, err := buildinfo.Read(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	list := string(contentsOf(t).sbom)
	for _, module := range info.Deps {
		if !strings.Contains(list, `"pkg:golang/`+module.Path+"@"+module.Version+`"`) {
			t.Errorf("the list of components lacks %s %s", module.Path, module.Version)
		}
	}
	if len(info.Deps) == 0 || !strings.Contains(list, `"pkg:golang/std@`) {
		t.Errorf("found %d modules", len(info.Deps))
	}
}

func TestTwoReleasesAreEqualAndMatchTheirChecksums(t *testing.T) {
	t.Parallel()
	first, second := newStaging(t, "first"), newStaging(t, "second")
	modified, err := archive.Time("")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range []staging{first, second} {
		if err := pack(t.Context(), contentsOf(t), standIns(), folder, modified); err != nil {
			t.Fatal(err)
		}
		if err := folder.commit(); err != nil {
			t.Fatal(err)
		}
	}
	names := namesIn(t, first.out)
	for _, name := range names {
		a, b := readFile(t, filepath.Join(first.out, name)), readFile(t, filepath.Join(second.out, name))
		if a != b {
			t.Errorf("%s differs", name)
		}
	}
	if printed := execute(t, first.out, "sha256sum", "--strict", "-c", "checksums.txt"); strings.Count(printed, ": OK\n") != len(names)-1 {
		t.Errorf("checksums.txt does not list all of %v:\n%s", names, printed)
	}
	for _, found := range names {
		if strings.HasSuffix(found, ".tgz") {
			if listed := execute(t, first.out, "tar", "-tzf", found); !strings.Contains(listed, "package/"+licensesFile+"\n") ||
				!strings.Contains(listed, "package/package.json\n") {
				t.Errorf("%s contains only:\n%s", found, listed)
			}
		}
	}
	if got := len(names); got != 6+7+4 { // archives, npm packages, and the extension, the list, the formula, the checksums
		t.Errorf("the release has %d files: %v", got, names)
	}
}

// contentsOf reads the repository once for all tests.
func contentsOf(t *testing.T) contents {
	t.Helper()
	found, err := contentsOnce()
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// standIns returns small programs for all platforms.
func standIns() []npm.Program {
	var programs []npm.Program
	for _, found := range platforms() {
		programs = append(programs, npm.Program{OS: found.OS, Arch: found.Arch, Content: []byte("#!/bin/sh\necho " + found.OS + " " + found.Arch + "\n")})
	}
	return programs
}

func newStaging(t *testing.T, name string) staging {
	t.Helper()
	folder, err := stage(filepath.Join(t.TempDir(), name))
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// copyPrivately copies files for their owner alone, as with a strict umask.
func copyPrivately(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(from, path)
		if err != nil || strings.HasPrefix(entry.Name(), ".docgen") {
			return err
		}
		target := filepath.Join(to, relative)
		if entry.IsDir() {
			return os.MkdirAll(target, 0o700)
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(target, content, 0o600)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// execute returns what a command prints in folder.
func execute(t *testing.T, folder string, command ...string) string {
	t.Helper()
	started := exec.CommandContext(t.Context(), command[0], command[1:]...)
	started.Dir = folder
	output, err := started.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", command, err, output)
	}
	return string(output)
}

// current is the platform of this machine.
func current() platform { return platform{runtime.GOOS, runtime.GOARCH} }

var contentsOnce = sync.OnceValues(func() (contents, error) { return read(context.Background(), repository) })
