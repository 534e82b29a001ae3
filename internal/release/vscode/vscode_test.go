package vscode_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

const sources = "../../../editors/vscode"

func readJSON(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(sources, name))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}

func TestExtensionHasTheNamesAndTheVersionOfTheProduct(t *testing.T) {
	t.Parallel()
	var manifest struct {
		Name, Publisher, Version, Homepage string
		Repository                         struct{ URL string }
	}
	readJSON(t, "package.json", &manifest)
	if got := manifest.Publisher + "." + manifest.Name; got != product.Extension {
		t.Errorf("the id is %s, want %s", got, product.Extension)
	}
	if manifest.Version != product.Version {
		t.Errorf("the version is %s, want %s", manifest.Version, product.Version)
	}
	if want := "https://" + product.Repository + ".git"; manifest.Repository.URL != want {
		t.Errorf("the repository is %s, want %s", manifest.Repository.URL, want)
	}
}

// The bundle contains the code of these packages.
func TestLicensesOfWhatTheExtensionContainsArePermissive(t *testing.T) {
	t.Parallel()
	permissive := []string{"MIT", "ISC", "BlueOak-1.0.0"}
	var lock struct {
		Packages map[string]struct {
			License string
			Dev     bool
		}
	}
	readJSON(t, "package-lock.json", &lock)
	count := 0
	for path, found := range lock.Packages {
		if path == "" || found.Dev {
			continue
		}
		count++
		if !slices.Contains(permissive, found.License) {
			t.Errorf("%s has the license %s", path, found.License)
		}
	}
	if count < 5 {
		t.Errorf("found %d packages", count)
	}
}

func TestExtensionIsSmall(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join(sources, "*", "*.ts"))
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines += strings.Count(string(text), "\n")
	}
	if lines == 0 || lines > 600 {
		t.Errorf("the extension has %d lines of TypeScript, want at most 600: what other editors need, too, belongs to the server", lines)
	}
}
