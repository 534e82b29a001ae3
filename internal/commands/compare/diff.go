package compare

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/site"
)

// Diff is what changed from one version to another. Paths are below the root of the version.
type Diff struct {
	Instance string    `json:"instance"`
	From     string    `json:"from"`
	To       string    `json:"to"`
	Added    []string  `json:"added"`
	Gone     []Gone    `json:"gone"`
	Moved    []Move    `json:"moved"`
	Anchors  []Anchors `json:"anchors"`

	root string // of the new version, without baseUrl
	last string // root of the last version; redirects in docs may begin with it in every version
}

// Gone is a page that the new version does not have.
type Gone struct {
	Path     string `json:"path"`
	Redirect string `json:"redirect,omitempty"` // where its URL in the new version leads; "" for nowhere
	Retired  string `json:"retired,omitempty"`  // the reason that the lock file gives

	file string
}

// Move is a page that has another path in the new version.
type Move struct {
	From     string `json:"from"`
	To       string `json:"to"`
	Redirect string `json:"redirect,omitempty"` // where the old path in the new version leads; "" for nowhere
	Retired  string `json:"retired,omitempty"`

	file string
}

// Anchors are the anchors that a page has in only one of the versions.
type Anchors struct {
	Path       string   `json:"path"` // in the new version
	Added      []string `json:"added"`
	Gone       []string `json:"gone"`       // without a redirect
	Redirected []string `json:"redirected"` // gone, or retired in the lock file

	file string
}

// IsEmpty reports whether nothing changed.
func (d Diff) IsEmpty() bool { return len(d.Added)+len(d.Gone)+len(d.Moved)+len(d.Anchors) == 0 }

// compareSets compares two versions. retired has the reasons of the lock file, by path with or
// without an anchor. The path of a folder ends with a slash.
func compareSets(edition *site.Edition, from, to *site.DocSet, retired map[string]string) Diff {
	d := differ{edition: edition, to: to, old: pagesOf(edition, from), new: pagesOf(edition, to), retired: retired}
	diff := Diff{Instance: to.ID.Instance, From: from.Name, To: to.Name, root: to.Base(), last: lastRoot(edition, to), Added: []string{}, Gone: []Gone{},
		Moved: []Move{}, Anchors: []Anchors{}}
	reached := map[string]bool{}
	for _, below := range slices.Sorted(maps.Keys(d.old)) {
		page, target := d.old[below], below
		if d.new[below] == nil {
			target = d.successor(page, below)
			redirect, retired := d.redirect(below), d.reason(below)
			if target == "" {
				diff.Gone = append(diff.Gone, Gone{below, redirect, retired, fileOf(page)})
				continue
			}
			diff.Moved = append(diff.Moved, Move{below, target, redirect, retired, fileOf(page)})
		}
		reached[target] = true
		if anchors := d.anchors(page, below, target); len(anchors.Added)+len(anchors.Gone)+len(anchors.Redirected) > 0 {
			diff.Anchors = append(diff.Anchors, anchors)
		}
	}
	for _, below := range slices.Sorted(maps.Keys(d.new)) {
		if !reached[below] {
			diff.Added = append(diff.Added, below)
		}
	}
	slices.SortStableFunc(diff.Anchors, func(a, b Anchors) int { return cmp.Compare(a.Path, b.Path) })
	return diff
}

// lastRoot returns the root of the last version of an instance, without baseUrl.
func lastRoot(edition *site.Edition, of *site.DocSet) string {
	for _, set := range edition.Sets {
		if set.IsLast && set.ID.Instance == of.ID.Instance {
			return set.Base()
		}
	}
	return of.Base()
}

// differ compares two versions.
type differ struct {
	edition  *site.Edition
	to       *site.DocSet
	old, new map[string]*site.Page // by path below the root
	retired  map[string]string
}

// pagesOf returns the pages of a version by their paths below its root.
func pagesOf(edition *site.Edition, set *site.DocSet) map[string]*site.Page {
	pages := map[string]*site.Page{}
	for _, page := range edition.Pages {
		if page.Set == set {
			pages[below(set, page.Route.Path)] = page
		}
	}
	return pages
}

func below(set *site.DocSet, full string) string {
	return path.Join("/", strings.TrimPrefix(full, set.Root()))
}

// fileOf returns the file of a page, or the docs folder for a page that docgen generates.
func fileOf(page *site.Page) string { return cmp.Or(page.Doc().Name, page.Set.Folder) }

// full returns a path below the root of the new version as authors write it in redirects.
func (d differ) full(below string) string { return path.Join("/", d.to.Base(), below) }

// redirect returns where a path in the new version leads, or "".
func (d differ) redirect(below string) string {
	to, _ := d.edition.Redirects.Find(d.to.Root()+below, "")
	return to
}

// reason returns why the lock file says that a page, or a folder around it, is gone, or "".
func (d differ) reason(below string) string {
	full := d.full(below)
	found := d.retired[full]
	for folder := full; found == "" && folder != "/"; folder = path.Dir(folder) {
		found = d.retired[folder+"/"]
	}
	return found
}

// successor returns the path of a page that moved, or "". A redirect of the new version says more
// than the ids and files of pages.
func (d differ) successor(page *site.Page, before string) string {
	to, _, _ := strings.Cut(d.redirect(before), "#")
	if to == "" {
		link, found := d.edition.Others.In(page.Route.Ref, d.to.ID)
		if !found || link.Missing {
			return ""
		}
		to = link.Path
	}
	if target := below(d.to, to); d.new[target] != nil && d.new[target].Route.Path == to {
		return target
	}
	return ""
}

// anchors compares the anchors of a page. before is its path in the old version, and now in the
// new one.
func (d differ) anchors(page *site.Page, before, now string) Anchors {
	old, current := check.Anchors(d.edition, page), check.Anchors(d.edition, d.new[now])
	result := Anchors{Path: now, Added: []string{}, Gone: []string{}, Redirected: []string{}, file: fileOf(page)}
	for _, anchor := range current {
		if !slices.Contains(old, anchor) {
			result.Added = append(result.Added, anchor)
		}
	}
	for _, anchor := range old {
		_, isRetired := d.retired[d.full(before)+"#"+anchor]
		switch {
		case slices.Contains(current, anchor):
		case isRetired, d.redirectsAnchor(before, anchor), d.redirectsAnchor(now, anchor):
			result.Redirected = append(result.Redirected, anchor)
		default:
			result.Gone = append(result.Gone, anchor)
		}
	}
	return result
}

// redirectsAnchor reports whether an anchor has a redirect of its own.
func (d differ) redirectsAnchor(below, anchor string) bool {
	to, found := d.edition.Redirects.Find(d.to.Root()+below, anchor)
	return found && to != d.redirect(below)+"#"+anchor
}
