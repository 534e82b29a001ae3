package content

import (
	"path"
	"strings"
)

// included reports whether a file is a doc.
func (o Options) included(file string) bool {
	return matchesAny(o.Include, file) && !matchesAny(o.Exclude, file)
}

func matchesAny(patterns []string, file string) bool {
	for _, pattern := range patterns {
		for _, plain := range expandBraces(pattern) {
			if matches(strings.Split(plain, "/"), strings.Split(file, "/")) {
				return true
			}
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
	ok, err := path.Match(pattern[0], file[0])
	return err == nil && ok && matches(pattern[1:], file[1:])
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
