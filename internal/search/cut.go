package search

import (
	"crypto/sha256"
	"encoding/base32"
	"strings"
)

// items are what parts are made of, in their order.
type items struct {
	ranks    []uint64 // of each item, see ranksOf
	size     func(i int) int
	mayBegin func(i int) bool // whether a part may begin with an item other than the first; nil means that each may
}

// run is items one after another, from the first to before the end.
type run struct{ first, end int }

// ranksOf gives each of so many items a number that follows from its name alone, and
// is as good as random: the name's hash by FNV-1a. Its upper bits hardly depend on the
// last letters, so it is mixed as splitmix64 does.
func ranksOf(count int, name func(i int) string) []uint64 {
	ranks := make([]uint64, count)
	for i := range ranks {
		rank := uint64(14695981039346656037)
		for _, letter := range []byte(name(i)) {
			rank = (rank ^ uint64(letter)) * 1099511628211
		}
		rank = (rank ^ rank>>30) * 0xbf58476d1ce4e5b9
		rank = (rank ^ rank>>27) * 0x94d049bb133111eb
		ranks[i] = rank ^ rank>>31
	}
	return ranks
}

// cut divides items into runs of at most so much, as far as they may be divided.
//
// A run that is too large is divided at the item with the lowest rank. So names decide
// where parts begin, and sizes hardly do: what becomes larger or smaller, or is added,
// changes the part that it is in, and seldom another.
func cut(items items, most int) []run {
	count := len(items.ranks)
	if count == 0 {
		return nil
	}
	before := make([]int, count+1) // sizes of all items before one, together
	for i := range count {
		before[i+1] = before[i] + items.size(i)
	}
	var runs []run
	var divide func(all run)
	divide = func(all run) {
		at := all.first
		if before[all.end]-before[all.first] > most {
			for i := all.first + 1; i < all.end; i++ {
				if (at == all.first || items.ranks[i] < items.ranks[at]) && (items.mayBegin == nil || items.mayBegin(i)) {
					at = i
				}
			}
		}
		if at == all.first {
			runs = append(runs, all)
			return
		}
		divide(run{all.first, at})
		divide(run{at, all.end})
	}
	divide(run{0, count})
	return runs
}

// nameOf names a part by 60 bits of its content's hash, which no two of some
// thousands share, in letters that file systems do not confuse.
func nameOf(content []byte) string {
	sum := sha256.Sum256(content)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:nameLength])
}

const nameLength = 12
