package verify

import "slices"

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
