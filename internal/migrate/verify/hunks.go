package verify

import (
	"slices"
	"strings"
)

// longest is the number of insertions and deletions up to which two lists are compared word by
// word. Beyond it they have little in common, and everything between the equal ends is one hunk.
const longest = 1000

// nearby is how many words around a difference a report shows.
const nearby = 4

// texts compares the words of a page.
func texts(old, now []string) []Difference { return hunks(old, now, " ", nearby) }

// hunks returns the differences of two lists.
func hunks(old, now []string, separator string, around int) []Difference {
	var found []Difference
	start := 0
	for start < len(old) && start < len(now) && old[start] == now[start] {
		start++
	}
	end := 0
	for end < len(old)-start && end < len(now)-start && old[len(old)-1-end] == now[len(now)-1-end] {
		end++
	}
	for _, h := range changes(old[start:len(old)-end], now[start:len(now)-end]) {
		from, to := start+h.old[0], start+h.old[1]
		found = append(found, Difference{
			Old: strings.Join(old[from:to], separator), New: strings.Join(now[start+h.now[0]:start+h.now[1]], separator),
			Before: strings.Join(old[max(0, from-around):from], separator), After: strings.Join(old[to:min(len(old), to+around)], separator),
		})
	}
	return found
}

// hunk is a pair of ranges that differ.
type hunk struct{ old, now [2]int }

// changes compares two lists with the algorithm of Myers, "An O(ND) Difference Algorithm": v[k] is
// the furthest position in old on diagonal k after d insertions and deletions.
func changes(old, now []string) []hunk {
	switch {
	case len(old) == 0 && len(now) == 0:
		return nil
	case len(old) == 0 || len(now) == 0:
		return []hunk{{[2]int{0, len(old)}, [2]int{0, len(now)}}}
	}
	limit := min(len(old)+len(now), longest)
	v := make([]int, 2*limit+3)
	at := func(k int) *int { return &v[k+limit+1] }
	var trace [][]int
	for d := 0; d <= limit; d++ {
		for k := -d; k <= d; k += 2 {
			x := *at(k - 1) + 1
			if k == -d || k != d && *at(k - 1) < *at(k + 1) {
				x = *at(k + 1)
			}
			for x < len(old) && x-k < len(now) && old[x] == now[x-k] {
				x++
			}
			*at(k) = x
			if x >= len(old) && x-k >= len(now) {
				return walkBack(trace, len(old), len(now))
			}
		}
		row := make([]int, 2*d+1)
		for k := -d; k <= d; k++ {
			row[k+d] = *at(k)
		}
		trace = append(trace, row)
	}
	return []hunk{{[2]int{0, len(old)}, [2]int{0, len(now)}}}
}

// walkBack follows the furthest positions from the end of both lists to their start.
func walkBack(trace [][]int, x, y int) []hunk {
	var found []hunk
	for d := len(trace); d > 0; d-- {
		row, k := trace[d-1], x-y
		at := func(k int) int {
			if k < -(d-1) || k > d-1 {
				return -1
			}
			return row[k+d-1]
		}
		isInsertion := k == -d || k != d && at(k-1) < at(k+1)
		from := k - 1
		if isInsertion {
			from = k + 1
		}
		fromX := at(from)
		fromY := fromX - from
		change := hunk{[2]int{fromX, fromX + 1}, [2]int{fromY, fromY}}
		if isInsertion {
			change = hunk{[2]int{fromX, fromX}, [2]int{fromY, fromY + 1}}
		}
		if last := len(found) - 1; last >= 0 && change.old[1] == found[last].old[0] && change.now[1] == found[last].now[0] {
			found[last].old[0], found[last].now[0] = change.old[0], change.now[0]
		} else {
			found = append(found, change)
		}
		x, y = fromX, fromY
	}
	slices.Reverse(found)
	return found
}
