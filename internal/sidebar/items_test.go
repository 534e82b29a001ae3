package sidebar_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

const someDocs = `
	intro.md {title: Introduction}
	api/app.md {title: App, sidebar_label: Application}
	api/window.md {title: Window}
	api/classy.md {title: Classy, sidebar_class_name: front-matter}
	guide/index.md {title: Guide}
`

func TestItemsAreShown(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, items, want string }{
		{name: "ids", items: `
			- intro
			- api/app
		`, want: `
			Introduction /intro
			Application /api/app
		`},
		{name: "front matter's label before the item's, which comes before the title", items: `
			- {type: doc, id: api/app, label: Item}
			- {type: doc, id: intro, label: Item}
		`, want: `
			Application /api/app
			Item /intro
		`},
		{name: "class in front matter before the item's", items: `
			- {type: doc, id: intro, className: new}
			- {type: doc, id: api/classy, className: new}
		`, want: `
			Introduction /intro .new
			Classy /api/classy .front-matter
		`},
		{name: "ref", items: `
			- intro
			- {type: ref, id: api/app, className: new}
			- {type: ref, id: guide/index, label: Elsewhere}
		`, want: `
			Introduction /intro
			Application /api/app .new
			Elsewhere /guide
		`},
		{name: "links", items: `
			- intro
			- {type: link, label: Web, href: 'https://example.com', className: new, description: Out there}
			- {type: link, label: Web, href: '//example.com'}
			- {type: link, label: Site, href: /api/window}
			- {type: link, label: Anchor, href: '/api/window#frame'}
			- {type: link, label: Bare, href: /api/window, autoAddBaseUrl: false}
		`, want: `
			Introduction /intro
			Web => https://example.com .new
			Web => //example.com
			Site /api/window
			Anchor /api/window#frame
			Bare /api/window
		`},
		{name: "HTML", items: `
			- intro
			- {type: html, value: <hr>, defaultStyle: true, className: line}
			- {type: html, value: <b>x</b>}
		`, want: `
			Introduction /intro
			<hr> (default style) .line
			<b>x</b>
		`},
		{name: "category", items: `
			- type: category
			  label: API
			  className: new
			  items:
			    - api/app
			    - type: category
			      label: Open
			      collapsed: false
			      items: [api/window]
			    - type: category
			      label: Fixed
			      collapsible: false
			      collapsed: true
			      description: Not shown here
			      items: [intro]
		`, want: `
			+ API (/api/app) .new
			  Application /api/app
			  - Open (/api/window)
			    Window /api/window
			  = Fixed (/intro)
			    Introduction /intro
		`},
		{name: "category with a page", items: `
			- type: category
			  label: Guide!
			  link: {type: doc, id: guide/index}
			  items: [intro]
			- type: category
			  label: None
			  link: null
			  items: [api/app]
		`, want: `
			+ Guide! /guide
			  Introduction /intro
			+ None (/api/app)
			  Application /api/app
		`},
		{name: "category that has a page alone is a doc", items: `
			- type: category
			  label: Guide!
			  className: new
			  link: {type: doc, id: guide/index}
			  items: []
		`, want: `
			Guide! /guide .new
		`},
		{name: "labels and their items for a sidebar", items: `
			Start: [intro]
			API:
			  Deep: [api/app]
			  Deeper: [api/window]
		`, want: `
			+ Start (/intro)
			  Introduction /intro
			+ API (/api/app)
			  + Deep (/api/app)
			    Application /api/app
			  + Deeper (/api/window)
			    Window /api/window
		`},
		{name: "labels and their items in a list and in a category", items: `
			- intro
			- Zebra: [api/app]
			  Ant: [api/window]
			- type: category
			  label: Outer
			  items:
			    Inner: [guide/index]
		`, want: `
			Introduction /intro
			+ Zebra (/api/app)
			  Application /api/app
			+ Ant (/api/window)
			  Window /api/window
			+ Outer (/guide)
			  + Inner (/guide)
			    Guide /guide
		`},
		{name: "custom properties and translation keys are let through", items: `
			- {type: doc, id: intro, customProps: {badge: [1, {a: b}]}, key: intro}
			- {type: html, value: <hr>, customProps: {}}
		`, want: `
			Introduction /intro
			<hr>
		`},
		{name: "first page of a category is of the site", items: `
			- type: category
			  label: Mixed
			  items:
			    - {type: link, label: Web, href: 'https://example.com'}
			    - {type: html, value: <hr>}
			    - Inner: [{type: ref, id: intro}]
		`, want: `
			+ Mixed (/intro)
			  Web => https://example.com
			  <hr>
			  + Inner (/intro)
			    Introduction /intro
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sidebars := "docs:\n" + indent(trimmed(test.items)) + "all: [intro, api/app, api/window, guide/index]\n"
			files := strings.ReplaceAll(trimmed(someDocs), "}", ", displayed_sidebar: docs}")
			result := build(t, site{sidebars: sidebars, files: files, input: sidebar.Input{Collapsible: true, Collapsed: true}})
			compare(t, test.items, result.view(t, "intro"), "docs\n"+trimmed(test.want))
			compareLines(t, test.items, lines(result.findings), nil)
		})
	}
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n  ") + "\n"
}

func TestSidebarsFileMayBeJSON(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		sidebars: "{\n\t\"docs\": [\n\t\t\"intro\",\n\t\t{\"type\": \"category\", \"label\": \"API\", \"items\": [\"api/app\"]}\n\t]\n}\n",
		files:    trimmed(someDocs),
	})
	compare(t, "JSON", result.view(t, "intro"), "docs\nIntroduction /intro\n= API (/api/app)\n  Application /api/app\n")
}

func TestAnchorsRepeatItems(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		sidebars: trimmed(`
			one: &items
			  - intro
			  - type: category
			    label: API
			    items: [api/app]
			two: *items
		`),
		files: trimmed(someDocs),
	})
	compare(t, "anchor", result.view(t, "api/app"), "two\nIntroduction /intro\n= API (/api/app)\n  Application /api/app\n")
}

func TestCategoriesFollowTheSitesDefaults(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		input sidebar.Input
		want  string
	}{
		{name: "collapsible and collapsed", input: sidebar.Input{Collapsible: true, Collapsed: true}, want: "+"},
		{name: "collapsible alone", input: sidebar.Input{Collapsible: true}, want: "-"},
		{name: "collapsed alone stays open", input: sidebar.Input{Collapsed: true}, want: "="},
		{name: "neither", want: "="},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: "docs: {API: [api/app]}", files: trimmed(someDocs), input: test.input})
			compare(t, test.name, result.view(t, "api/app"), "docs\n"+test.want+" API (/api/app)\n  Application /api/app\n")
		})
	}
}

// deadLinks is a site in which every link except /right is broken.
type deadLinks struct{}

func (deadLinks) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	if link == "/right" {
		return "/base/right", true, nil
	}
	return "/base" + link, false, &diag.Diagnostic{Severity: diag.Warning, Code: "links", Text: "no page at " + link, Hint: "look"}
}

func TestLinksAreChecked(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		links:    deadLinks{},
		sidebars: "docs:\n- intro\n- {type: link, label: A, href: /right}\n- {type: link, label: B, href: /wrong}\n- {type: link, label: C, href: /other, autoAddBaseUrl: false}\n",
		files:    "intro.md",
	})
	compare(t, "links", result.view(t, "intro"), "docs\nintro /intro\nA => /base/right\nB /base/wrong\nC /other\n")
	compareLines(t, "links", lines(result.findings), []string{"sidebars.yaml:4:32+6 warning: no page at /wrong (look)"})
	compare(t, "code", result.findings[0].Code, "links")
}

func TestNoSidebars(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "{}", files: "intro.md"})
	compare(t, "{}", result.view(t, "intro"), "none")
	compareLines(t, "{}", lines(result.findings), nil)
}

func TestEmptySidebar(t *testing.T) {
	t.Parallel()
	result := build(t, site{sidebars: "docs: []", files: "intro.md {displayed_sidebar: docs}"})
	compare(t, "[]", result.view(t, "intro"), "docs\n")
	compare(t, "[]", result.First("docs"), "")
	compareLines(t, "[]", lines(result.findings), nil)
}
