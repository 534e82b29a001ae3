package link

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// manyPaths is the number of paths up to which a broken link is compared with paths in other
// folders. In larger sites it is compared with paths in its own folder only, so that a
// thousand broken links in a site of ten thousand pages do not take minutes.
const manyPaths = 1000

// maxGuesses is the maximum number of broken links in one doc that get a suggestion. Each
// suggestion compares a link with every page or heading.
const maxGuesses = 250

// guesses counts the suggestions for one doc.
type guesses struct{ left int }

// take reports whether one more suggestion is allowed.
func (g *guesses) take() bool {
	if g == nil {
		return true
	}
	g.left--
	return g.left >= 0
}

// nearest returns the path that an author probably meant, or "". It prefers the only file with
// that name in another folder, then a similar name in the same folder, then a similar name in
// a similar folder.
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

// relative returns the path from a folder to a file. Both are slash-separated and relative to
// the docs folder.
func relative(folder, file string) string {
	up := ""
	for folder != "." && !strings.HasPrefix(file, folder+"/") {
		up, folder = up+"../", path.Dir(folder)
	}
	return up + strings.TrimPrefix(file, folder+"/")
}
