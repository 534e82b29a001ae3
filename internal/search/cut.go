package search

import (
	"crypto/sha256"
	"encoding/base32"
	"strings"
)

// items are the items that parts consist of, in order.
type items struct {
	count    int
	name     func(i int) string
	size     func(i int) int
	mayBegin func(i int) bool // whether a part may begin with this item; nil means always. The first item always begins one
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
		if i == 0 || items.mayBegin == nil || items.mayBegin(i) {
			cutter.begin(rankOf(items.name(i)))
		}
		runs = cutter.add(runs, items.size(i))
	}
	return cutter.end(runs)
}

// cutter divides items, which come one by one, into runs of at most a size, where possible.
//
// A run that is too large is divided at the item with the lowest rank. The names thus decide
// where parts begin, and the sizes hardly matter. Adding or changing an item changes the part
// that contains it, but seldom another part.
//
// The cutter knows the end of a run as soon as the items after it have that size.
type cutter struct {
	most    int
	count   int     // of the items so far
	size    int     // of the items so far
	first   int     // first item of the run that has no end yet
	places  []place // where a run may begin, with ascending ranks. Those with a higher rank than a later one are left out
	decided int     // places at which a run begins
}

// place is an item at which a run may begin.
type place struct {
	item   int
	before int // size of all items before it
	rank   uint64
}

// begin says that a run may begin with the next item.
func (c *cutter) begin(rank uint64) {
	for len(c.places) > 1 && c.places[len(c.places)-1].rank > rank {
		c.places = c.places[:len(c.places)-1]
	}
	c.decided = min(c.decided, len(c.places))
	c.places = append(c.places, place{c.count, c.size, rank})
	c.decided = max(c.decided, 1) // the first item begins a run
}

// add adds an item, and appends the runs that end before it.
//
// A place is the lowest one between the place before it in the list and the next lower one. If the
// items in between are more than a run may have, a run begins there.
func (c *cutter) add(runs []run, size int) []run {
	c.count++
	c.size += size
	for ; c.decided < len(c.places) && c.size-c.places[c.decided-1].before > c.most; c.decided++ {
		at := c.places[c.decided].item
		runs = append(runs, run{c.first, at})
		c.first = at
	}
	return runs
}

// end appends the last run.
func (c *cutter) end(runs []run) []run {
	if c.first < c.count {
		runs = append(runs, run{c.first, c.count})
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
