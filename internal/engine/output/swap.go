package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// errNotMovable means that the output folder cannot be moved: it is a mount point, or on an
// overlay file system.
var errNotMovable = errors.New("the output folder cannot be moved")

// swap replaces the output with the staging folder. Afterwards the old output, if there was
// one, has the staging folder's name; if the system cannot exchange two folders, it is
// removed.
func (s *Staging) swap() error {
	folder, staged, out := s.place.folder, s.name, s.place.name
	if _, err := os.Lstat(s.place.path()); errors.Is(err, fs.ErrNotExist) {
		if err := folder.Move(staged, folder, out); err != nil {
			return errors.Join(errNotMovable, err)
		}
		return nil
	}
	if exchange(s.folder, s.place.path()) == nil {
		return nil
	}
	aside := strings.Replace(staged, stagingInfix, asideInfix, 1)
	if err := folder.Move(out, folder, aside); err != nil {
		return errors.Join(errNotMovable, err)
	}
	if err := folder.Move(staged, folder, out); err != nil {
		return errors.Join(fmt.Errorf("replace the output: %w", err), folder.Move(aside, folder, out))
	}
	return folder.RemoveAll(aside)
}
