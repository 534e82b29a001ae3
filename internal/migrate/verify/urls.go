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
