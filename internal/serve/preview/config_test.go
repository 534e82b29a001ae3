package preview_test

import (
	"bytes"
	"strings"
	"testing"
)

// An edit of docgen.yaml reloads an open page only if the page cannot show it otherwise.
func TestEditsOfTheConfigReloadOnlyWhatTheyMust(t *testing.T) {
	t.Parallel()
	const config = "title: Site\nurl: https://example.org\nthemeConfig:\n  colorMode: {defaultMode: light}\n  navbar: {title: Site}\n"
	const none, data, code, styles, page = "", "site ", "code ", "styles ", "page "
	site := newSiteFolder(t)
	site.save("docgen.yaml", config)
	site.save("content/index.md", "# Home\n")
	site.save("content/b.md", "---\nhead: [{tagName: meta, attributes: {name: a, content: b}}]\n---\n# B\n")
	site.save("static/a.svg", "<svg/>")
	site.save("own.css", "h1 { color: red }\n")
	live := site.openValid(site.options())
	withHead, err := live.Page(t.Context(), "/b")
	if document, failed := live.File(t.Context(), "b/index.html"); err != nil || failed != nil ||
		!strings.Contains(string(document), `{"theme":"`+withHead.Theme+`"`) {
		t.Errorf("a page with tags of its own runs another theme than %s, so it reloads: %v %v", withHead.Theme, err, failed)
	}
	for _, test := range []struct{ name, config, want string }{
		{"a comment", config + "# More\n", none},
		{"redirects", config + "redirects: [{from: /old, to: /b}]\n", none},
		{"the sitemap", config + "sitemap: {priority: 0.7}\n", none},
		{"the title", strings.Replace(config, "title: Site", "title: Other", 1), data + page},
		{"the navbar", strings.Replace(config, "{title: Site}", "{title: Other, items: [{to: /b, label: B}]}", 1), data},
		{"the footer", config + "  footer: {copyright: Mine}\n", data},
		{"the announcement", config + "  announcementBar: {id: a, content: News}\n", data},
		{"the sidebar", config + "  docs: {sidebar: {hideable: true}}\n", data},
		{"the color", config + "  brand: '#7c3aed'\n", styles},
		{"a theme", config + "theme: slate\n", styles},
		{"style sheets", config + "  customCss: own.css\n", styles},
		{"emoji in Markdown", config + "markdown: {emoji: false}\n", none},
		{"the edit link", config + "docs: {editUrl: https://example.org/}\n", page},
		{"the icon", config + "favicon: a.svg\n", code},
		{"scripts", config + "scripts: [/a.svg]\n", code},
		{"the color mode", strings.Replace(config, "defaultMode: light", "defaultMode: dark", 1), data + code},
		{"the locales", config + "i18n: {defaultLocale: en, locales: [en, de]}\n", data + code},
	} {
		before, err := live.Page(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		site.save("docgen.yaml", test.config)
		if findings, err := live.Update(t.Context()); err != nil || len(findings) > 0 {
			t.Error(test.name, findings, err)
		}
		after, err := live.Page(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, part := range []struct {
			name      string
			isChanged bool
		}{
			{data, !bytes.Equal(before.Site, after.Site)}, {code, before.Code != after.Code}, {styles, before.Styles != after.Styles},
			{page, !bytes.Equal(before.Data, after.Data)},
		} {
			if part.isChanged {
				got += part.name
			}
		}
		if got != test.want || before.Script != after.Script || (before.Theme == after.Theme) != (got == none || got == page || got == code) {
			t.Errorf("%s: changed %q, want %q", test.name, got, test.want)
		}
		site.save("docgen.yaml", config)
		site.update(live)
	}
}
