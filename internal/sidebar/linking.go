package sidebar

import (
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// Links resolves a link that is not in a doc, and reports what is wrong with it.
type Links interface {
	Path(link string) (href string, external bool, finding *diag.Diagnostic)
}

// Link builds the navigation from an outline after all of its pages have routes. If links is
// nil, links outside the docs are resolved but not checked.
func Link(outline Outline, routes route.Set, links Links) (Navigation, []diag.Diagnostic) {
	linker := linker{outline: outline, routes: routes, links: links}
	sidebars := make([]Sidebar, len(outline.sidebars))
	for i, sidebar := range outline.sidebars {
		sidebars[i] = Sidebar{ID: sidebar.ID, Items: linker.items(sidebar.Items)}
	}
	return newNavigation(sidebars, outline, routes), diag.Sort(linker.findings)
}

type linker struct {
	outline  Outline
	routes   route.Set
	links    Links
	findings []diag.Diagnostic
}

// items returns items with their links resolved.
func (l *linker) items(items []Item) []Item {
	linked := make([]Item, len(items))
	for i, item := range items {
		switch item.Kind {
		case DocItem, RefItem:
			item.Href = pathOf(item.DocID, l.routes)
		case CategoryItem:
			item = l.category(item)
		case LinkItem:
			item = l.link(item)
		}
		linked[i] = item
	}
	return linked
}

// pathOf returns the URL path of a page in the sidebars.
func pathOf(id string, routes route.Set) string {
	if isIndex(id) {
		return routes.Path(route.Category, id)
	}
	return routes.Path(route.Doc, id)
}

// category resolves the page of a category. If another page took its route, the category has no
// page.
func (l *linker) category(item Item) Item {
	item.Items = l.items(item.Items)
	item.page = pathOf(item.id(), l.routes)
	if item.page == "" {
		item.Index = nil
		return item
	}
	if doc := l.outline.docs[item.DocID]; doc == nil || !doc.FrontMatter.Unlisted {
		item.Href = item.page
	}
	return item
}

// link resolves a link outside the docs, which may still lead to a page of the site.
func (l *linker) link(item Item) Item {
	switch {
	case item.keepHref:
	case l.links == nil:
		target := l.routes.Resolve(content.Doc{}, item.Href)
		item.Href, item.External = target.Href, target.Kind == route.External
	default:
		var finding *diag.Diagnostic
		item.Href, item.External, finding = l.links.Path(item.Href)
		if finding != nil {
			l.findings = append(l.findings, item.place.report(finding.Severity, finding.Text, finding.Hint).WithCode(finding.Code))
		}
	}
	return item
}
