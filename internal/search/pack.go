package search

import (
	"iter"
	"unicode/utf8"
)

// posting is a page or section with a term in one of its fields. Sections are numbered from the
// start of their page, so that the postings of one page do not depend on the sections of
// another.
type posting struct {
	page, section int // section 0 is the page itself
	count         int // occurrences of the term in the field
	length        int // length of the field in terms
}

// alphabet contains the digits of packed numbers. Each digit has five bits, the lowest first;
// all but the last have 32 added.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// lastSection is the largest section that fits into the first digit of a step. It says that
// another number follows, which is added to it.
const lastSection = 31

// appendPacked appends the postings of a term in a field: their number, the step from each to
// the next, the number of occurrences in each, and the length of each field. Numbers of the
// same kind are adjacent, which compresses well.
//
// The first digit of a step is the section; the other digits are the number of pages to skip.
// Within a page, the section is relative to the previous posting.
func appendPacked(out []byte, count int, postings iter.Seq[posting]) []byte {
	if count == 0 {
		return out
	}
	out = appendPlaces(out, count, postings)
	for posting := range postings {
		out = appendNumber(out, posting.count)
	}
	for posting := range postings {
		out = appendNumber(out, posting.length)
	}
	return out
}

// appendPlaces appends only where postings are.
func appendPlaces(out []byte, count int, postings iter.Seq[posting]) []byte {
	out = appendNumber(out, count)
	page, section := 0, 0
	for posting := range postings {
		pages, sections := posting.page-page, posting.section
		if pages == 0 {
			sections -= section
		}
		out = appendNumber(out, pages<<5|min(sections, lastSection))
		if sections >= lastSection {
			out = appendNumber(out, sections-lastSection)
		}
		page, section = posting.page, posting.section
	}
	return out
}

func appendNumber(out []byte, number int) []byte {
	for number >= 32 {
		out = append(out, alphabet[32+number%32])
		number /= 32
	}
	return append(out, alphabet[number])
}

// firstUnit returns the first UTF-16 unit of a term.
func firstUnit(term string) rune {
	char, _ := utf8.DecodeRuneInString(term)
	if char > 0xFFFF {
		return 0xD800 + (char-0x10000)>>10
	}
	return char
}
