// Package route decides the URLs of the site: which routes there are, which files they become,
// and what a link leads to.
//
// Its main type is [Table]. No other package joins URL paths or adds a base URL. A [Ref], which
// includes the doc set, identifies a page. The package does not know what pages show.
package route

import (
	"cmp"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Code is the code of this package's diagnostics.
const Code = "routes"

// Kind says what a route shows.
type Kind int

// The kinds of routes.
const (
	Doc      Kind = iota
	Category      // the page of a sidebar category
	Tag           // the docs of one tag
	Tags          // all tags
	Site          // a page of src/pages, outside the docs
	Search        // the search results
	NotFound      // the page that hosts show for unknown paths
	Post          // a post of a blog
	PostList      // the posts of a blog
	Archive       // the posts of a blog by year
	PostTag       // the posts of one tag
	PostTags      // all tags of a blog
	Author        // the posts of one author
	Authors       // all authors of a blog
)

// Ref identifies a page. An id is unique only within its kind and doc set.
type Ref struct {
	Set  content.SetID // without an instance for pages outside the docs
	Kind Kind
	ID   string // a doc's id, a category's key, a post's slug, a tag's slug, the file of a Site page; "" if the kind has only one page
}

// Route is one page of the site.
type Route struct {
	Ref
	Path   string // percent-encoded, like location.pathname: "/phoenix/api/window"
	Output string // HTML file in the output folder: "api/window/index.html"; "" for a page that is elsewhere
	Twin   string // the page as Markdown in the output folder, if the site has that; "" for none
}

// Options configure how URLs are formed.
type Options struct {
	Root              string // URL path of the output folder, with slashes at both ends
	Folder            string // folder of the locale below the root: "fr"; "" for the default locale
	Output            string // folder in the output that the root stands for; "" for the output folder itself
	TrailingSlash     *bool  // whether paths end in a slash; the home page's always does. nil differs from false only in the output files
	IndexSlash        bool   // whether the paths of index pages end in a slash if TrailingSlash is nil
	DuplicateSeverity diag.Severity
	Repository        bool // links to files have the meaning that they have in a repository
}

// home returns the path of the locale's home page.
func (o Options) home() string { return join(o.Root, o.Folder, "/") }

// Docs are the docs of one set or the posts of one blog, with the path at which they are published.
type Docs struct {
	Set          content.SetID
	Kind         Kind   // Doc or Post
	Folder       string // relative to the site folder
	Translations string // folder with the translated docs, relative to the site folder; "" for none
	Site         string // name of the site folder that the docs belong to; "" for that of today
	Base         string // relative to the locale's home page: "/" or "/docs"
	Docs         []content.Doc

	Elsewhere map[string]string // URLs of docs that the locale leaves out, by id: links lead there

	Deferred bool // the docs are left out for now, so any path below the base may be a page
}

// folders returns the folders of the docs and of their translations.
func (d Docs) folders() []string {
	if d.Translations == "" {
		return []string{d.Folder}
	}
	return []string{d.Translations, d.Folder}
}

// Table holds the routes of one locale.
type Table struct {
	Routes []Route // docs in the given order, then the other pages

	options Options
	names   []string               // names of the pages in messages, parallel to Routes
	files   []string               // sources, parallel to Routes, relative to the site folder; "" for none
	sets    []Docs                 // without docs
	byRef   map[Ref]int            // page to index in Routes
	byFile  map[string]int         // file to index in Routes
	byPath  map[string]int         // decoded, comparable path to index in Routes
	parts   map[Ref]map[string]Ref // pages with parts of the file of a page, by their anchors in it
}

// Hash adds everything that decides where links lead.
func (t Table) Hash(hasher *fingerprint.Hasher) {
	hasher.Value(t.options)
	hasher.Value(t.sets)
	hasher.Value(t.parts)
	hasher.Texts(t.files)
	hasher.List(len(t.Routes))
	for _, each := range t.Routes {
		hasher.Texts([]string{each.Set.Instance, each.Set.Version, each.Set.Locale, each.ID, each.Path, each.Output, each.Twin})
		hasher.Number(int64(each.Kind))
	}
}

// Plan gives every doc its route. If two docs of a set have the same id, or two docs have the
// same path, the first one keeps it.
func Plan(sets []Docs, options Options) (Table, []diag.Diagnostic) {
	table := Table{options: options, byRef: map[Ref]int{}, byFile: map[string]int{}, byPath: map[string]int{}, parts: map[Ref]map[string]Ref{}}
	var findings []diag.Diagnostic
	for _, set := range sets {
		for _, doc := range set.Docs {
			finding := table.addDoc(set, doc)
			if finding != nil {
				finding.Code = Code
				findings = append(findings, *finding)
			}
		}
		set.Docs = nil
		table.sets = append(table.sets, set)
	}
	table.Routes = append(table.Routes, Route{Ref: Ref{Kind: NotFound}, Path: options.home() + "404.html",
		Output: path.Join(options.Output, options.Folder, "404.html")})
	table.names, table.files = append(table.names, ""), append(table.files, "")
	return table, findings
}

// addDoc adds a doc to the end of the table, or reports why it cannot.
func (t *Table) addDoc(set Docs, doc content.Doc) *diag.Diagnostic {
	route := t.Place(join(set.Base, doc.Slug))
	route.Ref = Ref{Set: set.Set, Kind: set.Kind, ID: doc.ID}
	key := comparable(slug.Decoded(route.Path))
	if same, taken := t.byRef[route.Ref]; taken && set.Kind == Doc { // the id of a post is its path
		finding := doc.Report("id", diag.Error, fmt.Sprintf("two docs have the id %q: %s already has it", doc.ID, t.names[same]),
			"rename one of them, or set a different id in its front matter")
		return &finding
	}
	if same, taken := t.byPath[key]; taken {
		finding := doc.Report("slug", t.options.DuplicateSeverity, fmt.Sprintf("two files have the URL %s: %s already has it", route.Path, t.names[same]),
			"rename one of them, or set a different slug in its front matter")
		return &finding
	}
	if url := set.Elsewhere[doc.ID]; url != "" {
		route.Path, route.Output, route.Twin = url, "", ""
	}
	t.add(key, route, doc.Name, doc.Name)
	for _, folder := range set.folders() { // a link can name the original or the translation
		if file := path.Join(folder, doc.File); !t.Has(file) {
			t.byFile[file] = len(t.Routes) - 1
		}
	}
	return nil
}

// add adds a route to the end of the table, at a comparable path. That is its own, unless the page
// is elsewhere.
func (t *Table) add(path string, route Route, name, file string) {
	index := len(t.Routes)
	t.byRef[route.Ref], t.byPath[path] = index, index
	if file != "" {
		t.byFile[file] = index
	}
	t.Routes, t.names, t.files = append(t.Routes, route), append(t.names, name), append(t.files, file)
}

// Place returns the route that a page has, or would have, by its path relative to the locale's home page.
func (t Table) Place(slug string) Route {
	below := strings.Trim(slug, "/")
	return Route{Path: t.path(slug), Output: t.output(below), Twin: t.File(cmp.Or(below, "index") + ".md")}
}

// output returns the HTML file of a path. If trailing slashes are off it is x.html, as in
// Docusaurus; hosts serve that as /x without a redirect.
func (t Table) output(below string) string {
	if t.options.TrailingSlash != nil && !*t.options.TrailingSlash && below != "" {
		return t.File(below + ".html")
	}
	return t.File(path.Join(below, "index.html"))
}

// path adds the base URL to a path. It removes the slash at the end unless the options keep it; the
// root keeps it always.
func (t Table) path(slug string) string {
	below := strings.Trim(slug, "/")
	if below == "" {
		return t.options.home()
	}
	slash := t.options.TrailingSlash
	if slash != nil && *slash || slash == nil && t.options.IndexSlash && strings.HasSuffix(slug, "/") {
		below += "/"
	}
	return t.options.home() + encode(below)
}

// encode writes a path as location.pathname has it. It applies the path percent-encode set of
// the URL standard, and also encodes "%", which is a literal character here.
func encode(path string) string {
	var out strings.Builder
	for _, char := range []byte(path) {
		if char <= ' ' || char > '~' || strings.IndexByte("\"#<>?^`{}%\\", char) >= 0 {
			fmt.Fprintf(&out, "%%%02X", char)
			continue
		}
		out.WriteByte(char)
	}
	return out.String()
}

// join puts paths together with single slashes, keeping a slash at the end.
func join(parts ...string) string {
	joined := path.Join(parts...)
	if strings.HasSuffix(parts[len(parts)-1], "/") && joined != "/" {
		joined += "/"
	}
	return cmp.Or(joined, "/")
}

// comparable is a path as matching sees it: without a slash at the end.
func comparable(path string) string { return cmp.Or(strings.TrimSuffix(path, "/"), "/") }
