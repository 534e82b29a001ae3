package changelog

import (
	"bytes"
	"strings"
)

// Text returns the text of a release, at the same lines as in the changelog. Other lines are
// empty, except those that define links of the release. The topmost headings have level 2.
func (c Changelog) Text(of Release) []byte { return c.part(of.start, of.stop, of.start) }

// Intro returns the text before the first release, without the title of the file, in the same
// way.
func (c Changelog) Intro() []byte {
	return c.part(frontMatter(c.text, c.lines), c.first, c.title)
}

// part returns the lines from start to stop, at their places, except the heading on one of them.
func (c Changelog) part(start, stop, without int) []byte {
	lines := make([]string, len(c.lines))
	for line := start; line < stop; line++ {
		lines[line] = c.textOf(line)
	}
	for _, definition := range c.definitions {
		clear(lines[definition.first : definition.last+1])
	}
	for _, heading := range c.headings {
		if heading.line == without {
			clear(lines[heading.line : heading.last+1])
		}
	}
	c.raise(lines, start, stop)
	used := labels([]byte(strings.Join(lines, "\n")))
	for _, definition := range c.definitions {
		for line := definition.first; used[definition.label] && line <= definition.last; line++ {
			lines[line] = c.textOf(line)
		}
	}
	return bytes.TrimRight([]byte(strings.Join(lines, "\n")), "\n")
}

// raise changes the levels of the headings in some lines, so that the topmost ones have level 2.
// The text of a heading stays in its column, except below a "#".
func (c Changelog) raise(lines []string, start, stop int) {
	topmost := 0
	for _, heading := range c.headings {
		if isIn := heading.line >= start && heading.line < stop; isIn && lines[heading.line] != "" && heading.level > 1 &&
			(topmost == 0 || heading.level < topmost) {
			topmost = heading.level
		}
	}
	for _, heading := range c.headings {
		switch {
		case heading.line < start || heading.line >= stop || lines[heading.line] == "":
		case heading.level == 1 && heading.last > heading.line && strings.HasPrefix(strings.TrimLeft(lines[heading.last], " "), "="):
			lines[heading.last] = strings.ReplaceAll(lines[heading.last], "=", "-")
		case heading.level == 1:
			lines[heading.line] = strings.Replace(lines[heading.line], "#", "##", 1)
		case topmost > 2:
			hashes, fewer := strings.Repeat("#", heading.level), heading.level-topmost+2
			lines[heading.line] = strings.Replace(lines[heading.line], hashes, strings.Repeat("#", fewer)+strings.Repeat(" ", heading.level-fewer), 1)
		}
	}
}

// withoutAnchor returns the line at which the text before a release ends. Some tools write an
// anchor above its heading, which belongs to the release.
func (c Changelog) withoutAnchor(stop int, release *Release) int {
	line := stop - 1
	for line >= 0 && strings.TrimSpace(c.textOf(line)) == "" {
		line--
	}
	if line < 0 {
		return stop
	}
	if found := anchorInHTML.FindStringSubmatch(c.textOf(line)); found != nil {
		release.Anchors = append(release.Anchors, found[1])
		return line
	}
	return stop
}

// withoutRule returns the line at which the text of a release ends, without a rule that
// separates it from the next one.
func (c Changelog) withoutRule(release Release) int {
	line := release.stop - 1
	isBlank := func(line int) bool { return strings.TrimSpace(c.textOf(line)) == "" }
	for line > release.start && isBlank(line) {
		line--
	}
	marks := strings.NewReplacer(" ", "", "\t", "").Replace(c.textOf(line))
	isRule := len(marks) >= 3 && strings.Contains("-*_", marks[:1]) && strings.Trim(marks, marks[:1]) == ""
	if isRule && line > release.start+1 && isBlank(line-1) {
		return line
	}
	return release.stop
}

// textOf returns a line without its end.
func (c Changelog) textOf(line int) string { return lineText(c.text, c.lines, line) }
