package build

import (
	"docgen/internal/check"
	"docgen/internal/markdown"
)

// followedLinks are where the links of docs lead, as long as neither the doc nor
// what it may link to changes. Docs with findings are left out: these tell of more
// than the two.
type followedLinks struct {
	site      check.Site
	byReading map[int][]markdown.Resolved
}

// seeSite forgets where links lead when that may be elsewhere now. A library's
// links are asked for and kept after it.
func (l *library) seeSite(site check.Site) {
	if l == nil {
		return
	}
	if l.links.byReading == nil || !site.LeadsAs(l.links.site) {
		l.links.byReading = map[int][]markdown.Resolved{}
	}
	l.links.site = site
	current := make(map[int]bool, len(l.docs))
	for _, doc := range l.docs {
		current[doc.page.reading] = true
		if doc.good != nil {
			current[doc.good.reading] = true
		}
	}
	for reading := range l.links.byReading {
		if !current[reading] {
			delete(l.links.byReading, reading)
		}
	}
}

// followed are the links of a page that were followed before.
func (l *library) followed(page docPage) (links []markdown.Resolved, known bool) {
	if l == nil {
		return nil, false
	}
	links, known = l.links.byReading[page.reading]
	return links, known
}

// keepFollowed keeps the links of a page, which have no finding.
func (l *library) keepFollowed(page docPage) {
	if l != nil && page.reading != 0 {
		l.links.byReading[page.reading] = page.links
	}
}
