package openapi

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// change is what becomes of a file. before is nil for a new one, after for one to remove.
type change struct {
	name          string
	before, after []byte
}

// staging is the folder that has the new files until all are written, and then the old ones
// until all are replaced.
const staging = ".docgen-openapi"

// apply makes changes, all or none.
func apply(folder disk.Folder, changes []change) (err error) {
	if len(changes) == 0 {
		return nil
	}
	stage := folder.Below(staging)
	defer func() {
		err = errors.Join(err, folder.RemoveAll(staging))
	}()
	for i, each := range changes {
		if each.after != nil {
			if err := stage.Replace("new-"+strconv.Itoa(i), each.after); err != nil {
				return fmt.Errorf("write %s: %w", each.name, err)
			}
		}
	}
	for i, each := range changes {
		if err := swap(folder, i, each); err != nil {
			err = fmt.Errorf("write %s: %w", each.name, err)
			for j, done := range slices.Backward(changes[:i]) {
				err = errors.Join(err, restore(folder, j, done))
			}
			return err
		}
	}
	folders := map[string]bool{}
	for _, each := range changes {
		if dir := path.Dir(each.name); each.after == nil && !folders[dir] {
			folders[dir] = true
			removeEmpty(folder, dir)
		}
	}
	return nil
}

// swap moves the old file away and the new one into its place.
func swap(folder disk.Folder, i int, c change) error {
	stage, dir := folder.Below(staging), folder.Below(path.Dir(c.name))
	if c.before != nil {
		if err := errors.Join(stage.Make(), dir.Move(path.Base(c.name), stage, "old-"+strconv.Itoa(i))); err != nil {
			return err
		}
	}
	if c.after == nil {
		return nil
	}
	err := dir.Make()
	if err == nil {
		err = stage.Move("new-"+strconv.Itoa(i), dir, path.Base(c.name))
	}
	if err != nil && c.before != nil {
		err = errors.Join(err, stage.Move("old-"+strconv.Itoa(i), dir, path.Base(c.name)))
	}
	return err
}

// restore takes back what swap did.
func restore(folder disk.Folder, i int, c change) error {
	stage, dir := folder.Below(staging), folder.Below(path.Dir(c.name))
	if c.before != nil {
		return stage.Move("old-"+strconv.Itoa(i), dir, path.Base(c.name))
	}
	err := dir.Remove(path.Base(c.name))
	removeEmpty(folder, path.Dir(c.name))
	return err
}

// removeEmpty removes a folder and those around it that have nothing in them. If that fails, an
// empty folder does no harm.
func removeEmpty(folder disk.Folder, dir string) {
	for ; dir != "."; dir = path.Dir(dir) {
		entries, err := folder.Below(dir).ReadDir()
		if err != nil || len(entries) > 0 || folder.Below(path.Dir(dir)).Remove(path.Base(dir)) != nil {
			return
		}
	}
}
