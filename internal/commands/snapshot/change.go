package snapshot

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Change renames a saved version, or removes it.
type Change struct {
	Files []string // files and folders of the version

	targets []string    // their new names; nil to remove them
	texts   []disk.File // other files that change, the list of versions last
}

// PrepareRemoval decides which files to remove with a version.
func PrepareRemoval(input Input, name string) (Change, error) { return prepare(input, name, "") }

// PrepareRename decides which files get another name with their version.
func PrepareRename(input Input, name, to string) (Change, error) {
	if err := checkName(input, to); err != nil {
		return Change{}, err
	}
	return prepare(input, name, to)
}

// prepare lists the files of a version. The new name is "" for a removal.
func prepare(input Input, name, to string) (Change, error) {
	instance := version.Files{Instance: input.Docs.ID}
	names, err := listed(input.Files, instance.List())
	if err != nil {
		return Change{}, err
	}
	at := slices.Index(names, name)
	switch {
	case name == version.Current:
		return Change{}, refuse("the version %q is the docs folder %s itself: choose a saved version", name, input.Docs.Path)
	case at < 0 && slices.Contains(input.Versions, name):
		return Change{}, refuse("the version %q is not in %s: change docs.gitVersions in docgen.yaml", name, instance.List())
	case at < 0:
		return Change{}, refuse("no version %q: %s", name, diag.Known(name, "version", input.Versions))
	}
	names = slices.Delete(names, at, at+1)
	if to != "" {
		names = slices.Insert(names, at, to)
	}
	var change Change
	targets := filesOf(input, instance, to)
	for i, file := range filesOf(input, instance, name) {
		if _, err := input.Files.Stat(file); err != nil {
			continue
		}
		change.Files = append(change.Files, file)
		if to == "" {
			continue
		}
		if err := checkFree(input.Files, targets[i]); err != nil {
			return Change{}, err
		}
		change.targets = append(change.targets, targets[i])
	}
	from := instance.Translations(name) + "/"
	for _, locale := range input.Config.I18n.Locales {
		lock, isChanged := relock(input, input.Config.I18n.Folder(locale), func(lock accepted.Lock) accepted.Lock {
			if to != "" {
				lock = lock.Copying(instance.Translations(name), instance.Translations(to))
			}
			return lock.Keeping(func(file string) bool { return !strings.HasPrefix(file, from) })
		})
		if isChanged {
			change.texts = append(change.texts, lock)
		}
	}
	if len(names) == 0 {
		change.Files = append([]string{instance.List()}, change.Files...)
	} else {
		change.texts = append(change.texts, list(instance.List(), names))
	}
	return change, nil
}

// filesOf returns the names that the files and folders of a version may have, in the same order for each version.
func filesOf(input Input, instance version.Files, name string) []string {
	files := append([]string{instance.Docs(name)}, instance.Sidebars(name)...)
	for _, locale := range input.Config.I18n.Locales {
		translations := path.Join(input.Config.I18n.Folder(locale), instance.Translations(name))
		files = append(files, translations, translations+".json")
	}
	return files
}

// step is a part of a change.
type step struct{ do, undo func() error }

// Write changes the files in a site folder. If it fails or ctx ends, everything is as it was. A removal changes the
// list of versions first, so that a killed process leaves no version without its files.
func (c Change) Write(ctx context.Context, dir string) (err error) {
	site := disk.Base(dir)
	staging, err := site.Stage()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, site.RemoveAll(staging)) }()
	var moves, texts []step
	for i, file := range c.Files {
		target := path.Join(staging, file)
		if c.targets != nil {
			target = c.targets[i]
		}
		moves = append(moves, step{
			func() error { return errors.Join(site.Below(path.Dir(target)).Make(), move(site, file, target)) },
			func() error { return move(site, target, file) },
		})
	}
	for _, text := range c.texts {
		folder, name := site.Below(path.Dir(text.Name)), path.Base(text.Name)
		before, err := folder.ReadFile(name)
		if err != nil {
			return fmt.Errorf("change the version: %w", err)
		}
		texts = append(texts, step{
			func() error { return folder.Replace(name, text.Text) },
			func() error { return folder.Replace(name, before) },
		})
	}
	steps := append(texts, moves...)
	if c.targets != nil {
		steps = append(moves, texts...)
	}
	for i, next := range steps {
		err = errors.Join(ctx.Err(), err)
		if err == nil {
			err = next.do()
		}
		if err != nil {
			err = fmt.Errorf("change the version: %w", err)
			for _, done := range slices.Backward(steps[:i]) {
				err = errors.Join(err, done.undo())
			}
			return err
		}
	}
	for _, file := range c.Files {
		_ = site.Remove(path.Dir(file)) // unless it has other versions
	}
	return nil
}

func move(site disk.Folder, from, to string) error {
	return site.Below(path.Dir(from)).Move(path.Base(from), site.Below(path.Dir(to)), path.Base(to))
}
