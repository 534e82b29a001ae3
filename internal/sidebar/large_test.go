package sidebar_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// filler returns a category of docs "name/0", "name/1" and so on, and the docs.
func filler(name string, docs int) (category, files string) {
	var ids []string
	for number := range docs {
		ids = append(ids, fmt.Sprintf("%s/%d", name, number))
	}
	return "{" + name + ": [" + strings.Join(ids, ", ") + "]}", strings.Join(ids, ".md\n") + ".md\n"
}

func TestSidebarOf150LinksIsComplete(t *testing.T) {
	t.Parallel()
	category, files := filler("fill", 149)
	result := build(t, site{sidebars: "docs: [a, {type: html, value: <hr>}, u, " + category + "]", files: "a.md\nu.md {unlisted: true}\n" + files})
	whole := result.view(t, "a")
	compare(t, "149 + 1 links", fmt.Sprint(strings.Count(whole, "\n")), "153") // sidebar, HTML, category and the links
	compare(t, "another page", result.view(t, "fill/7"), whole)
	if result.At("a").View != result.At("fill/7").View {
		t.Error("the pages of a small sidebar do not share it")
	}
	if branches := result.Branches(); len(branches) > 0 {
		t.Errorf("149 + 1 links\ngot %d branches", len(branches))
	}
}

// large returns a sidebar of more than 150 links in five categories.
func large(t *testing.T, input sidebar.Input) built {
	t.Helper()
	category, files := filler("fill", 150)
	return build(t, site{
		sidebars: trimmed(`
			small: [alone]
			docs:
			  - a
			  - u
			  - Outer:
			      - b
			      - type: category
			        label: Inner
			        link: {type: doc, id: inner}
			        items: [c, v]
			      - Deep: [d]
			  - type: category
			    label: Page alone
			    link: {type: doc, id: e}
			    items: [w]
			  - ` + category + `
		`),
		files: "a.md\nb.md\nc.md\nd.md\ne.md\ninner.md\nu.md {unlisted: true}\nv.md {unlisted: true}\nw.md {unlisted: true}\nalone.md\n" + files,
		input: input,
	})
}

func TestLargeSidebarOpensOnlyThePagesBranch(t *testing.T) {
	t.Parallel()
	result := large(t, sidebar.Input{Collapsible: true, Collapsed: true})
	for _, test := range []struct{ name, page, want string }{
		{name: "page at the top", page: "a", want: `
			a /a
			+ Outer (/b) < /sidebar/1-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "page in a category", page: "b", want: `
			a /a
			- Outer (/b)
			  b /b
			  + Inner /inner < /sidebar/1-2-1.json
			  + Deep (/d) < /sidebar/1-2-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "page deeper", page: "c", want: `
			a /a
			- Outer (/b)
			  b /b
			  - Inner /inner
			    c /c
			  + Deep (/d) < /sidebar/1-2-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "page of a category", page: "inner", want: `
			a /a
			- Outer (/b)
			  b /b
			  - Inner /inner
			    c /c
			  + Deep (/d) < /sidebar/1-2-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "unlisted page at the top", page: "u", want: `
			a /a
			u /u
			+ Outer (/b) < /sidebar/1-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "unlisted page deeper", page: "v", want: `
			a /a
			- Outer (/b)
			  b /b
			  - Inner /inner
			    c /c
			    v /v
			  + Deep (/d) < /sidebar/1-2-2.json
			Page alone /e
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
		{name: "unlisted page alone in its category", page: "w", want: `
			a /a
			+ Outer (/b) < /sidebar/1-2.json
			- Page alone /e
			  w /w
			+ fill (/fill/0) < /sidebar/1-4.json
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.page, result.view(t, test.page), "docs\n"+trimmed(test.want))
		})
	}
}

func TestBranchesContainWhatPagesOmit(t *testing.T) {
	t.Parallel()
	var got []string
	for _, branch := range large(t, sidebar.Input{Collapsible: true}).Branches() {
		if branch.File != "sidebar/1-4.json" {
			got = append(got, branch.File, outline(branch.Items))
			continue
		}
		compare(t, branch.File, fmt.Sprint(len(branch.Items)), "150")
	}
	compareLines(t, "branches", got, []string{
		"sidebar/1-2-1.json", "c /c\n",
		"sidebar/1-2-2.json", "d /d\n",
		"sidebar/1-2.json", "b /b\n+ Inner /inner < /sidebar/1-2-1.json\n+ Deep (/d) < /sidebar/1-2-2.json\n",
	})
}

func TestClosedCategoriesOfALargeSidebarCanBeOpened(t *testing.T) {
	t.Parallel()
	result := large(t, sidebar.Input{Collapsible: false})
	compare(t, "never collapsible", result.view(t, "b"), "docs\n"+trimmed(`
		a /a
		= Outer (/b)
		  b /b
		  + Inner /inner < /sidebar/1-2-1.json
		  + Deep (/d) < /sidebar/1-2-2.json
		Page alone /e
		+ fill (/fill/0) < /sidebar/1-4.json
	`))
}

func TestDisplayedLargeSidebarOfAnotherDocIsClosed(t *testing.T) {
	t.Parallel()
	category, files := filler("fill", 151)
	result := build(t, site{sidebars: "docs: [" + category + "]\nother: [x]", files: "x.md {displayed_sidebar: docs}\n" + files})
	compare(t, "x", result.view(t, "x"), "docs\n+ fill (/fill/0) < /sidebar/0-0.json\n")
}

func TestUnlistedCategoryPageOfALargeSidebarLinksToItself(t *testing.T) {
	t.Parallel()
	category, files := filler("fill", 151)
	result := build(t, site{
		sidebars: "docs: [{type: category, label: U, link: {type: doc, id: u}, items: [v]}, " + category + "]",
		files:    "u.md {unlisted: true}\nv.md {unlisted: true}\n" + files,
	})
	compare(t, "u", result.view(t, "u"), "docs\nU /u\n+ fill (/fill/0) < /sidebar/0-1.json\n")
	compare(t, "fill/0", strings.SplitN(result.view(t, "fill/0"), "\n", 3)[1], "= fill (/fill/0)")
}

func TestBranchFilesDoNotDependOnIDs(t *testing.T) {
	t.Parallel()
	category, files := filler("fill", 151)
	result := build(t, site{
		sidebars: "'../a b/c?': [" + category + "]\n'../a b': [{More: [" + category + "]}]",
		files:    strings.ReplaceAll(files, ".md", ".md {displayed_sidebar: null}"),
	})
	var got []string
	for _, branch := range result.Branches() {
		got = append(got, branch.File)
	}
	compareLines(t, "ids", got, []string{"sidebar/0-0.json", "sidebar/1-0-0.json", "sidebar/1-0.json"})
}

func TestURLsStartWithTheBaseURL(t *testing.T) {
	t.Parallel()
	category, files := filler("fill", 151)
	result := build(t, site{
		sidebars: trimmed(`
			docs:
			  - a
			  - {type: link, label: Site, href: /a}
			  - {type: link, label: Based, href: /base/a}
			  - {type: link, label: Other site, href: /b, autoAddBaseUrl: false}
			  - ` + category + `
		`),
		files: "a.md\n" + files, base: "/base/",
	})
	compare(t, "a", result.view(t, "a"), trimmed(`
		docs
		a /base/a
		Site /base/a
		Based /base/a
		Other site /b
		+ fill (/base/fill/0) < /base/sidebar/0-4.json
	`))
}

func TestListsAreNeverNullInJSON(t *testing.T) {
	t.Parallel()
	whole := build(t, site{sidebars: "docs: []", files: "a.md {displayed_sidebar: docs}"})
	closed := large(t, sidebar.Input{})
	values := []any{whole.At("a").View, closed.At("a").View, closed.At("w").View}
	for _, branch := range closed.Branches() {
		values = append(values, branch.Items)
	}
	for _, value := range values {
		text, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "null") {
			t.Errorf("got %s", text)
		}
	}
	text, _ := json.Marshal(whole.At("a").View)
	compare(t, "empty sidebar", string(text), `{"id":"docs","items":[]}`)
}

func TestPagesDoNotShareWhatTheyChange(t *testing.T) {
	t.Parallel()
	result := large(t, sidebar.Input{})
	before := result.view(t, "a")
	opened := result.At("c").View
	opened.Items[0] = contract.SidebarHTML{Value: "changed"}
	compare(t, "a", result.view(t, "a"), before)
}
