//go:build install

package install_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// The tests apply the remedy of each message, and docgen runs.

// Before version 11, npm leaves the packages for other systems out of a lock file that it writes
// for existing modules, and then installs no program on the other systems.
func TestOmittedOptionalDependenciesAreExplained(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.must("npm", "install", "--save-dev", "--omit=optional", product.Package)
	want := "error: " + platformPackage() + ", the package with the program, is not installed\n" +
		"  it is an optional dependency: install again without --omit=optional"
	m.fails(3, want, "npx", "docgen", "version")
	text, err := os.ReadFile(filepath.Join(m.project, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	lock := string(text)
	m.write("package-lock.json", strings.ReplaceAll(lock, "node_modules/"+platformPackage()+`"`, `node_modules/other"`))
	want = "error: package-lock.json does not list " + platformPackage() + ", because npm wrote it on another system\n" +
		"  delete node_modules and package-lock.json, then run \"npm install\"\n"
	m.fails(3, want, "node", script(m), "version")
	m.write("package-lock.json", lock)
	m.must("npm", "install")
	m.must("npx", "docgen", "version")
}

func TestOmittedOptionalDependenciesAreExplainedWithPnpm(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.write("pnpm-workspace.yaml", "minimumReleaseAge: 0\n")
	m.must("pnpm", "add", "--save-dev", "--no-optional", product.Package)
	m.fails(3, "install again without --omit=optional, --no-optional or", "pnpm", "exec", "docgen", "version")
	m.must("pnpm", "install")
	m.must("pnpm", "exec", "docgen", "version")
}

func TestModulesOfAnotherSystemAreExplained(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.must("npm", "install", "--save-dev", "--os=win32", "--cpu=arm64", product.Package)
	m.fails(3, "error: node_modules contains docgen for win32 arm64, and this is ", "npx", "docgen", "version")
	m.remove("node_modules")
	m.must("npm", "ci")
	m.must("npx", "docgen", "version")
}

func TestUnknownPlatformIsExplained(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	for name, want := range map[string]string{
		"freebsd x64": "error: docgen has no npm package for freebsd x64, the system of this Node.js\n" +
			"  build it with \"go install " + product.Repository + "/cmd/docgen@v" + product.Version + "\"",
		"linux ia32": "error: docgen has no npm package for linux ia32,",
	} {
		system, processor, _ := strings.Cut(name, " ")
		preload := m.write("preload.cjs", "Object.defineProperty(process, 'platform', { value: '"+system+"' })\n"+
			"Object.defineProperty(process, 'arch', { value: '"+processor+"' })\n")
		m.fails(3, want, "node", "--require", preload, script(m), "version")
	}
}

func TestOldNodeIsExplained(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	preload := m.write("preload.cjs", "Object.defineProperty(process, 'versions', { value: { node: '8.17.0' } })\n"+
		"Object.defineProperty(process, 'version', { value: 'v8.17.0' })\n")
	m.fails(3, "error: docgen needs Node 20 or newer, this is v8.17.0: see https://nodejs.org\n", "node", "--require", preload, script(m))
	acorn, err := filepath.Abs("node_modules/.bin/acorn")
	if err != nil {
		t.Fatal(err)
	}
	m.must("node", acorn, "--ecma5", "--allow-hash-bang", "--silent", script(m))
}

func TestWrongProgramIsExplained(t *testing.T) {
	t.Parallel()
	m := withDocgen(t)
	text := m.write("text", "")
	if err := os.Chmod(text, 0o644); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(m.project, "missing")
	remedy := "\n  set it to the path of a docgen program, or unset it to run the one from npm\n"
	m.with("DOCGEN_BINARY=missing").fails(3, `error: DOCGEN_BINARY is "`+missing+`", which does not exist`+remedy, "node", script(m))
	m.with("DOCGEN_BINARY="+text).fails(3, `error: DOCGEN_BINARY is "`+text+`", which is not an executable file`, "node", script(m))
}

// Zip files, and the stores of some package managers, lose the mode.
func TestProgramThatLostItsModeRuns(t *testing.T) {
	t.Parallel()
	m := newMachine(t)
	m.must("npm", "install", "--save-dev", product.Package)
	program := filepath.Join(m.project, "node_modules", platformPackage(), "bin", "docgen")
	if err := os.Chmod(program, 0o644); err != nil {
		t.Fatal(err)
	}
	preload := m.write("preload.cjs", "require('fs').chmodSync = () => { throw new Error('read-only') }\n")
	m.fails(3, "error: cannot run "+program+", which is not an executable file, or is on a disk from which programs may not run\n",
		"node", "--require", preload, script(m), "version")
	m.must("npx", "docgen", "version")
}

// script returns the path of the script that npm links to as "docgen".
func script(m machine) string {
	return filepath.Join(m.project, "node_modules", product.Package, "bin", "docgen.js")
}
