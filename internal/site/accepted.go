package site

import (
	"errors"
	"io/fs"
	"path"
	"strings"
	"syscall"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// HasTranslations reports whether any page of the site may be translated.
func (input Input) HasTranslations() bool {
	for _, edition := range input.Editions {
		if edition.Pages != "" {
			return true
		}
		for _, set := range edition.Sets {
			if set.Translations != "" {
				return true
			}
		}
		for _, blog := range edition.Blogs {
			if blog.Translations != "" {
				return true
			}
		}
	}
	return false
}

// AcceptedName returns the name of a translation in the lock file of its locale. It is "" for a
// file outside the folder of the locale, as in a version from git.
func AcceptedName(cfg config.Config, locale, name string) string {
	below, isBelow := strings.CutPrefix(name, cfg.I18n.Folder(locale)+"/")
	if !isBelow {
		return ""
	}
	return below
}

// LockName returns the name of the lock file of a locale.
func LockName(cfg config.Config, locale string) string {
	return path.Join(cfg.I18n.Folder(locale), accepted.FileName)
}

// readAccepted reads the lock file of the locale.
func (e *EditionInput) readAccepted(cfg config.Config, files source.Files) []diag.Diagnostic {
	if translate := e.Options.Translate; e.Locale == cfg.I18n.DefaultLocale || translate != nil && !*translate {
		return nil
	}
	name := LockName(cfg, e.Locale)
	text, err := files.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) { // a check reports files in place of folders
		return nil
	}
	if err != nil {
		return []diag.Diagnostic{content.Unreadable("translations", name, err)}
	}
	var findings []diag.Diagnostic
	e.Accepted, findings = accepted.Parse(name, string(text))
	return findings
}
