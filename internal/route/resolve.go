package route

import (
	"cmp"
	"net/url"
	"path"
	"regexp"
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
	if own, _ := t.ByID(from.ID); address == "" || (own.Path == target.Route.Path && hasFragment) {
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
	own, _ := t.ByID(from.ID)
	if plain == "" {
		return Target{Kind: Page, Route: own}
	}
	full := t.withBase(join(plain))
	if !strings.HasPrefix(plain, "/") {
		full = resolve(cmp.Or(decode(own.Path), t.options.BaseURL), plain)
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

// lookupFile tries the folders that Docusaurus tries, in its order.
func (t Table) lookupFile(from content.Doc, file string) Target {
	docs := strings.TrimSuffix(from.Name, from.File) // the docs folder, from the site's
	inSite := func(file string) string {
		below, found := strings.CutPrefix(path.Clean(file), docs)
		if !found {
			return ""
		}
		return below
	}
	beside := inSite(path.Join(docs, path.Dir(from.File), file))
	candidates := []string{path.Clean(file), inSite(file), beside}
	if rest, ok := strings.CutPrefix(file, "@site/"); ok {
		candidates = []string{inSite(rest)}
	} else if rest, ok := strings.CutPrefix(file, "/"); ok {
		candidates = []string{path.Clean(rest), inSite(rest)}
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

// File returns the file of a doc, relative to the docs folder; "" when it has no
// route.
func (t Table) File(id string) string {
	if index, found := t.byDoc[id]; found {
		return t.files[index]
	}
	return ""
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
