package bundle

import (
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// absents has what to do instead of components of Docusaurus that docgen has nothing for, by
// the beginnings of their names.
var absents = []struct{ name, text string }{
	{"BlogPost", "docgen writes the HTML of posts itself: use front matter, and classes in a style sheet"},
	{"Blog", "docgen writes the HTML of blogs itself: use the options of blog, and classes in a style sheet"},
	{"CodeBlock", "docgen highlights code when it builds the site: use the options of code blocks, and tokens in a style sheet"},
	{"prism", "docgen highlights all of Prism's languages without it"},
	{"SearchTranslations", "docgen has a search of its own"},
	{"SearchPage", "docgen has a search of its own"},
	{"Playground", "docgen has no live code"},
	{"ReactLiveScope", "docgen has no live code"},
	{"ApiItem", "docgen does not run docusaurus-theme-openapi-docs"},
	{"ApiExplorer", "docgen does not run docusaurus-theme-openapi-docs"},
	{"Navbar/", "override Navbar, Brand, MobileMenu or NavbarItems instead"},
	{"NavbarItem/", "override NavbarLink, NavbarDropdown or NavbarItems instead"},
	{"DocRoot", "override DocPage or Layout instead"},
	{"DocsRoot", "override DocPage or Layout instead"},
	{"DocVersionRoot", "override DocPage or Layout instead"},
	{"DocSidebar", "override Sidebar, SidebarCategory or SidebarLink instead"},
	{"DocItem/", "override DocPage or DocContent instead"},
	{"DocBreadcrumbs/", "override Breadcrumbs instead"},
	{"DocCategoryGeneratedIndexPage", "docgen writes these pages itself"},
	{"DocTag", "docgen writes the pages of tags itself"},
	{"TagsListByLetter", "docgen writes the pages of tags itself"},
	{"MDXPage", "override DocPage instead"},
	{"Layout/", "override Layout instead"},
	{"AnnouncementBar/", "override AnnouncementBar instead"},
	{"Footer/", "override Footer instead"},
	{"Admonition/", "override Admonition instead"},
	{"Icon/", "import the icon from a package, or draw it in a component of your own"},
	{"TOC", "override TableOfContents instead"},
}

// Absents returns what to do instead of components that docgen has nothing for, by the
// beginnings of their names.
func Absents() [][2]string {
	var all [][2]string
	for _, each := range absents {
		all = append(all, [2]string{each.name, each.text})
	}
	return all
}

// Absent says what to do instead of a component that docgen has nothing for; "" for a name that
// Docusaurus does not have either.
func Absent(name string) string {
	for _, each := range absents {
		if strings.HasPrefix(name, each.name) {
			return each.text
		}
	}
	return ""
}

// unanswered resolves the import of a component that docgen has nothing for. The site still
// builds, without it.
func (r resolver) unanswered(imported, text string) api.OnResolveResult {
	return api.OnResolveResult{
		Path: answersFolder + "/Unanswered.tsx", Namespace: componentNamespace,
		Warnings: []api.Message{{Text: "docgen has no component \"" + imported + "\", so the page shows only what is inside it",
			Notes: []api.Note{{Text: text}}}},
	}
}
