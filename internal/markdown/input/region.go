package input

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
)

// Comments that start and end a region of a file, in any comment style: "#region name" and
// "#endregion", "docs:start name" and "docs:end name", or mdBook's "ANCHOR: name" and
// "ANCHOR_END: name".
var (
	regionStart = regexp.MustCompile(`^\s*(?://|--|;+|%|'|<!--|\{?/\*|\(\*|#)?\s*(?:#\s*(?:pragma\s+)?region|(?:#\s*)?docs:start|ANCHOR:)\s+([\w.-]+)\s*(?:-->|\*/\}?|\*\))?\s*$`)
	regionEnd   = regexp.MustCompile(`^\s*(?://|--|;+|%|'|<!--|\{?/\*|\(\*|#)?\s*(?:#\s*(?:pragma\s+)?endregion|(?:#\s*)?docs:end|ANCHOR_END:)(?:\s+([\w.-]+))?\s*(?:-->|\*/\}?|\*\))?\s*$`)
)

// Region returns a named region of a file. It removes the comments that mark regions, and the
// indentation that all lines share. known lists the names of all regions.
func Region(text, name string) (code string, found bool, known []string) {
	var open []string // names of open regions, innermost last
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
	return strings.Join(dedent(lines), ""), found, known
}

// RegionBounds returns the span of a named region of a file, without the comments at its start
// and end. known lists the names of all regions.
func RegionBounds(text, name string) (at Span, found bool, known []string) {
	var open []string // names of open regions, innermost last
	offset, ended := 0, false
	for line := range strings.Lines(text) {
		if match := regionStart.FindStringSubmatch(line); match != nil {
			open = append(open, match[1])
			if !slices.Contains(known, match[1]) {
				known = append(known, match[1])
			}
			if match[1] == name && !found {
				at, found = Span{offset + len(line), len(text)}, true
			}
		} else if match := regionEnd.FindStringSubmatch(line); match != nil {
			open = endRegion(open, match[1])
			if found && !ended && !slices.Contains(open, name) {
				at.Stop, ended = offset, true
			}
		}
		offset += len(line)
	}
	return at, found, known
}

// endRegion closes the region with a name, or else the innermost region.
func endRegion(open []string, name string) []string {
	for i := len(open) - 1; i >= 0; i-- {
		if name == "" || open[i] == name {
			return slices.Delete(open, i, i+1)
		}
	}
	return open
}

// dedent removes the indentation that all lines share.
func dedent(lines []string) []string {
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

// NoRegion returns the finding for a region that does not exist in a file.
func NoRegion(file, region string, known []string) Finding {
	finding := Finding{Text: fmt.Sprintf("no region %q in %s", region, file), Name: region, Known: known, Hint: "the file has no regions"}
	if len(known) > 0 {
		finding.Hint = "regions in this file: " + strings.Join(known, ", ")
	}
	return finding
}
