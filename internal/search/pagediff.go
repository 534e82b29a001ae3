package search

// pageDiff says which pages of the last build are which now.
type pageDiff struct {
	was      []int          // of each page, the number that it had; -1 if it was not there
	now      []int          // of each page of the last build, the number that it has; -1 if it is gone
	found    map[int]*Found // the pages that are not as they were, by their numbers now
	areMoved bool           // pages have other numbers than they had
}

// newPageDiff reports false if the numbers do not fit so many pages of the last build, or
// it is not known what a page is that was not there.
func newPageDiff(next Next, pages int) (pageDiff, bool) {
	made := pageDiff{was: next.Was, now: make([]int, pages), found: map[int]*Found{}}
	for i := range next.Changes {
		made.found[next.Changes[i].Page] = &next.Changes[i].Now
	}
	for was := range made.now {
		made.now[was] = -1
	}
	for page, was := range next.Was {
		switch {
		case was >= pages || was < 0 && made.found[page] == nil || was >= 0 && made.now[was] >= 0:
			return pageDiff{}, false
		case was >= 0:
			made.now[was] = page
			made.areMoved = made.areMoved || was != page
		}
	}
	return made, true
}

// changed gives a page by its number if it is not as it was; nil if it is.
func (d *pageDiff) changed(page int) *Found { return d.found[page] }

// isLost reports whether a page of the last build is not as it was.
func (d *pageDiff) isLost(was int) bool { return d.now[was] < 0 || d.found[d.now[was]] != nil }

// renumber gives postings the numbers that their pages have now, and drops those of
// pages that are not as they were. It reports false if there was no such page.
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
