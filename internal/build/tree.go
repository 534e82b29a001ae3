package build

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// tree is a new output in the making, in a folder beside the old one. Files go
// into it as soon as they are made, so that none has to wait in memory; until it
// takes the old one's place, the old one stays as it is. Its methods but finish
// may be called at the same time.
type tree struct {
	out, fresh string
	spare      string // where the output before the last waits for this one; "" for nowhere
	adopted    bool   // fresh is the spare, with files already
	lock       outputLock

	mu      sync.Mutex
	folders map[string]bool // that exist in the new folder, relative to it
	files   map[string]bool // of the new output, by name
	changed []string
}

// newTree begins an output. It must be finished or discarded. Spare is a folder for the
// output that this one replaces, to make the next one of; "" for none.
func newTree(out, spare string) (*tree, error) {
	if err := checkOurs(out); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	lock, err := lockOutput(out)
	if err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	if err := recoverOutput(out); err != nil {
		return nil, errors.Join(fmt.Errorf("clear away what a build left: %w", err), lock.release())
	}
	fresh, err := besides(out)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("write the site: %w", err), lock.release())
	}
	t := &tree{out: out, fresh: fresh, spare: spare, lock: lock, folders: map[string]bool{".": true}, files: map[string]bool{}}
	t.adopt()
	return t, nil
}

// put adds a file. One that did not change is the old one itself, and keeps its
// modification time.
func (t *tree) put(file File) error {
	changed, err := t.place(file)
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.files[file.Name] = true
	if changed {
		t.changed = append(t.changed, file.Name)
	}
	return nil
}

func (t *tree) place(file File) (changed bool, err error) {
	name := filepath.FromSlash(file.Name)
	if !filepath.IsLocal(name) { // whatever the checks before have missed
		return false, fmt.Errorf("%q is not below the output folder", file.Name)
	}
	if err := t.makeFolder(filepath.Dir(name)); err != nil {
		return false, err
	}
	old, fresh := filepath.Join(t.out, name), filepath.Join(t.fresh, name)
	content := file.Content
	if file.Source != "" {
		if content, err = os.ReadFile(file.Source); err != nil {
			return false, err
		}
	}
	if !file.Kept && !same(old, content) {
		return true, errors.Join(t.clear(fresh), os.WriteFile(fresh, content, 0o644))
	}
	return false, t.link(old, fresh)
}

// link takes a file over from the old output: the file itself, or where disks have
// no links a copy.
func (t *tree) link(old, fresh string) error {
	if t.adopted && isSameFile(old, fresh) {
		return nil
	}
	if err := t.clear(fresh); err != nil {
		return err
	}
	if os.Link(old, fresh) == nil {
		return nil
	}
	return copyFile(old, fresh)
}

func (t *tree) makeFolder(folder string) error {
	t.mu.Lock()
	known := t.folders[folder]
	t.mu.Unlock()
	if known {
		return nil
	}
	if err := t.makeFolder(filepath.Dir(folder)); err != nil {
		return err
	}
	if err := t.mkdir(filepath.Join(t.fresh, folder)); err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.folders[folder] = true
	return nil
}

// putAll adds files, many at a time.
func (t *tree) putAll(ctx context.Context, jobs int, files []File) error {
	return errors.Join(parallel(ctx, jobs, files, t.put)...)
}

// finish puts the new output in the place of the old one, all at once, and
// returns the names of the files that changed, sorted.
func (t *tree) finish(ctx context.Context) ([]string, error) {
	if ctx.Err() != nil {
		return nil, errors.Join(context.Cause(ctx), t.discard())
	}
	err := t.prune()
	if err == nil {
		err = replace(t.fresh, t.out)
	}
	if err == nil {
		t.keepSpare()
	}
	slices.Sort(t.changed)
	return t.changed, errors.Join(err, t.discard())
}

// discard removes the new folder, or after an exchange the old one, and lets other
// builds begin.
func (t *tree) discard() error { return errors.Join(removeAll(t.fresh), t.lock.release()) }
