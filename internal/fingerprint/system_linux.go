package fingerprint

import (
	"io/fs"
	"syscall"
)

// identity returns when the file or its metadata last changed, which programs cannot
// set back as they can the modification time, and the number of the file on its disk.
func identity(info fs.FileInfo) (changed int64, inode uint64) {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ctim.Nano(), stat.Ino
	}
	return 0, 0
}
