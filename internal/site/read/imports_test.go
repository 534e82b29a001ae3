package read_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// importing returns a page that imports other files of its folder.
func importing(heading string, names ...string) string {
	text := ""
	for _, name := range names {
		component := strings.ToUpper(strings.Trim(name, "_.mdx/"))
		text += "import " + component + " from './" + name + "'\n"
	}
	text += "\n## " + heading + "\n\n"
	for _, name := range names {
		text += "<" + strings.ToUpper(strings.Trim(name, "_.mdx/")) + " />\n\n"
	}
	return text
}

func TestImportCyclesAreReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name     string
		files    files
		findings []string
		anchors  string // of the page content/p.mdx
	}{
		{"none", files{"content/p.mdx": importing("P", "_q.mdx"), "content/_q.mdx": importing("Q")}, []string{}, "p q"},
		{"one file twice, by two ways", files{
			"content/p.mdx": importing("P", "_q.mdx", "_r.mdx"), "content/_q.mdx": importing("Q", "_s.mdx"),
			"content/_r.mdx": importing("R", "_s.mdx"), "content/_s.mdx": importing("S"),
		}, []string{}, "p q r s"},
		{"a page and itself", files{"content/p.mdx": importing("P", "p.mdx")}, []string{
			`error content/p.mdx:1:16 "./p.mdx" is part of an import cycle (the cycle is content/p.mdx > content/p.mdx)`,
		}, "p"},
		{"a page and what it shows", files{"content/p.mdx": importing("P", "_q.mdx"), "content/_q.mdx": importing("Q", "p.mdx")}, []string{
			`error content/_q.mdx:1:16 "./p.mdx" is part of an import cycle (the cycle is content/p.mdx > content/_q.mdx > content/p.mdx)`,
		}, "p q"},
		{"below a page", files{
			"content/p.mdx": importing("P", "_q.mdx"), "content/_q.mdx": importing("Q", "_r.mdx"), "content/_r.mdx": importing("R", "_q.mdx"),
		}, []string{
			`error content/_r.mdx:1:16 "./_q.mdx" is part of an import cycle (the cycle is content/_q.mdx > content/_r.mdx > content/_q.mdx)`,
		}, "p q r"},
		{"of two pages", files{"content/p.mdx": importing("P", "q.mdx"), "content/q.mdx": importing("Q", "p.mdx")}, []string{
			`error content/q.mdx:1:16 "./p.mdx" is part of an import cycle (the cycle is content/p.mdx > content/q.mdx > content/p.mdx)`,
			`error content/p.mdx:1:16 "./q.mdx" is part of an import cycle (the cycle is content/q.mdx > content/p.mdx > content/q.mdx)`,
		}, "p"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result, findings := newReader(t, "").read(test.files)
			sitetest.Compare(t, "findings", findings, test.findings)
			edition := result.Editions[0]
			page := edition.Find("content/p.mdx")
			if page == nil {
				t.Fatal("there is no page")
			}
			sitetest.Compare(t, "anchors", strings.Join(edition.Imports.Anchors(page), " "), test.anchors)
			sections, err := edition.Imports.Sections(page)
			if len(sections) == 0 || err != nil {
				t.Errorf("the sections are %v, %v", sections, err)
			}
		})
	}
}

// A file that many pages import is read once.
func TestImportedFilesAreReadOnce(t *testing.T) {
	t.Parallel()
	result, findings := newReader(t, "").read(files{
		"content/p.mdx": importing("P", "_q.mdx"), "content/r.mdx": importing("R", "_q.mdx"), "content/_q.mdx": importing("Q"),
		"src/pages/s.mdx": "import Q from '@site/content/_q.mdx'\n\n# S\n\n<Q />\n",
	})
	sitetest.Compare(t, "findings", findings, []string{})
	var names []string
	for text := range result.Editions[0].Texts() {
		names = append(names, text.Name)
	}
	sitetest.Compare(t, "texts", names, []string{"content/p.mdx", "content/r.mdx", "src/pages/s.mdx", "content/_q.mdx"})
	sitetest.Compare(t, "written pages", result.Written(), 3)
	sitetest.Compare(t, "parsed", result.Parsed, 4)
}

// A page shows the values of properties in the headings of the texts that it shows.
func TestHeadingsOfImportedFilesHaveTheValuesOfProperties(t *testing.T) {
	t.Parallel()
	result, _ := newReader(t, "").read(files{
		"content/p.mdx":  "import Q from './_q.mdx'\n\n## P\n\n<Q name=\"a < b\" other={1} />\n",
		"content/_q.mdx": "## Use {props.name}\n\n## On {props.names} {props.other}\n",
	})
	edition := result.Editions[0]
	page := edition.Find("content/p.mdx")
	sections, err := edition.Imports.Sections(page)
	var got []string
	for i, heading := range edition.Imports.Headings(page) {
		got = append(got, heading.ID+" | "+heading.HTML+" | "+sections[i+1].Title)
	}
	sitetest.Compare(t, "headings", got, []string{"p | P | P", "use-propsname | Use a &lt; b | Use a < b",
		"on-propsnames-propsother | On props.names props.other | On props.names props.other"})
	sitetest.Compare(t, "error", err, nil)
}
