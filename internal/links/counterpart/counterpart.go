// Package counterpart finds the page of one version of the docs in the other versions.
//
// [New] compares the versions once, and returns a [Table]. The package knows ids, paths and
// redirects of pages, and nothing of their content. It does not know git: its caller tells which
// files were renamed.
package counterpart

import (
	"path"
	"strconv"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// Version is one version of a docs instance.
type Version struct {
	Set   content.SetID
	Base  string // URL path of its root, without a slash at the end
	Home  string // URL path of its main doc
	Pages []Page
}

// Page is a page of a version. Its Ref has the same kind and id in all versions.
type Page struct {
	Ref  route.Ref
	Path string   // URL path
	File string   // in the folder of the docs; "" for a page without a file
	From []string // URL paths in the version that redirect to the page

	Unlisted bool // search engines leave the page out
}

// Renames returns the files of one version that another version has under another path: the new
// path by the old one. It may be empty.
type Renames func(from, to content.SetID) map[string]string

// Link leads from a page to another version.
type Link struct {
	Ref      route.Ref // of the page; the zero Ref if it is Missing
	Path     string    // URL path
	Unlisted bool      // search engines leave the page out
	Missing  bool      // the version does not have the page; Path is the nearest parent that it has, or its main doc
}

// Table has the counterparts of all pages.
type Table struct {
	Hash fingerprint.Hash // of everything that In returns for pages with different ids

	versions   map[content.SetID]index
	exceptions map[exception]Link
}

func linkTo(page Page) Link {
	return Link{Ref: page.Ref, Path: page.Path, Unlisted: page.Unlisted}
}

// exception is a page, and a version that does not have a page with the same id.
type exception struct {
	page route.Ref
	in   content.SetID
}

// New compares the versions of all docs instances, newest first. renames is asked about two
// versions at most once, and only if one of them lacks a page of the other.
func New(versions []Version, renames Renames) Table {
	table := Table{versions: map[content.SetID]index{}, exceptions: map[exception]Link{}}
	hasher := fingerprint.NewHasher()
	for _, version := range versions {
		table.versions[version.Set] = indexOf(version)
	}
	for i, newer := range versions {
		for _, older := range versions[i+1:] {
			if newer.Set.Instance == older.Set.Instance && newer.Set.Locale == older.Set.Locale {
				moved := sync.OnceValues(func() (after, before map[string]string) { return moves(renames, older.Set, newer.Set) })
				table.compare(hasher, older, newer.Set, func(file string) string { after, _ := moved(); return after[file] })
				table.compare(hasher, newer, older.Set, func(file string) string { _, before := moved(); return before[file] })
			}
		}
	}
	table.Hash = hasher.Sum()
	return table
}

// compare finds the pages of one version that another version has under another id.
func (t Table) compare(hasher *fingerprint.Hasher, from Version, to content.SetID, renamed func(file string) string) {
	other := t.versions[to]
	for _, page := range from.Pages {
		if _, isSame := other.byRef[refIn(page.Ref, to)]; !isSame {
			link := other.find(t.versions[from.Set], page, renamed)
			t.exceptions[exception{page.Ref, to}] = link
			hasher.Texts([]string{page.Path, link.Path, strconv.FormatBool(link.Missing)})
		}
	}
}

// In returns where a page is in another version of its docs. It returns false for a page or a
// version that it does not know.
func (t Table) In(page route.Ref, set content.SetID) (Link, bool) {
	if found, isSame := t.versions[set].byRef[refIn(page, set)]; isSame {
		return linkTo(found), true
	}
	link, found := t.exceptions[exception{page, set}]
	return link, found
}

func refIn(ref route.Ref, set content.SetID) route.Ref {
	ref.Set = set
	return ref
}

// index finds the pages of a version. Paths are below its root.
type index struct {
	base, home string
	byRef      map[route.Ref]Page
	byPath     map[string]Page
	byFile     map[string]Page
	redirected map[string]Page
}

func indexOf(version Version) index {
	result := index{version.Base, version.Home, map[route.Ref]Page{}, map[string]Page{}, map[string]Page{}, map[string]Page{}}
	for _, page := range version.Pages {
		result.byRef[page.Ref] = page
		result.byPath[result.below(page.Path)] = page
		if page.File != "" {
			result.byFile[page.File] = page
		}
		for _, from := range page.From {
			result.redirected[result.below(from)] = page
		}
	}
	return result
}

// below returns the path of a page below the root of its version: "/" or "/guide/setup".
func (i index) below(full string) string {
	return path.Join("/", strings.TrimPrefix(full, i.base))
}

// find returns the page of another version that is not under the same id: one that a redirect
// names, the one that git says was renamed, the one at the same path, or else a parent.
func (i index) find(version index, page Page, renamed func(file string) string) Link {
	below := version.below(page.Path)
	if found, isRedirected := i.redirected[below]; isRedirected {
		return linkTo(found)
	}
	for _, from := range page.From {
		if found, exists := i.byPath[version.below(from)]; exists {
			return linkTo(found)
		}
	}
	if page.File != "" {
		if found, exists := i.byFile[renamed(page.File)]; exists {
			return linkTo(found)
		}
	}
	if found, exists := i.byPath[below]; exists {
		return linkTo(found)
	}
	for parent := path.Dir(below); parent != "/"; parent = path.Dir(parent) {
		if found, exists := i.byPath[parent]; exists {
			return Link{Path: found.Path, Missing: true}
		}
	}
	return Link{Path: i.home, Missing: true}
}

// moves returns the renames from an older version to a newer one, and back.
func moves(renames Renames, from, to content.SetID) (after, before map[string]string) {
	if renames == nil {
		return nil, nil
	}
	after, before = renames(from, to), map[string]string{}
	for old, now := range after {
		before[now] = old
	}
	return after, before
}
