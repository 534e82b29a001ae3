package complete

import (
	"regexp"
	"strings"
)

// region is a part of a Markdown file in which the same can be written.
type region int

const (
	inText region = iota
	inCode        // in a code block whose fence is open
	inSpan        // in code in a line of text
)

var (
	fence = regexp.MustCompile("^[ >\t]*(`{3,}|~{3,})(.*)$")
	// delimiter is a line around the front matter.
	delimiter = regexp.MustCompile(`^---[ \t]*(?:yaml)?[ \t]*$`)
)

// region returns the region of the cursor.
func (at Place) region() region {
	open, _ := at.fence()
	before := at.line()[:at.Column]
	switch {
	case open != "":
		return inCode
	case !fence.MatchString(before) && strings.Count(before, "`")%2 == 1:
		return inSpan
	}
	return inText
}

// fence returns the fence of the code block that the cursor's line is in, and what follows it on its line; "" for none.
func (at Place) fence() (open, info string) {
	for _, line := range at.Lines[:min(at.Line, len(at.Lines))] {
		found := fence.FindStringSubmatch(line)
		switch {
		case found == nil:
		case open == "":
			open, info = found[1], found[2]
		case strings.HasPrefix(found[1], open) && strings.TrimSpace(found[2]) == "":
			open, info = "", ""
		}
	}
	return open, info
}

// inFrontMatter reports whether the cursor is in the front matter, which may be unfinished.
func (at Place) inFrontMatter() bool {
	if at.Line == 0 || len(at.Lines) == 0 || !delimiter.MatchString(at.Lines[0]) {
		return false
	}
	for _, line := range at.Lines[1:min(at.Line+1, len(at.Lines))] {
		if strings.TrimRight(line, " \t") == "---" {
			return false
		}
	}
	return true
}
