// Package redirect works out where retired URLs lead, and the small files that tell browsers
// and hosts.
//
// [Make] turns the rules of the site into a [Plan] and reports what is wrong with them. The
// package resolves no links itself, and does not know where a rule is written.
package redirect

import (
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Code is the code of this package's diagnostics.
const Code = "redirects"

// Rule is a redirect as the author wrote it.
type Rule struct {
	From   string // path of the site, with or without an anchor
	To     string // path, file of a doc, or URL; "" if Target is set
	Target string // resolved URL path; "" to resolve To

	// Reporter returns how to report what is wrong with a part of the rule, "from" or "to".
	Reporter func(part string) diag.Report
}

// Site answers the questions that rules raise about the site.
type Site interface {
	// Locate returns the final URL path for a path of the site, and the name of what is already
	// there, or "" for nothing.
	Locate(path string) (full, taken string)
	// HasAnchor reports whether the page at a URL path has an anchor.
	HasAnchor(path, anchor string) bool
	// Path resolves a link that is not in a doc.
	Path(link string) (href string, external bool, finding *diag.Diagnostic)
}

// Page is a retired URL that leads elsewhere.
type Page struct {
	Path    string            // URL path without a slash at the end
	To      string            // URL path or URL
	Anchors map[string]string // targets of single anchors
	Rule    Rule

	IsTemporary bool // there may be a page again; rules for hosts leave it out, since browsers keep them

	OnlyInBrowser bool // hosts never see anchors, so a rule for them would lose those of this page

	InFolder string // path of the [Folder] that it belongs to; "" for none
}

// Plan is all redirects of a site.
type Plan struct {
	Pages   []Page                       // in order of their paths
	Folders []Folder                     // whose rules cover their pages
	Moved   map[string]map[string]string // targets of retired anchors, by the URL path of a page that still exists
	Carried map[string]map[string]string // targets of anchors of retired pages, by the URL path of the page that hosts redirect to
}

// Find returns where a retired URL path, with or without an anchor, leads. An anchor without
// its own redirect is kept.
func (p Plan) Find(path, anchor string) (to string, found bool) {
	path = Plain(path)
	if anchor != "" {
		to, found = p.Moved[path][anchor]
		if found {
			return to, true
		}
	}
	index, found := slices.BinarySearchFunc(p.Pages, path, func(page Page, path string) int { return strings.Compare(page.Path, path) })
	if !found {
		return "", false
	}
	to, found = p.Pages[index].Anchors[anchor]
	if found && anchor != "" {
		return to, true
	}
	to = p.Pages[index].To
	if anchor != "" && !strings.Contains(to, "#") {
		to += "#" + anchor
	}
	return to, true
}

// Anchors returns the anchors that the page at a URL path leads elsewhere.
func (p Plan) Anchors(path string) map[string]string {
	path = Plain(path)
	all := maps.Clone(p.Carried[path])
	if all == nil {
		return p.Moved[path]
	}
	maps.Copy(all, p.Moved[path])
	return all
}

// Folder is another name for a folder of the site: what is in To is also at Path, by redirect.
// Both are URL paths without a slash at the end; "" is the root of the host.
type Folder struct {
	Path, To string
	Home     string                 // URL path of the page that Path itself leads to, if To has none
	Pages    []string               // URL paths of the pages in To
	Taken    func(path string) bool // whether there is something else at a URL path, or below it
}

// rules are the rules for the folder, for hosts.
func (f Folder) rules() string {
	return f.Path + " " + f.Home + " 301\n" + f.Path + "/* " + f.To + "/:splat 301\n"
}

// With returns the plan with the redirects of a folder. What the site and the plan already have
// at a path stays there.
//
// One rule redirects the whole folder, because hosts limit the number of rules. Some hosts apply
// rules even to files that exist. So if there is anything else in the folder, each page has its
// own rule.
func (p Plan) With(folder Folder) Plan {
	var pages []Page
	add := func(from, to string) {
		if !folder.Taken(from) {
			pages = append(pages, Page{Path: from, To: to, InFolder: folder.Path})
		}
	}
	add(folder.Path, folder.Home)
	for _, to := range folder.Pages {
		add(Plain(folder.Path+strings.TrimPrefix(to, folder.To)), to)
	}
	result := p.Add(pages)
	if !folder.Taken(folder.Path + "/") {
		result.Folders = append(slices.Clone(p.Folders), folder)
	}
	return result
}

// Add returns the plan with more redirects, except at paths that already have one.
func (p Plan) Add(pages []Page) Plan {
	known := map[string]bool{}
	for _, page := range p.Pages {
		known[page.Path] = true
	}
	result := p
	result.Pages = slices.Clone(p.Pages)
	for _, page := range pages {
		if !known[page.Path] {
			known[page.Path] = true
			result.Pages = append(result.Pages, page)
		}
	}
	slices.SortFunc(result.Pages, byPath)
	return result
}

func byPath(a, b Page) int { return strings.Compare(a.Path, b.Path) }
