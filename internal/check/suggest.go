package check

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"docgen/internal/diag"
)

// manyPaths is how many paths are compared with a wrong one in full. Beyond it
// only those in the same folder are: a thousand wrong links in a site of ten
// thousand pages must not take minutes.
const manyPaths = 1000

// nearest returns the path that the author of a wrong one meant, or "": the one
// file of that name in another folder, else one nearly so called in the same
// folder, else the most like it of all.
func nearest(wanted string, paths []string) string {
	folder, name := path.Split(wanted)
	var elsewhere, beside []string
	for _, known := range paths {
		switch inFolder, called := path.Split(known); {
		case called == name && called != "":
			elsewhere = append(elsewhere, known)
		case inFolder == folder:
			beside = append(beside, called)
		}
	}
	if len(elsewhere) == 1 {
		return elsewhere[0]
	}
	slices.Sort(beside)
	if near := diag.Nearest(name, beside); near != "" {
		return folder + near
	}
	if len(paths) > manyPaths {
		return ""
	}
	return diag.Nearest(wanted, slices.Sorted(slices.Values(paths)))
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
