package docusaurus

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/theme"
)

func TestStableNamesBelongToClassesOfTheTheme(t *testing.T) {
	for file, classes := range stableNames() {
		text, err := fs.ReadFile(theme.Files, file)
		if err != nil {
			t.Fatal(err)
		}
		component, err := fs.ReadFile(theme.Files, strings.TrimSuffix(file, ".module.css")+".tsx")
		if err != nil {
			t.Fatal(err)
		}
		for class := range classes {
			if !regexp.MustCompile(`\.` + class + `\b`).Match(text) {
				t.Errorf("%s has no class %q", file, class)
			}
			if !strings.Contains(string(component), "."+class) {
				t.Errorf("no component uses the class %q of %s", class, file)
			}
		}
	}
}

func TestNamesOfDocusaurusSelectTheContent(t *testing.T) {
	for text, want := range map[string]string{
		".theme-code-block pre { margin: .5em }":              ":is(.theme-code-block,.code-block) pre { margin: .5em }",
		"a .theme-admonition-caution, .theme-admonition {}":   "a :is(.theme-admonition-caution,.admonition[data-kind='warning']), :is(.theme-admonition,.admonition) {}",
		".menu__link--active {}":                              ":is(.menu__link--active,.menu__link:where([aria-current],[data-active])) {}",
		".footer__link-item:hover {}":                         ":is(.footer__link-item,:where(.footer__items a)):hover {}",
		".theme-doc-sidebar-item-category-level-2 a {}":       ":is(.theme-doc-sidebar-item-category-level-2,:where(.menu__list .menu__list > li:has(> :is(details, ul))):not(:where(.menu__list .menu__list .menu__list > li))) a {}",
		".alert--info .alert {}":                              ":is(.alert--info,:where(.admonition[data-kind='info'])) :is(.alert,.admonition) {}",
		".tabs__item--active {}":                              ":is(.tabs__item--active,:where(.tabs [role='tab'][aria-selected='true'])) {}",
		".breadcrumbs__link {}":                               ":is(.breadcrumbs__link,:where(ol.breadcrumbs :is(a, span))) {}",
		".table-of-contents > li {}":                          ":is(.table-of-contents,:where(.theme-doc-toc-desktop > ul, .theme-doc-toc-mobile > nav > ul)) > li {}",
		".theme-doc-markdown > h2, .markdown>h6 + p {}":       ":is(:is(.theme-doc-markdown,.markdown) > h2, :where(:is(.theme-doc-markdown,.markdown) > .heading-2) > h2), :is(.markdown > h6, :where(.markdown > .heading-6) > h6) + p {}",
		"#__docusaurus > main, #__docusaurus_skip {}":         ":is(#__docusaurus,#docgen) > main, #__docusaurus_skip {}",
		".theme-code-block-title {}":                          ".theme-code-block-title {}",
		".my-theme-code-block { background: url(a.theme-x) }": ".my-theme-code-block { background: url(a.theme-x) }",
	} {
		if got := OwnNames(text); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
