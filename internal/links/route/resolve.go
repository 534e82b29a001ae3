package route

import (
	"cmp"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// TargetKind says what a link leads to.
type TargetKind int

// The kinds of targets.
const (
	External TargetKind = iota // outside the site, or a scheme such as mailto:
	Page                       // a route of the site
	File                       // a static file, or one that the author links to with pathname://
	Missing                    // nothing
)

// Target is what a link leads to.
type Target struct {
	Kind   TargetKind
	Href   string // as HTML has it, percent-encoded
	Route  Route  // of a Page
	Anchor string // decoded, without "#"; "" for none
	Wanted string // of a Missing: the decoded path that was looked up
	IsFile bool   // of a Missing: whether the link names a Markdown file
}

// Resolve resolves a link of a doc: a Markdown file (relative to the doc, the docs folder or
// the site folder), a path of the site with or without the base URL, an anchor, or a URL. Links
// of the config have no doc; as in Docusaurus, their relative paths are relative to the base
// URL.
func (t Table) Resolve(from content.Doc, link string) Target {
	if hasScheme(link) && !strings.HasPrefix(link, unchecked) || strings.HasPrefix(link, "//") {
		return Target{Kind: External, Href: link}
	}
	plain, suffix := link, ""
	if end := strings.IndexAny(link, "?#"); end >= 0 {
		plain, suffix = link[:end], link[end:]
	}
	if file, ok := strings.CutPrefix(plain, unchecked); ok {
		return Target{Kind: File, Href: t.Under(file) + suffix}
	}
	target := t.lookup(from, slug.Decoded(plain))
	if target.Kind != Page {
		target.Href = encode(target.Wanted) + suffix
		return target
	}
	query, fragment, hasFragment := strings.Cut(suffix, "#")
	if part, found := t.ByRef(t.parts[target.Route.Ref][slug.Decoded(fragment)]); found && hasFragment {
		target.Route, suffix, fragment, hasFragment = part, query, "", false
	}
	target.Href = target.Route.Path + suffix
	if target.Route.Output == "" { // elsewhere, or of a deferred set, whose anchors are unknown
		return target
	}
	target.Anchor = slug.Decoded(fragment)
	if page := t.routeOf(from); plain == "" || (page.Path == target.Route.Path && hasFragment) {
		target.Href = suffix
	}
	return target
}

// unchecked starts a link to a file whose existence docgen does not check.
const unchecked = "pathname://"

// lookup finds the page at a decoded path without query and fragment.
func (t Table) lookup(from content.Doc, plain string) Target {
	if extension := path.Ext(plain); extension == ".md" || extension == ".mdx" {
		return t.lookupFile(from, plain)
	}
	if index, found := t.indexOf(from, plain); found {
		return Target{Kind: Page, Route: t.Routes[index]}
	}
	page := t.routeOf(from)
	if plain == "" {
		return Target{Kind: Page, Route: page}
	}
	full := t.Under(join(plain))
	if !strings.HasPrefix(plain, "/") {
		full = resolve(cmp.Or(t.base(from, page), t.options.home()), plain)
	}
	for _, candidate := range []string{full, strings.TrimSuffix(full, "/index.html"), strings.TrimSuffix(full, ".html")} {
		if index, found := t.byPath[comparable(candidate)]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	if t.IsDeferred(encode(full)) {
		return Target{Kind: Page, Route: Route{Path: encode(full)}}
	}
	return Target{Kind: Missing, Wanted: full}
}

// base returns the decoded path from which the relative paths of a page lead. As in Docusaurus, the
// path of a category index ends in a slash unless the config says that no path does.
func (t Table) base(from content.Doc, page Route) string {
	plain := slug.Decoded(page.Path)
	if t.options.TrailingSlash == nil && page.Kind == Doc && plain != "" && strings.HasSuffix(from.Slug, "/") {
		return strings.TrimSuffix(plain, "/") + "/"
	}
	return plain
}

// resolve resolves a relative path as browsers do, from the last slash of the page's path.
func resolve(page, relative string) string {
	return join("/", page[:strings.LastIndexByte(page, '/')+1], relative)
}

// routeOf returns the route of the page that contains the link, or the zero Route for a link of the
// config.
func (t Table) routeOf(from content.Doc) Route {
	kind := Doc
	switch {
	case from.Set.Instance == "":
		kind = Site
	case from.Set.IsBlog():
		kind = Post
	}
	page, _ := t.ByRef(Ref{Set: from.Set, Kind: kind, ID: from.ID})
	return page
}

// setsOf returns the doc sets whose files a link can name by their paths in the docs folder.
func (t Table) setsOf(from content.Doc) []Docs {
	if at := slices.IndexFunc(t.sets, func(set Docs) bool { return set.Set == from.Set }); at >= 0 {
		return t.sets[at : at+1]
	}
	return t.sets
}

// siteOf returns the name of the site folder that a doc belongs to.
func (t Table) siteOf(from content.Doc) string {
	if at := slices.IndexFunc(t.sets, func(set Docs) bool { return set.Set == from.Set }); at >= 0 {
		return t.sets[at].Site
	}
	return ""
}

// lookupFile tries the same folders as Docusaurus in the same order: the docs folder, the site
// folder, and the folder of the file that contains the link.
func (t Table) lookupFile(from content.Doc, file string) Target {
	if t.options.Repository {
		if index, found := t.byFile[t.inRepository(from, file)]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
		return Target{Kind: Missing, Wanted: file, IsFile: true}
	}
	var inDocs []string
	site := t.siteOf(from)
	for _, set := range t.setsOf(from) {
		for _, folder := range set.folders() {
			inDocs = append(inDocs, path.Join(folder, file))
		}
	}
	near := t.near(from, file)
	candidates := slices.Concat(inDocs, []string{path.Join(site, file)}, near)
	if rest, ok := strings.CutPrefix(file, "@site/"); ok {
		candidates = []string{path.Join(site, rest)}
	} else if rest, ok := strings.CutPrefix(file, "/"); ok {
		candidates = append(inDocs, path.Join(site, rest))
	} else if strings.HasPrefix(file, "./") || strings.HasPrefix(file, "../") {
		candidates = near
	}
	for _, candidate := range candidates {
		if index, found := t.byFile[candidate]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	for _, set := range t.sets {
		if isIn := func(file string) bool { return strings.HasPrefix(file, folderPrefix(set.Folder)) }; set.Deferred && slices.ContainsFunc(candidates, isIn) {
			return Target{Kind: Page, Route: Route{Path: t.path(set.Base)}}
		}
	}
	return Target{Kind: Missing, Wanted: file, IsFile: true}
}

// near returns the files that a path relative to a text can mean. In a translation, it can also be
// relative to the original, since translators copy links.
func (t Table) near(from content.Doc, file string) []string {
	files := []string{path.Join(path.Dir(from.Name), file)}
	for _, set := range t.sets {
		if set.Set == from.Set && set.Translations != "" && strings.HasPrefix(from.Name, folderPrefix(set.Translations)) {
			files = append(files, path.Join(path.Dir(path.Join(set.Folder, from.File)), file))
		}
	}
	return files
}

// folderPrefix returns the prefix of the names of a folder's files.
func folderPrefix(folder string) string {
	if folder == "." {
		return ""
	}
	return folder + "/"
}

// Under adds the locale's home path to a path of the site that may already have it.
func (t Table) Under(plain string) string {
	if home := t.options.home(); plain != strings.TrimSuffix(home, "/") && !strings.HasPrefix(plain, home) {
		return join(home, plain)
	}
	return plain
}

var scheme = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9+-]*:`)

func hasScheme(link string) bool { return scheme.MatchString(link) }

// JoinURL appends a path to a URL of another site.
func JoinURL(base, below string) string {
	return strings.TrimSuffix(base, "/") + "/" + (&url.URL{Path: below}).EscapedPath()
}
