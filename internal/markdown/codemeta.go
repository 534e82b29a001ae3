package markdown

import (
	"regexp"
	"strconv"
	"strings"
)

// codeMeta is what stands after the language of a fence, in Docusaurus's
// notation: title="x", {1,3-5}, showLineNumbers or showLineNumbers=10.
type codeMeta struct {
	title       string
	highlighted map[int]bool // 1-based lines
	numbered    bool
	start       int // number of the first line
}

var (
	metaTitle  = regexp.MustCompile(`(?:^|\s)title=(?:"([^"]*)"|'([^']*)')`)
	metaRange  = regexp.MustCompile(`\{([\d,\s-]+)\}`)
	metaNumber = regexp.MustCompile(`(?:^|\s)showLineNumbers(?:=(\d+))?(?:\s|$)`)
)

// maxHighlightedLine bounds a range, so that {1-999999999} costs nothing.
const maxHighlightedLine = 100_000

func parseCodeMeta(text string) codeMeta {
	meta := codeMeta{start: 1}
	if text == "" {
		return meta
	}
	if match := metaTitle.FindStringSubmatch(text); match != nil {
		meta.title = match[1] + match[2]
		text = metaTitle.ReplaceAllString(text, " ")
	}
	if match := metaRange.FindStringSubmatch(text); match != nil {
		meta.highlighted = lineSet(match[1])
	}
	if match := metaNumber.FindStringSubmatch(text); match != nil {
		meta.numbered = true
		if start, err := strconv.Atoi(match[1]); err == nil {
			meta.start = start
		}
	}
	return meta
}

func lineSet(ranges string) map[int]bool {
	set := map[int]bool{}
	for part := range strings.SplitSeq(ranges, ",") {
		low, high, isRange := strings.Cut(strings.TrimSpace(part), "-")
		first, err := strconv.Atoi(strings.TrimSpace(low))
		if err != nil {
			continue
		}
		last := first
		if isRange {
			if last, err = strconv.Atoi(strings.TrimSpace(high)); err != nil {
				continue
			}
		}
		for line := first; line <= min(last, maxHighlightedLine); line++ {
			set[line] = true
		}
	}
	return set
}
