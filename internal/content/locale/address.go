// Package locale knows where the pages of a locale and its translations are: its URLs, its folder
// in the output, and the folders of its translations.
//
// The rules and names are Docusaurus's. The package reads no files and does not know what pages
// contain.
package locale

import (
	"cmp"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
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
