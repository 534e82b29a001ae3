package search

import (
	"crypto/sha256"
	"encoding/base32"
	"strings"
)

// items are the items that parts consist of, in order.
type items struct {
	ranks    []uint64 // of each item; see ranksOf
	size     func(i int) int
	mayBegin func(i int) bool // whether a part may begin with this item; nil means always. The first item always begins one
}

// run is a range of items, without end.
type run struct{ first, end int }

// ranksOf returns a pseudo-random number for each item, which depends only on the item's name.
// It is the FNV-1a hash of the name. The upper bits of that hash hardly depend on the last
// letters, so it is mixed as in splitmix64.
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

// cut divides items into runs of at most the given size, where possible.
//
// A run that is too large is divided at the item with the lowest rank. The names thus decide
// where parts begin, and the sizes hardly matter. Adding or changing an item changes the part
// that contains it, but seldom another part.
func cut(items items, most int) []run {
	count := len(items.ranks)
	if count == 0 {
		return nil
	}
	before := make([]int, count+1) // total size of all items before each item
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

// nameOf names a part by 60 bits of the hash of its content, enough for thousands of parts. It
// uses letters that remain distinct on case-insensitive file systems.
func nameOf(content []byte) string {
	sum := sha256.Sum256(content)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:nameLength])
}

const nameLength = 12
