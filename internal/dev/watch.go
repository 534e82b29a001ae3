package dev

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// watcher tells of changes below some folders.
type watcher struct {
	events  *fsnotify.Watcher
	folders func() (whole, single []string)
	ignore  []string // absolute
}

func watch(folders func() (whole, single []string), ignore []string) (*watcher, error) {
	events, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	made := &watcher{events: events, folders: folders}
	for _, folder := range ignore {
		absolute, err := filepath.Abs(folder)
		if err != nil {
			return nil, errors.Join(err, events.Close())
		}
		made.ignore = append(made.ignore, absolute)
	}
	if err := made.addAll(); err != nil {
		return nil, errors.Join(err, events.Close())
	}
	return made, nil
}

func (w *watcher) close() { _ = w.events.Close() }

// addAll watches the folders of the site as they are now.
func (w *watcher) addAll() error {
	whole, single := w.folders()
	var errs []error
	for _, folder := range whole {
		errs = append(errs, w.add(folder))
	}
	for _, folder := range single {
		_ = w.events.Add(folder) // a folder that is not there is reported with its file
	}
	return errors.Join(errs...)
}

// add watches a folder and all below it; fsnotify does not by itself.
func (w *watcher) add(root string) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // gone since it was listed
		}
		if err != nil || !entry.IsDir() {
			return err
		}
		if path != root && w.ignored(path) {
			return fs.SkipDir
		}
		return w.events.Add(path)
	})
}

// ignored reports whether changes at a path do not matter: hidden files, npm
// packages, the output.
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

// wait returns the names of files once something has changed and rested for a while, or
// changes on and on for patience, which empty files are granted too. It reports false when
// ctx ends.
func (w *watcher) wait(ctx context.Context, settle, patience time.Duration) (names []string, more bool) {
	var rested, tired <-chan time.Time
	seen := changes{}
	changed := func(rest time.Duration) {
		rested = time.After(rest)
		if tired == nil {
			tired = time.After(patience)
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
			seen.add(event)
			if event.Has(fsnotify.Create) {
				_ = w.add(event.Name) // a file, or a folder that is gone again: nothing to watch
			}
			if isEmpty(event.Name) {
				changed(patience)
			} else {
				changed(settle)
			}
		case <-w.events.Errors:
			changed(settle) // events were lost: something did change
		case <-rested:
			return w.again(seen), true
		case <-tired:
			return w.again(seen), true
		}
	}
}

// isEmpty reports whether a file has nothing in it: whoever saves it may have begun
// by that, and is about to write.
func isEmpty(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// again watches what may have slipped away: fsnotify drops a folder that has
// another name by now, after it told of the new name. It returns the names of what changed.
func (w *watcher) again(seen changes) []string {
	_ = w.addAll() // what cannot be watched any more is not there
	whole, _ := w.folders()
	return seen.names(whole[0])
}
