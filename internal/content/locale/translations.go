package locale

import (
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// All returns the locales of the site, the default one first.
func All(cfg config.Config) []string {
	others := slices.DeleteFunc(slices.Clone(cfg.I18n.Locales), func(locale string) bool { return locale == cfg.I18n.DefaultLocale })
	return slices.Insert(others, 0, cfg.I18n.DefaultLocale)
}

// Translations finds the folders with the translations of a locale. The names of the folders are
// Docusaurus's.
type Translations struct {
	files  source.Files
	locale string
	folder string // of the locale, relative to the site folder; "" if the locale has no translations
}

// TranslationsOf returns the translations of a locale. The default locale has none.
func TranslationsOf(cfg config.Config, files source.Files, locale string) Translations {
	if wanted := cfg.I18n.LocaleConfigs[locale].Translate; locale == cfg.I18n.DefaultLocale || wanted != nil && !*wanted {
		return Translations{}
	}
	return Translations{files, locale, cfg.I18n.Folder(locale)}
}

// Pages returns the folder with the translations of src/pages, or "" if it does not exist.
func (t Translations) Pages() string { return t.existing(path.Join(t.folder, page.Translations)) }

// Docs returns the folder with the translated docs of a version, or "" if it does not exist.
func (t Translations) Docs(instance string, of version.Source) string {
	if of.Git != nil {
		return t.existing(of.Git.Translations[t.locale])
	}
	return t.existing(path.Join(t.folder, version.Files{Instance: instance}.Translations(of.Name)))
}

// Blog returns the folder with the translated posts of a blog, or "" if it does not exist.
func (t Translations) Blog(id string) string {
	return t.existing(path.Join(t.folder, blog.Translations(id)))
}

// existing returns a folder, or "" if it does not exist.
func (t Translations) existing(folder string) string {
	if t.folder == "" {
		return ""
	}
	if info, err := t.files.Stat(folder); err != nil || !info.IsDir() {
		return ""
	}
	return folder
}

// Unused reports folders of translations that belong to no locale of the site.
func Unused(cfg config.Config, files source.Files) []diag.Diagnostic {
	entries, err := files.ReadDir(cfg.I18n.Path)
	if err != nil {
		return nil // there are no translations
	}
	var used []string
	for _, locale := range cfg.I18n.Locales {
		used = append(used, cfg.I18n.LocaleConfigs[locale].Path)
	}
	var findings []diag.Diagnostic
	for _, entry := range entries {
		if name := entry.Name(); entry.IsDir() && name[0] != '.' && !slices.Contains(used, name) {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Warning, Code: "config", File: path.Join(cfg.I18n.Path, name), Hint: "add it to i18n.locales, or delete the folder",
				Text: fmt.Sprintf("the site has no locale %q, so docgen does not read its translations", name),
			})
		}
	}
	return findings
}
