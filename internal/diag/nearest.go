package diag

import "strings"

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
		return "did you mean \"" + near + "\"?"
	}
	return ""
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
