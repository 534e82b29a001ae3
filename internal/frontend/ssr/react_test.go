package ssr_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// reactModules bundles React from the repository's node_modules, and a theme that renders
// what a docs theme does: a navbar, a sidebar, breadcrumbs, the content, a table of
// contents.
func reactModules(t testing.TB) (vendor, theme ssr.Module) {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	vendor = ssr.Module{
		Name:     "vendor",
		File:     "vendor.js",
		Provides: []string{"react", "react/jsx-runtime", "react-dom/server"},
		Code: bundled(t, root, "", `
			exports["react"] = require("react")
			exports["react/jsx-runtime"] = require("react/jsx-runtime")
			exports["react-dom/server"] = require("./node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js")`),
	}
	theme = ssr.Module{Name: "theme", File: "theme.js", Code: bundled(t, root, "react*", `
		import { renderToString } from "react-dom/server"
		const Item = ({ item, path }) => item.items
			? <li><details open><summary className="menu__link">{item.label}</summary><ul className="menu">{item.items.map((i) => <Item key={i.label} item={i} path={path} />)}</ul></details></li>
			: <li className="menu__item"><a className="menu__link" href={item.href} aria-current={item.href === path ? "page" : undefined}>{item.label}</a></li>
		const App = ({ site, page }) => <div className="app">
			<a className="skip" href="#main">Skip to content</a>
			<nav className="navbar" aria-label="Main"><a href={site.baseUrl}>{site.title}</a>{site.navbar.map((n) => <a key={n.href} href={n.href}>{n.label}</a>)}</nav>
			<aside><nav aria-label="Docs"><ul className="menu">{page.sidebar.map((i) => <Item key={i.label} item={i} path={page.path} />)}</ul></nav></aside>
			<main id="main"><article dangerouslySetInnerHTML={{ __html: page.content }} />
			<nav className="toc"><ol>{page.toc.map((t) => <li key={t.id}><a href={"#" + t.id} dangerouslySetInnerHTML={{ __html: t.html }} /></li>)}</ol></nav></main>
		</div>
		export const render = (site, page) => renderToString(<App site={site} page={page} />)`)}
	return vendor, theme
}

func bundled(t testing.TB, root, external, code string) string {
	t.Helper()
	options := api.BuildOptions{
		Stdin:    &api.StdinOptions{Contents: code, ResolveDir: root, Sourcefile: "entry.jsx", Loader: api.LoaderJSX},
		Bundle:   true,
		Platform: api.PlatformNode,
		Format:   api.FormatCommonJS,
		JSX:      api.JSXAutomatic,
		Define:   map[string]string{"process.env.NODE_ENV": `"production"`},

		MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
	}
	if external != "" {
		options.External = []string{external}
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		t.Fatal("React is not installed here, run make: ", result.Errors[0].Text)
	}
	return string(result.OutputFiles[0].Contents)
}

func reactSite() []byte {
	return []byte(`{"title":"Phoenix","baseUrl":"/","navbar":[{"label":"Guides","href":"/guides/"},{"label":"API","href":"/api/"}]}`)
}

// reactPages returns pages of about 10 KB of HTML, with 60 links in the sidebar.
func reactPages(count int) []json.RawMessage {
	type link struct {
		Label string `json:"label"`
		Href  string `json:"href"`
	}
	type category struct {
		Label string `json:"label"`
		Items []link `json:"items"`
	}
	var sidebar []category
	for i := range 6 {
		c := category{Label: fmt.Sprintf("Category %d", i)}
		for k := range 10 {
			c.Items = append(c.Items, link{fmt.Sprintf("Page %d of %d", k, i), fmt.Sprintf("/category-%d/page-%d/", i, k)})
		}
		sidebar = append(sidebar, c)
	}
	content := strings.Repeat(`<h2 id="a">Heading</h2><p>Some <em>words</em> of a page with a <a href="/b/">link</a> in it.</p>`, 35)
	pages := make([]json.RawMessage, count)
	for i := range pages {
		pages[i], _ = json.Marshal(map[string]any{
			"path": fmt.Sprintf("/page-%d/", i), "content": content, "sidebar": sidebar,
			"toc": []map[string]string{{"id": "a", "html": "Heading"}, {"id": "b", "html": "<code>b</code>"}},
		})
	}
	return pages
}

func TestReactRendersThroughTheVendorModule(t *testing.T) {
	t.Parallel()
	vendor, theme := reactModules(t)
	pool := start(t, ssr.Options{Modules: []ssr.Module{vendor}})
	load(t, pool, theme)
	site(t, pool, reactSite())
	html := render(t, pool, reactPages(1))[0].HTML
	for _, want := range []string{
		`<div class="app"><a class="skip" href="#main">Skip to content</a>`,
		`<a href="/">Phoenix</a><a href="/guides/">Guides</a>`,
		`<a class="menu__link" href="/category-5/page-9/">Page 9 of 5</a>`,
		`<li><a href="#b"><code>b</code></a></li>`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("page is\n%s\nwant in it\n%s", html, want)
		}
	}
}
