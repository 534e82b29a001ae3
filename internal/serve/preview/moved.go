package preview

import (
	"maps"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// identities are what may tell that a page is the same at another path, the surest first: its file, its text and
// its title. They return "" if they say nothing about a page.
var identities = []func(pageIn) string{
	func(of pageIn) string { return of.page.Doc().Name },
	func(of pageIn) string {
		if of.page.Text == nil || of.page.Text.Hash == (fingerprint.Hash{}) {
			return ""
		}
		return of.page.Text.Hash.String()
	},
	func(of pageIn) string { return of.page.Doc().Title },
}

// movedSince returns the keys of the paths at which pages are that were at others, by the keys of these. If several
// pages may be the same, none has moved.
func (s *snapshot) movedSince(before *snapshot) map[string]string {
	moved, known := maps.Clone(before.moved), map[string]bool{}
	for _, identity := range identities {
		gone := before.alone(s, identity, known)
		for id, to := range s.alone(before, identity, known) {
			if from := gone[id]; from != nil && to != nil {
				moved[*from], known[*from], known[*to] = *to, true, true
			}
		}
	}
	return moved
}

// alone returns the keys of the pages that another snapshot lacks, by an identity: nil if several have the same. It
// leaves out known ones.
func (s *snapshot) alone(other *snapshot, identity func(pageIn) string, known map[string]bool) map[string]*string {
	found := map[string]*string{}
	for key, name := range s.paths {
		if _, isThere := other.paths[key]; isThere || known[key] {
			continue
		}
		of := s.pages[name]
		if id := identity(of); id != "" {
			id = of.Assembler.Edition.Locale + " " + id
			if _, isSecond := found[id]; isSecond {
				found[id] = nil
			} else {
				found[id] = &key
			}
		}
	}
	return found
}

// movedTo returns the path to which the page at a path has moved, or "".
func (s *snapshot) movedTo(path string) string {
	key, isMoved := s.moved[pathKey(path)]
	for range len(s.moved) { // it may have moved more than once, and there and back
		if name, isPage := s.paths[key]; isPage && isMoved {
			return s.pages[name].page.Route.Path
		}
		key, isMoved = s.moved[key]
	}
	return ""
}
