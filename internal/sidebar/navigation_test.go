package sidebar_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/sidebar"
)

// chain formats the neighbors of docs as "before < id > after".
func (b built) chain(ids ...string) string {
	var out strings.Builder
	name := func(neighbor *sidebar.Neighbor) string {
		if neighbor == nil {
			return "-"
		}
		return neighbor.ID + " " + strings.ReplaceAll(neighbor.Label, " ", "_")
	}
	for _, id := range ids {
		at := b.At(id)
		out.WriteString(name(at.Previous) + " < " + id + " > " + name(at.Next) + "\n")
	}
	return out.String()
}

func TestNeighborsFollowReadingOrder(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, sidebars, files, want string }{
		{name: "across categories, into and out of them", sidebars: "docs: [a, {B: [b, {C: [c]}]}, d]", files: "a.md\nb.md\nc.md\nd.md", want: `
			- < a > b b
			a a < b > c c
			b b < c > d d
			c c < d > -
		`},
		{name: "category with a page stands before its items", sidebars: "docs: [a, {type: category, label: B, link: {type: doc, id: b}, items: [c]}]",
			files: "a.md\nb.md\nc.md", want: `
			- < a > b b
			a a < b > c c
			b b < c > -
		`},
		{name: "links, HTML and refs are left out", sidebars: "docs: [a, {type: link, label: L, href: /x}, {type: html, value: <hr>}, {type: ref, id: c}, b]\nother: [c]", files: "a.md\nb.md\nc.md", want: `
			- < a > b b
			a a < b > -
			- < c > -
		`},
		{name: "unlisted docs are left out, and have none", sidebars: "docs: [a, u, b, {type: category, label: V, link: {type: doc, id: v}, items: [c]}]",
			files: "a.md\nu.md {unlisted: true}\nb.md\nv.md {unlisted: true}\nc.md", want: `
			- < a > b b
			- < u > -
			a a < b > c c
			- < v > -
			b b < c > -
		`},
		{name: "drafts are left out", sidebars: "docs: [a, x, b]", files: "a.md\nx.md {draft: true}\nb.md", want: `
			- < a > b b
			a a < b > -
		`},
		{name: "doc outside all sidebars", sidebars: "docs: [a]", files: "a.md\nb.md", want: `
			- < b > -
		`},
		{name: "doc that stands twice goes on from the first place", sidebars: "docs: [a, b, a, c]", files: "a.md\nb.md\nc.md", want: `
			- < a > b b
			a a < b > a a
			a a < c > -
		`},
		{name: "doc in two sidebars", sidebars: "one: [a, x, b]\ntwo: [c, x, d]", files: "a.md\nb.md\nc.md\nd.md\nx.md", want: `
			- < a > x x
			c c < x > d d
			x x < b > -
		`},
		{name: "displayed sidebar", sidebars: "one: [a, x, b]\ntwo: [c, x, d]", files: "a.md\nb.md\nc.md\nd.md\nx.md {displayed_sidebar: one}", want: `
			a a < x > b b
		`},
		{name: "displayed sidebar without the doc", sidebars: "one: [a]\ntwo: [c, x]", files: "a.md\nc.md\nx.md {displayed_sidebar: one}", want: `
			- < x > -
		`},
		{name: "no sidebar displayed", sidebars: "one: [a, x]", files: "a.md\nx.md {displayed_sidebar: null}", want: `
			- < x > -
		`},
		{name: "front matter chooses", sidebars: "docs: [a, b, c]", files: "a.md\nb.md {pagination_prev: d, pagination_next: null}\nc.md\nd.md", want: `
			b b < c > -
			d d < b > -
		`},
		{name: "front matter chooses an unlisted doc", sidebars: "docs: [a, b]", files: "a.md {pagination_next: u}\nb.md\nu.md {unlisted: true}", want: `
			- < a > -
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: test.sidebars, files: test.files})
			var ids []string
			for line := range strings.SplitSeq(strings.TrimSpace(test.want), "\n") {
				_, id, _ := strings.Cut(line, " < ")
				id, _, _ = strings.Cut(id, " > ")
				ids = append(ids, id)
			}
			compare(t, test.sidebars, result.chain(ids...), trimmed(test.want))
		})
	}
}

func TestPaginationLabels(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, item, frontMatter, want string }{
		{name: "by the pagination label", item: "{type: doc, id: b, label: Item}", frontMatter: "{title: T, sidebar_label: S, pagination_label: P}", want: "P"},
		{name: "else by the sidebar label", item: "{type: doc, id: b, label: Item}", frontMatter: "{title: T, sidebar_label: S}", want: "S"},
		{name: "else by the item", item: "{type: doc, id: b, label: Item}", frontMatter: "{title: T}", want: "Item"},
		{name: "else by the title", item: "b", frontMatter: "{title: T}", want: "T"},
		{name: "not by the category", item: "{type: category, label: Item, link: {type: doc, id: b}, items: [c]}", frontMatter: "{title: T}", want: "T"},
		{name: "by the sidebar label before the category", item: "{type: category, label: Item, link: {type: doc, id: b}, items: [c]}",
			frontMatter: "{title: T, sidebar_label: S}", want: "S"},
		{name: "by the category that is the page alone", item: "{type: category, label: Item, link: {type: doc, id: b}, items: []}", frontMatter: "{title: T}",
			want: "Item"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: "docs: [a, " + test.item + "]", files: "a.md\nb.md " + test.frontMatter + "\nc.md"})
			compare(t, test.item, result.chain("a"), "- < a > b "+test.want+"\n")
		})
	}
}

func TestNeighborFromFrontMatterIgnoresItemLabels(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "docs: [a, {type: doc, id: b, label: Item}]", files: "a.md {pagination_next: b}\nb.md {title: T}"})
	compare(t, "pagination_next", result.chain("a"), "- < a > b T\n")
}

func TestSidebarOfAPage(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, sidebars, frontMatter, want string }{
		{name: "its own", sidebars: "one: [a]\ntwo: [x]", want: "two"},
		{name: "the last of two", sidebars: "one: [x]\ntwo: [x]\nthree: [a]", want: "two"},
		{name: "none", sidebars: "one: [a]", want: ""},
		{name: "not one with a ref", sidebars: "one: [a, {type: ref, id: x}]", want: ""},
		{name: "the one of its category", sidebars: "one: [{type: category, label: X, link: {type: doc, id: x}, items: [a]}]", want: "one"},
		{name: "the one that its front matter names", sidebars: "one: [x]\ntwo: [a]", frontMatter: "{displayed_sidebar: two}", want: "two"},
		{name: "none by its front matter", sidebars: "one: [x]", frontMatter: "{displayed_sidebar: null}", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: test.sidebars, files: "a.md\nx.md " + test.frontMatter})
			compare(t, test.sidebars, result.SidebarOf("x"), test.want)
			shown := ""
			if view := result.At("x").View; view != nil {
				shown = view.ID
			}
			compare(t, test.sidebars, shown, test.want)
		})
	}
}

func TestTrailLeadsToThePage(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, sidebars, files, want string }{
		{name: "at the top", sidebars: "docs: [x]", want: "X /x"},
		{name: "in categories", sidebars: "docs: [a, {Outer: [a, {type: category, label: Inner, link: {type: doc, id: b}, items: [x]}]}]",
			want: "Outer  > Inner /b > X /x"},
		{name: "category's own page", sidebars: "docs: [{Outer: [{type: category, label: Inner, link: {type: doc, id: x}, items: [b]}]}]",
			want: "Outer  > Inner /x"},
		{name: "first of two places", sidebars: "docs: [{One: [x]}, {Two: [x]}]", want: "One  > X /x"},
		{name: "no sidebar", sidebars: "docs: [a]", want: ""},
		{name: "displayed sidebar", sidebars: "one: [{One: [x]}]\ntwo: [{Two: [x]}]", files: "x.md {title: X, displayed_sidebar: one}", want: "One  > X /x"},
		{name: "ref in the displayed sidebar", sidebars: "one: [{One: [{type: ref, id: x}]}]\ntwo: [{Two: [x]}]",
			files: "x.md {title: X, displayed_sidebar: one}", want: "One  > X /x"},
		{name: "ref does not hide the item", sidebars: "one: [{One: [{type: ref, id: x}]}, {Two: [x]}]", want: "Two  > X /x"},
		{name: "no sidebar displayed", sidebars: "one: [x]", files: "x.md {title: X, displayed_sidebar: null}", want: ""},
		{name: "category with an unlisted page", sidebars: "docs: [{type: category, label: U, link: {type: doc, id: u}, items: [x]}]", want: "U  > X /x"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			files := "a.md\nb.md\nu.md {unlisted: true}\n"
			if test.files == "" {
				test.files = "x.md {title: X}"
			}
			result := build(t, site{sidebars: test.sidebars, files: files + test.files})
			var trail []string
			for _, item := range result.Trail("x") {
				trail = append(trail, item.Label+" "+item.Href)
			}
			compare(t, test.sidebars, strings.Join(trail, " > "), test.want)
		})
	}
}

func TestTrailOfUnknownDocIsEmpty(t *testing.T) {
	t.Parallel()
	result := build(t, site{files: "a.md"})
	if trail := result.Trail("zzz"); len(trail) > 0 {
		t.Errorf("zzz\ngot %v", trail)
	}
}

func TestFirstPageOfASidebar(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, items, want string }{
		{name: "doc", items: "[a, b]", want: "/a"},
		{name: "page of a category", items: "[{type: category, label: A, link: {type: doc, id: a}, items: [b]}]", want: "/a"},
		{name: "in a category", items: "[{A: [{B: [b]}]}, a]", want: "/b"},
		{name: "refs and links do not count", items: "[{type: ref, id: a}, {type: link, label: A, href: /a}, b]", want: "/b"},
		{name: "unlisted docs do not count", items: "[u, {type: category, label: A, link: {type: doc, id: u}, items: [b]}]", want: "/b"},
		{name: "none", items: "[{type: html, value: <hr>}]", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: "docs: " + test.items, files: "a.md\nb.md\nu.md {unlisted: true}"})
			compare(t, test.items, result.First("docs"), test.want)
			compare(t, "unknown sidebar", result.First("other"), "")
		})
	}
}

func TestFirstDocComesFromTheFirstSidebarWithDocs(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "one: [{type: html, value: <hr>}]\ntwo: [{A: [b]}, a]", files: "a.md\nb.md"})
	compare(t, "two sidebars", result.outline.FirstDoc(), "b")
	compare(t, "none", build(t, site{sidebars: "{}", files: "a.md"}).outline.FirstDoc(), "")
}

func TestSidebarsKeepTheOrderOfTheFile(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "zebra: [a]\nant: [b]\nBee: []", files: "a.md\nb.md"})
	compare(t, "ids", strings.Join(result.SidebarIDs(), " "), "zebra ant Bee")
}
