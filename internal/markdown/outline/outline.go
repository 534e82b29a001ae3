// Package outline matches the headings of a translation with those of its source.
//
// [Match] finds the source's heading for each heading of a translation. The package knows
// nothing else about documents.
package outline

import (
	"slices"
	"strings"
)

// Heading is a heading and what its section contains.
type Heading struct {
	Level int
	ID    string   // in a translation only if its author wrote it; "" otherwise
	Text  string   // plain text
	Marks []string // parts of the section that a translator leaves as they are, such as code
}

// None is the index of a heading without a counterpart.
const None = -1

// maxCells limits the work for hostile texts with many headings.
const maxCells = 4_000_000

// Match returns, for each heading of a translation, the index of the heading in the source that
// it translates, or None. A heading and its counterpart have the same level and the same order.
//
// If the outlines differ, there can be several ways to match them. Match prefers headings that
// have the same id or text, or whose sections contain the same parts.
func Match(source, translation []Heading) []int {
	if slices.EqualFunc(source, translation, sameLevel) || len(source)*len(translation) > maxCells {
		return inOrder(source, translation)
	}
	return aligned(source, translation)
}

// IsEqual reports whether two outlines have the same levels.
func IsEqual(source, translation []Heading) bool {
	return slices.EqualFunc(source, translation, sameLevel)
}

func sameLevel(a, b Heading) bool { return a.Level == b.Level }

// inOrder matches the headings of the same number up to the first that differ in level.
func inOrder(source, translation []Heading) []int {
	matches := unmatched(len(translation))
	for i := range min(len(source), len(translation)) {
		if !sameLevel(source[i], translation[i]) {
			break
		}
		matches[i] = i
	}
	return matches
}

func unmatched(count int) []int { return slices.Repeat([]int{None}, count) }

// aligned returns the matches with the highest sum of likenesses.
func aligned(source, translation []Heading) []int {
	width := len(translation) + 1
	best := make([]int, (len(source)+1)*width) // by the numbers of headings that remain on either side
	cell := func(i, j int) *int { return &best[i*width+j] }
	for i := len(source) - 1; i >= 0; i-- {
		for j := len(translation) - 1; j >= 0; j-- {
			*cell(i, j) = max(*cell(i+1, j), *cell(i, j+1))
			if likeness := likeness(source[i], translation[j]); likeness > 0 {
				*cell(i, j) = max(*cell(i, j), likeness+*cell(i+1, j+1))
			}
		}
	}
	matches := unmatched(len(translation))
	for i, j := 0, 0; i < len(source) && j < len(translation); {
		likeness := likeness(source[i], translation[j])
		switch {
		case likeness > 0 && *cell(i, j) == likeness+*cell(i+1, j+1):
			matches[j] = i
			i, j = i+1, j+1
		case *cell(i, j) == *cell(i+1, j):
			i++
		default:
			j++
		}
	}
	return matches
}

// Likenesses of two headings. What they have in common can only outweigh a match of other
// headings, not remove one: two matches count more than a better one.
const (
	ofLevel = 100
	ofID    = 60
	ofText  = 30
	ofMarks = 30
)

// likeness says how likely one heading translates the other; 0 if it cannot.
func likeness(source, translation Heading) int {
	if !sameLevel(source, translation) {
		return 0
	}
	likeness := ofLevel
	if translation.ID != "" && translation.ID == source.ID {
		likeness += ofID
	}
	if strings.EqualFold(source.Text, translation.Text) {
		likeness += ofText
	}
	return likeness + ofMarks*common(source.Marks, translation.Marks)/max(len(source.Marks), len(translation.Marks), 1)
}

// common counts the values that two lists have in common.
func common(a, b []string) int {
	left, count := map[string]int{}, 0
	for _, value := range a {
		left[value]++
	}
	for _, value := range b {
		if left[value] > 0 {
			left[value]--
			count++
		}
	}
	return count
}
