package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"docgen/internal/disk"
)

// Target says where an output goes.
type Target struct {
	Site     string // the site folder: below it, docgen writes through no symbolic link
	Out      string // the output folder
	Previous string // where the output that is replaced is kept for the next build; "" for nowhere
}

// place is an output folder on disk: a name in a folder that holds the lock and the
// staging folder, too.
type place struct {
	shown  string // what messages call the output
	folder disk.Folder
	name   string
}

// locate finds the place of an output. In the site it may not be a link, which may come
// with anyone's change; elsewhere a link is the user's own, and is followed.
func locate(target Target) (place, error) {
	found := place{target.Out, disk.At(target.Site, filepath.Dir(target.Out)), filepath.Base(target.Out)}
	link, err := os.Readlink(target.Out)
	switch {
	case err != nil: // no link, or nothing yet
	case disk.IsBelow(target.Site, target.Out):
		return place{}, disk.LinkError{Link: target.Out, Target: link, Hint: "remove the link, or choose its target with --out"}
	default:
		real, err := filepath.EvalSymlinks(target.Out)
		if err != nil {
			return place{}, err
		}
		found.folder, found.name = disk.Base(filepath.Dir(real)), filepath.Base(real)
	}
	if err := found.folder.Check(); err != nil {
		return place{}, err
	}
	if info, err := os.Lstat(found.path()); err == nil && !info.IsDir() {
		return place{}, fmt.Errorf("the output folder %s is a file: choose another folder with --out", target.Out)
	}
	return found, nil
}

func (p place) path() string        { return p.folder.Below(p.name).Path() }
func (p place) inside() disk.Folder { return p.folder.Below(p.name) }

// ErrForeignFolder reports an output folder with files that docgen did not write.
var ErrForeignFolder = errors.New("contains files that docgen did not write")

// manifest reads which files of the output docgen wrote: none if it has no manifest.
func (p place) manifest() (Manifest, error) {
	text, err := p.inside().ReadFile(ManifestName)
	if manifest, isManifest := parseManifest(text); err == nil && isManifest {
		return manifest, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, disk.ErrNotRegular) {
		return Manifest{}, err
	}
	return newManifest(nil), p.checkFresh()
}

// checkFresh refuses a folder without a manifest that holds more than a fresh checkout
// or file system does.
func (p place) checkFresh() error {
	entries, err := p.inside().ReadDir()
	if err != nil {
		return err
	}
	var foreign []string
	for _, entry := range entries {
		if !isOfCheckout(entry.Name()) {
			foreign = append(foreign, shown(entry))
		}
	}
	if len(foreign) > 0 {
		return fmt.Errorf("the output folder %s %w (%s): choose another folder with --out, or delete these files if an early version of docgen left them there",
			p.shown, ErrForeignFolder, InShort(foreign))
	}
	return nil
}

// isOfCheckout reports whether an entry is what a branch that a host publishes has besides
// the site, or a file system of its own.
func isOfCheckout(name string) bool {
	plain := strings.ToUpper(strings.TrimSuffix(name, filepath.Ext(name)))
	return strings.HasPrefix(name, ".") || name == "CNAME" || name == "lost+found" || plain == "README" || plain == "LICENSE"
}

func shown(entry fs.DirEntry) string {
	if entry.IsDir() {
		return entry.Name() + "/"
	}
	return entry.Name()
}

// InShort names the first of some files, and how many follow.
func InShort(names []string) string {
	const most = 3
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}
