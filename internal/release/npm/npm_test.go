package npm_test

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
)

const repository = "../../.."

func TestPackagesListTheSystemsInTheirManifests(t *testing.T) {
	t.Parallel()
	packages := packagesOf(t)
	var got []string
	for _, platform := range packages[:len(packages)-1] {
		m := manifestOf(t, platform)
		got = append(got, platform.Archive()+": "+strings.Join(slices.Concat(m.OS, m.CPU, m.Files[:1]), " "))
		if program := fileOf(t, platform, m.Files[0]); !program.Executable {
			t.Errorf("%s: %s is not executable", platform.Name, program.Name)
		}
		if !m.PreferUnplugged {
			t.Errorf("%s: Yarn would keep the program in a zip file", platform.Name)
		}
	}
	want := []string{
		"docgen-cli-docgen-linux-x64-0.1.0.tgz: linux x64 bin/docgen",
		"docgen-cli-docgen-linux-arm64-0.1.0.tgz: linux arm64 bin/docgen",
		"docgen-cli-docgen-darwin-x64-0.1.0.tgz: darwin x64 bin/docgen",
		"docgen-cli-docgen-darwin-arm64-0.1.0.tgz: darwin arm64 bin/docgen",
		"docgen-cli-docgen-win32-x64-0.1.0.tgz: win32 x64 bin/docgen.exe",
		"docgen-cli-docgen-win32-arm64-0.1.0.tgz: win32 arm64 bin/docgen.exe",
	}
	for i := range want {
		want[i] = strings.ReplaceAll(strings.ReplaceAll(want[i], "docgen-cli", product.Scope[1:]), "0.1.0", product.Version)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestRootPackageDependsOnTheOthersOfItsRelease(t *testing.T) {
	t.Parallel()
	packages := packagesOf(t)
	root := packages[len(packages)-1]
	m := manifestOf(t, root)
	if m.Name != product.Package || m.Version != product.Version {
		t.Errorf("got %s %s", m.Name, m.Version)
	}
	want := map[string]string{}
	for _, platform := range packages[:len(packages)-1] {
		want[platform.Name] = product.Version
	}
	if len(want) != 6 || !maps.Equal(m.OptionalDependencies, want) {
		t.Errorf("optionalDependencies: got %v, want %v", m.OptionalDependencies, want)
	}
	if !fileOf(t, root, m.Bin["docgen"]).Executable {
		t.Errorf("%s is not executable", m.Bin["docgen"])
	}
	if string(fileOf(t, root, "schema.json").Content) != string(config.Schema()) {
		t.Error("schema.json differs from the output of docgen schema")
	}
}

// npm checks the repository of a package against the workflow that publishes it.
func TestEveryPackageNamesItsSourceAndRunsNoScript(t *testing.T) {
	t.Parallel()
	for _, found := range packagesOf(t) {
		m := manifestOf(t, found)
		if want := "git+https://" + product.Repository + ".git"; m.Repository.URL != want {
			t.Errorf("%s: repository is %q, want %q", found.Name, m.Repository.URL, want)
		}
		if len(m.Scripts) > 0 {
			t.Errorf("%s has scripts: %v", found.Name, m.Scripts)
		}
		if m.PublishConfig.Access != "public" || !m.PublishConfig.Provenance || m.License != "MIT" {
			t.Errorf("%s: got %+v", found.Name, m)
		}
		fileOf(t, found, "LICENSE")
		fileOf(t, found, "README.md")
	}
}

func TestStaticFilesNameThePackage(t *testing.T) {
	t.Parallel()
	packages := packagesOf(t)
	root := packages[len(packages)-1]
	for _, name := range []string{"README.md", "tsconfig.json", "types/imports.d.ts"} {
		if !strings.Contains(string(fileOf(t, root, name).Content), product.Package) {
			t.Errorf("%s does not name %s", name, product.Package)
		}
	}
}

// manifest is what the tests read of a package.json.
type manifest struct {
	Name, Version, License string
	OS, CPU, Files         []string
	PreferUnplugged        bool
	Bin                    map[string]string
	OptionalDependencies   map[string]string
	Scripts                map[string]string
	Repository             struct{ URL string }
	PublishConfig          struct {
		Access     string
		Provenance bool
	}
}

func manifestOf(t *testing.T, found npm.Package) (m manifest) {
	t.Helper()
	if err := json.Unmarshal(fileOf(t, found, "package.json").Content, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

func fileOf(t *testing.T, found npm.Package, name string) archive.File {
	t.Helper()
	position := slices.IndexFunc(found.Files, func(file archive.File) bool { return file.Name == name })
	if position < 0 {
		t.Fatalf("%s has no file %s", found.Name, name)
	}
	return found.Files[position]
}

// packagesOf returns the packages with small stand-ins for the programs.
func packagesOf(t *testing.T, types ...archive.File) []npm.Package {
	t.Helper()
	var programs []npm.Program
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, processor := range []string{"amd64", "arm64"} {
			programs = append(programs, npm.Program{OS: system, Arch: processor, Content: []byte("#!/bin/sh\n")})
		}
	}
	packages, err := npm.Packages(npm.Sources{
		Repository: os.DirFS(repository), Types: types, Licenses: []archive.File{{Name: "LICENSE", Content: []byte("MIT")}},
	}, programs)
	if err != nil {
		t.Fatal(err)
	}
	return packages
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
