package config_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
)

func TestInvalidOptionIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string // the text follows a title and a url, on line 3
		want       []string
	}{
		{name: "unknown key", text: "favicn: x\n", want: []string{`3:1+6 unknown key "favicn" (did you mean "favicon"?)`}},
		{name: "unknown key far from all", text: "zzzzzz: x\n", want: []string{`3:1+6 unknown key "zzzzzz"`}},
		{name: "renamed key", text: "onBrokenMarkdownLinks: warn\n",
			want: []string{`3:1+21 unknown key "onBrokenMarkdownLinks" (set onBrokenLinks: it covers links between Markdown files)`}},
		{name: "presets", text: "presets: []\n", want: []string{`3:1+7 unknown key "presets" (docgen has no presets: move options of the docs to docs, of the blog to blog, and of the theme to themeConfig)`}},
		{name: "plugins", text: "plugins: [./a.ts, ./a.ts, ./a.css, {x: 1}, {x: {}, y: {}}, 7]\n", want: []string{
			`3:19+6 plugins lists "./a.ts" twice (remove one of them)`,
			`3:27+7 "./a.css" is no script (a plugin is a file that ends in .ts or .js, or an npm package)`,
			`3:36+6 plugins[3] must be a plugin, or a mapping of one plugin to its options, found a mapping (for example, ./plugins/team.ts or "./plugins/team.ts": {file: team.yaml})`,
			`3:44+14 plugins[4] must be a plugin, or a mapping of one plugin to its options, found a mapping (for example, ./plugins/team.ts or "./plugins/team.ts": {file: team.yaml})`,
			`3:60+1 plugins[5] must be a plugin, or a mapping of one plugin to its options, found 7 (for example, ./plugins/team.ts or "./plugins/team.ts": {file: team.yaml})`}},
		{name: "plugins without trust", text: "markdown: {unsafe: false}\nplugins: [./a.ts, '@a/b']\n", want: []string{
			`4:11+6 markdown.unsafe is false, so docgen does not run "./a.ts" (remove it, or use a plugin from an npm package)`}},
		{name: "themes", text: "themes: []\n", want: []string{`3:1+6 unknown key "themes" (docgen has one built-in theme: to change a component, override it in src/theme)`}},
		{name: "future", text: "future: {v4: true}\n", want: []string{`3:1+6 unknown key "future" (docgen has no future flags: remove it)`}},
		{name: "deployment", text: "deploymentBranch: me\n",
			want: []string{`3:1+16 unknown key "deploymentBranch" (remove it: "docgen deploy init github" finds the repository by itself)`}},
		{name: "option of the theme at the top", text: "navbar: {}\n", want: []string{`3:1+6 unknown key "navbar" (move it to themeConfig)`}},
		{name: "option of the docs at the top", text: "editUrl: https://x.y\n", want: []string{`3:1+7 unknown key "editUrl" (move it to docs)`}},
		{name: "option of the docs in the theme", text: "themeConfig: {sidebarCollapsible: true}\n",
			want: []string{`3:15+18 unknown key "sidebarCollapsible" in themeConfig (move it to docs, next to themeConfig)`}},
		{name: "option of the blog at the top", text: "postsPerPage: 5\n", want: []string{`3:1+12 unknown key "postsPerPage" (move it to blog)`}},
		{name: "function of the blog", text: "blog: {processBlogPosts: x}\n",
			want: []string{`3:8+16 unknown key "processBlogPosts" in blog (remove it: docgen runs no functions of the configuration)`}},
		{name: "plugins of the blog", text: "blog: {recmaPlugins: []}\n",
			want: []string{`3:8+12 unknown key "recmaPlugins" in blog (docgen has no plugins for Markdown: remove it)`}},
		{name: "mark of the blog", text: "blog: {truncateMarker: x}\n",
			want: []string{`3:8+14 unknown key "truncateMarker" in blog (remove it: a summary ends at <!-- truncate --> or {/* truncate */})`}},
		{name: "component of the blog", text: "blog: {blogPostComponent: x}\n",
			want: []string{`3:8+17 unknown key "blogPostComponent" in blog (remove it: to change a component, override it in src/theme)`}},
		{name: "style sheet of feeds", text: "blog: {feedOptions: {xslt: true}}\n",
			want: []string{`3:22+4 unknown key "xslt" in blog.feedOptions (remove it: browsers are removing XSLT; styled gives feeds a style sheet)`}},
		{name: "function of feeds", text: "blog: {feedOptions: {createFeedItems: x}}\n",
			want: []string{`3:22+15 unknown key "createFeedItems" in blog.feedOptions (remove it: docgen runs no functions of the configuration)`}},
		{name: "renamed option of the theme", text: "themeConfig: {hideableSidebar: true}\n",
			want: []string{`3:15+15 unknown key "hideableSidebar" in themeConfig (use docs.sidebar.hideable instead)`}},
		{name: "dropped option of the docs", text: "docs: {homePageId: intro}\n",
			want: []string{`3:8+10 unknown key "homePageId" in docs (write "slug: /" in the front matter of the home page)`}},
		{name: "old name of navbar items", text: "themeConfig: {navbar: {links: []}}\n",
			want: []string{`3:24+5 unknown key "links" in themeConfig.navbar (use items instead)`}},
		{name: "severity", text: "onBrokenLinks: error\n", want: []string{`3:16+5 onBrokenLinks cannot be "error" (allowed values: ignore, log, warn, throw)`}},
		{name: "severity misspelled", text: "onBrokenAnchors: wran\n", want: []string{`3:18+4 onBrokenAnchors cannot be "wran" (did you mean "warn"?)`}},
		{name: "word for boolean", text: "noIndex: yes\n", want: []string{`3:10+3 noIndex must be true or false, found "yes" (write true)`}},
		{name: "text for list", text: "staticDirectories: static\n",
			want: []string{`3:20+6 staticDirectories must be a list, found "static" (write [static])`}},
		{name: "markdown format", text: "markdown: {format: commonmark}\n",
			want: []string{`3:20+10 markdown.format cannot be "commonmark" (allowed values: md, mdx, detect)`}},

		{name: "unknown check", text: "checks: {lnks: warn}\n", want: []string{`3:10+4 unknown code "lnks" (did you mean "links"?)`}},
		{name: "check far from all", text: "checks: {zzzzzz: warn}\n", want: []string{`3:10+6 unknown code "zzzzzz" (run "docgen explain" to list all codes)`}},
		{name: "check with a wrong severity", text: "checks: {links: error}\n",
			want: []string{`3:17+5 checks.links cannot be "error" (allowed values: ignore, log, warn, throw)`}},
		{name: "check that is always an error", text: "checks: {config: warn}\n",
			want: []string{`3:10+6 problems with the code "config" are always errors (remove this line: docgen cannot build a site with such a problem)`}},
		{name: "check given twice", text: "onBrokenLinks: warn\nchecks: {links: warn}\n",
			want: []string{`4:10+5 checks.links and onBrokenLinks set the same option (remove one of them)`}},

		{name: "no rate", text: "external: {rate: 0}\n", want: []string{`3:18+1 external.rate must be at least 1, found 0`}},
		{name: "pattern of nothing", text: "external: {ignore: ['']}\n", want: []string{`3:21+2 an empty pattern matches no URL (remove it)`}},
		{name: "redirect without a target", text: "redirects: [{from: /a}]\n", want: []string{`3:13+10 redirects[0].to is missing (add "to: ...")`}},
		{name: "redirect from a number", text: "redirects: [{from: 5, to: /a}]\n",
			want: []string{`3:20+1 redirects[0].from must be a list, found 5 (write [5])`}},
		{name: "base URL with host", text: "baseUrl: https://example.com/docs\n",
			want: []string{`3:10+24 baseUrl must be a path without a host, found "https://example.com/docs" (write "url: https://example.com" and "baseUrl: /docs/")`}},
		{name: "base URL with query", text: "baseUrl: /docs/?a=b\n",
			want: []string{`3:10+10 baseUrl must be a path, found "/docs/?a=b" (for example, "/docs/")`}},

		{name: "empty docs path", text: "docs: {path: ''}\n", want: []string{`3:14+2 docs.path is empty (write "." for the site folder itself)`}},
		{name: "empty route base path", text: "docs: {routeBasePath: ''}\n",
			want: []string{`3:23+2 docs.routeBasePath is empty (write "/" to serve the docs at the root)`}},
		{name: "sidebar path true", text: "docs: {sidebarPath: true}\n",
			want: []string{`3:21+4 docs.sidebarPath must be the path of a file or false, found true (remove the option to use "sidebars.yaml" if it exists)`}},
		{name: "sidebar path empty", text: "docs:\n  sidebarPath:\n",
			want: []string{`4:3+11 docs.sidebarPath must be the path of a file or false, found nothing (remove the option to use "sidebars.yaml" if it exists)`}},
		{name: "tags true", text: "docs: {tags: true}\n", want: []string{`3:14+4 docs.tags must be the path of a file or false, found true (remove the option to use "tags.yml" if it exists)`}},
		{name: "inline tags", text: "docs: {onInlineTags: error}\n",
			want: []string{`3:22+5 docs.onInlineTags cannot be "error" (allowed values: ignore, log, warn, throw)`}},
		{name: "release that is no number", text: "docs: {releases: [4.0.1, next]}\n",
			want: []string{`3:26+4 a release must be a number such as 4.0.1, found "next"`}},
		{name: "generator that is no script", text: "docs: {sidebarItemsGenerator: reverse}\n",
			want: []string{`3:31+7 docs.sidebarItemsGenerator must name a script, found "reverse" (write a file such as sidebar-items.js)`}},
		{name: "generator of a site with strangers", text: "docs: {sidebarItemsGenerator: items.js}\nmarkdown: {unsafe: false}\n",
			want: []string{`3:31+8 markdown.unsafe is false, so docgen does not run "items.js" (write its values as YAML or JSON)`}},
		{name: "admonition with a space", text: "markdown: {admonitions: [my note]}\n",
			want: []string{`3:26+7 "my note" cannot be the name of an admonition (use letters, digits, - and _ only)`}},
		{name: "edit URL without scheme", text: "docs: {editUrl: github.com/me/site}\n",
			want: []string{`3:17+18 docs.editUrl must be an http or https URL, found "github.com/me/site" (for example, "https://github.com/you/site/edit/main/")`}},
		{name: "number prefix parser", text: "docs: {numberPrefixParser: off}\n",
			want: []string{`3:28+3 docs.numberPrefixParser must be true or false, found "off" (write false)`}},
		{name: "version banner", text: "docs:\n  versions:\n    '1.0': {banner: unmaintaned}\n",
			want: []string{`5:21+11 docs.versions.1.0.banner cannot be "unmaintaned" (did you mean "unmaintained"?)`}},
		{name: "option of a version", text: "docs: {versions: {'1.0': {title: One}}}\n",
			want: []string{`3:27+5 unknown key "title" in docs.versions.1.0 (allowed keys: label, path, banner, badge, noIndex, canonical, className)`}},

		{name: "default locale not listed", text: "i18n: {locales: [fr, de]}\n",
			want: []string{`3:17+8 i18n.locales does not contain the default locale "en" (add it, or change i18n.defaultLocale)`}},
		{name: "locale twice", text: "i18n: {locales: [en, fr, fr]}\n", want: []string{`3:26+2 i18n.locales lists "fr" twice (remove one of them)`}},
		{name: "options of a locale not listed", text: "i18n: {locales: [en, fr-CA], localeConfigs: {fr-AC: {label: x}, ja: {}}}\n",
			want: []string{`3:46+5 i18n.localeConfigs.fr-AC is not a locale of the site (did you mean "fr-CA"?)`,
				`3:65+2 i18n.localeConfigs.ja is not a locale of the site (add it to i18n.locales)`}},
		{name: "direction", text: "i18n: {localeConfigs: {en: {direction: left}}}\n",
			want: []string{`3:40+4 i18n.localeConfigs.en.direction cannot be "left" (allowed values: ltr, rtl)`}},
		{name: "unknown locale", text: "i18n: {locales: [en, xx]}\n",
			want: []string{`3:22+2 "xx" is not a BCP 47 language tag (write a tag such as en, pt-BR or zh-Hant; if the folder has another name, set path in localeConfigs)`}},
		{name: "locale of a folder", text: "i18n: {locales: [en, cn], localeConfigs: {cn: {htmlLang: zh_CN}}}\n",
			want: []string{`3:58+5 "zh_CN" is not a BCP 47 language tag (write a tag such as en, pt-BR or zh-Hant; if the folder has another name, set path in localeConfigs)`}},
		{name: "url of a locale", text: "i18n: {locales: [en, fr], localeConfigs: {fr: {url: fr.example.com, baseUrl: 'https://x.org/a'}}}\n",
			want: []string{`3:53+14 the url of the locale "fr" must be an http or https URL, found "fr.example.com" (write "https://fr.example.com")`,
				`3:78+17 the baseUrl of the locale "fr" must be a path without a host, found "https://x.org/a" (write "url: https://x.org" and "baseUrl: /a/")`}},
		{name: "path of a locale", text: "i18n: {locales: [en, fr], localeConfigs: {fr: {path: ../fr}}}\n",
			want: []string{`3:54+5 the path of the locale "fr" must be the name of a folder in i18n, found "../fr"`}},
		{name: "empty default locale", text: "i18n: {defaultLocale: ''}\n", want: []string{`3:23+2 i18n.defaultLocale is empty (for example, "en")`}},

		{name: "announcement without content", text: "themeConfig:\n  announcementBar: {id: a}\n",
			want: []string{`4:20+7 themeConfig.announcementBar.content is missing (add "content: ...")`}},
		{name: "color mode", text: "themeConfig: {colorMode: {defaultMode: system}}\n",
			want: []string{`3:40+6 themeConfig.colorMode.defaultMode cannot be "system" (allowed values: light, dark)`}},
		{name: "numbers that are none", text: "customFields: {a: .nan, b: [1, -.inf, 1e999]}\n", want: []string{
			`3:19+4 customFields.a cannot be .nan (write a finite number, or put the value in quotes)`,
			`3:32+5 customFields.b[1] cannot be -.inf (write a finite number, or put the value in quotes)`,
			`3:39+5 customFields.b[2] cannot be 1e999 (write a finite number, or put the value in quotes)`}},
		{name: "version persistence", text: "themeConfig: {docs: {versionPersistence: cookie}}\n",
			want: []string{`3:42+6 themeConfig.docs.versionPersistence cannot be "cookie" (allowed values: localStorage, none)`}},
		{name: "heading level", text: "themeConfig: {tableOfContents: {minHeadingLevel: 1}}\n",
			want: []string{`3:50+1 themeConfig.tableOfContents.minHeadingLevel must be from 2 to 6, found 1`}},
		{name: "heading levels crossed", text: "themeConfig: {tableOfContents: {minHeadingLevel: 4}}\n",
			want: []string{`3:50+1 themeConfig.tableOfContents.minHeadingLevel (4) is greater than maxHeadingLevel (3)`}},
		{name: "highest level above the default", text: "themeConfig: {tableOfContents: {maxHeadingLevel: 7}}\n",
			want: []string{`3:50+1 themeConfig.tableOfContents.maxHeadingLevel must be from 2 to 6, found 7`}},
		{name: "custom CSS", text: "themeConfig: {customCss: {a: b}}\n",
			want: []string{`3:26+6 themeConfig.customCss must be a string or a list of strings, found a mapping`}},
		{name: "logo without image", text: "themeConfig: {navbar: {logo: {alt: x}}}\n",
			want: []string{`3:30+8 themeConfig.navbar.logo.src is missing (add "src: ...")`}},
		{name: "logo width", text: "themeConfig: {navbar: {logo: {src: x, width: 32px}}}\n",
			want: []string{`3:46+4 themeConfig.navbar.logo.width must be a whole number, found "32px"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := config.Load([]byte(head+test.text), "docgen.yaml")
			sitetest.Compare(t, test.text, lines(findings), test.want)
		})
	}
}

func TestTitleAndURLAreRequired(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "empty file", text: "", want: []string{`1:0+0 title is missing (add "title: ...")`, `1:0+0 url is missing (add "url: ...")`}},
		{name: "no URL", text: "\ntitle: a\n", want: []string{`1:0+0 url is missing (add "url: ...")`}},
		{name: "empty", text: "title: ''\nurl: \"\"\n", want: []string{`1:8+2 title is empty`, `2:6+2 url is empty`}},
		{name: "left out", text: "title:\nurl:\n", want: []string{`1:1+5 title has no value (add a value, or remove the key)`,
			`2:1+3 url has no value (add a value, or remove the key)`}},
		{name: "wrong type", text: "title: [a]\nurl: {}\n", want: []string{`1:8+3 title must be a string, found a list`,
			`2:6+2 url must be a string, found a mapping`}},
		{name: "broken YAML", text: "title: a: b\n", want: []string{`1:8+1 invalid YAML: mapping value is not allowed in this context (put a value that contains ": " in quotes, or correct the indentation)`}},
		{name: "list at the root", text: "- title: a\n", want: []string{`1:1+1 the file must contain a mapping, found a list (write lines such as "key: value")`}},
		{name: "URL without scheme", text: "title: a\nurl: example.com/docs\n",
			want: []string{`2:6+16 url must be an http or https URL, found "example.com/docs" (write "https://example.com")`}},
		{name: "URL with another scheme", text: "title: a\nurl: ftp://example.com\n",
			want: []string{`2:6+17 url must be an http or https URL, found "ftp://example.com" (for example, "https://example.com")`}},
		{name: "URL with a path", text: "title: a\nurl: https://example.com/docs/x\n",
			want: []string{`2:6+26 url must not contain a path, found "https://example.com/docs/x" (write "url: https://example.com" and "baseUrl: /docs/x/")`}},
		{name: "URL with a query", text: "title: a\nurl: https://example.com?a\n",
			want: []string{`2:6+21 url must contain only a scheme and a host, found "https://example.com?a" (write "https://example.com")`}},
		{name: "URL with a user", text: "title: a\nurl: https://me@example.com\n",
			want: []string{`2:6+22 url must contain only a scheme and a host, found "https://me@example.com" (write "https://example.com")`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := config.Load([]byte(test.text), "docgen.yaml")
			sitetest.Compare(t, test.text, lines(findings), test.want)
		})
	}
}

func TestURLsAreNormalized(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, url, base, wantURL, wantBase string }{
		{name: "slash after the host", url: "https://example.com/", base: "/", wantURL: "https://example.com", wantBase: "/"},
		{name: "port", url: "http://localhost:3000", base: "docs", wantURL: "http://localhost:3000", wantBase: "/docs/"},
		{name: "repeated slashes", url: "https://example.com", base: "//a//b", wantURL: "https://example.com", wantBase: "/a/b/"},
		{name: "empty base", url: "https://example.com", base: "''", wantURL: "https://example.com", wantBase: "/"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := load(t, "title: a\nurl: "+test.url+"\nbaseUrl: "+test.base+"\n")
			sitetest.Compare(t, test.name, []string{got.URL, got.BaseURL}, []string{test.wantURL, test.wantBase})
		})
	}
}
