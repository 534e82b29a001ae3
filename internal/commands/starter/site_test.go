package starter_test

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/commands/starter"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// written writes the site. It returns the folder and a function that reads a file in it.
func written(t *testing.T) (dir string, read func(name string) string) {
	t.Helper()
	dir = t.TempDir()
	if _, err := starter.Write(dir, starter.Settings{Title: "My docs"}); err != nil {
		t.Fatal(err)
	}
	return dir, func(name string) string {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
}

func TestSettingsAreValidAsTheyStand(t *testing.T) {
	t.Parallel()
	dir, read := written(t)
	settings, findings := config.Load([]byte(read("docgen.yaml")), "docgen.yaml")
	for _, finding := range findings {
		t.Error(finding)
	}
	if settings.URL != "https://example.com" || settings.BaseURL != "/" {
		t.Errorf("got %s and %s", settings.URL, settings.BaseURL)
	}
	for _, name := range []string{settings.Favicon, settings.ThemeConfig.Navbar.Logo.Src} {
		if _, err := os.Stat(filepath.Join(dir, "static", filepath.FromSlash(name))); err != nil {
			t.Error(err)
		}
	}
	specs, findings := sidebar.Parse([]byte(read("sidebars.yaml")), "sidebars.yaml", nil)
	if len(findings) > 0 || len(specs) != 1 {
		t.Errorf("sidebars.yaml: got %v and %v, want one sidebar", specs, findings)
	}
	category := "tutorial/_category_.yml"
	if _, findings := sidebar.ParseCategory([]byte(read("content/"+category)), "content/"+category, category); len(findings) > 0 {
		t.Errorf("%s: %v", category, findings)
	}
}

// option matches a commented option. Prose starts with a capital letter.
var option = regexp.MustCompile(`^( *)# ( *(?:- )?[a-z][A-Za-z0-9]*:.*)$`)

func TestEveryCommentedOptionIsValidToo(t *testing.T) {
	t.Parallel()
	_, read := written(t)
	lines := strings.Split(read("docgen.yaml"), "\n")
	options := 0
	for i, line := range lines {
		if match := option.FindStringSubmatch(line); match != nil {
			lines[i] = match[1] + match[2]
			options++
		}
	}
	if options < 30 {
		t.Errorf("got %d commented options, want them all", options)
	}
	_, findings := config.Load([]byte(strings.Join(lines, "\n")), "docgen.yaml")
	for _, finding := range findings {
		t.Error(finding)
	}
}

var (
	fence  = regexp.MustCompile("(?ms)^````.*?^````$|^```[a-z].*?^```$")
	target = regexp.MustCompile(`(?:\]\(|href=")([^)#"]+)[^)"]*[)"]`)
)

func TestLinksAndImagesLeadToFiles(t *testing.T) {
	t.Parallel()
	dir, read := written(t)
	pages := []string{"content/index.md", "content/guide.md", "content/tutorial/01-first-page.md", "content/tutorial/02-next-steps.md"}
	for _, page := range pages {
		found := target.FindAllStringSubmatch(fence.ReplaceAllString(read(page), ""), -1)
		if len(found) == 0 {
			t.Errorf("%s: no links", page)
		}
		for _, match := range found {
			file := path.Join(path.Dir(page), match[1])
			if strings.HasPrefix(match[1], "/") {
				file = path.Join("static", match[1])
			}
			if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(file))); err != nil {
				t.Errorf("%s: %s: %v", page, match[1], err)
			}
		}
	}
}
