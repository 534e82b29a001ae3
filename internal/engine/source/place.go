package source

import "path"

// SiteOf returns the name of the site folder that a file belongs to: "." for the files of
// today, and another name for those of a git revision. Links from the file that start at the
// site folder are relative to that.
func (f Files) SiteOf(name string) string {
	holder, _, found := f.Find(name)
	if !found {
		return "."
	}
	return siteOf(holder)
}

// Written returns the name of the file that a file is really read from: another name than the
// given one if the file is in an overlay. Messages show this name.
func (f Files) Written(name string) string {
	holder, file, found := f.Find(name)
	if !found {
		return path.Clean(name)
	}
	return writtenIn(holder, file)
}

func siteOf(files FS) string {
	if placed, ok := files.(interface{ Site() string }); ok {
		return placed.Site()
	}
	return "."
}

func writtenIn(files FS, file string) string {
	if laid, ok := files.(interface{ Written(string) string }); ok {
		return laid.Written(file)
	}
	return files.Name(file)
}
