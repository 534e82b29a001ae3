package output

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// ErrBusy means that another process is writing the same output.
var ErrBusy = errors.New("is in use by another docgen process")

// errLocked means that another process holds the lock.
var errLocked = errors.New("locked")

// outputLock prevents two builds from writing the same output. The operating system
// releases it when the process ends, even if it is killed.
type outputLock struct {
	root *os.Root // the parent folder of the output
	name string
	file *os.File
}

// LockName returns the name of the file beside an output folder that exists while a build writes it.
func LockName(folder string) string { return "." + folder + ".lock" }

// lockAttempts limits how often lockOutput opens the file again because another build
// removed it meanwhile.
const lockAttempts = 100

// lockOutput locks an output. If another process holds the lock, the error names it.
func lockOutput(out place) (outputLock, error) {
	root, err := out.folder.Open()
	if err != nil {
		return outputLock{}, err
	}
	lock := outputLock{root: root, name: LockName(out.name)}
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
				err = fmt.Errorf("the output folder %s %w%s: wait until that process ends, or choose another folder with --out", out.shown, ErrBusy,
					holder(file))
			}
			return errors.Join(err, file.Close())
		}
		if l.isCurrent(file) {
			_ = file.Truncate(0) // only for people who read the file
			_, _ = file.WriteAt([]byte(strconv.Itoa(os.Getpid())), 0)
			l.file = file
			return nil
		}
		_ = file.Close()
	}
	return fmt.Errorf("the output folder %s %w", out.shown, ErrBusy)
}

// isCurrent reports whether the name of the lock still refers to the open file, and not
// through a link.
func (l *outputLock) isCurrent(file *os.File) bool {
	opened, err := file.Stat()
	if err != nil {
		return false
	}
	current, err := l.root.Lstat(l.name)
	return err == nil && os.SameFile(opened, current)
}

// holder returns the process ID from a lock file.
func holder(file *os.File) string {
	const longest = 20
	text, err := io.ReadAll(io.LimitReader(file, longest))
	if pid, notNumber := strconv.Atoi(string(text)); err == nil && notNumber == nil {
		return fmt.Sprintf(" (%d)", pid)
	}
	return ""
}

// release unlocks the output. If the system can remove an open file, release removes it
// before closing, so that no other process locks a removed file.
func (l *outputLock) release() error {
	if l.file == nil {
		return nil
	}
	removed := l.root.Remove(l.name) == nil
	err := l.file.Close()
	if !removed {
		_ = l.root.Remove(l.name) // fails if another build has opened it, which removes it later
	}
	l.file = nil
	return errors.Join(err, l.root.Close())
}
