package output

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// makeBeside creates an empty folder beside the output, on the same disk, and returns its
// name.
func (p place) makeBeside() (string, error) {
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
