package status

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/site"
)

// Accepted is what Accept recorded for a locale.
type Accepted struct {
	Locale string
	Files  int    // translations that are accepted now
	Lock   string // name of the lock file
}

// UnknownError is a name that is not that of a translation.
type UnknownError struct {
	Name string // as given
	Hint string
}

// Error returns what is wrong with the name.
func (e *UnknownError) Error() string {
	return fmt.Sprintf("%q is not a translation: %s", e.Name, e.Hint)
}

// Choice says which translations to accept.
type Choice struct {
	Names   []string // files or folders of translations or originals, relative to the site folder
	All     bool     // all translations
	Locales []string // empty for all
}

// Accept records that translations match the present state of their originals. It writes the lock
// file of each locale, and drops translations that no longer exist from it.
func Accept(ctx context.Context, project build.Project, choice Choice) ([]Accepted, []diag.Diagnostic, error) {
	read, findings, err := project.ReadSite(ctx, build.Reading{Brief: true})
	if err != nil {
		return nil, findings, err
	}
	editions, used := translated(read, choice.Locales), map[string]bool{}
	var results []Accepted
	var texts [][]byte
	for _, edition := range editions {
		lock, result := edition.Accepted, Accepted{Locale: edition.Locale, Lock: site.LockName(read.Config, edition.Locale)}
		exists := map[string]bool{}
		for _, file := range files(read.Config, edition) {
			name := site.AcceptedName(read.Config, edition.Locale, file.text.Name)
			if file.State == Missing || file.State == Orphaned {
				continue
			}
			exists[name] = true
			if choice.All || choice.has(file, used) {
				lock = lock.With(name, file.text.Source.Document.Passages)
				result.Files++
			}
		}
		lock = lock.Keeping(func(name string) bool { return exists[name] })
		results, texts = append(results, result), append(texts, lock.Format())
	}
	for _, name := range choice.Names {
		if !used[name] {
			return nil, findings, unknown(read, editions, name)
		}
	}
	return results, findings, write(project, results, texts)
}

// has reports whether a file is among the chosen ones, and notes which names chose it.
func (c Choice) has(file File, used map[string]bool) bool {
	isChosen := false
	for _, name := range c.Names {
		for _, chosen := range []string{file.File, file.Source} {
			if clean := path.Clean(name); clean == chosen || strings.HasPrefix(chosen, clean+"/") {
				used[name], isChosen = true, true
			}
		}
	}
	return isChosen
}

// unknown says why a name is not that of a translation.
func unknown(read site.Site, editions []*site.Edition, name string) error {
	var names []string
	for _, edition := range editions {
		for _, file := range files(read.Config, edition) {
			switch {
			case file.State == Orphaned && file.File == name:
				return &UnknownError{name, "it has no original"}
			case file.State == Missing && (file.File == name || file.Source == name):
				return &UnknownError{name, fmt.Sprintf("to translate %s, write %s", file.Source, file.File)}
			case file.State != Orphaned && file.State != Missing:
				names = append(names, file.File)
			}
		}
	}
	if hint := diag.DidYouMean(name, names); hint != "" {
		return &UnknownError{name, hint}
	}
	return &UnknownError{name, `"docgen translate status" lists the translations that can be accepted`}
}

// write writes the lock files that have changed.
func write(project build.Project, results []Accepted, texts [][]byte) error {
	for i := range results {
		old, err := project.Engine.Files().ReadFile(results[i].Lock)
		isNew := errors.Is(err, fs.ErrNotExist)
		if err == nil && bytes.Equal(old, texts[i]) || isNew && results[i].Files == 0 {
			continue
		}
		file := filepath.Join(project.Dir, filepath.FromSlash(results[i].Lock))
		if err := disk.At(project.Dir, filepath.Dir(file)).Replace(filepath.Base(file), texts[i]); err != nil {
			return fmt.Errorf("write the lock file of the locale %q: %w", results[i].Locale, err)
		}
	}
	return nil
}
