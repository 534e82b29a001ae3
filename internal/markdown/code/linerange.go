package code

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// lineRange is a part of a file, by the numbers of its lines: file=x.js#L2, #L2-L4 or #L2- up to
// the end, as in remark-code-import.
type lineRange struct {
	first int
	last  int // 0 for the last line of the file
}

var linesPattern = regexp.MustCompile(`^L(\d+)(-(?:L?(\d+))?)?$`)

// readLineRange reads the part of a file name after "#". It reports false if that is the name of
// a region.
func readLineRange(written string) (lineRange, bool) {
	match := linesPattern.FindStringSubmatch(written)
	if match == nil {
		return lineRange{}, false
	}
	first, err := strconv.Atoi(match[1])
	lines := lineRange{first: max(first, 1), last: first}
	if match[2] != "" {
		lines.last, _ = strconv.Atoi(match[3]) // without a number, up to the end
	}
	return lines, err == nil
}

// cut returns the lines of a text, or a finding if it has none of them.
func (r lineRange) cut(text, name string) (string, input.Finding) {
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n")+"\n", "\n")
	lines = lines[:len(lines)-1]
	last := r.last
	if last == 0 || last > len(lines) {
		last = len(lines)
	}
	if r.first > last {
		return "", input.Finding{Text: fmt.Sprintf("%s has no line %d", name, r.first), Hint: fmt.Sprintf("the file has %d lines", len(lines))}
	}
	return strings.Join(lines[r.first-1:last], ""), input.Finding{}
}
