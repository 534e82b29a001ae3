// Package route knows the URLs of the site: which routes there are, which files
// they become, and where a link leads.
//
// Its main type is [Table]. Nothing outside this package joins URL paths or puts
// a base URL before one. The package knows docs by id and file, and nothing of
// their text but their anchors.
package route

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"docgen/internal/content"
	"docgen/internal/diag"
)

// Code names this package's diagnostics.
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
	Search        // what the search finds
	NotFound
)

// Route is one page of the site.
type Route struct {
	Kind   Kind
	Path   string // percent-encoded, as location.pathname has it: "/phoenix/api/window"
	Output string // its HTML below the output folder: "api/window/index.html"
	Data   string // its page data below the output folder; "" when it has none
	DocID  string // "" when it shows no doc
	Key    string // names a page that shows no doc
}

// Options say how URLs are formed.
type Options struct {
	BaseURL           string // starts and ends with a slash
	RouteBasePath     string // of the docs, below BaseURL: "/" or "/docs"
	TrailingSlash     *bool  // whether paths end with a slash; the root's always does. nil is as false, but for the output files
	DuplicateSeverity diag.Severity
}

// Table holds the routes of the site.
type Table struct {
	Routes []Route // docs in the order given, then the others

	options Options
	names   []string       // what messages call the pages of Routes
	files   []string       // of the docs, which stand first in Routes
	byDoc   map[string]int // doc id to route
	byKey   map[string]int // key of a page without a doc to route
	byFile  map[string]int // doc file to route
	byPath  map[string]int // comparable path, decoded, to route
}

// Equal reports whether two tables have the same routes for the same files.
func (t Table) Equal(other Table) bool {
	return slices.Equal(t.Routes, other.Routes) && slices.Equal(t.files, other.files) && t.options.equal(other.options)
}

func (o Options) equal(other Options) bool {
	isSame := (o.TrailingSlash == nil) == (other.TrailingSlash == nil) && (o.TrailingSlash == nil || *o.TrailingSlash == *other.TrailingSlash)
	o.TrailingSlash, other.TrailingSlash = nil, nil
	return isSame && o == other
}

// Plan gives every doc its route. Of two docs with one id or path the first keeps
// it.
func Plan(docs []content.Doc, options Options) (Table, []diag.Diagnostic) {
	table := Table{options: options, byDoc: map[string]int{}, byFile: map[string]int{}, byPath: map[string]int{}}
	var findings []diag.Diagnostic
	for _, doc := range docs {
		route := table.route(Doc, doc.Slug)
		route.DocID = doc.ID
		key := comparable(decode(route.Path))
		sameID, idTaken := table.byDoc[doc.ID]
		samePath, pathTaken := table.byPath[key]
		switch {
		case idTaken:
			text := fmt.Sprintf("two docs have the id %q: %s has it already", doc.ID, table.names[sameID])
			hint := "give one of them another id in its front matter, or rename it"
			findings = append(findings, doc.Report("id", diag.Error, text, hint))
		case pathTaken:
			text := fmt.Sprintf("two files have the route %s: %s is already there", route.Path, table.names[samePath])
			hint := "rename one of the two, or give it another slug in its front matter"
			findings = append(findings, doc.Report("slug", options.DuplicateSeverity, text, hint))
		default:
			index := len(table.Routes)
			table.byDoc[doc.ID], table.byFile[doc.File], table.byPath[key] = index, index, index
			table.Routes, table.names, table.files = append(table.Routes, route), append(table.names, doc.Name), append(table.files, doc.File)
		}
	}
	for i := range findings {
		findings[i].Code = Code
	}
	table.Routes = append(table.Routes, Route{Kind: NotFound, Path: options.BaseURL + "404.html", Output: "404.html"})
	return table, findings
}

// route makes the route of a page by its path below the docs' root.
func (t Table) route(kind Kind, slug string) Route {
	if kind != Site {
		slug = join(t.options.RouteBasePath, slug)
	}
	below := strings.Trim(slug, "/")
	return Route{Kind: kind, Path: t.path(slug), Output: t.output(below), Data: path.Join(below, "index.json")}
}

// output is the HTML file of a path. With trailing slashes turned off it is
// x.html, as Docusaurus has it, which hosts serve as /x without a redirect.
func (t Table) output(below string) string {
	if t.options.TrailingSlash != nil && !*t.options.TrailingSlash && below != "" {
		return below + ".html"
	}
	return path.Join(below, "index.html")
}

// path puts the base URL before a path and ends it as the site wants it: no
// slash at the end but at the root, unless trailingSlash says otherwise.
func (t Table) path(slug string) string {
	below := strings.Trim(slug, "/")
	if below == "" {
		return t.options.BaseURL
	}
	if t.options.TrailingSlash != nil && *t.options.TrailingSlash {
		below += "/"
	}
	return t.options.BaseURL + encode(below)
}

// encode writes a path as browsers have it in location.pathname (the path
// percent-encode set of the URL standard, and "%", which is a plain one here).
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
