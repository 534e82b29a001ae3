package fingerprint

import (
	"cmp"
	"io/fs"
	"path"
	"time"
)

// clockStep is the longest step of the clocks from which systems take the times of files.
const clockStep = 20 * time.Millisecond

// Unknown is the fingerprint of a file that may have changed after somebody had read it. No file
// has it.
func Unknown() File { return File{Size: -1, Sum: Sum("unknown")} }

// ChangedSince reports whether a file or folder may have changed since a time. For a name that does not exist it
// looks at the folder above, because the file may have been removed. It does not look at the root ".", because each
// build of docgen adds folders there. stat takes names with slashes.
func ChangedSince(name string, stat func(name string) (fs.FileInfo, error), since time.Time) bool {
	info, err := stat(name)
	for err != nil && path.Dir(name) != name {
		name = path.Dir(name)
		info, err = stat(name)
	}
	if err != nil || name == "." {
		return false
	}
	changed, _ := identity(info)
	return cmp.Or(changed, info.ModTime().UnixNano()) >= since.Add(-clockStep).UnixNano()
}
