//go:build unix

package output

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// tryLock locks a file, or returns errLocked.
func tryLock(file *os.File) error {
	err := unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	if errors.Is(err, unix.EWOULDBLOCK) {
		return errLocked
	}
	return err
}
