package revision

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// number is what the name of a tag says about a release.
type number struct {
	prefix     string // what precedes the digits, such as "v"
	parts      []int  // such as 1, 4, 2
	prerelease string // such as "rc.1"; "" for a release
}

var numbered = regexp.MustCompile(`^(.*?)(\d+(?:\.\d+)*)(?:-?([A-Za-z0-9][^+]*))?(?:\+.*)?$`)

// numberOf splits the name of a tag. A name without digits is all prefix.
func numberOf(name string) number {
	found := numbered.FindStringSubmatch(name)
	if found == nil {
		return number{prefix: name}
	}
	split := number{prefix: found[1], prerelease: found[3]}
	for text := range strings.SplitSeq(found[2], ".") {
		part, _ := strconv.Atoi(text) // the largest number if there are too many digits
		split.parts = append(split.parts, part)
	}
	return split
}

// minor returns the name up to the second number.
func (n number) minor() string {
	parts := append(slices.Clone(n.parts), 0, 0)
	return n.prefix + strconv.Itoa(parts[0]) + "." + strconv.Itoa(parts[1])
}

// Compare orders the names of releases from old to new, comparing numbers as numbers. A name
// without a number comes last.
func Compare(a, b string) int {
	left, right := numberOf(a), numberOf(b)
	return cmp.Or(cmp.Compare(flagOf(left.parts == nil), flagOf(right.parts == nil)), compareNumbers(left, right))
}

// compareNumbers orders numbers from old to new: a prerelease before its release.
func compareNumbers(a, b number) int {
	return cmp.Or(
		slices.Compare(a.parts, b.parts),
		cmp.Compare(flagOf(a.prerelease == ""), flagOf(b.prerelease == "")),
		comparePrereleases(a.prerelease, b.prerelease),
		strings.Compare(a.prefix, b.prefix),
	)
}

func flagOf(set bool) int {
	if set {
		return 1
	}
	return 0
}

var piece = regexp.MustCompile(`\d+|\D+`)

// comparePrereleases compares runs of digits as numbers: "rc.2" comes before "rc.10".
func comparePrereleases(a, b string) int {
	return slices.CompareFunc(piece.FindAllString(a, -1), piece.FindAllString(b, -1), func(a, b string) int {
		left, errLeft := strconv.Atoi(a)
		right, errRight := strconv.Atoi(b)
		if errLeft == nil && errRight == nil {
			return cmp.Compare(left, right)
		}
		return strings.Compare(a, b)
	})
}

// sorted returns the names of releases, the newest first. If there are only prereleases, it
// returns those.
func sorted(names []string) []string {
	isPrerelease := func(name string) bool { return numberOf(name).prerelease != "" }
	releases := slices.DeleteFunc(slices.Clone(names), isPrerelease)
	if len(releases) == 0 {
		releases = slices.Clone(names)
	}
	slices.SortFunc(releases, func(a, b string) int {
		return cmp.Or(compareNumbers(numberOf(b), numberOf(a)), strings.Compare(b, a))
	})
	return releases
}

// Patches returns the newest patch of each minor release: of v1.4.2, v1.4.10 and v1.3.0 the
// last two. The refs are sorted as [Refs.Tags] returns them.
func Patches(refs []Ref) []Ref {
	var newest []Ref
	seen := map[string]bool{}
	for _, ref := range refs {
		if minor := numberOf(ref.Name).minor(); !seen[minor] {
			newest, seen[minor] = append(newest, ref), true
		}
	}
	return newest
}
