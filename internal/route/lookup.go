package route

import (
	"path"
	"slices"
	"strings"

	"docgen/internal/content"
)

// Home is the path of the locale's home page.
func (t Table) Home() string { return t.options.home() }

// OutputOf is the HTML file of a URL path of the locale, whether a page is there or
// not.
func (t Table) OutputOf(path string) string {
	return t.output(strings.Trim(strings.TrimPrefix(decode(path), t.options.home()), "/"))
}

// URL is the path of an output file, or of a static file, by its name below the output
// folder. All locales share these files.
func (t Table) URL(file string) string { return join(t.options.Root, file) }

// File is the name that a file of this locale alone has below the output folder.
func (t Table) File(name string) string { return path.Join(t.options.Folder, name) }

// ByRef returns the route of a page.
func (t Table) ByRef(ref Ref) (Route, bool) {
	index, found := t.byRef[ref]
	if !found {
		return Route{}, false
	}
	return t.Routes[index], true
}

// In gives the routes of one doc set.
func (t Table) In(set content.SetID) Set { return Set{t, set} }

// Set is a table as the pages of one doc set see it.
type Set struct {
	Table
	ID content.SetID
}

// Path is the URL path of a page of the set; "" when it has no route.
func (s Set) Path(kind Kind, id string) string {
	found, _ := s.ByRef(Ref{Set: s.ID, Kind: kind, ID: id})
	return found.Path
}

// Doc returns the route of a doc of the set.
func (s Set) Doc(id string) (Route, bool) { return s.ByRef(Ref{Set: s.ID, Kind: Doc, ID: id}) }

// DocIDs lists the ids of the set's docs with a route, sorted.
func (s Set) DocIDs() []string {
	var ids []string
	for _, route := range s.Routes {
		if route.Kind == Doc && route.Set == s.ID {
			ids = append(ids, route.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// Has reports whether the page of a file has a route: it has none when another came
// first.
func (t Table) Has(file string) bool {
	_, found := t.byFile[file]
	return found
}

// NotFound returns the route of the page for unknown paths.
func (t Table) NotFound() Route { return t.Routes[len(t.Routes)-1] }

// Under puts the locale's home path before a path of the site that may have it already.
func (t Table) Under(path string) string { return t.withBase(path) }

// Static is the name below the output folder that a static file at a path would have,
// and its URL.
func (t Table) Static(path string) (name, url string) {
	full := t.withBase(path)
	name = strings.TrimPrefix(full, t.options.home())
	if t.options.Folder != "" {
		full = t.URL(name)
	}
	return name, full
}

// FileOf returns the file that a page shows, relative to the site folder; "" when it has
// none.
func (t Table) FileOf(ref Ref) string {
	if index, found := t.byRef[ref]; found {
		return t.files[index]
	}
	return ""
}

// NameOf is what messages call a page.
func (t Table) NameOf(ref Ref) string {
	if index, found := t.byRef[ref]; found {
		return t.names[index]
	}
	return ""
}

// Files lists the files of the docs that a doc may link to by their names: those of its
// own set, or of all sets. They are relative to the site folder.
func (t Table) Files(from content.Doc) []string {
	var names []string
	for _, set := range t.setsOf(from) {
		for file := range t.byFile {
			if strings.HasPrefix(file, folderPrefix(path.Clean(set.Folder))) {
				names = append(names, file)
			}
		}
	}
	return names
}

// FirstFolder is the folder of the first doc set, relative to the site folder and with a slash
// at its end; "" if that is the site folder itself.
func (t Table) FirstFolder() string {
	if len(t.sets) == 0 {
		return ""
	}
	return folderPrefix(path.Clean(t.sets[0].Folder))
}
