//go:build install

// Package swizzle_test copies each component of Docusaurus's classic theme into a site that has moved, and looks for what
// the copy shows.
package swizzle_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// table has a line for each component of the theme: its name, what becomes of a copy of it, and the kinds of pages that show
// it in Docusaurus, except those that do not show it in docgen, which come last.
const table = "testdata/components.tsv"

// What becomes of a copy.
const (
	works    = "works"    // all kinds of pages show it that do so in Docusaurus
	partly   = "partly"   // some do, and docgen says at the file which do not
	reported = "reported" // docgen says at the file what to do instead
)

// kinds has a page of each kind in the built site.
var kinds = map[string]string{
	"404": "404", "archive": "blog/archive/index", "author": "blog/authors/ann/index", "authors": "blog/authors/index", "blogTag": "blog/tags/sea/index",
	"blogTags": "blog/tags/index", "cards": "docs/next/cards/index", "category": "docs/next/category/all/index", "doc": "docs/next/intro/index",
	"list": "blog/index", "page": "index", "post": "blog/first/index", "tag": "docs/next/tags/sea/index", "tags": "docs/next/tags/index", "text": "text/index",
	"unlisted": "docs/next/hidden/index", "menu": "menu",
}

// outcome is what docgen makes of a copy.
type outcome struct {
	kinds    []string // of pages that show it
	problems []string // that docgen reports at the file, each with what to do
}

func TestCopiesOfComponentsHaveAnEffectOrAreReported(t *testing.T) {
	made, all := moved(t), components(t)
	got := map[string]outcome{}
	for _, group := range groups(all) {
		maps.Copy(got, made.with(t, group))
	}
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(all)) {
		lines = append(lines, strings.Join(append([]string{name}, judged(t, name, got[name])...), "\t"))
	}
	text := strings.Join(lines, "\n") + "\n"
	if os.Getenv("UPDATE") == "1" {
		if err := os.WriteFile(table, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	sitetest.Compare(t, table, text, string(want))
}

// judged returns the cells after the name of a component.
func judged(t *testing.T, name string, got outcome) []string {
	t.Helper()
	shown, missing := []string{}, []string{}
	wanted := shownInDocusaurus(t)[name]
	if len(wanted) == 0 { // Docusaurus shows it on other pages only
		wanted = got.kinds
	}
	for _, kind := range wanted {
		if slices.Contains(got.kinds, kind) {
			shown = append(shown, kind)
		} else {
			missing = append(missing, kind)
		}
	}
	isReported := len(got.problems) > 0
	switch {
	case len(shown) == 0 && isReported:
		return []string{reported}
	case len(missing) == 0 && len(shown) > 0:
		return []string{works, strings.Join(shown, " ")}
	case len(shown) > 0 && isReported:
		return []string{partly, strings.Join(shown, " "), strings.Join(missing, " ")}
	}
	t.Errorf("a copy of %s has no effect on pages of the kinds %v, and docgen does not say so", name, missing)
	return []string{"silent", strings.Join(shown, " "), strings.Join(missing, " ")}
}

// shownInDocusaurus returns the kinds of pages on which Docusaurus 3.10.2 shows each component, marked in the same way. The
// file is the work of such a build.
func shownInDocusaurus(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/docusaurus.tsv")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		name, pages, _ := strings.Cut(strings.TrimSpace(line), "\t")
		shown[name] = strings.Fields(pages)
	}
	return shown
}
