package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// recoverOutput removes what killed builds left beside an output. The caller has locked the
// output. If a build was killed between two renames, the output has a temporary name, and
// recoverOutput renames it back.
func recoverOutput(out place) error {
	entries, err := out.folder.ReadDir()
	if err != nil {
		return err
	}
	var errs []error
	for _, entry := range entries {
		left, prefix := entry.Name(), "."+out.name
		isOld := strings.HasPrefix(left, prefix+asideInfix)
		if !entry.IsDir() || !isOld && !strings.HasPrefix(left, prefix+stagingInfix) || !out.isOurs(left) {
			continue
		}
		if _, err := os.Lstat(out.path()); isOld && errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, out.folder.Move(left, out.folder, out.name))
			continue
		}
		errs = append(errs, out.removeStaged(left))
	}
	return errors.Join(errs...)
}

// isOurs reports whether a folder with the name of a staging folder really is one: it has a
// manifest, or no files but a manifest that a killed build was still writing.
func (p place) isOurs(name string) bool {
	folder := p.folder.Below(name).Path()
	if info, err := os.Lstat(filepath.Join(folder, ManifestName)); err == nil && info.Mode().IsRegular() {
		return true
	}
	hasFile := errors.New("has a file")
	err := filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && !disk.IsUnfinished(entry.Name()) {
			return hasFile
		}
		return err
	})
	return err == nil
}

// removeStaged removes a staging folder and its manifest last, so that the rest is still
// recognized after a kill.
func (p place) removeStaged(name string) error {
	inside := p.folder.Below(name)
	entries, err := inside.ReadDir()
	for _, entry := range entries {
		if entry.Name() != ManifestName {
			err = errors.Join(err, inside.RemoveAll(entry.Name()))
		}
	}
	return errors.Join(err, p.folder.RemoveAll(name))
}
