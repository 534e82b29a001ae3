package sbom_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/sbom"
)

const repository = "../../.."

func goCommand(system string) *exec.Cmd {
	command := exec.Command("go")
	command.Dir = repository
	command.Env = append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0")
	return command
}

func TestModulesAreThoseOfThePlatform(t *testing.T) {
	t.Parallel()
	for system, want := range map[string]bool{"linux": false, "windows": true} {
		modules, err := sbom.Modules(goCommand(system), "./cmd/docgen")
		if err != nil {
			t.Fatal(err)
		}
		names := namesOf(modules)
		if got := slices.Contains(names, "github.com/inconshreveable/mousetrap"); got != want {
			t.Errorf("%s: mousetrap is listed: %v, want %v", system, got, want)
		}
		if !slices.Contains(names, "github.com/yuin/goldmark") {
			t.Errorf("%s: goldmark is missing from %v", system, names)
		}
		if slices.ContainsFunc(names, func(name string) bool {
			return strings.HasPrefix(name, "honnef.co/") || strings.HasSuffix(name, "/docgen")
		}) {
			t.Errorf("%s: lists tools, or docgen itself: %v", system, names)
		}
	}
}

func TestPackagesAreThoseThatTheThemeNeeds(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, filepath.Join(folder, "package-lock.json"), `{"packages": {"": {"version": "1"}, "node_modules/react": {"version": "19.3.1"},
		"node_modules/a/node_modules/@b/c": {"version": "2"}, "node_modules/@b/c": {"version": "2"}, "node_modules/typescript": {"version": "7", "dev": true}}}`)
	packages, err := sbom.Packages(folder)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, found := range packages {
		got = append(got, found.URL)
	}
	if want := []string{"pkg:npm/%40b/c@2", "pkg:npm/react@19.3.1"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestEveryComponentOfDocgenHasItsLicenseInTheText(t *testing.T) {
	t.Parallel()
	standard, err := sbom.StandardLibrary(goCommand("linux"))
	if err != nil {
		t.Fatal(err)
	}
	modules, err := sbom.Modules(goCommand("windows"), "./cmd/docgen")
	if err != nil {
		t.Fatal(err)
	}
	packages, err := sbom.Packages(repository)
	if err != nil {
		t.Fatal(err)
	}
	all := sbom.Merge(modules, packages, []sbom.Component{standard})
	text, err := sbom.Licenses(all)
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range all {
		if !strings.Contains(string(text), "\n"+found.Name+" "+found.Version+"\n") {
			t.Errorf("no license of %s", found.URL)
		}
	}
	for _, owner := range []string{"Meta Platforms", "The Go Authors", "Yusuke Inuzuka", "Evan Wallace", "Knut Sveidqvist", "Khan Academy",
		"2016 Wilson Page"} {
		if !strings.Contains(string(text), owner) {
			t.Errorf("the licenses do not name %s", owner)
		}
	}
}

func TestComponentWithoutLicenseIsAnError(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, filepath.Join(folder, "package-lock.json"), `{"packages": {"node_modules/bare": {"version": "1.0.0"}}}`)
	write(t, filepath.Join(folder, "node_modules", "bare", "license.js"), strings.Repeat("// no license\n", 40))
	write(t, filepath.Join(folder, "node_modules", "bare", "README.md"), "# bare\n\n## License\n\nMIT\n")
	packages, err := sbom.Packages(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sbom.Licenses(packages); err == nil || !strings.Contains(err.Error(), "bare 1.0.0 has no license text") {
		t.Errorf("got %v", err)
	}
}

func TestDocumentListsTheProductAndItsComponents(t *testing.T) {
	t.Parallel()
	text := sbom.Document(sbom.Component{Name: "docgen", Version: "1", URL: "pkg:golang/docgen@1"},
		[]sbom.Component{{Name: "react", Version: "2", URL: "pkg:npm/react@2"}})
	var got struct {
		Metadata   struct{ Component struct{ Purl string } }
		Components []struct{ Purl, Type string }
	}
	if err := json.Unmarshal(text, &got); err != nil || got.Metadata.Component.Purl != "pkg:golang/docgen@1" || len(got.Components) != 1 ||
		got.Components[0].Purl != "pkg:npm/react@2" {
		t.Errorf("got %+v, %v, from %s", got, err, text)
	}
}

func namesOf(components []sbom.Component) (names []string) {
	for _, found := range components {
		names = append(names, found.Name)
	}
	return names
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
