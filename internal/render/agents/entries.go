package agents

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Entry is a link in a list of pages.
type Entry struct {
	URL          string
	Line, Column int // of the URL; from 1, in characters
}

var entry = regexp.MustCompile(`\]\(([^()\s]+)\)`)

// Entries returns the links in an llms.txt.
func Entries(list string) []Entry {
	var entries []Entry
	number := 0
	for line := range strings.Lines(list) {
		number++
		for _, at := range entry.FindAllStringSubmatchIndex(line, -1) {
			entries = append(entries, Entry{URL: line[at[2]:at[3]], Line: number, Column: 1 + utf8.RuneCountInString(line[:at[2]])})
		}
	}
	return entries
}
