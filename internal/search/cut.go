package search

import (
	"crypto/sha256"
	"encoding/base32"
	"slices"
	"strings"
)

// items are the items that parts consist of, in order.
type items struct {
	count    int
	name     func(i int) string
	size     func(i int) int
	mayBegin func(i int) bool // whether a part after the first may begin with this item; nil means always
}

// run is a range of items, without end.
type run struct{ first, end int }

// rankOf returns a pseudo-random number that depends only on the name of an item. It is the
// FNV-1a hash of the name. The upper bits of that hash hardly depend on the last letters, so it is
// mixed as in splitmix64.
func rankOf(name string) uint64 {
	rank := uint64(14695981039346656037)
	for i := range len(name) {
		rank = (rank ^ uint64(name[i])) * 1099511628211
	}
	rank = (rank ^ rank>>30) * 0xbf58476d1ce4e5b9
	rank = (rank ^ rank>>27) * 0x94d049bb133111eb
	return rank ^ rank>>31
}

// cut divides items into runs of at most the given size, where possible; see cutter.
func cut(items items, most int) []run {
	cutter := cutter{most: most}
	var runs []run
	for i := range items.count {
		if i > 0 && (items.mayBegin == nil || items.mayBegin(i)) {
			cutter.begin(rankOf(items.name(i)))
		}
		runs = cutter.add(runs, items.size(i))
	}
	return cutter.rest(runs)
}

// cutter divides items, which come one by one, into runs of at most a size, where possible.
//
// A run that would be too large ends before one of its items: of those that leave it at least a
// third of the size, the one with the lowest rank. The names thus decide where parts begin, and the
// sizes hardly matter. Adding or changing an item changes the part with it, and seldom those after it.
type cutter struct {
	most   int
	count  int     // of the items so far
	size   int     // of the items so far
	open   place   // where the run begins that has no end yet
	places []place // where it may end
}

// place is an item at which a run may begin.
type place struct {
	item   int
	before int // size of all items before it
	rank   uint64
}

// begin says that a run may begin with the next item.
func (c *cutter) begin(rank uint64) {
	if c.size > c.open.before { // otherwise, the run before it would have nothing
		c.places = append(c.places, place{c.count, c.size, rank})
	}
}

// add adds an item, and appends the runs that end before it.
func (c *cutter) add(runs []run, size int) []run {
	c.count++
	c.size += size
	for c.size-c.open.before > c.most && len(c.places) > 0 {
		next := c.end()
		runs = append(runs, run{c.open.item, next.item})
		c.open = next
		c.places = slices.DeleteFunc(c.places, func(place place) bool { return place.before <= next.before })
	}
	return runs
}

// end returns where the open run ends: the last place if it is small anyway.
func (c *cutter) end() place {
	best, least := c.places[0], c.open.before+c.most/3
	for _, place := range c.places[1:] {
		if best.before < least || place.rank < best.rank {
			best = place
		}
	}
	return best
}

// rest appends the last run.
func (c *cutter) rest(runs []run) []run {
	if c.open.item < c.count {
		runs = append(runs, run{c.open.item, c.count})
	}
	return runs
}

// nameOf names a part by 60 bits of the hash of its content, enough for thousands of parts. It
// uses letters that remain distinct on case-insensitive file systems.
func nameOf(content []byte) string {
	sum := sha256.Sum256(content)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:nameLength])
}

const nameLength = 12
