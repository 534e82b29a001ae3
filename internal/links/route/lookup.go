package route

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Home returns the path of the locale's home page.
func (t Table) Home() string { return t.options.home() }

// OutputOf returns the HTML file for a URL path of the locale, even if there is no page.
func (t Table) OutputOf(path string) string {
	return t.output(strings.Trim(strings.TrimPrefix(slug.Decoded(path), t.options.home()), "/"))
}

// URL returns the path of an output file or static file from its name in the output folder. All
// locales share these files, but one with its own root has copies below that.
func (t Table) URL(file string) string {
	if t.options.Output != "" {
		file = strings.TrimPrefix(file, t.options.Output+"/")
	}
	return join(t.options.Root, file)
}

// File returns the name, in the output folder, of a file that belongs to this locale only.
func (t Table) File(name string) string { return path.Join(t.options.Output, t.options.Folder, name) }

// ByRef returns the route of a page.
func (t Table) ByRef(ref Ref) (Route, bool) {
	index, found := t.byRef[ref]
	if !found {
		return Route{}, false
	}
	return t.Routes[index], true
}

// In returns the routes of one doc set.
func (t Table) In(set content.SetID) Set { return Set{t, set} }

// Set is the table from the point of view of one doc set.
type Set struct {
	Table
	ID content.SetID
}

// Path returns the URL path of a page of the set, or "" if it has no route.
func (s Set) Path(kind Kind, id string) string {
	found, _ := s.ByRef(Ref{Set: s.ID, Kind: kind, ID: id})
	return found.Path
}

// Doc returns the route of a doc of the set.
func (s Set) Doc(id string) (Route, bool) { return s.ByRef(Ref{Set: s.ID, Kind: Doc, ID: id}) }

// DocIDs returns the sorted ids of the set's docs that have a route.
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

// Has reports whether the page of a file has a route. It has none if another page took its path
// first.
func (t Table) Has(file string) bool {
	_, found := t.byFile[file]
	return found
}

// IsDeferred reports whether a URL path may belong to a page of a deferred set.
func (t Table) IsDeferred(path string) bool {
	_, found := t.DeferredSet(path)
	return found
}

// DeferredSet returns the deferred set with the longest base that contains a URL path.
func (t Table) DeferredSet(path string) (content.SetID, bool) {
	longest, found := Docs{}, false
	for _, set := range t.sets {
		base := comparable(t.path(set.Base))
		if isIn := path == base || strings.HasPrefix(path, strings.TrimSuffix(base, "/")+"/"); isIn && (!found || len(set.Base) > len(longest.Base)) {
			longest, found = set, true
		}
	}
	return longest.Set, found && longest.Deferred
}

// NotFound returns the route of the page for unknown paths.
func (t Table) NotFound() Route { return t.Routes[len(t.Routes)-1] }

// Static returns the name in the output folder, and the URL, that a static file at a path would
// have.
func (t Table) Static(path string) (name, url string) {
	full := t.Under(path)
	name = strings.TrimPrefix(full, t.options.home())
	if t.options.Folder != "" {
		full = t.URL(name)
	}
	return name, full
}

// FileOf returns the source file of a page, relative to the site folder, or "" if it has none.
func (t Table) FileOf(ref Ref) string {
	if index, found := t.byRef[ref]; found {
		return t.files[index]
	}
	return ""
}

// NameOf returns the name of a page in messages.
func (t Table) NameOf(ref Ref) string {
	if index, found := t.byRef[ref]; found {
		return t.names[index]
	}
	return ""
}

// Files returns the files of the docs that a doc can link to by file name, relative to the site
// folder. They are the docs of its own set; a link of the config can name docs of all sets.
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

// FirstFolder returns the folder of the first doc set, relative to the site folder and with a
// trailing slash. It is "" if the docs are in the site folder itself.
func (t Table) FirstFolder() string {
	if len(t.sets) == 0 {
		return ""
	}
	return folderPrefix(path.Clean(t.sets[0].Folder))
}
