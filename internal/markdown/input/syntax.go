package input

import (
	"bytes"
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
	var lines []string
	known = regions(text, func(line string, _ int, open []string, isMark bool) {
		if !isMark && slices.Contains(open, name) {
			lines = append(lines, line)
		}
	})
	return strings.Join(dedent(lines), ""), slices.Contains(known, name), known
}

// RegionBounds returns the span of a named region of a file, without the comments at its start
// and end. known lists the names of all regions.
func RegionBounds(text, name string) (at Span, found bool, known []string) {
	ended := false
	known = regions(text, func(line string, offset int, open []string, _ bool) {
		isOpen := slices.Contains(open, name)
		if isOpen && !found {
			at, found = Span{offset + len(line), len(text)}, true
		}
		if !isOpen && found && !ended {
			at.Stop, ended = offset, true
		}
	})
	return at, found, known
}

// regions visits each line of a file with its offset and the names of the regions that are open after it. It
// returns the names of all regions.
func regions(text string, visit func(line string, offset int, open []string, isMark bool)) (known []string) {
	var open []string // innermost last
	offset := 0
	for line := range strings.Lines(text) {
		start, end := regionStart.FindStringSubmatch(line), regionEnd.FindStringSubmatch(line)
		switch {
		case start != nil:
			open = append(open, start[1])
			if !slices.Contains(known, start[1]) {
				known = append(known, start[1])
			}
		case end != nil:
			open = endRegion(open, end[1])
		}
		visit(line, offset, open, start != nil || end != nil)
		offset += len(line)
	}
	return known
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

// IsFence reports whether a line opens or closes front matter.
func IsFence(line []byte) bool { return string(bytes.TrimRight(line, " \t\n")) == "---" }

// FrontMatterEnd returns the offset after the front matter of a text, or 0 if there is none.
// It reports false if the front matter is never closed.
func FrontMatterEnd(content []byte) (end int, closed bool) {
	for line := range bytes.Lines(content) {
		switch {
		case end == 0 && !IsFence(line):
			return 0, true
		case end > 0 && IsFence(line):
			return end + len(line), true
		}
		end += len(line)
	}
	return 0, end == 0
}

// FrontMatter returns the front matter of a text without its fences.
func FrontMatter(content []byte) (fields []byte, found bool) {
	end, _ := FrontMatterEnd(content)
	if end == 0 {
		return nil, false
	}
	start := bytes.IndexByte(content, '\n') + 1
	return content[start : bytes.LastIndexByte(content[:end-1], '\n')+1], true
}
