//go:build install

package swizzle_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// site is one that docgen has imported.
type site struct{ docgen, folder, config string }

// variants has what the configuration of a site must have instead so that Docusaurus shows a component.
var variants = map[string][2]string{
	"Footer/Links/Simple": {"      - title: Docs\n        items:\n          - label: Intro\n            to: /docs/intro\n", "      - label: Intro\n        to: /docs/intro\n"},
}

func moved(t *testing.T) site {
	t.Helper()
	made := site{docgen: filepath.Join(t.TempDir(), "docgen"), folder: t.TempDir()}
	if output, err := exec.Command("go", "build", "-o", made.docgen, "../../cmd/docgen").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	sitetest.Write(t, made.folder, sitetest.Files(t, "testdata/site.txtar"))
	if output, err := exec.Command(made.docgen, "import", made.folder).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	config, err := os.ReadFile(filepath.Join(made.folder, "docgen.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	made.config = string(config)
	return made
}

// with builds the site with copies of components, and returns what became of them. If the build fails, it builds the site
// with each of them alone.
func (s site) with(t *testing.T, copies []component) map[string]outcome {
	t.Helper()
	if err := os.RemoveAll(filepath.Join(s.folder, "src/theme")); err != nil {
		t.Fatal(err)
	}
	config := s.config
	for _, each := range copies {
		each.copyInto(t, s.folder)
		change := variants[each.name]
		config = strings.Replace(config, change[0], change[1], 1)
	}
	sitetest.Write(t, s.folder, map[string]string{"docgen.yaml": config})
	problems, err := s.build(t)
	found := map[string]outcome{}
	if err != nil && len(copies) > 1 {
		for _, each := range copies {
			maps.Copy(found, s.with(t, []component{each}))
		}
		return found
	}
	if err != nil {
		t.Errorf("with a copy of %s, the build fails: %v", copies[0].name, problems)
		return found
	}
	shown := s.shown(t)
	for _, each := range copies {
		found[each.name] = outcome{shown[each.name], problems["src/theme/"+each.file]}
	}
	return found
}

// build builds the site, and returns what docgen reports by file.
func (s site) build(t *testing.T) (map[string][]string, error) {
	t.Helper()
	var output, errors bytes.Buffer
	command := exec.Command(s.docgen, "build", "-C", s.folder, "--locale", "en", "--format", "json")
	command.Stdout, command.Stderr = &output, &errors
	failed := command.Run()
	var report struct {
		Findings []struct {
			Severity, Text, Hint string
			Places               []struct{ File string }
		}
	}
	if err := json.Unmarshal(output.Bytes(), &report); err != nil {
		t.Fatalf("%v\n%s%s", err, &output, &errors)
	}
	problems := map[string][]string{}
	for _, finding := range report.Findings {
		for _, place := range finding.Places {
			if finding.Hint != "" || finding.Severity == "error" {
				problems[place.File] = append(problems[place.File], finding.Text)
			}
		}
	}
	return problems, failed
}

var markOf = regexp.MustCompile(`<swizzled-copy data-name="?([\w/-]+)`)

// shown returns the kinds of pages that show each copy.
func (s site) shown(t *testing.T) map[string][]string {
	t.Helper()
	found := map[string][]string{}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		marks := map[string]bool{}
		for _, match := range markOf.FindAllStringSubmatch(s.page(t, kind), -1) {
			marks[match[1]] = true
		}
		for name := range marks {
			found[name] = append(found[name], kind)
		}
	}
	return found
}

// page returns the HTML of a page of a kind.
func (s site) page(t *testing.T, kind string) string {
	t.Helper()
	if kind == "menu" {
		return s.menu(t)
	}
	page, err := os.ReadFile(filepath.Join(s.folder, "dist", filepath.FromSlash(kinds[kind]+".html")))
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

// menu returns what a browser makes of a doc in a narrow window, with the menu open.
func (s site) menu(t *testing.T) string {
	t.Helper()
	if os.Getenv("CHROMIUM") == "" {
		t.Fatal("CHROMIUM names no browser")
	}
	server := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(s.folder, "dist"))))
	defer server.Close()
	for range 5 { // a busy machine may end before the menu opens
		command := exec.Command(os.Getenv("CHROMIUM"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=390,900",
			"--virtual-time-budget=20000", "--dump-dom", server.URL+"/docs/next/intro/#docgen-sidebar")
		output, err := command.Output()
		if err != nil {
			t.Fatal(err)
		}
		if isOpen.Match(output) {
			return string(output)
		}
	}
	t.Error("the menu does not open")
	return ""
}

// isOpen finds the menu of docgen, or one that replaces it.
var isOpen = regexp.MustCompile(`<dialog[^>]* open=|navbar-sidebar`)
