package diag

import "strings"

// Nearest returns the candidate most like name, or "" when none is near enough
// to be a likely slip of the author: at most a third of the name's characters
// differ, or one of a shorter name. Case does not matter. Of equally near
// candidates the first wins.
func Nearest(name string, candidates []string) string {
	best, limit := "", max(1, len([]rune(name))/3)+1
	for _, candidate := range candidates {
		if distance := editDistance(strings.ToLower(name), strings.ToLower(candidate), limit); distance < limit {
			best, limit = candidate, distance
		}
	}
	return best
}

// DidYouMean returns a hint that names the nearest candidate, or "" when there
// is none.
func DidYouMean(name string, candidates []string) string {
	if near := Nearest(name, candidates); near != "" {
		return "did you mean \"" + near + "\"?"
	}
	return ""
}

// editDistance is the optimal string alignment distance (insertions, deletions,
// substitutions and swaps of neighbours) of a and b, or limit when it is not
// smaller than that.
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
