package docusaurus

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// classesFile is the style sheet of the theme to which [WithInfima] adds Infima's classes.
const classesFile = "styles/infima/classes.css"

// stableNames returns the class names by which style sheets for Docusaurus select parts of the page,
// by the file and the class of docgen's part.
func stableNames() map[string]map[string]string {
	return map[string]map[string]string{
		"doc/Breadcrumbs.module.css": {"trail": "theme-doc-breadcrumbs", "list": "breadcrumbs", "step": "breadcrumbs__item"},
		"doc/DocFooter.module.css": {"footer": "theme-doc-footer", "tags": "theme-doc-footer-tags-row", "source": "theme-doc-footer-edit-meta-row",
			"edit": "theme-edit-this-page"},
		"doc/Pagination.module.css": {"pages": "pagination-nav", "previous": "pagination-nav__link pagination-nav__link--prev",
			"next": "pagination-nav__link pagination-nav__link--next", "side": "pagination-nav__sublabel", "title": "pagination-nav__label"},
		"doc/TableOfContents.module.css":       {"toc": "theme-doc-toc-desktop"},
		"doc/TableOfContentsMobile.module.css": {"bar": "theme-doc-toc-mobile"},
		"doc/TocList.module.css":               {"link": "table-of-contents__link"},
		"doc/VersionBadge.module.css":          {"badge": "theme-doc-version-badge"},
		"layout/AnnouncementBar.module.css":    {"bar": "theme-announcement-bar"},
		"layout/BackToTop.module.css":          {"button": "theme-back-to-top-button"},
		"layout/Footer.module.css": {"footer": "footer theme-layout-footer", "title": "footer__title", "list": "footer__items",
			"columns": "footer__links", "bottom": "footer__bottom"},
		"layout/Layout.module.css":           {"body": "main-wrapper theme-layout-main"},
		"navbar/Brand.module.css":            {"brand": "navbar__brand", "logo": "navbar__logo", "title": "navbar__title"},
		"navbar/Navbar.module.css":           {"bar": "navbar navbar--fixed-top theme-layout-navbar", "inner": "navbar__inner"},
		"navbar/MobileMenu.module.css":       {"opener": "navbar__toggle", "menu": "navbar-sidebar", "header": "navbar-sidebar__brand", "close": "navbar-sidebar__close"},
		"navbar/NavbarLink.module.css":       {"link": "navbar__item navbar__link"},
		"sidebar/Sidebar.module.css":         {"sidebar": "theme-doc-sidebar-container", "box": "menu"},
		"sidebar/SidebarCategory.module.css": {"category": "menu__list-item theme-doc-sidebar-item-category", "label": "menu__link--sublist"},
		"sidebar/SidebarItems.module.css":    {"list": "menu__list theme-doc-sidebar-menu"},
		"sidebar/SidebarLink.module.css":     {"link": "menu__link"},
	}
}

// WithInfima returns a style sheet of the theme as sites have it that use the names of Infima.
func WithInfima(file, text string) string {
	added := strings.Builder{}
	names := stableNames()[file]
	for _, class := range slices.Sorted(maps.Keys(names)) {
		fmt.Fprintf(&added, ".%s { composes: %s from global; }\n", class, names[class])
	}
	if file == classesFile {
		added.WriteString("@layer infima {\n" + scales() + spaces() + columns() + kinds() + "}\n")
	}
	return text + added.String()
}

// partNames has the selectors of docgen's parts by the class names of Docusaurus. Each counts as one class
// at most, as in Docusaurus.
var partNames = sync.OnceValue(func() map[string]string {
	names := map[string]string{
		".theme-doc-markdown": ".markdown", ".theme-doc-sidebar-item-link": where(sidebarItems["link"]),
		".theme-doc-sidebar-item-category": where(sidebarItems["category"]),
		".menu__list-item":                 where(".menu__list > li"), ".footer__link-item": where(".footer__items a"),
		".table-of-contents__link--active": current("table-of-contents__link"),
		".navbar__link--active":            current("navbar__link"), ".menu__link--active": current("menu__link"),
		".theme-code-block": ".code-block", ".theme-code-block-highlighted-line": ".highlighted",
		".theme-tabs-container": ".tabs", ".tabs-container": ".tabs", ".theme-admonition": ".admonition", ".alert": ".admonition",
		".tabs__item": where(".tabs [role='tab']"), ".tabs__item--active": where(".tabs [role='tab'][aria-selected='true']"),
		".breadcrumbs__link": where("ol.breadcrumbs :is(a, span)"), ".breadcrumbs__item--active": where("ol.breadcrumbs > li:last-child"),
		".table-of-contents": where(lists), ".table-of-contents__left-border": where(lists), ".toc-highlight": ".table-of-contents__link",
		".menu__caret": where(".menu__list summary"), ".menu__link--sublist-caret": where(".menu__list summary > .menu__link"),
		".dropdown__menu": where(".navbar details > ul"), ".dropdown__link": where(".navbar details > ul a"),
		".menu__list-item-collapsible":         where(".menu__list summary"),
		".menu__list-item-collapsible--active": where(".menu__list summary:has([aria-current])"),
		".menu__list-item--collapsed":          where(".menu__list > li:has(> details:not([open]))"),
		".theme-layout-navbar-left":            where(".navbar__inner > ul"), ".theme-layout-navbar-right": where(".navbar__inner > span ~ ul"),
		".footer__col": where(footerColumns), ".theme-layout-footer-column": where(footerColumns),
		".footer__item": where(".footer__items > li"), ".footer__copyright": where(".footer__bottom > div"),
		".hash-link": ".heading-anchor", ".anchor": where(".markdown :is(h2, h3, h4, h5, h6)[id]"), ".data-footnote-backref": ".footnote-backref",
		".thin-scrollbar": where(".menu"), ".prism-code": where(".code-block pre"), ".token-line": ".line",
		".navbar__items": where(".navbar__inner > ul"), ".navbar__items--right": where(".navbar__inner > span ~ ul"),
		".navbar--dark": where(".navbar[data-style='dark']"), ".footer--dark": where(".footer[data-style='dark']"),
	}
	for docusaurus, kind := range map[string]string{"secondary": "note", "success": "tip", "info": "info", "warning": "warning", "danger": "danger"} {
		names[".alert--"+docusaurus] = where(".admonition[data-kind='" + kind + "']")
	}
	for docusaurus, kind := range map[string]string{
		"note": "note", "secondary": "note", "tip": "tip", "success": "tip", "info": "info", "warning": "warning", "caution": "warning", "danger": "danger",
	} {
		names[".theme-admonition-"+docusaurus] = ".admonition[data-kind='" + kind + "']"
	}
	return names
})

// lists selects the tables of contents.
const lists = ".theme-doc-toc-desktop > ul, .theme-doc-toc-mobile > nav > ul"

const footerColumns = ".footer__links > div"

func where(selector string) string { return ":where(" + selector + ")" }

// OwnNames returns a style sheet of the site in which the class names of Docusaurus for parts of the
// page also select docgen's parts. Their HTML is the same on all sites, so it has docgen's names
// only. Selectors keep their lines.
func OwnNames(text string) string {
	names := partNames()
	// A heading with a link to itself is in a box with that link.
	text = childHeading.ReplaceAllString(text, ":is($1 > $2, :where($1 > .heading-$3) > $2)")
	text = rootID.ReplaceAllString(text, ":is($0,#docgen)")
	return regexp.MustCompile(`\.[a-z][\w-]*`).ReplaceAllStringFunc(text, func(class string) string {
		if ours := cmp.Or(names[class], sidebarLevel(class)); ours != "" {
			return ":is(" + class + "," + ours + ")"
		}
		return class
	})
}

// rootID finds the element that Docusaurus hydrates.
var rootID = regexp.MustCompile(`#__docusaurus\b`)

var childHeading = regexp.MustCompile(`(\.(?:theme-doc-)?markdown)\s*>\s*(h([2-6]))\b`)

// sidebarItems selects the links and the categories of a sidebar.
var sidebarItems = map[string]string{
	"link": ".menu__list > li:has(> .menu__link):not(:has(> :is(details, ul)))", "category": ".menu__list > li:has(> :is(details, ul))",
}

var levelClass = regexp.MustCompile(`^\.theme-doc-sidebar-item-(link|category)-level-([1-9])$`)

// sidebarLevel returns the selector for the items of a sidebar at a level, by their class in
// Docusaurus, or "".
func sidebarLevel(class string) string {
	found := levelClass.FindStringSubmatch(class)
	if found == nil {
		return ""
	}
	around := strings.Repeat(".menu__list ", int(found[2][0]-'1'))
	return ":where(" + around + sidebarItems[found[1]] + "):not(:where(" + around + ".menu__list .menu__list > li))"
}

// current selects the link to the page, or around it, that readers see. Its class decides alone which
// rules win.
func current(class string) string {
	return "." + class + ":where([aria-current],[data-active])"
}

// spaces returns the classes for margins and paddings, which win over the site's own rules.
func spaces() string {
	sizes := [][2]string{{"none", "0"}, {"xs", "0.25rem"}, {"sm", "0.5rem"}, {"md", "1rem"}, {"lg", "2rem"}, {"xl", "5rem"}}
	sides := [][2]string{{"", ""}, {"-top", "-block-start"}, {"-bottom", "-block-end"}, {"-left", "-inline-start"}, {"-right", "-inline-end"},
		{"-vert", "-block"}, {"-horiz", "-inline"}}
	var text strings.Builder
	for _, property := range []string{"margin", "padding"} {
		for _, side := range sides {
			for _, size := range sizes {
				fmt.Fprintf(&text, ".%s%s--%s { %[1]s%[4]s: %[5]s !important; }\n", property, side[0], size[0], side[1], size[1])
			}
		}
	}
	return text.String()
}

// columns returns the classes for the twelve columns of a row.
func columns() string {
	var text strings.Builder
	for count := 1; count <= 12; count++ {
		fmt.Fprintf(&text, ".col--%d { flex: 0 0 calc(%[1]d / 12 * 100%%); }\n.col--offset-%[1]d { margin-inline-start: calc(%[1]d / 12 * 100%%); }\n", count)
	}
	return text.String()
}

// kinds returns the colors of buttons, badges and alerts. Text on a color is white or black,
// whichever is easier to read on it.
func kinds() string {
	const rules = `
.button--KIND, .badge--KIND { --on: oklch(from var(--ifm-color-KIND) clamp(0, (0.58 - l) * 1000, 1) 0 0); }
.button--KIND { --ifm-button-background-color: var(--ifm-color-KIND); --outline: OUTLINE; }
.badge--KIND { --ifm-badge-background-color: var(--ifm-color-KIND); }
.alert--KIND { --ifm-alert-background-color: var(--ifm-color-KIND-contrast-background); --ifm-alert-border-color: var(--ifm-color-KIND); --ifm-alert-foreground-color: var(--ifm-color-KIND-contrast-foreground); }
`
	var text strings.Builder
	for _, kind := range []string{"primary", "secondary", "success", "info", "warning", "danger"} {
		outline := "var(--ifm-color-" + kind + ")"
		if kind == "secondary" { // a light gray is no color for text
			outline = "currentcolor"
		}
		text.WriteString(strings.NewReplacer("KIND", kind, "OUTLINE", outline).Replace(rules))
	}
	return text.String()
}

// scales returns the shades of colors, and the grays between the page and its text.
func scales() string {
	var text strings.Builder
	for _, kind := range []string{"primary", "secondary", "success", "info", "warning", "danger"} {
		for _, shade := range []struct{ name, part, other string }{
			{"dark", "90%", "#000"}, {"darker", "85%", "#000"}, {"darkest", "70%", "#000"},
			{"light", "85%", "#fff"}, {"lighter", "70%", "#fff"}, {"lightest", "50%", "#fff"},
		} {
			fmt.Fprintf(&text, "--ifm-color-%s-%s: color-mix(in srgb, var(--ifm-color-%[1]s) %[3]s, %[4]s);\n", kind, shade.name, shade.part, shade.other)
		}
	}
	for step, part := range []int{0, 4, 8, 15, 21, 28, 48, 66, 80, 92, 100} {
		number := step * 100
		fmt.Fprintf(&text, "--ifm-color-gray-%d: color-mix(in srgb, #000 %d%%, #fff);\n", number, part)
		if part > 0 && part < 92 { // the text has the last shade
			fmt.Fprintf(&text, "--ifm-color-emphasis-%d: color-mix(in srgb, var(--ifm-color-emphasis-1000) %d%%, var(--ifm-color-emphasis-0));\n", number, part)
		}
	}
	return ":root {\n" + text.String() + "}\n"
}
