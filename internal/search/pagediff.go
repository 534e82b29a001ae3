package search

// pageDiff maps the pages of the last build to the current ones.
type pageDiff struct {
	was      []int          // old number of each page; -1 for a new page
	now      []int          // new number of each old page; -1 for a removed page
	changed  map[int]*Found // changed pages by new number
	areMoved bool           // whether any page has a new number
}

// newPageDiff returns false if the numbers do not fit the number of pages in the last build, or
// if the content of a new page is missing.
func newPageDiff(next Next, pages int) (pageDiff, bool) {
	result := pageDiff{was: next.Was, now: make([]int, pages), changed: map[int]*Found{}}
	for i := range next.Changes {
		result.changed[next.Changes[i].Page] = &next.Changes[i].Now
	}
	for was := range result.now {
		result.now[was] = -1
	}
	for page, was := range next.Was {
		switch {
		case was >= pages || was < 0 && result.changed[page] == nil || was >= 0 && result.now[was] >= 0:
			return pageDiff{}, false
		case was >= 0:
			result.now[was] = page
			result.areMoved = result.areMoved || was != page
		}
	}
	return result, true
}

// isLost reports whether a page of the last build changed or was removed.
func (d *pageDiff) isLost(was int) bool { return d.now[was] < 0 || d.changed[d.now[was]] != nil }

// renumber gives postings the new numbers of their pages, and removes postings of changed
// pages. It returns false if the last build had no such page.
func (d *pageDiff) renumber(postings *[]posting) bool {
	kept := (*postings)[:0]
	for _, posting := range *postings {
		if posting.page >= len(d.now) {
			return false
		}
		if !d.isLost(posting.page) {
			posting.page = d.now[posting.page]
			kept = append(kept, posting)
		}
	}
	*postings = kept
	return true
}
