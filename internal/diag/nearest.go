package diag

import (
	"fmt"
	"strconv"
	"strings"
)

// Nearest returns the candidate that is most similar to name, or "" if name is not likely to be
// a typing error. At most a third of the characters may differ, or one in a short name. Case does
// not matter. Among equally similar candidates the first one wins.
func Nearest(name string, candidates []string) string {
	best, limit := "", max(1, len([]rune(name))/3)+1
	for _, candidate := range candidates {
		if distance := editDistance(strings.ToLower(name), strings.ToLower(candidate), limit); distance < limit {
			best, limit = candidate, distance
		}
	}
	return best
}

// DidYouMean returns a hint that suggests the nearest candidate, or "" if there is none.
func DidYouMean(name string, candidates []string) string {
	if near := Nearest(name, candidates); near != "" {
		return suggestionStart + near + suggestionEnd
	}
	return ""
}

// mostListed is the number of names that a hint lists.
const mostListed = 8

// Known returns a hint for a name that no candidate has: the nearest one, or else all of them, as in
// "the versions are "1.0" and "2.0"" for the noun "version". It is "" if there are none.
func Known(name, noun string, candidates []string) string {
	if near := DidYouMean(name, candidates); near != "" || len(candidates) == 0 {
		return near
	}
	if len(candidates) == 1 {
		return fmt.Sprintf("the only %s is %q", noun, candidates[0])
	}
	listed := make([]string, 0, mostListed)
	for _, candidate := range candidates[:min(len(candidates), mostListed)] {
		listed = append(listed, strconv.Quote(candidate))
	}
	last := len(listed) - 1
	if more := len(candidates) - last; more > 1 {
		listed[last] = fmt.Sprintf("%d others", more)
	}
	return fmt.Sprintf("the %ss are %s and %s", noun, strings.Join(listed[:last], ", "), listed[last])
}

// editDistance returns the optimal string alignment distance between a and b, but at most limit.
// It counts insertions, deletions, substitutions and swaps of adjacent characters.
func editDistance(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	if abs(len(from)-len(to)) >= limit {
		return limit
	}
	before, previous, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range from {
		before, previous, row = previous, row, before
		row[0] = i + 1
		smallest := row[0]
		for j := range to {
			cost := 1
			if from[i] == to[j] {
				cost = 0
			}
			row[j+1] = min(row[j]+1, previous[j+1]+1, previous[j]+cost)
			if i > 0 && j > 0 && from[i] == to[j-1] && from[i-1] == to[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			smallest = min(smallest, row[j+1])
		}
		if smallest >= limit {
			return limit
		}
	}
	return min(row[len(to)], limit)
}

func abs(n int) int { return max(n, -n) }

// The start and the end of a hint that suggests a name.
const (
	suggestionStart = `did you mean "`
	suggestionEnd   = `"?`
)

// Replacement returns the text that replaces the underlined place: Fix, or the name that the hint
// suggests if only the wrong name is underlined. It returns "" if the text is unknown.
func (d Diagnostic) Replacement() string {
	if d.Fix != "" {
		return d.Fix
	}
	rest, isSuggestion := strings.CutPrefix(d.Hint, suggestionStart)
	near, isWhole := strings.CutSuffix(rest, suggestionEnd)
	line, at := []rune(d.Source), d.Column-1-d.Skipped
	if !isSuggestion || !isWhole || at < 0 || at+d.Length > len(line) {
		return ""
	}
	written := string(line[at : at+d.Length])
	name := strings.Trim(written, `"'`)
	if name == "" || !strings.Contains(d.Text, `"`+name+`"`) {
		return ""
	}
	if bare := strings.TrimLeft(name, ":"); bare != name && !strings.HasPrefix(near, ":") {
		name = bare // colons of a directive are underlined too
	}
	return strings.Replace(written, name, near, 1)
}
