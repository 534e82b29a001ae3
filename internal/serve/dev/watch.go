package dev

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// watcher reports changes in some folders.
type watcher struct {
	events  *fsnotify.Watcher
	folders func() (whole, single []string)
	root    string // the first folder, from which names are relative
	site    Site
	ignore  []string        // absolute paths
	unsaved <-chan struct{} // gets a value when a text has changed in an editor; nil for none
	whole   []string        // folders that are watched with all folders below
	isStale bool            // whether some of those may not be watched any more
}

func watch(options Options) (*watcher, error) {
	events, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	whole, _ := options.Folders()
	created := &watcher{events: events, folders: options.Folders, root: whole[0], site: options.Site, unsaved: options.Editor.Changed}
	for _, folder := range options.Ignore {
		absolute, err := filepath.Abs(folder)
		if err != nil {
			return nil, errors.Join(err, events.Close())
		}
		created.ignore = append(created.ignore, absolute)
	}
	if err := created.addAll(); err != nil {
		return nil, errors.Join(err, events.Close())
	}
	return created, nil
}

func (w *watcher) close() { _ = w.events.Close() }

// addAll watches the current folders of the site. It walks those below only if they may have changed.
func (w *watcher) addAll() error {
	whole, single := w.folders()
	var errs []error
	if w.isStale || !slices.Equal(whole, w.whole) {
		w.whole, w.isStale = whole, false
		for _, folder := range whole {
			errs = append(errs, w.add(folder, func(string) {}))
			w.isStale = w.isStale || !isFolder(folder)
		}
	}
	for _, folder := range single {
		_ = w.events.Add(folder) // a missing folder is reported together with its file
	}
	return errors.Join(errs...)
}

// add watches a folder and all folders below it, which fsnotify does not do by itself. It
// calls found with each file that is there once the folder is watched.
func (w *watcher) add(root string, found func(path string)) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil // removed since it was listed
		case err != nil:
			return err
		case entry.IsDir() && path != root && w.ignored(path):
			return fs.SkipDir
		case entry.IsDir():
			return w.events.Add(path)
		case path != root && !w.ignored(path):
			found(path)
		}
		return nil
	})
}

// ignored reports whether changes at a path have no effect: hidden files, npm packages, the
// output.
func (w *watcher) ignored(path string) bool {
	name := filepath.Base(path)
	if strings.HasPrefix(name, ".") || name == "node_modules" || strings.HasSuffix(name, "~") {
		return true
	}
	absolute, err := filepath.Abs(path)
	return err == nil && slices.ContainsFunc(w.ignore, func(folder string) bool {
		return absolute == folder || strings.HasPrefix(absolute, folder+string(filepath.Separator))
	})
}

// wait waits for changes and returns the names of the changed files. It returns once
// nothing has changed for settle, or after patience if changes keep coming or a file is
// empty. It returns false when ctx ends.
func (w *watcher) wait(ctx context.Context, settle, maxWait time.Duration) (names []string, more bool) {
	var quiet, deadline <-chan time.Time
	seen := changes{}
	changed := func(rest time.Duration) {
		quiet = time.After(rest)
		if deadline == nil {
			deadline = time.After(maxWait)
		}
	}
	for {
		select {
		case <-ctx.Done():
			return nil, false
		case event := <-w.events.Events:
			if w.ignored(event.Name) || event.Op == fsnotify.Chmod {
				continue
			}
			// After a folder is renamed, fsnotify first reports the new name and then stops watching it.
			w.isStale = w.isStale || isFolder(event.Name) || slices.Contains(w.whole, event.Name)
			_, isInNew := seen[filepath.Dir(event.Name)] // a folder that the site has not seen yet
			isChange := isInNew || w.matters(event)
			if isChange {
				seen.add(event)
			}
			if event.Has(fsnotify.Create) {
				// There is no event for a file that was in a new folder before the watch. The call
				// fails for removed folders, which need no watch.
				_ = w.add(event.Name, func(path string) {
					if isNew := w.matters(fsnotify.Event{Name: path, Op: fsnotify.Create}); isNew || isChange {
						isChange, seen[path] = true, true
					}
				})
			}
			if !isChange {
				continue
			}
			if isEmpty(event.Name) {
				changed(maxWait)
			} else {
				changed(settle)
			}
		case <-w.unsaved:
			changed(settle)
		case <-w.events.Errors:
			w.isStale = true
			changed(settle) // events were lost, so something has changed
		case <-quiet:
			return w.rewatch(seen), true
		case <-deadline:
			return w.rewatch(seen), true
		}
	}
}

// matters reports whether the site depends on what changed. Without this, the output of docgen dev in a
// file of the site folder would be a change that docgen dev tells of, and so on.
func (w *watcher) matters(event fsnotify.Event) bool {
	name := relative(w.root, event.Name)
	return w.site.Reads(name) || event.Op != fsnotify.Write && w.site.Lists(name)
}

// rewatch renews the watches and returns the names of the changed files.
func (w *watcher) rewatch(seen changes) []string {
	_ = w.addAll() // a folder that cannot be watched no longer exists
	return seen.names(w.root)
}
