package output

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// makeStagingFolder creates an empty folder beside the output, on the same disk, and returns its
// name.
func (p place) makeStagingFolder() (string, error) {
	name := fmt.Sprintf(".%s%s%d", p.name, stagingInfix, rand.Uint32())
	root, err := p.folder.Open()
	if err != nil {
		return "", err
	}
	defer root.Close()
	return name, disk.Named(root, root.Mkdir(name, 0o755))
}

// makeFolder creates a folder in the staging folder.
func (s *Staging) makeFolder(folder string) error {
	s.mu.Lock()
	known := s.folders[folder]
	s.mu.Unlock()
	if known {
		return nil
	}
	if err := s.makeFolder(filepath.Dir(folder)); err != nil {
		return err
	}
	if err := makeOrReuse(filepath.Join(s.folder, folder)); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if name := filepath.ToSlash(folder); s.files[name] {
		return nameConflict(name)
	}
	s.folders[folder] = true
	return nil
}

// nameConflict reports a name that both a file and a folder need. The checks of a site report this
// first, but a site may ignore them.
func nameConflict(name string) error {
	return fmt.Errorf("the output has both a file and a folder named %q", name)
}

// makeOrReuse creates a folder, or reuses that of the previous output.
func makeOrReuse(folder string) error {
	err := os.Mkdir(folder, 0o755)
	if !errors.Is(err, os.ErrExist) {
		return err
	}
	const ownerAll = 0o700
	switch info, err := os.Lstat(folder); {
	case err == nil && info.IsDir() && info.Mode().Perm()&ownerAll == ownerAll:
		return nil
	case err == nil && info.IsDir():
		return os.Chmod(folder, 0o755)
	}
	if err := os.Remove(folder); err != nil { // a file or a link
		return err
	}
	return os.Mkdir(folder, 0o755)
}

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
