package search

import (
	"unicode/utf8"

	"docgen/internal/lunr"
)

// alphabet are the digits of packed numbers. Each stands for five bits, the lowest
// first; 32 is added to all but the last.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// appendPacked appends where a term stands in a field: how many places, then how
// far each is from the one before, how often each has the term, and how many terms
// each field has. Numbers of a kind stand together, which compresses well.
func appendPacked(out []byte, term lunr.Entry, field int) []byte {
	spread := term.Spread(field)
	if spread == 0 {
		return out
	}
	out = appendNumber(out, spread)
	before := 0
	for posting := range term.Postings(field) {
		out = appendNumber(out, posting.Document-before)
		before = posting.Document
	}
	for posting := range term.Postings(field) {
		out = appendNumber(out, posting.Count)
	}
	for posting := range term.Postings(field) {
		out = appendNumber(out, posting.Length)
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

// firstUnit is the first UTF-16 unit of a term.
func firstUnit(term string) rune {
	char, _ := utf8.DecodeRuneInString(term)
	if char > 0xFFFF {
		return 0xD800 + (char-0x10000)>>10
	}
	return char
}
