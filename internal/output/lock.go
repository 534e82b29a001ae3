package output

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"docgen/internal/disk"
)

// ErrBusy says that another process is writing the same output.
var ErrBusy = errors.New("is in use by another docgen process")

// errLocked says that another process holds the lock.
var errLocked = errors.New("locked")

// outputLock keeps other builds from writing an output. The operating system releases
// it when the process ends, even if it is killed.
type outputLock struct {
	root *os.Root // of the folder around the output
	name string
	file *os.File
}

// lockAttempts is how often lockOutput opens the file again because a build that ended
// removed it in the meantime.
const lockAttempts = 100

// lockOutput locks an output, or says which process holds the lock.
func lockOutput(out place) (outputLock, error) {
	root, err := out.folder.Open()
	if err != nil {
		return outputLock{}, err
	}
	lock := outputLock{root: root, name: "." + out.name + ".lock"}
	if err := lock.take(out); err != nil {
		return outputLock{}, errors.Join(err, root.Close())
	}
	return lock, nil
}

func (l *outputLock) take(out place) error {
	for range lockAttempts {
		if err := out.folder.Below(l.name).Check(); err != nil {
			return err
		}
		file, err := l.root.OpenFile(l.name, os.O_CREATE|os.O_RDWR, 0o644)
		if err != nil {
			return disk.Named(l.root, err)
		}
		if err := tryLock(file); err != nil {
			if errors.Is(err, errLocked) {
				err = fmt.Errorf("the output folder %s %w%s: wait until that process ends, or choose another folder with --out", out.shown, ErrBusy, holder(file))
			}
			return errors.Join(err, file.Close())
		}
		if l.isStillThere(file) {
			_ = file.Truncate(0) // only people read the number
			_, _ = file.WriteAt([]byte(strconv.Itoa(os.Getpid())), 0)
			l.file = file
			return nil
		}
		_ = file.Close()
	}
	return fmt.Errorf("the output folder %s %w", out.shown, ErrBusy)
}

// isStillThere reports whether the name of the lock is that of an open file, and of no link
// to it.
func (l *outputLock) isStillThere(file *os.File) bool {
	opened, err := file.Stat()
	if err != nil {
		return false
	}
	current, err := l.root.Lstat(l.name)
	return err == nil && os.SameFile(opened, current)
}

// holder names the process whose number is in a lock file.
func holder(file *os.File) string {
	const longest = 20
	text, err := io.ReadAll(io.LimitReader(file, longest))
	if pid, notNumber := strconv.Atoi(string(text)); err == nil && notNumber == nil {
		return fmt.Sprintf(" (%d)", pid)
	}
	return ""
}

// release unlocks the output. It removes the file first where the system allows that for
// an open file, so that no other process locks a file that is gone.
func (l *outputLock) release() error {
	if l.file == nil {
		return nil
	}
	removed := l.root.Remove(l.name) == nil
	err := l.file.Close()
	if !removed {
		_ = l.root.Remove(l.name) // fails if another build has it open, which removes it then
	}
	l.file = nil
	return errors.Join(err, l.root.Close())
}
