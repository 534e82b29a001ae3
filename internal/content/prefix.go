package content

import (
	"strconv"
	"strings"
)

// Prefix splits a file or folder name into its number prefix and the rest. It follows
// Docusaurus: digits, one or more of "-", "_" and "." with optional spaces around, and a name.
// Dates and versions ("2021-11-foo", "7.0-foo") have no prefix.
func Prefix(name string) (rest string, number int, found bool) {
	digits := len(name) - len(strings.TrimLeft(name, "0123456789"))
	if digits == 0 {
		return name, 0, false
	}
	after := strings.TrimLeft(name[digits:], " \t")
	separated := strings.TrimLeft(after, "-_.")
	if len(separated) == len(after) || looksLikeDateOrVersion(name[digits:]) {
		return name, 0, false
	}
	rest = strings.TrimLeft(separated, " \t")
	if rest == "" || strings.ContainsRune("-_.", rune(rest[0])) {
		return name, 0, false
	}
	number, _ = strconv.Atoi(name[:digits]) // the largest int if it overflows
	return rest, number, true
}

// looksLikeDateOrVersion reports whether a number is followed by one separator and a digit, as
// in "2021-11-foo".
func looksLikeDateOrVersion(afterDigits string) bool {
	return len(afterDigits) > 1 && strings.ContainsRune("-_.", rune(afterDigits[0])) && afterDigits[1] >= '0' && afterDigits[1] <= '9'
}

// stripPrefixes removes the number prefix from every segment of a slash-separated folder.
func stripPrefixes(folder string) string {
	segments := strings.Split(folder, "/")
	for i, segment := range segments {
		segments[i], _, _ = Prefix(segment)
	}
	return strings.Join(segments, "/")
}
