package build

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// ErrBusy says that another process builds into the same output folder.
var ErrBusy = errors.New("is being built by another docgen")

// errLocked is what tryLock returns when another process has the lock.
var errLocked = errors.New("locked")

// outputLock keeps other builds from an output folder. The operating system lets
// go of it when the process ends, however it ends.
type outputLock struct{ file *os.File }

// lockAttempts is how often the file is opened anew because another build, at its
// end, removed it meanwhile.
const lockAttempts = 100

// lockOutput takes the lock of an output folder, or says which process has it.
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
			_ = file.Truncate(0) // the number is for people alone
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

// holder names the process in a lock's file.
func holder(file *os.File) string {
	const longest = 20
	text, err := io.ReadAll(io.LimitReader(file, longest))
	if pid, notNumber := strconv.Atoi(string(text)); err == nil && notNumber == nil {
		return fmt.Sprintf(" (process %d)", pid)
	}
	return ""
}

// release lets go of the lock. Where an open file can be removed it is removed
// first, so that no other process takes the lock of a file that is gone.
func (l outputLock) release() error {
	if l.file == nil {
		return nil
	}
	removed := os.Remove(l.file.Name()) == nil
	err := l.file.Close()
	if !removed {
		_ = os.Remove(l.file.Name()) // another build has it open: then it is that one's to remove
	}
	return err
}

// recoverOutput clears away what builds that were killed left beside an output folder,
// whose lock the caller has. One that was killed between two renames left the old
// output aside.
func recoverOutput(out string) error {
	parent, prefix := filepath.Dir(out), "."+filepath.Base(out)
	entries, err := os.ReadDir(parent)
	if err != nil {
		return err
	}
	var errs []error
	for _, entry := range entries {
		left := filepath.Join(parent, entry.Name())
		isOld := strings.HasPrefix(entry.Name(), prefix+".old-")
		if !entry.IsDir() || !isOld && !strings.HasPrefix(entry.Name(), prefix+".new-") {
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
