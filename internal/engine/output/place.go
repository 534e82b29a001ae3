package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Target describes an output folder.
type Target struct {
	Site     string // the site folder, in which docgen does not write through symbolic links
	Out      string // the output folder
	Previous string // folder that keeps the replaced output for the next build; "" for none
}

// place is the location of an output: a name in a parent folder, which also contains the
// lock and the staging folder.
type place struct {
	shown  string // path of the output in messages
	folder disk.Folder
	name   string
}

// locate finds the location of an output. In the site folder it rejects a symbolic link,
// because a stranger's change may have added it. Elsewhere it follows links, which belong
// to the user.
func locate(target Target) (place, error) {
	found := place{target.Out, disk.At(target.Site, filepath.Dir(target.Out)), filepath.Base(target.Out)}
	link, err := os.Readlink(target.Out)
	switch {
	case err != nil: // not a link, or nothing there
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

// manifest reads the list of files that docgen wrote into the output. It is empty if there
// is no manifest.
func (p place) manifest() (Manifest, error) {
	text, err := p.inside().ReadFile(ManifestName)
	if manifest, isManifest := parseManifest(text); err == nil && isManifest {
		return manifest, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, disk.ErrNotRegular) {
		return Manifest{}, err
	}
	return newManifest(), p.checkFresh()
}

// checkFresh rejects a folder without a manifest that contains more than a fresh checkout
// or a new disk does.
func (p place) checkFresh() error {
	entries, err := p.inside().ReadDir()
	if err != nil {
		return err
	}
	var foreign []string
	for _, entry := range entries {
		if !belongsToCheckout(entry.Name()) {
			foreign = append(foreign, shown(entry))
		}
	}
	if len(foreign) > 0 {
		return fmt.Errorf("the output folder %s %w (%s): choose another folder with --out, or delete these files if an early version of docgen left them there",
			p.shown, ErrForeignFolder, Summarize(foreign))
	}
	return nil
}

// belongsToCheckout reports whether an entry belongs to the checkout of a published branch
// besides the site, or to a new file system.
func belongsToCheckout(name string) bool {
	plain := strings.ToUpper(strings.TrimSuffix(name, filepath.Ext(name)))
	return strings.HasPrefix(name, ".") || name == "CNAME" || name == "lost+found" || plain == "README" || plain == "LICENSE"
}

func shown(entry fs.DirEntry) string {
	if entry.IsDir() {
		return entry.Name() + "/"
	}
	return entry.Name()
}

// Summarize lists the first few names, and counts the rest.
func Summarize(names []string) string {
	const most = 3
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}
