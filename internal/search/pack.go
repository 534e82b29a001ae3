package search

import (
	"strings"
	"unicode/utf8"

	"docgen/internal/lunr"
)

// alphabet are the digits of packed numbers. Each stands for five bits, the lowest
// first; 32 is added to all but the last.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// appendPacked appends where a term stands in a field: how many places, then how
// far each is from the one before, how often each has the term, and how many terms
// each field has. Numbers of a kind stand together, which compresses well.
func appendPacked(out []byte, postings []lunr.Posting) []byte {
	if len(postings) == 0 {
		return out
	}
	out = appendNumber(out, len(postings))
	before := 0
	for _, posting := range postings {
		out = appendNumber(out, posting.Document-before)
		before = posting.Document
	}
	for _, posting := range postings {
		out = appendNumber(out, posting.Count)
	}
	for _, posting := range postings {
		out = appendNumber(out, posting.Length)
	}
	return out
}

// unpack reads what appendPacked made. It reports false of what it did not make.
func unpack(packed string) ([]lunr.Posting, bool) {
	if packed == "" {
		return nil, true
	}
	isWhole := true
	number := func() int {
		value, shift := 0, 0
		for i := range len(packed) {
			digit := strings.IndexByte(alphabet, packed[i])
			if digit < 0 || shift > 60 {
				break
			}
			value |= digit % 32 << shift
			if shift += 5; digit < 32 {
				packed = packed[i+1:]
				return value
			}
		}
		isWhole = false
		return 0
	}
	postings := make([]lunr.Posting, min(number(), len(packed)))
	document := 0
	for i := range postings {
		document += number()
		postings[i].Document = document
	}
	for i := range postings {
		postings[i].Count = number()
	}
	for i := range postings {
		postings[i].Length = number()
	}
	return postings, isWhole && packed == ""
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
