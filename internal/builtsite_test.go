package internal

import (
	"bytes"
	"context"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/theme"
)

// The facts about the Phoenix site share one build.
func TestBuiltPhoenixSite(t *testing.T) {
	t.Parallel()
	var stderr bytes.Buffer
	out := filepath.Join(t.TempDir(), "dist")
	if _, err := build.Build(context.Background(), build.BuildOptions{
		Options: build.Options{Dir: "..", Config: "docgen.yaml", Jobs: 2, Theme: theme.Files, Version: "test", Stderr: &stderr},
		Out:     out, Now: time.Unix(1_700_000_000, 0).UTC(), FixedTime: true,
	}); err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	for _, test := range []struct {
		name string
		test func(t *testing.T, out string)
	}{
		{"pages have their words in Markdown", pagesHaveTheirWordsInMarkdown},
		{"first visits stay within the budget", firstVisitsStayWithinTheBudget},
		{"React is the file that the theme prepares", reactIsThePreparedFile},
		{"no file names a folder of the machine", noFileNamesAFolderOfTheMachine},
		{"heads differ, and are complete", headsDifferAndAreComplete},
		{"images of the content load late and have their size", imagesLoadLateAndHaveTheirSize},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.test(t, out)
		})
	}
}

// htmlPage is a built page.
type htmlPage struct {
	route string // "api/window", "" for the home page
	text  string
}

// htmlPages returns the docs of the built site, and its page for unknown addresses.
func htmlPages(t *testing.T, out string) []htmlPage {
	t.Helper()
	var pages []htmlPage
	for _, pattern := range []string{"*.html", "*/*/index.html"} {
		names, err := filepath.Glob(filepath.Join(out, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			route := filepath.ToSlash(strings.TrimPrefix(name, out+string(filepath.Separator)))
			route = strings.TrimSuffix(strings.TrimSuffix(route, "index.html"), "/")
			pages = append(pages, htmlPage{route, readFile(t, name)})
		}
	}
	if len(pages) != 31 {
		t.Fatalf("%d pages, want 31", len(pages))
	}
	return pages
}

// elements returns the attributes of all elements with a name.
func (p htmlPage) elements(name string) []map[string]string {
	var found []map[string]string
	tokens := html.NewTokenizer(strings.NewReader(p.text))
	for kind := tokens.Next(); kind != html.ErrorToken; kind = tokens.Next() {
		token := tokens.Token()
		if token.Data != name || kind != html.StartTagToken && kind != html.SelfClosingTagToken {
			continue
		}
		attributes := map[string]string{}
		for _, attribute := range token.Attr {
			attributes[attribute.Key] = attribute.Val
		}
		found = append(found, attributes)
	}
	return found
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// W25
func noFileNamesAFolderOfTheMachine(t *testing.T, out string) {
	folder, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	anyFolder := regexp.MustCompile(`/(home|root|Users|tmp|work)/[\w.-]+/`)
	err = filepath.WalkDir(out, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text := readFile(t, name)
		if strings.Contains(text, folder) || strings.Contains(text, out) {
			t.Errorf("%s names the folder of the site", name)
		}
		if found := anyFolder.FindString(text); found != "" && slices.Contains([]string{".js", ".css"}, filepath.Ext(name)) {
			t.Errorf("%s names %s", name, found)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// title returns the title of the page without that of the site.
func (p htmlPage) title(t *testing.T) string {
	t.Helper()
	_, after, _ := strings.Cut(p.text, `<script type="application/json" id="docgen-data">`)
	data, _, _ := strings.Cut(after, "</script>")
	var hydration struct {
		Page struct{ Title string }
	}
	if err := json.Unmarshal([]byte(data), &hydration); err != nil {
		t.Fatal(err)
	}
	return hydration.Page.Title
}

var titlePattern = regexp.MustCompile(`<title>(.*?)</title>`)

// H3 H4 H5 H7 W26
func headsDifferAndAreComplete(t *testing.T, out string) {
	titles := map[string]string{}
	for _, page := range htmlPages(t, out) {
		title := titlePattern.FindStringSubmatch(page.text)[1]
		want := page.title(t) + " | Phoenix"
		if page.route == "" {
			want = "Phoenix"
		}
		if title != want {
			t.Errorf("%s has the title %q, want %q", page.route, title, want)
		}
		if other, found := titles[title]; found {
			t.Errorf("%s and %s have the title %q", other, page.route, title)
		}
		titles[title] = page.route
		meta := map[string]string{}
		for _, element := range page.elements("meta") {
			meta[element["name"]+element["property"]] = element["content"]
		}
		if meta["og:title"] != title {
			t.Errorf("%s has the title %q, and %q for other sites", page.route, title, meta["og:title"])
		}
		if _, found := page.elements("html")[0]["data-base-url"]; found != (page.route == "") {
			t.Errorf("%s can warn of a wrong base URL: %v", page.route, found)
		}
		address := ""
		for _, link := range page.elements("link") {
			if link["rel"] == "canonical" {
				address = link["href"]
			}
		}
		if page.route == "404.html" {
			if address != "" || meta["og:url"] != "" || !strings.HasPrefix(meta["robots"], "noindex") {
				t.Errorf("the page for unknown addresses names %q and %q, robots %q", address, meta["og:url"], meta["robots"])
			}
			continue
		}
		if want := "https://kasper.github.io/phoenix/" + page.route; address != want || meta["og:url"] != want {
			t.Errorf("the addresses of %q are %q and %q", page.route, address, meta["og:url"])
		}
		if len(strings.Fields(meta["description"])) < 3 || meta["og:description"] != meta["description"] {
			t.Errorf("%s has the descriptions %q and %q", page.route, meta["description"], meta["og:description"])
		}
		for _, link := range page.elements("a") {
			if path, _, _ := strings.Cut(link["href"], "#"); strings.HasPrefix(path, "/") && path != "/phoenix/" && strings.HasSuffix(path, "/") {
				t.Errorf("%s links to %s, which is another address of the page", page.route, link["href"])
			}
		}
	}
}

// M9
func imagesLoadLateAndHaveTheirSize(t *testing.T, out string) {
	number, file := regexp.MustCompile(`^\d+$`), regexp.MustCompile(`^/phoenix/assets/images/[\w-]+\.\w+(#.*)?$`)
	images := 0
	for _, page := range htmlPages(t, out) {
		for _, image := range page.elements("img") {
			if strings.HasPrefix(image["class"], "Brand_") || strings.HasPrefix(image["class"], "Footer_") {
				continue
			}
			images++
			if image["loading"] != "lazy" || image["decoding"] != "async" || !number.MatchString(image["width"]) ||
				!number.MatchString(image["height"]) || !file.MatchString(image["src"]) {
				t.Errorf("%s has the image %v", page.route, image)
			}
		}
	}
	if images < 10 {
		t.Errorf("%d images", images)
	}
}
