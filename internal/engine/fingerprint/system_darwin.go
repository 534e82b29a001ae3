package fingerprint

import (
	"io/fs"
	"syscall"
)

// identity returns the time of the last change of the file or its metadata, which programs
// cannot set, and the inode number.
func identity(info fs.FileInfo) (changed int64, inode uint64) {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ctimespec.Nano(), stat.Ino
	}
	return 0, 0
}
