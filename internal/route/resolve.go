package route

import (
	"net/url"
	"path"
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
	Href   string // as it stands in HTML
	Route  Route  // of a Page
	Anchor string // decoded, without "#"; ""
	Wanted string // of a Missing: the path that was looked for, for a message
	IsFile bool   // of a Missing: the link named a Markdown file
}

// Resolve follows a link as written in a doc: a Markdown file (relative to the
// doc, or to the docs folder), a path of the site with or without the base URL,
// an anchor, or a URL.
func (t Table) Resolve(from content.Doc, link string) Target {
	if rest, ok := strings.CutPrefix(link, "pathname://"); ok {
		return Target{Kind: File, Href: t.withBase(rest)}
	}
	if hasScheme(link) || strings.HasPrefix(link, "//") {
		return Target{Kind: External, Href: link}
	}
	before, fragment, hasFragment := strings.Cut(link, "#")
	address, query, hasQuery := strings.Cut(before, "?")
	suffix := ""
	if hasQuery {
		suffix = "?" + query
	}
	if hasFragment {
		suffix += "#" + fragment
	}
	plain, err := url.PathUnescape(address)
	if err != nil {
		return Target{Kind: Missing, Href: link, Wanted: address}
	}
	target := t.lookup(from, plain)
	if target.Kind == Page {
		target.Href = target.Route.Path + suffix
		target.Anchor = decode(fragment)
		if own, _ := t.ByDoc(from.ID); address == "" || (own.Path == target.Route.Path && hasFragment) {
			target.Href = suffix
		}
		return target
	}
	target.Href += suffix
	return target
}

// lookup finds the page at a path without query and fragment.
func (t Table) lookup(from content.Doc, plain string) Target {
	if extension := path.Ext(plain); extension == ".md" || extension == ".mdx" {
		return t.lookupFile(from, plain)
	}
	own, _ := t.ByDoc(from.ID)
	if plain == "" {
		return Target{Kind: Page, Route: own}
	}
	full := t.withBase(plain)
	if !strings.HasPrefix(plain, "/") {
		full = path.Join(path.Dir(own.Path), plain)
	}
	for _, candidate := range []string{full, strings.TrimSuffix(full, "index.html"), strings.TrimSuffix(full, ".html")} {
		if index, found := t.byPath[comparable(candidate)]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	return Target{Kind: Missing, Href: full, Wanted: full}
}

// lookupFile tries the folders that Docusaurus tries, in its order.
func (t Table) lookupFile(from content.Doc, file string) Target {
	beside := path.Join(path.Dir(from.File), file)
	candidates := []string{path.Clean(file), beside}
	switch {
	case strings.HasPrefix(file, "./") || strings.HasPrefix(file, "../"):
		candidates = []string{beside}
	case strings.HasPrefix(file, "/"):
		candidates = []string{path.Clean(file[1:])}
	}
	for _, candidate := range candidates {
		if index, found := t.byFile[candidate]; found {
			return Target{Kind: Page, Route: t.Routes[index]}
		}
	}
	return Target{Kind: Missing, Href: file, Wanted: file, IsFile: true}
}

// withBase puts the base URL before a path that does not start with it.
func (t Table) withBase(plain string) string {
	if plain == strings.TrimSuffix(t.options.BaseURL, "/") || strings.HasPrefix(plain, t.options.BaseURL) {
		return plain
	}
	return join(t.options.BaseURL, plain)
}

// Files lists the files of all docs as a link from one of them would name them.
func (t Table) Files(from content.Doc) []string {
	folder := path.Dir(from.File)
	names := make([]string, 0, len(t.byFile))
	for file := range t.byFile {
		names = append(names, relative(folder, file))
	}
	return names
}

// relative gives the way from a folder to a file; both are slash-separated and
// relative to the docs folder.
func relative(folder, file string) string {
	if folder == "." {
		return file
	}
	up := ""
	for !strings.HasPrefix(file, folder+"/") {
		if up += "../"; !strings.Contains(folder, "/") {
			return up + file
		}
		folder = path.Dir(folder)
	}
	return up + strings.TrimPrefix(file, folder+"/")
}

func hasScheme(link string) bool {
	scheme, _, found := strings.Cut(link, ":")
	if !found || scheme == "" || strings.ContainsAny(scheme, "/?#.") {
		return false
	}
	return strings.Trim(strings.ToLower(scheme), "abcdefghijklmnopqrstuvwxyz0123456789+-") == ""
}

func decode(fragment string) string {
	if plain, err := url.PathUnescape(fragment); err == nil {
		return plain
	}
	return fragment
}

// JoinURL puts a path after a URL of another site.
func JoinURL(base, below string) string {
	return strings.TrimSuffix(base, "/") + "/" + (&url.URL{Path: below}).EscapedPath()
}
