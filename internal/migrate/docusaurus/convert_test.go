package docusaurus_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

func TestOptionsBecomeDocgensOwn(t *testing.T) {
	t.Parallel()
	classic := func(options string) string { return `"presets": [["classic", {` + options + `}]]` }
	for _, test := range []struct {
		name, config, want string
		files              fstest.MapFS
	}{
		{name: "URLs that look like folders near the site", config: `"baseUrl": "/", ` + classic(`"docs": {"routeBasePath": "/"}`),
			want: "url: https://example.org\ndocs:\n  path: docs\nthemeConfig"},
		{name: "docs beside the site", config: classic(`"docs": {"path": "../docs/", "routeBasePath": "/"}, "blog": false`), want: "docs:\n  path: ../docs\n"},
		{name: "defaults of Docusaurus", config: classic(``), want: "docs:\n  path: docs\n  routeBasePath: docs\n"},
		{name: "blog with posts", config: classic(``), files: fstest.MapFS{"blog/a.md": {}}, want: "blog: {}\n"},
		{name: "docs without sidebars", config: classic(`"docs": {"sidebarPath": false}`), want: "  sidebarPath: false\n"},
		{name: "several docs", config: classic(`"docs": {}`) +
			`, "plugins": [["content-docs", {"id": "api", "path": "api", "routeBasePath": "api", "breadcrumbs": false}]]`,
			want: "docs:\n  - id: default\n    path: docs\n    routeBasePath: docs\n    sidebarPath: sidebars-default.yaml\n  - id: api\n    path: api\n    routeBasePath: api\n    breadcrumbs: false\n    sidebarPath: sidebars-api.yaml\n"},
		{name: "style sheets", config: classic(`"theme": {"customCss": ["/home/me/site/src/a.css", "./src/b.css", "file:some/style.css"]}`),
			want: "  customCss:\n    - src/a.css\n    - src/b.css\n    - some/style.css\n"},
		{name: "index of a folder", config: classic(``), files: fstest.MapFS{"docs/a/index.md": {}}, want: "indexSlash: true\n"},
		{name: "slug with a slash", config: classic(``), files: fstest.MapFS{"docs/a.md": {Data: []byte("---\nslug: /b/\n---\n")}}, want: "indexSlash: true\n"},
		{name: "index of a folder of pages", config: classic(``), files: fstest.MapFS{"src/pages/a/index.js": {}}, want: "indexSlash: true\n"},
		{name: "keywords of admonitions", config: classic(`"docs": {"admonitions": {"keywords": ["a", "tip"]}}, "pages": {"admonitions": {"keywords": ["b", "a"]}}`), want: "  admonitions:\n    - a\n    - b\n"},
		{name: "sidebars file that does not exist", config: classic(`"docs": {"sidebarPath": "./none.js"}`), want: "  sidebarPath: false\n"},
		{name: "names of Infima", config: classic(``), want: "  infima: true\n"},
		{name: "JSX in Markdown", config: classic(``), files: fstest.MapFS{"docs/a.md": {Data: []byte("import A from './a'\n\n<A/>\n")}},
			want: "  format: mdx\n"},
		{name: "JSX in a page", config: classic(``), files: fstest.MapFS{"src/pages/a.md": {Data: []byte("import A from './a'\n\n<A/>\n")}},
			want: "  format: mdx\n"},
		{name: "JSX in a page of Docusaurus 2", config: classic(``), files: fstest.MapFS{"docs/a.md": {Data: []byte("<https://a.example>\n")},
			"src/pages/a.md": {Data: []byte("import A from './a'\n\n<A/>\n")}}, want: "url: https://example.org\ndocs:\n"},
		{name: "component that shows an element of Markdown", config: classic(``), files: fstest.MapFS{"src/theme/Admonition/Icon/Tip.js": {}}, want: "  format: mdx\n"},
		{name: "file in a code block", config: classic(``), files: fstest.MapFS{"docs/a.md": {Data: []byte("```ts file='a.ts'\n```\n")}},
			want: "  codeImport: false\n"},
		{name: "npm2yarn", config: classic(`"docs": {"remarkPlugins": [["pkg:@docusaurus/remark-plugin-npm2yarn", {"sync": true, "converters": ["yarn", "fn:x"]}]]}`), want: "  npm2yarn:\n    sync: true\n    converters:\n      - yarn\n"},
		{name: "comments of Prism", config: `"themeConfig": {"prism": {"magicComments": [{"className": "a", "line": "b"}]}}`,
			want: "markdown:\n  magicComments:\n    - className: a\n      line: b\n"},
		{name: "size in pixels", config: `"themeConfig": {"navbar": {"logo": {"src": "a.svg", "width": "32px", "height": "16"}}}`,
			want: "      width: 32\n      height: 16\n"},
		{name: "truth as text", config: `"trailingSlash": "false"`, want: "trailingSlash: false\n"},
		{name: "link without a label", config: `"themeConfig": {"navbar": {"items": [{"href": "https://www.github.com/a", "className": "b"}]}}`,
			want: "        aria-label: github.com\n"},
		{name: "label of HTML", config: `"themeConfig": {"navbar": {"items": [{"to": "/a", "html": "<b>A</b>"}]}}`,
			want: "      - type: html\n        value: <a href=\"/a\"><b>A</b></a>\n"},
		{name: "item of a condition", config: `"themeConfig": {"navbar": {"items": [false, {"to": "/a", "label": "A"}]}}`,
			want: "    items:\n      - to: /a\n        label: A\n"},
		{name: "item of the site's own type", config: `"themeConfig": {"navbar": {"items": [{"type": "custom-a", "x": 1}]}}`,
			want: "      - type: custom\n        component: custom-a\n        props:\n          x: 1\n"},
		{name: "link attributes", config: `"themeConfig": {"footer": {"links": [{"label": "A", "href": "https://a.b", "target": "_self", "rel": "me", "className": "c"}]}}`, want: "        target: _self\n        rel: me\n        className: c\n"},
		{name: "old name of an option", config: `"themeConfig": {"hideableSidebar": true}`, want: "  docs:\n    sidebar:\n      hideable: true\n"},
		{name: "redirects", config: `"plugins": [["client-redirects", {"redirects": [{"from": "/a", "to": "/b"}]}]]`,
			want: "redirects:\n  - from: /a\n    to: /b\n"},
		{name: "pages of a plugin", config: `"plugins": ["docusaurus-plugin-typedoc-api"]`, want: "onBrokenLinks: warn\n"},
		{name: "plugins for Markdown", config: classic(`"docs": {"remarkPlugins": [["fn:a", {}], "pkg:b"]}, "pages": {"remarkPlugins": ["fn:c"]}`),
			want: "  remarkPlugins:\n    - \"docusaurus.config.js#presets.0.1.docs.remarkPlugins.0\"\n    - \"docusaurus.config.js#presets.0.1.docs.remarkPlugins.1\"\n"},
		{name: "functions for broken links", config: `"markdown": {"hooks": {"onBrokenMarkdownLinks": "fn:markdown.hooks.onBrokenMarkdownLinks", "onBrokenMarkdownImages": "warn"}}`,
			want: "markdown:\n  hooks:\n    onBrokenMarkdownLinks: \"docusaurus.config.js#markdown.hooks.onBrokenMarkdownLinks\"\n"},
		{name: "plugins for HTML", config: classic(`"docs": {"beforeDefaultRehypePlugins": ["fn:a"], "rehypePlugins": [["fn:b", {}], "pkg:rehype-katex"]}`),
			want: "  beforeDefaultRehypePlugins:\n    - \"docusaurus.config.js#presets.0.1.docs.beforeDefaultRehypePlugins.0\"\n  rehypePlugins:\n    - \"docusaurus.config.js#presets.0.1.docs.rehypePlugins.0\"\n"},
		{name: "plugins for Markdown on pages", config: classic(`"pages": {"remarkPlugins": ["fn:c"]}`),
			want: "pages:\n  remarkPlugins:\n    - \"docusaurus.config.js#presets.0.1.pages.remarkPlugins.0\"\n"},
		{name: "PostCSS", config: `"plugins": ["./plugins/tailwind"]`, files: fstest.MapFS{"plugins/tailwind.js": {Data: []byte("configurePostCss() {}")}},
			want: "postcss:\n  - plugins/tailwind.js\n"},
		{name: "Google Analytics", config: classic(`"gtag": {"trackingID": ["G-1", "UA-2", "G-3"], "anonymizeIP": true}`),
			want: "  google:\n    id:\n      - G-1\n      - G-3\n    anonymizeIP: true\n"},
		{name: "Google Tag Manager", config: classic(`"googleTagManager": {"containerId": "GTM-1"}`), want: "  tagManager:\n    containerId: GTM-1\n"},
		{name: "Algolia", config: `"themeConfig": {"algolia": {"appId": "a", "apiKey": "b", "indexName": "c", "searchPagePath": "find"}}`,
			want: "search:\n  path: find\n"},
		{name: "aliases", config: `"plugins": [["docusaurus-plugin-module-alias", {"alias": {"react": "/home/me/site/node_modules/react", "@x": "/home/me/site/src/x"}}]]`, want: "aliases:\n  \"@x\": src/x\n"},
		{name: "sitemap", config: classic(`"sitemap": {"lastmod": "date", "priority": 0.5, "ignorePatterns": ["/tags/**"], "filename": "a.xml"}`),
			want: "sitemap:\n  lastmod: date\n  priority: 0.5\n  ignorePatterns:\n    - /tags/**\n"},
		{name: "progressive web app", config: `"plugins": ["@docusaurus/plugin-pwa"]`, want: "offline: true\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, written := convert(t, fmt.Sprintf(`{%s, %s}`, head, test.config), test.files)
			if !strings.Contains(written, test.want) {
				t.Errorf("got\n%s\nwant\n%s", written, test.want)
			}
		})
	}
}

func TestRefusedOptionsAreNoted(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, config, what, text, unwanted string }{
		{"unknown option of the theme", `"themeConfig": {"own": 1}`, "themeConfig.own",
			"docgen has no such option; if your own components read it, move it to customFields", "own:"},
		{"style of the navbar", `"themeConfig": {"navbar": {"style": "primary"}}`, "themeConfig.navbar.style",
			`"primary" is not a style in docgen; set --color-bar in a style sheet`, "primary"},
		{"attribute of a link", `"themeConfig": {"navbar": {"items": [{"label": "a", "to": "/", "data-x": "y"}]}}`, "themeConfig.navbar.items.0.data-x",
			"docgen has no such option", "data-x"},
		{"announcement without text", `"themeConfig": {"announcementBar": {"content": " "}}`, "themeConfig.announcementBar", "left out, because it has no text",
			"announcementBar"},
		{"unknown plugin", `"plugins": ["docusaurus-plugin-unheard-of"]`, "docusaurus-plugin-unheard-of",
			"docgen runs no plugins of Docusaurus; see what it adds to the site, and whether you still need it", "unheard"},
		{"plugin of the site", `"plugins": ["fn:plugins.0 postBuild"]`, "a plugin in plugins.0 postBuild, postBuild",
			"run it as a command after docgen build, on the folder dist", "plugins"},
		{"preset of the site", `"presets": ["fn:presets.0 configurePostCss"]`, "a preset in presets.0 configurePostCss",
			"docgen reads its options for docs, blog, pages and theme; list the other plugins and themes that it brings under plugins and themes, and import again",
			"postcss"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan, written := convert(t, fmt.Sprintf(`{%s, %s}`, head, test.config), nil)
			if note, found := noteOf(plan, test.what); !found || note.Text != test.text {
				t.Errorf("got %+v, want %s: %s", plan.Notes, test.what, test.text)
			}
			if strings.Contains(written, test.unwanted) {
				t.Errorf("docgen.yaml has %s\n%s", test.unwanted, written)
			}
		})
	}
}

func TestComponentsOfTheSiteAreNoted(t *testing.T) {
	t.Parallel()
	plan, _ := convert(t, `{`+head+`}`, fstest.MapFS{
		"src/theme/DocPaginator/index.tsx": {}, "src/theme/Playground.js": {}, "src/theme/CodeBlock/styles.js": {}, "src/theme/Footer.tsx": {},
		"src/theme/prism-include-languages.js": {}, "src/theme/TOCItems/Tree.js": {}, "src/theme/Tabs.js": {},
	})
	for what, want := range map[string]docusaurus.Class{"DocPaginator": docusaurus.Mapped, "Playground": docusaurus.Lost, "CodeBlock/styles": "", "Footer": "",
		"TOCItems/Tree": docusaurus.Mapped, "Tabs": docusaurus.Mapped,
		"prism-include-languages": docusaurus.Replaced} {
		if note, _ := noteOf(plan, what); note.Class != want {
			t.Errorf("%s: got %q, want %q", what, note.Class, want)
		}
	}
}
