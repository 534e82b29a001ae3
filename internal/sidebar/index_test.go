package sidebar_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// pages formats the index pages of a site as "slug title: description".
func (b built) pages() string {
	var out strings.Builder
	for _, index := range b.indexes {
		fmt.Fprintf(&out, "%s %s%s\n", index.Slug, index.Title, before(": ", index.Description))
	}
	return out.String()
}

// authoring 3.6.2, 3.7.8, 3.7.9
func TestCategoryAsksForAGeneratedPage(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, sidebars, files, pages, want string }{
		{name: "slug and title from the label", sidebars: "docs: [{type: category, label: Getting Started!, link: {type: generated-index}, items: [a]}]",
			files: "a.md",
			pages: "/category/getting-started Getting Started!\n", want: "+ Getting Started! /category/getting-started\n  a /a\n"},
		{name: "equal labels are numbered, an outer category first",
			sidebars: "docs:\n- type: category\n  label: A\n  link: {type: generated-index}\n  items: [{type: category, label: A, link: {type: generated-index}, items: [a]}]\ntwo: [{type: category, label: A, link: {type: generated-index}, items: [{type: ref, id: a}]}]", files: "a.md",
			pages: "/category/a A\n/category/a-1 A\n/category/a-2 A\n", want: "+ A /category/a\n  + A /category/a-1\n    a /a\n"},
		{name: "all its own", sidebars: "docs: [{type: category, label: A, link: {type: generated-index, slug: /all/of it, title: All, description: Every one}, items: [a]}]", files: "a.md",
			pages: "/all/of it All: Every one\n", want: "+ A /all/of%20it\n  a /a\n"},
		{name: "slug without a slash", sidebars: "docs: [{type: category, label: A, link: {type: generated-index, slug: x/}, items: [a]}]", files: "a.md",
			pages: "/x A\n", want: "+ A /x\n  a /a\n"},
		{name: "category file", files: "b/a.md\nb/index.md\nb/_category_.yml {label: Bee, link: {type: generated-index, title: T}}",
			pages: "/category/bee T\n", want: "+ Bee /category/bee\n  a /b/a\n  index /b\n"},
		{name: "category file without a label", files: "01-b/a.md\n01-b/_category_.yml {link: {type: generated-index}}",
			pages: "/category/b b\n", want: "+ b /category/b\n  a /b/a\n"},
		{name: "category of drafts has none", sidebars: "docs: [a, {type: category, label: X, link: {type: generated-index}, items: [x]}]",
			files: "a.md\nx.md {draft: true}",
			pages: "", want: "a /a\n"},
		{name: "category of unlisted docs is a link", sidebars: "docs: [a, {type: category, label: X, link: {type: generated-index}, items: [u]}]",
			files: "a.md\nu.md {unlisted: true}",
			pages: "/category/x X\n", want: "a /a\nX /category/x\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: test.sidebars, files: test.files, input: sidebar.Input{Collapsible: true, Collapsed: true}})
			compare(t, test.sidebars, result.pages(), test.pages)
			_, shown, _ := strings.Cut(firstView(t, result), "\n")
			compare(t, test.sidebars, shown, test.want)
		})
	}
}

func TestPageOfACategoryHasItsPlaceInTheSidebar(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		base: "/x/",
		sidebars: trimmed(`
			docs:
			  - a
			  - type: category
			    label: Outer
			    items:
			      - type: category
			        label: Bee
			        link: {type: generated-index}
			        items: [b]
		`),
		files: "a.md\nb.md",
	})
	key := result.indexes[0].Key
	compare(t, "sidebar", result.SidebarOf(key), "docs")
	compare(t, "view", outline(result.At(key).View.Items), "a /x/a\n= Outer (/x/category/bee)\n  = Bee /x/category/bee\n    b /x/b\n")
	compare(t, "neighbors", result.chain("a", key, "b"), "- < a > "+key+" Bee\na a < "+key+" > b b\n"+key+" Bee < b > -\n")
	labels := ""
	for _, item := range result.Trail(key) {
		labels += item.Label + " " + item.Href + "\n"
	}
	compare(t, "trail", labels, "Outer \nBee /x/category/bee\n")
	compare(t, "first page", result.First("docs"), "/x/a")
	compare(t, "first doc", result.outline.FirstDoc(), "a")
}

func TestFirstDocIsNotTheCategoryPage(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "docs: [{type: category, label: B, link: {type: generated-index}, items: [b]}]", files: "a.md\nb.md"})
	compare(t, "first page", result.First("docs"), "/category/b")
	compare(t, "first doc", result.outline.FirstDoc(), "b")
}

func TestCardsShowTheItemsOfACategory(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		sidebars: trimmed(`
			docs:
			  - type: category
			    label: All
			    link: {type: generated-index}
			    items:
			      - {type: doc, id: a, label: First}
			      - u
			      - {type: html, value: <hr>}
			      - {type: link, label: Web, href: 'https://example.com', icon: globe, description: Out there}
			      - {type: category, label: Inner, items: [b, u, {type: html, value: x}]}
			      - {type: category, label: Described, description: What it is, link: {type: doc, id: c}, items: [{type: ref, id: b}]}
			      - {type: category, label: Bare, items: [{type: html, value: x}]}
		`),
		files: "a.md {description: About a}\nb.md\nc.md {description: About c}\nu.md {unlisted: true}",
	})
	var out strings.Builder
	for _, card := range result.Cards(result.indexes[0].Key) {
		fmt.Fprintf(&out, "%s %s %v %q %q %q\n", card.Label, card.Href, card.External, card.Icon, card.Description, card.Pages)
	}
	compare(t, "cards", out.String(), trimmed(`
		First /a false "" "About a" []
		Web https://example.com true "globe" "Out there" []
		Inner /b false "" "" ["b"]
		Described /c false "" "What it is" ["b"]
	`))
	compare(t, "no page", fmt.Sprint(result.Cards("/index/99")), "[]")
}

func TestTakenPathOfACategoryPageIsReported(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		sidebars: "docs:\n- type: category\n  label: A\n  link:\n    type: generated-index\n    slug: /b\n  items: [b]\n",
		files:    "b.md",
	})
	compareLines(t, "taken", lines(result.findings), []string{
		"sidebars.yaml:6:11+2 warning: two pages have the URL /b: content/b.md already has it (give one of them a different slug)"})
	compare(t, "view", result.view(t, "b"), "docs\n= A (/b)\n  b /b\n")
	compare(t, "no page", fmt.Sprint(result.At(result.indexes[0].Key).View == nil), "true")
}

func TestSlugOfACategoryMustBeAPath(t *testing.T) {
	t.Parallel()
	result := build(t, site{files: "b/a.md\nb/_category_.yml {link: {type: generated-index, slug: 'https://a.b'}}"})
	compareLines(t, "slug", lines(result.findings), []string{
		`content/b/_category_.yml:1:38+13 error: the slug "https://a.b" is not a path (write a path such as /my/page)`})
}

func TestCategoryWithoutItemsHasNoPage(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "docs:\n- a\n- type: category\n  label: A\n  link: {type: generated-index}\n  items: []\n", files: "a.md"})
	compareLines(t, "empty", lines(result.findings), []string{
		`sidebars.yaml:4:10+1 warning: the category "A" has no items, so docgen leaves it out, together with its page (add items, or remove the category)`})
	compare(t, "pages", result.pages(), "")
}

// authoring 3.5.4
func TestNumberPrefixesCanBeKept(t *testing.T) {
	t.Parallel()
	source := content.File{Path: "01-b/02-a.md", Name: "content/01-b/02-a.md"}
	doc, _ := content.Describe(source, content.Parsed{KeepPrefixes: true})
	navigation, _, _ := navigate(sidebar.Input{Specs: sidebar.Default(), Docs: []*content.Doc{&doc}, KeepPrefixes: true}, "/", nil)
	compare(t, "view", outline(navigation.At(doc.ID).View.Items), "= 01-b (/01-b/02-a)\n  02-a /01-b/02-a\n")
}
