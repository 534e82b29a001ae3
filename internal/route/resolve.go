package route

import (
	"cmp"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/content"
)

// TargetKind says where a link leads.
type TargetKind int

// The kinds of targets.
const (
	External TargetKind = iota // out of the site, or a scheme such as mailto:
	Page                       // a route of the site
	File                       // a static file, or one that authors vouch for by pathname://
	Missing                    // nowhere
)

// Target is where a link leads.
type Target struct {
	Kind   TargetKind
	Href   string // as it stands in HTML, percent-encoded
	Route  Route  // of a Page
	Anchor string // decoded, without "#"; ""
	Wanted string // of a Missing: the path that was looked for, decoded
	IsFile bool   // of a Missing: the link named a Markdown file
}

// Resolve follows a link as written in a doc: a Markdown file (relative to the
// doc, to the docs folder or to the site folder), a path of the site with or
// without the base URL, an anchor, or a URL. A link of the config comes from no
// doc: its relative paths are below the base URL, as in Docusaurus.
func (t Table) Resolve(from content.Doc, link string) Target {
	if hasScheme(link) && !strings.HasPrefix(link, vouched) || strings.HasPrefix(link, "//") {
		return Target{Kind: External, Href: link}
	}
	address, suffix := link, ""
	if end := strings.IndexAny(link, "?#"); end >= 0 {
		address, suffix = link[:end], link[end:]
	}
	if file, ok := strings.CutPrefix(address, vouched); ok {
		return Target{Kind: File, Href: t.withBase(file) + suffix}
	}
	target := t.lookup(from, decode(address))
	if target.Kind != Page {
		target.Href = encode(target.Wanted) + suffix
		return target
	}
	_, fragment, hasFragment := strings.Cut(suffix, "#")
	target.Href = target.Route.Path + suffix
	target.Anchor = decode(fragment)
	if own := t.own(from); address == "" || (own.Path == target.Route.Path && hasFragment) {
		target.Href = suffix
	}
	return target
}

// vouched opens a link to a file that no one checks.
const vouched = "pathname://"

// lookup finds the page at a decoded path without query and fragment.
func (t Table) lookup(from content.Doc, plain string) Target {
	if extension := path.Ext(plain); extension == ".md" || extension == ".mdx" {
		return t.lookupFile(from, plain)
	}
	own := t.own(from)
	if plain == "" {
		return Target{Kind: Page, Route: own}
	}
	full := t.withBase(join(plain))
	if !strings.HasPrefix(plain, "/") {
		full = resolve(cmp.Or(decode(own.Path), t.options.home()), plain)
	}
	for _, candidate := range []string{full, strings.TrimSuffix(full, "/index.html"), strings.TrimSuffix(full, ".html")} {
		if index, found := t.byPath[comparable(candidate)]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	return Target{Kind: Missing, Wanted: full}
}

// resolve follows a relative path as a browser does: from what stands before the
// last slash of the page's path.
func resolve(page, relative string) string {
	return join("/", page[:strings.LastIndexByte(page, '/')+1], relative)
}

// own is the route of the page that a link stands on; the zero one for a link of the
// config.
func (t Table) own(from content.Doc) Route {
	kind := Doc
	if from.Set.Instance == "" {
		kind = Site
	}
	own, _ := t.ByRef(Ref{Set: from.Set, Kind: kind, ID: from.ID})
	return own
}

// setsOf are the doc sets whose files a link may name by their paths in the docs folder.
func (t Table) setsOf(from content.Doc) []Docs {
	if own := slices.IndexFunc(t.sets, func(set Docs) bool { return set.Set == from.Set }); own >= 0 {
		return t.sets[own : own+1]
	}
	return t.sets
}

// lookupFile tries the folders that Docusaurus tries, in its order: the docs folder, the
// site folder, and the folder of the file that the link stands in.
func (t Table) lookupFile(from content.Doc, file string) Target {
	var inDocs []string
	for _, set := range t.setsOf(from) {
		inDocs = append(inDocs, path.Join(set.Folder, file))
	}
	beside := path.Join(path.Dir(from.Name), file)
	candidates := append(inDocs, path.Clean(file), beside)
	if rest, ok := strings.CutPrefix(file, "@site/"); ok {
		candidates = []string{path.Clean(rest)}
	} else if rest, ok := strings.CutPrefix(file, "/"); ok {
		candidates = append(inDocs, path.Clean(rest))
	} else if strings.HasPrefix(file, "./") || strings.HasPrefix(file, "../") {
		candidates = []string{beside}
	}
	for _, candidate := range candidates {
		if index, found := t.byFile[candidate]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	return Target{Kind: Missing, Wanted: file, IsFile: true}
}

// folderPrefix is what the names of a folder's files begin with.
func folderPrefix(folder string) string {
	if folder == "." {
		return ""
	}
	return folder + "/"
}

// withBase puts the base URL before a path that does not start with it.
func (t Table) withBase(plain string) string {
	if home := t.options.home(); plain != strings.TrimSuffix(home, "/") && !strings.HasPrefix(plain, home) {
		return join(home, plain)
	}
	return plain
}

var scheme = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9+-]*:`)

func hasScheme(link string) bool { return scheme.MatchString(link) }

// decode gives what is percent-encoded in a text; a text that is not, stays.
func decode(text string) string {
	if plain, err := url.PathUnescape(text); err == nil {
		return plain
	}
	return text
}

// JoinURL puts a path after a URL of another site.
func JoinURL(base, below string) string {
	return strings.TrimSuffix(base, "/") + "/" + (&url.URL{Path: below}).EscapedPath()
}
