package search

import (
	"strings"
	"unicode/utf8"
)

// posting is a place that has a term in one of its fields: a page, or a section of
// one. Sections count from the start of their page, so that what is written of one
// page does not depend on the sections of another.
type posting struct {
	page, section int // section 0 is the page itself
	count         int // of the term in the field
	length        int // of the field in terms
}

// alphabet holds the digits of packed numbers. Each stands for five bits, the lowest
// first; 32 is added to all but the last.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// lastSection is the most that the first digit of a step says of a section. It means
// that another number follows, to be added to it.
const lastSection = 31

// appendPacked appends where a term stands in a field: how many places have it, the
// step from each place to the next, how often each has the term, and how many terms
// each field has. Numbers of a kind stand together, which compresses well.
//
// The first digit of a step is the section, the others say how many pages further it
// is. Within a page the section counts from the place before.
func appendPacked(out []byte, postings []posting) []byte {
	if len(postings) == 0 {
		return out
	}
	out = appendNumber(out, len(postings))
	page, section := 0, 0
	for _, posting := range postings {
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
	for _, posting := range postings {
		out = appendNumber(out, posting.count)
	}
	for _, posting := range postings {
		out = appendNumber(out, posting.length)
	}
	return out
}

// unpack appends what appendPacked packed. It reports false if something else did.
func unpack(postings []posting, packed string) ([]posting, bool) {
	if packed == "" {
		return postings, true
	}
	from := digits{rest: packed}
	before := len(postings)
	page, section := 0, 0
	for range min(from.number(), len(packed)) {
		step := from.number()
		sections := step & lastSection
		if sections == lastSection {
			sections += from.number()
		}
		if pages := step >> 5; pages > 0 {
			page, section = page+pages, 0
		}
		section += sections
		postings = append(postings, posting{page: page, section: section})
	}
	own := postings[before:]
	for i := range own {
		own[i].count = from.number()
	}
	for i := range own {
		own[i].length = from.number()
	}
	return postings, !from.broken && from.rest == ""
}

// digits reads packed numbers.
type digits struct {
	rest   string
	broken bool
}

func (d *digits) number() int {
	value, shift := 0, 0
	for i := range len(d.rest) {
		digit := strings.IndexByte(alphabet, d.rest[i])
		if digit < 0 || shift > 30 {
			break
		}
		value |= digit % 32 << shift
		if shift += 5; digit < 32 {
			d.rest = d.rest[i+1:]
			return value
		}
	}
	d.broken = true
	return 0
}

func appendNumber(out []byte, number int) []byte {
	for number >= 32 {
		out = append(out, alphabet[32+number%32])
		number /= 32
	}
	return append(out, alphabet[number])
}

// firstUnit is the first UTF-16 unit of a term.
func firstUnit(term string) rune {
	char, _ := utf8.DecodeRuneInString(term)
	if char > 0xFFFF {
		return 0xD800 + (char-0x10000)>>10
	}
	return char
}
