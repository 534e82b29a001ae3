// Package locale knows where the pages of a locale and its translations are: its URLs, its folder
// in the output, and the folders of its translations.
//
// The rules and names are Docusaurus's. The package reads no files and does not know what pages
// contain.
package locale

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Address is where the pages of a locale are, in URLs and in the output.
type Address struct {
	Origin string // scheme and host of the pages
	Root   string // URL path of the files that pages share, with slashes at both ends
	Below  string // folder of the pages below the root; "" for the default locale
	Folder string // folder in the output that the root stands for; "" for the output folder itself
}

// IsOwn reports whether a locale has a root of its own, with its own copy of shared files.
func (a Address) IsOwn() bool { return a.Folder != "" }

// AddressOf returns where the pages of a locale are. As in Docusaurus, all locales but the
// default one have a folder in the output. A locale with an address of its own is meant to be
// published from this folder.
func AddressOf(cfg config.Config, locale string) Address {
	shared := Address{Origin: cfg.URL, Root: cfg.BaseURL}
	if locale == cfg.I18n.DefaultLocale {
		return shared
	}
	options := cfg.I18n.LocaleConfigs[locale]
	shared.Below = locale
	if options.URL == "" && (options.BaseURL == "" || options.BaseURL == path.Join(cfg.BaseURL, locale)+"/") {
		return shared
	}
	return Address{Origin: cmp.Or(options.URL, cfg.URL), Root: cmp.Or(options.BaseURL, path.Join(cfg.BaseURL, locale)+"/"), Folder: locale}
}

// Alone returns the address of a locale whose pages are the only ones in the output. As in
// Docusaurus, it has no folder then, so that it can be published on a domain of its own.
func (a Address) Alone(cfg config.Config, locale string) Address {
	a.Below, a.Folder = "", ""
	if cfg.I18n.LocaleConfigs[locale].BaseURL == "" {
		a.Root = cfg.BaseURL
	}
	return a
}

// File returns the name, in the output folder, of a file below the locale's home page.
func (a Address) File(name string) string {
	return strings.TrimPrefix(path.Join(a.Folder, a.Below, name), "/")
}

// LinkTo returns the link from a page of this locale to a URL path of another one.
func (a Address) LinkTo(other Address, path string) string {
	if other.Origin == a.Origin {
		return path
	}
	return other.Origin + path
}

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
