// Package redirect knows where URLs lead that are gone: to which page or heading,
// and which small files say so to browsers and hosts.
//
// [Make] turns the rules of the site into a [Plan] and says what is wrong with
// them. The package follows no link itself, and does not know where a rule is
// written.
package redirect

import (
	"slices"
	"strings"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "redirects"

// Rule is one redirect as the author wrote it.
type Rule struct {
	From   string // path of the site, with an anchor or without
	To     string // path, file of a doc or URL; "" when Target is known
	Target string // URL path that the rule leads to; "" to follow To

	// Report makes a diagnostic about the part of the rule called "from" or "to".
	Report func(part string, severity diag.Severity, text, hint string) diag.Diagnostic
}

// Site answers what rules need to know.
type Site interface {
	// Locate gives the URL path of a path of the site, in its final form, and the
	// name of what is there already; "" for nothing.
	Locate(path string) (full, taken string)
	// HasAnchor reports whether the page at a URL path has an anchor.
	HasAnchor(path, anchor string) bool
	// Path follows a link that stands in no doc.
	Path(link string) (href string, external bool, finding *diag.Diagnostic)
}

// Page is a URL that is gone and leads elsewhere.
type Page struct {
	Path    string            // URL path without a slash at the end
	To      string            // URL path or URL
	Anchors map[string]string // where single anchors of it lead
	Rule    Rule
}

// Plan is all redirects of a site.
type Plan struct {
	Pages []Page                       // in order of their paths
	Moved map[string]map[string]string // by URL path of a page that is there: where its former anchors lead
}

// Find returns where a URL path with an anchor or without leads, if it is gone. An
// anchor that has no redirect of its own stays.
func (p Plan) Find(path, anchor string) (to string, found bool) {
	path = plain(path)
	if anchor != "" {
		if to, found = p.Moved[path][anchor]; found {
			return to, true
		}
	}
	index, found := slices.BinarySearchFunc(p.Pages, path, func(page Page, path string) int { return strings.Compare(page.Path, path) })
	if !found {
		return "", false
	}
	if to, found = p.Pages[index].Anchors[anchor]; found && anchor != "" {
		return to, true
	}
	to = p.Pages[index].To
	if anchor != "" && !strings.Contains(to, "#") {
		to += "#" + anchor
	}
	return to, true
}
