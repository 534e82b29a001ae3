package output

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// tryLock locks a file, or returns errLocked. It locks a byte far behind the text, so that
// others can read the text.
func tryLock(file *os.File) error {
	place := &windows.Overlapped{OffsetHigh: 1}
	err := windows.LockFileEx(windows.Handle(file.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, place)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return errLocked
	}
	return err
}
