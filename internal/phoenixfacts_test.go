package internal

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// sectionOf returns the text below a heading of the second level.
func sectionOf(t *testing.T, text, heading string) string {
	t.Helper()
	_, after, found := strings.Cut(text, "\n## "+heading+"\n")
	if !found {
		t.Fatalf("no section %q", heading)
	}
	section, _, _ := strings.Cut(after, "\n## ")
	return section
}

func phoenixPage(t *testing.T, name string) page {
	t.Helper()
	for _, page := range phoenixPages(t) {
		if strings.HasSuffix(page.name, "/content/"+name) {
			return page
		}
	}
	t.Fatalf("no page %s", name)
	return page{}
}

// The introduction lists what differs between the latest release and the version that the pages describe.
// Readers must see the mark on each page that the list links to.
func TestPhoenixPagesMarkWhatDiffersFromTheLatestRelease(t *testing.T) {
	t.Parallel()
	mark := regexp.MustCompile(`:badge\[(New|Changed) in 5\.0\.0\]\{type="info"\}`)
	section := sectionOf(t, phoenixPage(t, "getting-started/introduction.md").text, "What differs in 4.0.1")
	links := regexp.MustCompile(`\]\(([^)#]+\.md)#`).FindAllStringSubmatch(section, -1)
	if len(links) < 5 {
		t.Errorf("%d links, want those of 5 differences", len(links))
	}
	for _, link := range links {
		name := filepath.ToSlash(filepath.Join("getting-started", link[1]))
		if !mark.MatchString(phoenixPage(t, name).text) {
			t.Errorf("%s has no mark", name)
		}
	}
	for _, page := range phoenixPages(t) {
		for _, badge := range regexp.MustCompile(`:badge\[[^]]*\d\.\d[^\s]*`).FindAllString(page.text, -1) {
			if !mark.MatchString(badge) {
				t.Errorf("%s: %q is worded differently from the other marks", page.name, badge)
			}
		}
	}
}

// What an API page says first is when the class appeared. No member can be older.
func TestNoMemberIsOlderThanItsAPIPageSays(t *testing.T) {
	t.Parallel()
	since := regexp.MustCompile(`\b[Ss]ince\W{1,3}(\d+(?:\.\d+)+)`)
	for _, page := range phoenixPages(t) {
		if !strings.Contains(page.name, "/api/") {
			continue
		}
		found := since.FindAllStringSubmatch(page.prose, -1)
		for _, match := range found {
			if match[1] < found[0][1] {
				t.Errorf("%s: %q, but the page says %q", page.name, match[0], found[0][0])
			}
		}
	}
}

func TestPhoenixIsCalledAWindowManagerWhereReadersMeetIt(t *testing.T) {
	t.Parallel()
	config, err := os.ReadFile("../docgen.yaml")
	if err != nil {
		t.Fatal(err)
	}
	home := phoenixPage(t, "index.md")
	for name, text := range map[string]string{
		"the description of the home page": home.frontMatter,
		"the home page":                    home.prose,
		"the introduction":                 phoenixPage(t, "getting-started/introduction.md").prose,
		"docgen.yaml":                      string(config),
	} {
		if !strings.Contains(text, "window manager") {
			t.Errorf("%s does not say that Phoenix is a window manager", name)
		}
	}
}

// An image has a drawing for each mode, and one description.
func TestPhoenixImagesExistInBothModes(t *testing.T) {
	t.Parallel()
	image := regexp.MustCompile(`!\[(.*?)\]\((.*?)\)(\{dark="(.*?)")?`)
	images := 0
	for _, page := range phoenixPages(t) {
		for _, found := range image.FindAllStringSubmatch(page.text, -1) {
			images++
			light, dark := found[2], found[4]
			name, isLight := strings.CutSuffix(light, "-light.svg")
			if !isLight || dark != name+"-dark.svg" {
				t.Errorf("%s: %s has no drawing for dark mode", page.name, light)
				continue
			}
			if len(found[1]) < 40 {
				t.Errorf("%s: %q does not describe %s", page.name, found[1], light)
			}
			for _, file := range []string{light, dark} {
				if _, err := os.Stat(filepath.Join(filepath.Dir(page.name), file)); err != nil {
					t.Error(err)
				}
			}
		}
	}
	if images < 10 {
		t.Errorf("%d images, want at least 10", images)
	}
}
