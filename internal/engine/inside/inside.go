// Package inside checks whether a file on disk lies in the site once all symbolic links are
// resolved.
//
// A site may contain untrusted changes, and a symbolic link may be one of them. Hidden files
// in the site folder do not belong to the site, because credentials are often stored there.
// Folders that the config names are trusted, even if they are hidden or lie outside the site.
// The package knows nothing but files.
package inside

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Folders holds the real paths of the folders that make up a site.
type Folders []string

// Of returns the folders of a site: the site folder, and those configured folders that are
// hidden or lie outside it. Configured folders are slash-separated and relative to the site
// folder. A folder that does not exist contains nothing.
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

// Has reports whether a path, with all symbolic links resolved, lies in one of the folders and
// is not hidden there. It is false for a path that does not exist.
func (f Folders) Has(file string) bool {
	real, err := filepath.EvalSymlinks(file)
	return err == nil && f.HasReal(real)
}

// HasReal is Has for a path that has no symbolic links.
func (f Folders) HasReal(path string) bool {
	real, err := filepath.Abs(path)
	return err == nil && slices.ContainsFunc(f, func(folder string) bool {
		below, err := filepath.Rel(folder, real)
		return err == nil && filepath.IsLocal(below) && !isHidden(below)
	})
}

// Link returns the first symbolic link on the path from a folder to a file below it, and the
// link's target. Both are "" if there is no link.
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

// Names returns the paths of files relative to the site folder, with slashes, as the engine names them. The paths of
// the files have no symbolic links.
func Names(site string, files []string) []string {
	root, err := filepath.Abs(site)
	if err == nil {
		root, err = filepath.EvalSymlinks(root)
	}
	if err != nil {
		return nil
	}
	var names []string
	for _, file := range files {
		if name, err := filepath.Rel(root, file); err == nil {
			names = append(names, filepath.ToSlash(name))
		}
	}
	return names
}

// isHidden reports whether the name of any segment of a path starts with a dot.
func isHidden(file string) bool {
	return slices.ContainsFunc(strings.Split(filepath.Clean(file), string(filepath.Separator)), func(segment string) bool {
		return len(segment) > 1 && segment[0] == '.' && segment != ".."
	})
}
