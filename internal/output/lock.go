package output

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// ErrBusy says that another process is writing the same output.
var ErrBusy = errors.New("is being built by another docgen")

// errLocked says that another process holds the lock.
var errLocked = errors.New("locked")

// outputLock keeps other builds from writing an output. The operating system releases
// it when the process ends, even if it is killed.
type outputLock struct{ file *os.File }

// lockAttempts is how often lockOutput opens the file again because a build that ended
// removed it in the meantime.
const lockAttempts = 100

// lockOutput locks an output, or says which process holds the lock.
func lockOutput(out string) (outputLock, error) {
	name := filepath.Join(filepath.Dir(out), "."+filepath.Base(out)+".lock")
	for range lockAttempts {
		file, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o644)
		if err != nil {
			return outputLock{}, err
		}
		if err := tryLock(file); err != nil {
			if errors.Is(err, errLocked) {
				err = fmt.Errorf("%s %w%s: wait for it to end, or choose another folder by --out", out, ErrBusy, holder(file))
			}
			return outputLock{}, errors.Join(err, file.Close())
		}
		if isStillThere(file, name) {
			_ = file.Truncate(0) // only people read the number
			_, _ = file.WriteAt([]byte(strconv.Itoa(os.Getpid())), 0)
			return outputLock{file}, nil
		}
		_ = file.Close()
	}
	return outputLock{}, fmt.Errorf("%s %w", out, ErrBusy)
}

func isStillThere(file *os.File, name string) bool {
	opened, err := file.Stat()
	if err != nil {
		return false
	}
	current, err := os.Stat(name)
	return err == nil && os.SameFile(opened, current)
}

// holder names the process whose number is in a lock file.
func holder(file *os.File) string {
	const longest = 20
	text, err := io.ReadAll(io.LimitReader(file, longest))
	if pid, notNumber := strconv.Atoi(string(text)); err == nil && notNumber == nil {
		return fmt.Sprintf(" (process %d)", pid)
	}
	return ""
}

// release unlocks the output. It removes the file first where the system allows that for
// an open file, so that no other process locks a file that is gone.
func (l outputLock) release() error {
	if l.file == nil {
		return nil
	}
	removed := os.Remove(l.file.Name()) == nil
	err := l.file.Close()
	if !removed {
		_ = os.Remove(l.file.Name()) // fails if another build has it open, which removes it then
	}
	return err
}

// recoverOutput removes what killed builds left beside an output, which the caller has
// locked. If a build was killed between two renames, the output itself is aside, and
// recoverOutput puts it back.
func recoverOutput(out string) error {
	parent, prefix := filepath.Dir(out), "."+filepath.Base(out)
	entries, err := os.ReadDir(parent)
	if err != nil {
		return err
	}
	var errs []error
	for _, entry := range entries {
		left := filepath.Join(parent, entry.Name())
		isOld := strings.HasPrefix(entry.Name(), prefix+asideInfix)
		if !entry.IsDir() || !isOld && !strings.HasPrefix(entry.Name(), prefix+stagingInfix) {
			continue
		}
		if _, err := os.Lstat(out); isOld && errors.Is(err, os.ErrNotExist) {
			errs = append(errs, os.Rename(left, out))
			continue
		}
		errs = append(errs, removeAll(left))
	}
	return errors.Join(errs...)
}
