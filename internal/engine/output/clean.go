package output

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// Cleaned describes what Clean did.
type Cleaned struct {
	Removed int      // number of files
	Kept    []string // files that docgen did not write, which stay
}

// Clean removes the files that docgen wrote into an output folder. It returns
// ErrForeignFolder for a folder that docgen did not write.
func Clean(target Target) (Cleaned, error) {
	where, err := locate(target)
	if err != nil {
		return Cleaned{}, err
	}
	lock, err := lockOutput(where)
	if errors.Is(err, fs.ErrNotExist) {
		return Cleaned{}, nil // not even the parent folder exists
	}
	if err != nil {
		return Cleaned{}, fmt.Errorf("remove the output: %w", err)
	}
	done, err := where.clean()
	if err != nil && !errors.Is(err, ErrForeignFolder) {
		err = fmt.Errorf("remove the output: %w", err)
	}
	return done, errors.Join(err, lock.release())
}

func (p place) clean() (Cleaned, error) {
	if err := recoverOutput(p); err != nil {
		return Cleaned{}, err
	}
	written, err := p.manifest()
	if err != nil {
		return Cleaned{}, err
	}
	nothing := newManifest()
	kept, err := foreign(p.path(), written, nothing)
	if err != nil {
		return Cleaned{}, err
	}
	done := Cleaned{len(written.files), kept}
	if len(kept) == 0 && p.folder.RemoveAll(p.name) == nil {
		return done, nil // fails for a mount point
	}
	root, err := p.inside().Open()
	if err != nil {
		return Cleaned{}, err
	}
	defer root.Close()
	if err := removeStale(root, written, nothing); err != nil {
		return Cleaned{}, err
	}
	if slices.ContainsFunc(kept, func(name string) bool { return !belongsToCheckout(name) }) {
		return done, p.inside().Replace(ManifestName, formatManifest(nothing.files)) // later builds may still write here
	}
	if err := root.Remove(ManifestName); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return Cleaned{}, err
	}
	return done, nil
}
