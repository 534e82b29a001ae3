package internal

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// statements returns the authoring conventions of Docusaurus's docs, in brief, by number. The
// test of a convention names its number: "authoring 3.4.2". The list leaves out what does not
// apply to docgen: locales (3.1.3, 3.6.3), and functions in the config, which is data (3.8.4).
// Scripts named mdx*.txtar test the conventions of MDX (3.9.7 to 3.9.9, 3.11.5). docgen does not
// guess that a link on many pages belongs to the layout: it reports links of the navbar and the
// footer in docgen.yaml.
func statements() map[string]string {
	return map[string]string{
		"3.1.1": "which files are docs: include, exclude, underscores",
		"3.1.2": "partials, and their front matter",
		"3.1.4": "a docs folder without docs",
		"3.1.5": "a docs folder that does not exist",
		"3.1.6": "problems with a file name the file",

		"3.2.1": "front matter is YAML; otherwise there is a hint",
		"3.2.2": "types are checked, all errors at once",
		"3.2.3": "numbers and dates are accepted as strings",
		"3.2.4": "each field, its type and its effect",

		"3.3.1": "the id is the path without the file extension",
		"3.3.2": "the field id replaces the last segment and contains no slash",
		"3.3.3": "folders lose their number prefixes",
		"3.3.4": "two docs with the same id",

		"3.4.1": "absolute slug",
		"3.4.2": "relative slug",
		"3.4.3": "index, readme and the folder's name get the URL of the folder",
		"3.4.4": "by default, the folder and the last segment of the id",
		"3.4.5": "permalink: base URL, route base path, version path, slug",
		"3.4.6": "a slug that is not a path",
		"3.4.7": "slug / is the home page",
		"3.4.8": "two docs with the same URL",

		"3.5.1": "what a number prefix is",
		"3.5.2": "dates and versions are not number prefixes",
		"3.5.3": "prefixes of files and folders, and the position",
		"3.5.4": "numberPrefixParser: false",

		"3.6.1": "names of category files; two in a folder",
		"3.6.2": "fields of category files",
		"3.6.4": "an invalid category file",
		"3.6.5": "link to a doc by local or full id",
		"3.6.6": "without a link, the category links to the folder's index",
		"3.6.7": "precedence of label, position, class",
		"3.6.8": "a category file in the docs folder itself has no effect",

		"3.7.1":  "sidebarPath: absent, false, a file",
		"3.7.2":  "a sidebars file maps ids to items",
		"3.7.3":  "shorthands",
		"3.7.4":  "kinds of items and their fields",
		"3.7.5":  "ids that do not exist",
		"3.7.6":  "which label is shown",
		"3.7.7":  "collapsible and collapsed",
		"3.7.8":  "URL of the page of a category",
		"3.7.9":  "categories without items",
		"3.7.10": "a doc in two sidebars, displayed_sidebar",
		"3.7.11": "reading order, pagination fields",
		"3.7.12": "landing page",

		"3.8.1": "folders become categories, order of siblings",
		"3.8.2": "positions",
		"3.8.3": "the folder contains no docs",

		"3.9.1": "title in the metadata",
		"3.9.2": "title on the page",
		"3.9.3": "description from the text",
		"3.9.4": "explicit heading ids",
		"3.9.5": "generated heading ids",
		"3.9.6": "table of contents",

		"3.10.1": "./x.md is relative to the file",
		"3.10.2": "/x.md is in the docs or the site folder",
		"3.10.3": "x.md is there or relative to the file",
		"3.10.4": "@site/x.md is in the site folder",
		"3.10.5": "a link to a draft is broken",
		"3.10.6": "a link to a file that does not exist",
		"3.10.7": "a link without a target",
		"3.10.8": "links to URLs",

		"3.11.1": "downloads",
		"3.11.2": "images",
		"3.11.3": "pathname://",
		"3.11.4": "static folders",

		"3.12.1": "broken links",
		"3.12.2": "how links are resolved",
		"3.12.3": "severities, empty hash, own ids",
		"3.12.4": "static pages",

		"3.16.1": "draft and unlisted",
		"3.16.2": "last update",
		"3.16.3": "edit links",
		"3.16.4": "tags",
	}
}

var named = regexp.MustCompile(`authoring ((?:3\.\d+\.\d+(?:, )?)+)`)

func TestEveryAuthoringConventionIsTested(t *testing.T) {
	t.Parallel()
	wanted := statements()
	tested := map[string]bool{}
	for _, root := range []string{".", "../cmd"} {
		err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, ".txtar") || path == "authoring_test.go" {
				return err
			}
			text, err := os.ReadFile(path)
			for _, match := range named.FindAllSubmatch(text, -1) {
				for number := range strings.SplitSeq(strings.Trim(string(match[1]), ", "), ", ") {
					tested[number] = true
					if wanted[number] == "" {
						t.Errorf("%s names statement %s, which does not exist", path, number)
					}
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, number := range slices.Sorted(maps.Keys(wanted)) {
		if !tested[number] {
			t.Errorf("no test names statement %s: %s", number, wanted[number])
		}
	}
}
