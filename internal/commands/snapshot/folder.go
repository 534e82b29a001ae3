package snapshot

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// addFolder adds all files of a folder, and returns their number.
func (p *Plan) addFolder(from, to string) (int, error) {
	real, err := p.real(from)
	if err != nil {
		return 0, err
	}
	before := len(p.copy)
	if err := p.walk(from, to, []string{real}); err != nil {
		return 0, err
	}
	p.moves = append(p.moves, to)
	return len(p.copy) - before, nil
}

// walk adds the files below a folder. Hidden files and node_modules are not part of the docs. The
// files behind symbolic links are added as if they were there. around are the real paths of the
// folders that contain this one.
func (p *Plan) walk(from, to string, around []string) error {
	entries, err := p.files.ReadDir(from)
	if err != nil {
		return fmt.Errorf("read the docs: %w", err)
	}
	for _, entry := range entries {
		name, target := path.Join(from, entry.Name()), path.Join(to, entry.Name())
		if strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules" {
			continue
		}
		real, err := p.real(name)
		if err != nil {
			return err
		}
		info, err := p.files.Stat(name)
		switch {
		case err != nil:
			return fmt.Errorf("read the docs: %w", err)
		case info.IsDir() && slices.Contains(around, real):
			return refuse("the symbolic link %s points to a folder that contains it: remove the link", name)
		case info.IsDir():
			if err := p.walk(name, target, append(slices.Clip(around), real)); err != nil {
				return err
			}
		case info.Mode().IsRegular():
			p.copy = append(p.copy, copied{name, target})
		default:
			return refuse("%s is not a regular file: remove it", name)
		}
	}
	return nil
}

// real returns the path of a file after following all symbolic links. It refuses those that lead
// out of the site.
func (p *Plan) real(name string) (string, error) {
	holder, file, found := p.files.Find(name)
	if !found {
		return "", fmt.Errorf("read %s: %w", name, fs.ErrNotExist)
	}
	real, err := holder.Real(file)
	var outside source.OutsideError
	switch {
	case errors.As(err, &outside):
		return "", refuse("%v: replace the link by its target, or remove it", outside)
	case errors.Is(err, fs.ErrNotExist):
		return "", refuse("the symbolic link %s points to nothing: remove it", name)
	case err != nil:
		return "", fmt.Errorf("read the docs: %w", err)
	}
	return real, nil
}

// addTranslations adds the translated docs and labels of each locale, as Docusaurus stores them.
func (p *Plan) addTranslations(input Input, name string) error {
	for _, locale := range input.Config.I18n.Locales {
		if locale == input.Config.I18n.DefaultLocale {
			continue
		}
		instance, folder := version.Files{Instance: input.Docs.ID}, input.Config.I18n.Folder(locale)
		current, target := path.Join(folder, instance.Translations(version.Current)), path.Join(folder, instance.Translations(name))
		if entries, err := input.Files.ReadDir(current); err != nil || len(entries) == 0 {
			p.Notes = append(p.Notes, fmt.Sprintf("there are no translated docs in %s", current))
		} else if _, err := p.addFolder(current, target); err != nil {
			return err
		} else {
			p.Files = append(p.Files, target)
		}
		if labels, err := input.Files.ReadFile(current + ".json"); err == nil {
			p.addText(target+".json", labels)
		}
		lock, isChanged := relock(input, folder, func(lock accepted.Lock) accepted.Lock { // copies of accepted translations are accepted, too
			return lock.Copying(instance.Translations(version.Current), instance.Translations(name))
		})
		if isChanged {
			p.locks, p.Files = append(p.locks, lock), append(p.Files, lock.Name)
		}
	}
	return nil
}

// relock returns the changed lock file of a locale. It leaves one with errors as it is.
func relock(input Input, folder string, change func(accepted.Lock) accepted.Lock) (lock disk.File, isChanged bool) {
	file := path.Join(folder, accepted.FileName)
	text, err := input.Files.ReadFile(file)
	if err != nil {
		return disk.File{}, false
	}
	parsed, findings := accepted.Parse(file, string(text))
	changed := change(parsed).Format()
	return disk.File{Name: file, Text: changed}, len(findings) == 0 && !bytes.Equal(changed, text)
}
