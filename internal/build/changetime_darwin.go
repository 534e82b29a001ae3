package build

import (
	"io/fs"
	"syscall"
)

// changeTime is when a file, or what the disk says of it, last changed: programs
// cannot set it back as they can the modification time.
func changeTime(info fs.FileInfo) int64 {
	if known, ok := info.Sys().(*syscall.Stat_t); ok {
		return known.Ctimespec.Nano()
	}
	return 0
}
