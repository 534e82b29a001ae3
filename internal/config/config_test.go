package config_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// head is what every configuration must say.
const head = "title: Phoenix\nurl: https://example.com\n"

// lines writes diagnostics as "line:column+length text (hint)".
func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		line := fmt.Sprintf("%d:%d+%d %s", finding.Line, finding.Column, finding.Length, finding.Text)
		if finding.Hint != "" {
			line += " (" + finding.Hint + ")"
		}
		list = append(list, line)
	}
	return list
}

func load(t *testing.T, text string) config.Config {
	t.Helper()
	loaded, findings := config.Load([]byte(text), "docgen.yaml")
	sitetest.Compare(t, text, lines(findings), []string(nil))
	return loaded
}

// authoring 3.16.4
func TestTagsFileCanBeTurnedOff(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]config.TagsPath{"false": "", "null": "", "": "", "all.yml": "all.yml"} {
		got, findings := config.Load([]byte("title: x\nurl: https://a.b\ndocs: {tags: "+text+"}\n"), "docgen.yaml")
		sitetest.Compare(t, text, got.Docs[0].Tags, want)
		sitetest.Compare(t, text, len(findings), 0)
	}
}

// authoring 3.7.7
func TestCollapsedCategoriesThatAreNotCollapsibleGetAWarning(t *testing.T) {
	t.Parallel()
	_, findings := config.Load([]byte("title: x\nurl: https://a.b\ndocs:\n  sidebarCollapsible: false\n  sidebarCollapsed: true\n"), "docgen.yaml")
	sitetest.Compare(t, "both", fmt.Sprint(findings[0].Place(), " ", findings[0].Severity, " ", findings[0].Text),
		"docgen.yaml:5:21 warning docs.sidebarCollapsed is true, but docs.sidebarCollapsible is false")
	_, findings = config.Load([]byte("title: x\nurl: https://a.b\ndocs: {sidebarCollapsible: false}\n"), "docgen.yaml")
	sitetest.Compare(t, "one", len(findings), 0)
}

func encoded(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAbsentOptionsHaveDocusaurusDefaults(t *testing.T) {
	t.Parallel()
	got := load(t, head)
	sitetest.Compare(t, "docs path", got.Docs[0].Option("path"), []any{"docs", "path"})
	sitetest.Compare(t, "docs", encoded(t, got.Docs[0]), encoded(t, config.Docs{
		ID: "default", Path: "content", RouteBasePath: "/", SidebarPath: "sidebars.yaml", Breadcrumbs: true,
		Include: []string{"**/*.{md,mdx}"},
		Exclude: []string{"**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"},
		Tags:    "tags.yml", OnInlineTags: config.Warn, ReadAs: "docs",
		SidebarCollapsible: true, SidebarCollapsed: true, NumberPrefixParser: true, IncludeCurrentVersion: true,
		OldVersions: config.OldCanonical, LastVersionAlias: config.AliasRedirect,
	}))
	sitetest.Compare(t, "themeConfig", got.ThemeConfig, config.ThemeConfig{
		Navbar:          config.Navbar{Style: config.Light},
		ColorMode:       config.ColorMode{DefaultMode: config.Light},
		Docs:            config.ThemeDocs{VersionPersistence: "localStorage"},
		TableOfContents: config.TableOfContents{MinHeadingLevel: 2, MaxHeadingLevel: 3},
		PageMenu:        config.PageMenu{Show: true},
		HoverCards:      true,
	})
	sitetest.Compare(t, "i18n", got.I18n, config.I18n{
		Path: "i18n", Untranslated: config.UntranslatedNotice,
		DefaultLocale: "en", Locales: []string{"en"},
		LocaleConfigs: map[string]config.LocaleConfig{"en": {Label: "English", HTMLLang: "en", Direction: config.LeftToRight, Calendar: "gregory", Path: "en"}},
	})
	sitetest.Compare(t, "markdown", got.Markdown, config.Markdown{Format: config.FormatDetect, Unsafe: true, CodeImport: true, Emoji: true, Glossary: "/glossary.md",
		Images: config.Images{Zoom: true, Variants: true}})
	sitetest.Compare(t, "severities", []config.Severity{got.OnBrokenLinks, got.OnBrokenAnchors, got.OnDuplicateRoutes},
		[]config.Severity{config.Throw, config.Warn, config.Warn})
	sitetest.Compare(t, "texts", []string{got.BaseURL, got.TitleDelimiter}, []string{"/", "|"})
	sitetest.Compare(t, "static", got.StaticDirectories, []string{"static"})
	sitetest.Compare(t, "banner", got.BaseURLIssueBanner, true)
	sitetest.Compare(t, "given", []bool{got.Given("docs", "sidebarPath"), got.Given("title")}, []bool{false, true})
}

const everything = head + `baseUrl: phoenix
trailingSlash: false
staticDirectories: []
customFields: {answer: 42}
i18n:
  locales: [en, he]
  localeConfigs: {en: {label: English}}
docs:
  sidebarPath: false
  versions:
    "1.0": {label: One, path: "", banner: none, badge: false}
themeConfig:
  customCss: src/custom.css
  metadata: [{name: keywords, content: mac}]
  announcementBar: {content: <b>New</b>}
  navbar:
    title: Phoenix
    logo: {src: img/logo.svg, width: 32}
    items:
      - {label: Home, to: /}
      - {type: doc, docId: api/window, position: right, aria-label: The window}
      - label: More
        items: [{type: html, value: <hr>}, {type: docSidebar, sidebarId: api}]
      - {type: docsVersionDropdown, dropdownItemsAfter: [{label: All, to: /versions}]}
      - {type: search, position: right}
  footer:
    style: dark
    links:
      - {title: Docs, items: [{label: Home, to: /}, {html: <hr>}]}
    copyright: Phoenix
`

func TestOptionsInTheFileReplaceDefaults(t *testing.T) {
	t.Parallel()
	got := load(t, everything)
	no, root := false, ""
	sitetest.Compare(t, "baseUrl", got.BaseURL, "/phoenix/")
	sitetest.Compare(t, "trailingSlash", got.TrailingSlash, &no)
	sitetest.Compare(t, "staticDirectories", got.StaticDirectories, []string{})
	sitetest.Compare(t, "customFields", got.CustomFields, map[string]any{"answer": 42})
	sitetest.Compare(t, "sidebarPath", []any{got.Docs[0].SidebarPath, got.Given("docs", "sidebarPath")}, []any{config.SidebarPath(""), true})
	sitetest.Compare(t, "versions", got.Docs[0].Versions, map[string]config.Version{"1.0": {Label: "One", Path: &root, Banner: config.BannerNone, Badge: &no}})
	sitetest.Compare(t, "locales", got.I18n.LocaleConfigs, map[string]config.LocaleConfig{
		"en": {Label: "English", HTMLLang: "en", Direction: config.LeftToRight, Calendar: "gregory", Path: "en"},
		"he": {Label: "עברית", HTMLLang: "he", Direction: config.RightToLeft, Calendar: "gregory", Path: "he"},
	})
	theme := got.ThemeConfig
	sitetest.Compare(t, "customCss", theme.CustomCSS, config.StringList{"src/custom.css"})
	sitetest.Compare(t, "announcementBar", theme.AnnouncementBar, &config.AnnouncementBar{ID: "announcement-bar", Content: "<b>New</b>", IsCloseable: true})
	sitetest.Compare(t, "logo", theme.Navbar.Logo, &config.Logo{Src: "img/logo.svg", Width: 32})
	sitetest.Compare(t, "footer", theme.Footer.Columns(), []config.FooterColumn{{Title: "Docs", Items: []config.FooterItem{{Label: "Home", To: "/"}, {HTML: "<hr>"}}}})
	sitetest.Compare(t, "navbar", theme.Navbar.Items, []config.NavbarItem{
		{Type: config.ItemLink, Label: "Home", To: "/", Position: config.Left, DocsPluginID: "default"},
		{Type: config.ItemDoc, DocID: "api/window", Position: "right", AriaLabel: "The window", DocsPluginID: "default"},
		{Type: config.ItemDropdown, Label: "More", Position: config.Left, DocsPluginID: "default", Items: []config.NavbarItem{
			{Type: config.ItemHTML, Value: "<hr>", Position: config.Left, DocsPluginID: "default"},
			{Type: config.ItemDocSidebar, SidebarID: "api", Position: config.Left, DocsPluginID: "default"},
		}},
		{Type: config.ItemVersionDropdown, Position: config.Left, DocsPluginID: "default", DropdownItemsAfter: []config.NavbarItem{
			{Type: config.ItemLink, Label: "All", To: "/versions", Position: config.Left, DocsPluginID: "default"},
		}},
		{Type: config.ItemSearch, Position: "right", DocsPluginID: "default"},
	})
}

func TestSingleFooterLinksAreOneColumn(t *testing.T) {
	t.Parallel()
	got := load(t, head+"themeConfig:\n  footer:\n    links:\n      - {label: A, to: /a}\n      - {label: B, href: https://b.example}\n")
	sitetest.Compare(t, "columns", got.ThemeConfig.Footer.Columns(), []config.FooterColumn{
		{Items: []config.FooterItem{{Label: "A", To: "/a"}, {Label: "B", Href: "https://b.example"}}},
	})
}

func TestDiagnosticPointsToAnOption(t *testing.T) {
	t.Parallel()
	loaded := load(t, everything)
	got := loaded.Diagnostic(diag.Warning, "no doc api/window", "write another", "themeConfig", "navbar", "items", 1, "docId")
	sitetest.Compare(t, "docId", got, diag.Diagnostic{
		Severity: diag.Warning, Code: "config", File: "docgen.yaml", Line: 23, Column: 28, Length: 10,
		Text: "no doc api/window", Hint: "write another",
		Source: "      - {type: doc, docId: api/window, position: right, aria-label: The window}",
	})
}

func TestSeveritiesMapToDiagnosticSeverities(t *testing.T) {
	t.Parallel()
	var got []diag.Severity
	for _, word := range config.Severity("").Allowed() {
		got = append(got, config.Severity(word).Level())
	}
	sitetest.Compare(t, "levels", got, []diag.Severity{diag.Ignore, diag.Log, diag.Warning, diag.Error})
}
