package content

import (
	"path"
	"slices"
	"strings"
)

// matcher matches files against a list of patterns.
type matcher [][]string // the patterns with braces expanded, split into segments

func newMatcher(patterns []string) matcher {
	var compiled matcher
	for _, pattern := range patterns {
		for _, plain := range expandBraces(pattern) {
			compiled = append(compiled, strings.Split(plain, "/"))
		}
	}
	return compiled
}

// Matches returns a function that reports whether a slash-separated name matches one of the
// patterns, in which "**" stands for any number of segments.
func Matches(patterns []string) func(name string) bool { return newMatcher(patterns).has }

func (m matcher) has(file string) bool {
	segments := strings.Split(file, "/")
	return slices.ContainsFunc(m, func(pattern []string) bool { return matches(pattern, segments) })
}

// hasAll reports whether a pattern matches everything in a folder.
func (m matcher) hasAll(folder string) bool {
	segments := strings.Split(folder, "/")
	return slices.ContainsFunc(m, func(pattern []string) bool {
		last := len(pattern) - 1
		return last > 0 && pattern[last] == "**" && matches(pattern[:last], segments)
	})
}

// matches compares a file with a pattern segment by segment; "**" matches any number of
// segments.
func matches(pattern, file []string) bool {
	if len(pattern) == 0 {
		return len(file) == 0
	}
	if pattern[0] == "**" {
		if len(pattern) == 2 && pattern[1] != "**" { // "**/name": only the last segment counts
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

// matchesSegment is path.Match with a fast path for plain names and "*.md".
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
