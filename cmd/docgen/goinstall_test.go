//go:build install

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// TestGoInstallBuildsDocgenFromItsModule installs docgen as users do, from a module proxy into
// an empty GOPATH, and builds a site with it. What the binary embeds must be in the
// module's zip file, which leaves out files that git ignores and folders named vendor.
func TestGoInstallBuildsDocgenFromItsModule(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	proxy := moduleProxy(t, filepath.Join(folder, "proxy"))
	environment := append(os.Environ(),
		"GOPATH="+filepath.Join(folder, "gopath"), "GOMODCACHE="+filepath.Join(folder, "modules"), "GOBIN="+filepath.Join(folder, "bin"),
		"GOPROXY="+proxy+",file://"+filepath.ToSlash(filepath.Join(goEnv(t, "GOMODCACHE"), "cache", "download")),
		"GOSUMDB=off", "GOFLAGS=-trimpath -modcacherw", "GOTOOLCHAIN=local", "GOWORK=off",
	)
	inFolder := func(name string, arguments ...string) string {
		t.Helper()
		command := exec.CommandContext(t.Context(), name, arguments...)
		command.Dir, command.Env = folder, environment
		output, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(arguments, " "), err, output)
		}
		return string(output)
	}
	inFolder("go", "install", product.Repository+"/cmd/docgen@v"+product.Version)
	docgen := filepath.Join(folder, "bin", "docgen")
	if got := inFolder(docgen, "version"); !strings.HasPrefix(got, "docgen "+product.Version+" ") {
		t.Errorf("got %s", got)
	}
	inFolder(docgen, "init", "site")
	inFolder(docgen, "build", "-C", "site")
	page, err := os.ReadFile(filepath.Join(folder, "site", "dist", "index.html"))
	if err != nil || !bytes.Contains(page, []byte("<main")) {
		t.Errorf("the home page is not rendered: %v\n%s", err, page)
	}
}

// moduleProxy writes this module to a folder as a proxy serves it
// (https://go.dev/ref/mod#goproxy-protocol), and returns the URL of the folder.
func moduleProxy(t *testing.T, folder string) string {
	t.Helper()
	root := filepath.Join("..", "..")
	tracked := exec.CommandContext(t.Context(), "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
	tracked.Dir = root
	listed, err := tracked.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	var files []zip.File
	for _, name := range strings.Split(strings.TrimSuffix(string(listed), "\x00"), "\x00") {
		if info, err := os.Lstat(filepath.Join(root, name)); err == nil && info.Mode().IsRegular() {
			files = append(files, sourceFile{root, name})
		}
	}
	version := module.Version{Path: product.Repository, Version: "v" + product.Version}
	var packed bytes.Buffer
	if err := zip.Create(&packed, version, files); err != nil {
		t.Fatal(err)
	}
	definition, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	versions := filepath.Join(folder, filepath.FromSlash(version.Path), "@v")
	if err := os.MkdirAll(versions, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string][]byte{
		"list": []byte(version.Version + "\n"), version.Version + ".info": []byte(`{"Version": "` + version.Version + `"}`),
		version.Version + ".mod": definition, version.Version + ".zip": packed.Bytes(),
	} {
		if err := os.WriteFile(filepath.Join(versions, name), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return "file://" + filepath.ToSlash(folder)
}

func goEnv(t *testing.T, name string) string {
	t.Helper()
	value, err := exec.CommandContext(t.Context(), "go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(value))
}

// sourceFile is a file of the module.
type sourceFile struct{ root, name string }

func (f sourceFile) Path() string                 { return f.name }
func (f sourceFile) Lstat() (os.FileInfo, error)  { return os.Lstat(filepath.Join(f.root, f.name)) }
func (f sourceFile) Open() (io.ReadCloser, error) { return os.Open(filepath.Join(f.root, f.name)) }
