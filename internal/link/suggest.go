package link

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"docgen/internal/diag"
)

// manyPaths is how many paths are compared with a wrong one whatever folder they
// are in. Beyond it only those in its own are: a thousand wrong links in a site
// of ten thousand pages must not take minutes.
const manyPaths = 1000

// maxGuesses is for how many wrong links of one doc the right one is looked for. Each takes
// a look at every page or heading; who has more wrong links has another problem than slips.
const maxGuesses = 250

// guesses counts the guesses of one doc.
type guesses struct{ left int }

// take reports whether one more guess may be made.
func (g *guesses) take() bool {
	if g == nil {
		return true
	}
	g.left--
	return g.left >= 0
}

// nearest returns the path that the author of a wrong one meant, or "": the one
// file of that name in another folder, else one nearly so called in the same
// folder, else one nearly so called in a folder nearly so called.
func nearest(wanted string, paths []string) string {
	folder, name := path.Split(wanted)
	var inOtherFolder, beside, others []string
	for _, known := range paths {
		switch inFolder, called := path.Split(known); {
		case called == name && called != "":
			inOtherFolder = append(inOtherFolder, known)
		case inFolder == folder:
			beside = append(beside, called)
		case len(paths) <= manyPaths && diag.Nearest(name, []string{called}) != "":
			others = append(others, known)
		}
	}
	if len(inOtherFolder) == 1 {
		return inOtherFolder[0]
	}
	slices.Sort(beside)
	if near := diag.Nearest(name, beside); near != "" {
		return folder + near
	}
	others = append(others, inOtherFolder...)
	slices.Sort(others)
	return diag.Nearest(wanted, others)
}

func didYouMean(path string) string { return fmt.Sprintf("did you mean %q?", path) }

// relative gives the way from a folder to a file; both are slash-separated and
// relative to the docs folder.
func relative(folder, file string) string {
	up := ""
	for folder != "." && !strings.HasPrefix(file, folder+"/") {
		up, folder = up+"../", path.Dir(folder)
	}
	return up + strings.TrimPrefix(file, folder+"/")
}
