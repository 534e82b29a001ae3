package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// swap puts the staging folder in the place of the output. The old output, if there is
// one, then has the staging folder's name, or is removed where the system cannot
// exchange two folders.
func swap(folder, out string) error {
	if _, err := os.Lstat(out); errors.Is(err, fs.ErrNotExist) {
		if err := os.Rename(folder, out); err != nil {
			return fmt.Errorf("put the site in place: %w", err)
		}
		return nil
	}
	if exchange(folder, out) == nil {
		return nil
	}
	aside := strings.Replace(folder, stagingInfix, asideInfix, 1)
	if err := os.Rename(out, aside); err != nil {
		return fmt.Errorf("put the site in place: %w", err)
	}
	if err := os.Rename(folder, out); err != nil {
		return errors.Join(fmt.Errorf("put the site in place: %w", err), os.Rename(aside, out))
	}
	return removeAll(aside)
}
