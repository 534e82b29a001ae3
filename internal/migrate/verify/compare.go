package verify

import (
	"maps"
	"slices"
	"strings"
)

// redirects is how many redirects in a row are followed.
const redirects = 10

// paths returns the paths of all pages, sorted.
func (o Output) paths() []string { return slices.Sorted(maps.Keys(o.Pages)) }

// page returns the page at a path, after redirects.
func (o Output) page(path string) (Page, bool) {
	for range redirects {
		page, found := o.Pages[path]
		if !found || page.Redirect == "" {
			return page, found
		}
		path, _, _ = strings.Cut(page.Redirect, "#")
	}
	return Page{}, false
}

// has reports whether a path has a page, a redirect or another file.
func (o Output) has(path string) bool {
	_, isPage := o.Pages[path]
	return isPage || o.Files[path]
}

// urls compares which URLs exist.
func (c *comparison) urls() {
	for _, path := range append(c.old.paths(), slices.Sorted(maps.Keys(c.old.Files))...) {
		var found []Difference
		if !c.now.has(path) {
			found = []Difference{{}}
		}
		c.count(Missing, path, found)
	}
	for _, path := range c.now.paths() {
		if page := c.now.Pages[path]; page.Redirect == "" && !page.IsSearch && !c.old.has(path) {
			c.report.Differences = append(c.report.Differences, Difference{Kind: New, Page: path})
		}
	}
}

// anchors compares the anchors of pages that exist in both outputs: those of headings, and those
// that links of the old pages lead to.
func (c *comparison) anchors() {
	needed := map[string]map[string]bool{}
	need := func(path, id string) {
		if needed[path] == nil {
			needed[path] = map[string]bool{}
		}
		needed[path][id] = true
	}
	for path, page := range c.old.Pages {
		if page.IsList {
			continue
		}
		for _, id := range page.Headings {
			need(path, id)
		}
		for _, link := range page.Links {
			if target, id, isAnchor := strings.Cut(link, "#"); isAnchor && c.old.Pages[target].IDs[id] {
				need(target, id)
			}
		}
	}
	for _, path := range slices.Sorted(maps.Keys(needed)) {
		now, found := c.now.page(path)
		if !found {
			continue
		}
		for _, id := range slices.Sorted(maps.Keys(needed[path])) {
			var gone []Difference
			if !now.IDs[id] {
				gone = []Difference{{Old: "#" + id}}
			}
			c.count(Anchor, path, gone)
		}
	}
}

// Link is a link in a sidebar.
type Link struct {
	Path  string // in the site, or a whole URL
	Label string // "" if the link stands for a category, which may borrow the path of its first page
}

// listed returns the paths that any sidebar of the output lists.
func (o Output) listed() map[string]bool {
	paths := map[string]bool{}
	for _, page := range o.Pages {
		for _, link := range page.Sidebar {
			paths[link.Path] = true
		}
	}
	return paths
}

// sidebars compares the sidebars of a page. A sidebar of docgen may contain more links, because it
// has the pages of collapsed categories, which the HTML of Docusaurus does not have. But no sidebar
// of the old output may lack them all the same.
func sidebars(old, now []Link, listed map[string]bool) []Difference {
	var found []Difference
	var before, after []string
	labels := map[string]string{}
	for _, link := range now {
		labels[link.Path] = link.Label
		if !listed[link.Path] {
			found = append(found, Difference{New: link.String()})
		}
	}
	for _, link := range old {
		label, isThere := labels[link.Path]
		switch {
		case !isThere:
			found = append(found, Difference{Old: link.String()})
			continue
		case link.Label != "" && label != "" && link.Label != label:
			found = append(found, Difference{Old: link.String(), New: Link{link.Path, label}.String()})
		}
		before = append(before, link.Path)
	}
	for _, link := range now {
		if slices.Contains(before, link.Path) {
			after = append(after, link.Path)
		}
	}
	return append(found, hunks(before, after, " → ", 1)...)
}

// String returns the link as reports show it.
func (l Link) String() string {
	if l.Label == "" {
		return l.Path
	}
	return l.Label + " (" + l.Path + ")"
}
