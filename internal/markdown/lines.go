package markdown

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/code"
)

// lineAnchor matches an anchor of lines in a code block: the name of the block, and a line or a range of lines.
var lineAnchor = regexp.MustCompile(`^(|.+?-)L(\d+)(?:-L(\d+))?$`)

// IsLines reports whether an anchor has the form of a link to lines of a code block.
func IsLines(anchor string) bool { return lineAnchor.MatchString(anchor) }

// Lines returns the anchor of all lines of the code block that an anchor names, and reports whether the block has the
// lines. The first result is "" if the anchor names no block of the page.
func (a Anchors) Lines(anchor string) (whole string, found bool) {
	wanted := lineAnchor.FindStringSubmatch(anchor)
	if wanted == nil {
		return "", false
	}
	first, last := bounds(wanted)
	for _, known := range a {
		if block := lineAnchor.FindStringSubmatch(known); block != nil && block[1] == wanted[1] {
			from, to := bounds(block)
			return known, from <= first && first <= last && last <= to
		}
	}
	return "", false
}

// bounds returns the first and the last line of a match of lineAnchor.
func bounds(match []string) (first, last int) {
	first, _ = strconv.Atoi(match[2])
	if match[3] == "" {
		return first, first
	}
	last, _ = strconv.Atoi(match[3])
	return first, last
}

// notInName matches what the name of a code block has a hyphen for. theme/runtime/lineLinks.ts has the same rules.
var notInName = regexp.MustCompile(`[^\p{L}\p{N}]+`)

// addLines adds the anchors of the lines of code blocks with line numbers. Each block has the name that its title gives,
// or its position among these blocks if the title is missing or not the only one. Anchors without a name are of the first.
func (c *collector) addLines() {
	names, count := make([]string, len(c.numbered)), map[string]int{}
	for i, block := range c.numbered {
		names[i] = strings.Trim(notInName.ReplaceAllString(strings.ToLower(block.Options.Title), "-"), "-")
		count[names[i]]++
	}
	for i, block := range c.numbered {
		if names[i] == "" || count[names[i]] > 1 {
			names[i] = fmt.Sprintf("code-%d", i+1)
		}
		lines := linesOf(block)
		c.anchors[names[i]+"-"+lines] = true
		if i == 0 {
			c.anchors[lines] = true
		}
	}
}

// linesOf returns the anchor of all lines of a block, without the name of the block.
func linesOf(block *code.Block) string {
	first := block.FirstLine()
	return fmt.Sprintf("L%d-L%d", first, first+strings.Count(block.Text, "\n"))
}
