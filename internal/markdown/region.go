package markdown

import (
	"math"
	"regexp"
	"slices"
	"strings"
)

// Comments that begin and end a region of a file, in any style of comment:
// "#region name" and "#endregion", or "docs:start name" and "docs:end name".
var (
	regionStart = regexp.MustCompile(`^\s*(?://|--|;+|%|'|<!--|\{?/\*|\(\*|#)?\s*(?:#\s*(?:pragma\s+)?region|(?:#\s*)?docs:start)\s+([\w.-]+)\s*(?:-->|\*/\}?|\*\))?\s*$`)
	regionEnd   = regexp.MustCompile(`^\s*(?://|--|;+|%|'|<!--|\{?/\*|\(\*|#)?\s*(?:#\s*(?:pragma\s+)?endregion|(?:#\s*)?docs:end)(?:\s+([\w.-]+))?\s*(?:-->|\*/\}?|\*\))?\s*$`)
)

// regionOf cuts a named region out of a text, without the comments that mark
// regions and without the indentation that all of its lines share. known are the
// names of all regions.
func regionOf(text, name string) (code string, found bool, known []string) {
	var open []string // names of regions, innermost last
	var lines []string
	for line := range strings.Lines(text) {
		if match := regionStart.FindStringSubmatch(line); match != nil {
			open = append(open, match[1])
			if !slices.Contains(known, match[1]) {
				known = append(known, match[1])
			}
			found = found || match[1] == name
			continue
		}
		if match := regionEnd.FindStringSubmatch(line); match != nil {
			open = endRegion(open, match[1])
			continue
		}
		if slices.Contains(open, name) {
			lines = append(lines, line)
		}
	}
	return strings.Join(outdent(lines), ""), found, known
}

// regionBounds finds a named region of a text, without the comments at its start
// and end. known are the names of all regions.
func regionBounds(text, name string) (at span, found bool, known []string) {
	var open []string // names of regions, innermost last
	offset, ended := 0, false
	for line := range strings.Lines(text) {
		if match := regionStart.FindStringSubmatch(line); match != nil {
			open = append(open, match[1])
			if !slices.Contains(known, match[1]) {
				known = append(known, match[1])
			}
			if match[1] == name && !found {
				at, found = span{offset + len(line), len(text)}, true
			}
		} else if match := regionEnd.FindStringSubmatch(line); match != nil {
			open = endRegion(open, match[1])
			if found && !ended && !slices.Contains(open, name) {
				at.stop, ended = offset, true
			}
		}
		offset += len(line)
	}
	return at, found, known
}

// endRegion ends the region of a name, or the innermost one.
func endRegion(open []string, name string) []string {
	for i := len(open) - 1; i >= 0; i-- {
		if name == "" || open[i] == name {
			return slices.Delete(open, i, i+1)
		}
	}
	return open
}

// outdent takes away the indentation that all lines share.
func outdent(lines []string) []string {
	shared := math.MaxInt
	for _, line := range lines {
		if strings.TrimSpace(line) != "" {
			shared = min(shared, len(line)-len(strings.TrimLeft(line, " \t")))
		}
	}
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			lines[i] = "\n"
			continue
		}
		lines[i] = line[shared:]
	}
	return lines
}
