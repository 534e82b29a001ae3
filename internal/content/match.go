package content

import (
	"path"
	"strings"
)

// matcher tells which files a list of patterns names.
type matcher [][]string // the patterns without braces, by segments

func newMatcher(patterns []string) matcher {
	var compiled matcher
	for _, pattern := range patterns {
		for _, plain := range expandBraces(pattern) {
			compiled = append(compiled, strings.Split(plain, "/"))
		}
	}
	return compiled
}

func (m matcher) has(file string) bool {
	segments := strings.Split(file, "/")
	for _, pattern := range m {
		if matches(pattern, segments) {
			return true
		}
	}
	return false
}

// matches compares segment by segment; "**" stands for any number of them.
func matches(pattern, file []string) bool {
	if len(pattern) == 0 {
		return len(file) == 0
	}
	if pattern[0] == "**" {
		if len(pattern) == 2 && pattern[1] != "**" { // what is before the last segment does not matter
			return len(file) > 0 && matchesSegment(pattern[1], file[len(file)-1])
		}
		for skip := range len(file) + 1 {
			if matches(pattern[1:], file[skip:]) {
				return true
			}
		}
		return false
	}
	if len(file) == 0 {
		return false
	}
	return matchesSegment(pattern[0], file[0]) && matches(pattern[1:], file[1:])
}

// matchesSegment is path.Match, but faster for a plain name and for "*.md".
func matchesSegment(pattern, name string) bool {
	rest, isOpen := strings.CutPrefix(pattern, "*")
	switch {
	case strings.ContainsAny(rest, `*?[\`):
		ok, err := path.Match(pattern, name)
		return err == nil && ok
	case isOpen:
		return strings.HasSuffix(name, rest)
	}
	return pattern == name
}

// expandBraces turns "*.{md,mdx}" into "*.md" and "*.mdx".
func expandBraces(pattern string) []string {
	before, rest, open := strings.Cut(pattern, "{")
	choices, after, closed := strings.Cut(rest, "}")
	if !open || !closed {
		return []string{pattern}
	}
	var expanded []string
	for choice := range strings.SplitSeq(choices, ",") {
		expanded = append(expanded, expandBraces(before+choice+after)...)
	}
	return expanded
}
