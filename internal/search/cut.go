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

// part is a run of items.
type part struct{ first, end int }

// cut divides items into runs of at most so much, as far as they may be divided.
//
// A run that is too large is divided at the item whose key has the lowest hash. So
// where parts begin is for the keys to say, and hardly for the sizes: what becomes
// larger or smaller, or is added, changes the part that it is in, and seldom
// another.
func cut(items items, most int) []part {
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
	var parts []part
	var divide func(run part)
	divide = func(run part) {
		at := run.first
		if before[run.end]-before[run.first] > most {
			for i := run.first + 1; i < run.end; i++ {
				if (at == run.first || rank[i] < rank[at]) && (items.mayBegin == nil || items.mayBegin(i)) {
					at = i
				}
			}
		}
		if at == run.first {
			parts = append(parts, run)
			return
		}
		divide(part{run.first, at})
		divide(part{at, run.end})
	}
	divide(part{0, items.count})
	return parts
}

// nameOf names a part by 60 bits of its content's hash, which no two of some
// thousands share, in letters that file systems do not confuse.
func nameOf(content []byte) string {
	sum := sha256.Sum256(content)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:nameLength])
}

const nameLength = 12
