package main

import (
	"regexp"
	"strings"
)

// example is a fenced code block of a page of the guide.
type example struct {
	line        int // of the opening fence in the page, 1-based
	lang, title string
	text        string
}

// exampleSection is the part of a page below one heading of the second level, with the blocks
// of the page that precede all such headings. The first section of a page has those alone.
type exampleSection struct {
	heading  string // "" for the first section
	shared   []example
	examples []example
}

// last is the line of the last example.
func (s exampleSection) last() int { return s.examples[len(s.examples)-1].line }

var (
	openingFence = regexp.MustCompile("^( *)(`{3,}|~{3,})([^`]*)$")
	fenceTitle   = regexp.MustCompile(`\btitle="([^"]*)"`)
)

// readExamples divides a page of the guide into its sections. Examples are enclosed in fences,
// which may be indented as part of a list or a container.
func readExamples(page string) []exampleSection {
	sections := []exampleSection{{}}
	lines := strings.Split(page, "\n")
	for i := 0; i < len(lines); i++ {
		if heading, isHeading := strings.CutPrefix(lines[i], "## "); isHeading {
			sections = append(sections, exampleSection{heading: heading, shared: sections[0].examples})
		}
		fence := openingFence.FindStringSubmatch(lines[i])
		if fence == nil {
			continue
		}
		found := example{line: i + 1}
		found.lang, _, _ = strings.Cut(strings.TrimSpace(fence[3]), " ")
		if title := fenceTitle.FindStringSubmatch(fence[3]); title != nil {
			found.title = title[1]
		}
		for i++; i < len(lines) && !closes(lines[i], fence[2]); i++ {
			found.text += withoutIndent(lines[i], len(fence[1])) + "\n"
		}
		last := &sections[len(sections)-1]
		last.examples = append(last.examples, found)
	}
	return sections
}

// closes reports whether a line closes a fence.
func closes(line, fence string) bool {
	line = strings.TrimSpace(line)
	return len(line) >= len(fence) && strings.Trim(line, fence[:1]) == ""
}

func withoutIndent(line string, indent int) string {
	for ; indent > 0 && strings.HasPrefix(line, " "); indent-- {
		line = line[1:]
	}
	return line
}
