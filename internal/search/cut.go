package search

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"strings"
)

// items are what parts are made of, in their order.
type items struct {
	count    int
	key      func(i int) string // names an item, whatever its size
	size     func(i int) int
	mayBegin func(i int) bool // whether a part may begin with an item other than the first; nil means that each may
}

// run is items one after another, from the first to before the end.
type run struct{ first, end int }

// cut divides items into runs of at most so much, as far as they may be divided.
//
// A run that is too large is divided at the item whose key has the lowest hash. So
// where parts begin is for the keys to say, and hardly for the sizes: what becomes
// larger or smaller, or is added, changes the part that it is in, and seldom
// another.
func cut(items items, most int) []run {
	if items.count == 0 {
		return nil
	}
	before := make([]int, items.count+1) // sizes of all items before one, together
	rank := make([]uint64, items.count)
	for i := range items.count {
		before[i+1] = before[i] + items.size(i)
		sum := sha256.Sum256([]byte(items.key(i)))
		rank[i] = binary.BigEndian.Uint64(sum[:])
	}
	var runs []run
	var divide func(all run)
	divide = func(all run) {
		at := all.first
		if before[all.end]-before[all.first] > most {
			for i := all.first + 1; i < all.end; i++ {
				if (at == all.first || rank[i] < rank[at]) && (items.mayBegin == nil || items.mayBegin(i)) {
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
	divide(run{0, items.count})
	return runs
}

// nameOf names a part by 60 bits of its content's hash, which no two of some
// thousands share, in letters that file systems do not confuse.
func nameOf(content []byte) string {
	sum := sha256.Sum256(content)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:nameLength])
}

const nameLength = 12
