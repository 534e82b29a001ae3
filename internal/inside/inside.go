// Package inside tells whether a file on disk really lies in the site, wherever
// the symbolic links on its way lead.
//
// A site may be built from strangers' changes, and a symbolic link is one. What is
// hidden in the site folder is not of the site: credentials are kept there. The
// folders that the config names are the owner's word, outside of the site and
// hidden ones too. The package knows files alone.
package inside

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Folders are the real paths of the folders that a site is made of.
type Folders []string

// Of gives the folders of a site: its own, and those of the configured ones,
// slash-separated and relative to it, that are said to lie outside or hidden. A
// folder that does not exist holds nothing.
func Of(site string, configured ...string) Folders {
	var folders Folders
	add := func(folder string) {
		if real, err := filepath.EvalSymlinks(folder); err == nil {
			if absolute, err := filepath.Abs(real); err == nil {
				folders = append(folders, absolute)
			}
		}
	}
	add(site)
	for _, folder := range configured {
		if local := filepath.FromSlash(folder); !filepath.IsLocal(local) || isHidden(local) {
			add(filepath.Join(site, filepath.FromSlash(folder)))
		}
	}
	return folders
}

// Has reports whether a path, with all its symbolic links followed, is in one of
// the folders, and not hidden there. What does not exist is in none.
func (f Folders) Has(file string) bool {
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return false
	}
	if real, err = filepath.Abs(real); err != nil {
		return false
	}
	return slices.ContainsFunc(f, func(folder string) bool {
		below, err := filepath.Rel(folder, real)
		return err == nil && filepath.IsLocal(below) && !isHidden(below)
	})
}

// Link finds the first symbolic link on the way from a folder to a file below it, and what
// the link says; "" if there is none.
func Link(folder, file string) (link, target string) {
	below, err := filepath.Rel(folder, file)
	if err != nil || !filepath.IsLocal(below) {
		return "", ""
	}
	link = folder
	for part := range strings.SplitSeq(below, string(filepath.Separator)) {
		link = filepath.Join(link, part)
		if target, err := os.Readlink(link); err == nil {
			return link, filepath.ToSlash(target)
		}
	}
	return "", ""
}

// isHidden reports whether a path is, or is in, something whose name starts with
// a dot.
func isHidden(file string) bool {
	return slices.ContainsFunc(strings.Split(filepath.Clean(file), string(filepath.Separator)), func(segment string) bool {
		return len(segment) > 1 && segment[0] == '.' && segment != ".."
	})
}
