package route

import (
	"slices"
	"strings"

	"docgen/internal/content"
)

// Home is the path of the site's root.
func (t Table) Home() string { return t.options.BaseURL }

// OutputOf is the HTML file of a URL path of the site, whether a page is there or
// not.
func (t Table) OutputOf(path string) string {
	return t.output(strings.Trim(strings.TrimPrefix(decode(path), t.options.BaseURL), "/"))
}

// URL puts the base URL before the path of an output file or static file.
func (t Table) URL(file string) string { return join(t.options.BaseURL, file) }

// ByDoc returns the route of a doc.
func (t Table) ByDoc(id string) (Route, bool) {
	index, found := t.byDoc[id]
	if !found {
		return Route{}, false
	}
	return t.Routes[index], true
}

// ByID returns the route of a doc, or of a page without a doc by its key.
func (t Table) ByID(id string) (Route, bool) {
	if index, found := t.byKey[id]; found {
		return t.Routes[index], true
	}
	return t.ByDoc(id)
}

// DocIDs lists the ids of all docs with a route, sorted.
func (t Table) DocIDs() []string {
	ids := make([]string, 0, len(t.byDoc))
	for id := range t.byDoc {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// Has reports whether a doc has a route: not when another came first for it.
func (t Table) Has(doc content.Doc) bool {
	_, found := t.byFile[doc.File]
	return found
}

// NotFound returns the route of the page for unknown paths.
func (t Table) NotFound() Route { return t.Routes[len(t.Routes)-1] }

// Under puts the base URL before a path of the site that may have it already.
func (t Table) Under(path string) string { return t.withBase(path) }
