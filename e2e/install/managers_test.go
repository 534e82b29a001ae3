//go:build install

package install_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestNpxCreatesAndBuildsASite(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.must("npx", "--yes", product.Package, "init", "my-docs")
	site := m.in("my-docs")
	site.must("npx", "--yes", product.Package+"@"+product.Version, "build")
	if _, err := os.Stat(filepath.Join(site.project, "dist", "index.html")); err != nil {
		t.Error(err)
	}
}

func TestNpmInstallsDocgenInAProject(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.site()
	if output := m.must("npm", "install", "--save-dev", product.Package); strings.Contains(output, "script") || strings.Contains(output, "warn") {
		t.Errorf("npm complains:\n%s", output)
	}
	m.with("npm_config_registry=http://127.0.0.1:1").must("npx", "docgen", "build") // without a network
	m.built()
	schema, err := os.ReadFile(filepath.Join(m.project, "node_modules", product.Package, "schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	printed, err := m.command("npx", "docgen", "schema").Output()
	if err != nil || string(schema) != string(printed) {
		t.Errorf("schema.json differs from the output of docgen schema: %v", err)
	}
}

// strictDepBuilds turns the warning about install scripts that did not run into an error, as
// pnpm 11 does. By default, pnpm 11 installs no version of the last day.
func TestPnpmInstallsDocgenWithoutScripts(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.site()
	m.write("pnpm-workspace.yaml", "strictDepBuilds: true\nminimumReleaseAge: 0\n")
	if output := m.must("pnpm", "add", "--save-dev", product.Package); strings.Contains(output, "script") {
		t.Errorf("pnpm complains:\n%s", output)
	}
	m.must("pnpm", "exec", "docgen", "build")
	m.built()
}

// Yarn keeps packages in zip files, without node_modules. By default, it installs no version of
// the last day.
func TestYarnInstallsDocgenWithPlugAndPlay(t *testing.T) {
	t.Parallel()
	m := newMachine(t).with("YARN_NPM_MINIMAL_AGE_GATE=0")
	m.site()
	m.write("package.json", "{}")
	m.write("yarn.lock", "")
	m.must("yarn", "add", "--dev", product.Package)
	if _, err := os.Stat(filepath.Join(m.project, ".pnp.cjs")); err != nil {
		t.Fatal(err)
	}
	m.must("yarn", "docgen", "build")
	m.built()
}

// Root owns the folder of global packages on many systems, so docgen must not write there.
func TestGlobalPackageWritesNothingIntoItsFolder(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.site()
	prefix := t.TempDir()
	m.must("npm", "install", "--global", "--prefix", prefix, product.Package)
	before := listing(t, prefix)
	m.must(filepath.Join(prefix, "bin", "docgen"), "build")
	m.built()
	if after := listing(t, prefix); after != before {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
}

// listing lists the files below a folder with their modes and times.
func listing(t *testing.T, folder string) string {
	t.Helper()
	var list strings.Builder
	err := filepath.WalkDir(folder, func(file string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			fmt.Fprintln(&list, file, info.Mode(), info.ModTime())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list.String()
}
