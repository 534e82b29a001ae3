package code

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/internal/frontend/style"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// input returns the bundler's input for the theme without the site's code.
func (c Code) input() bundle.Input {
	return bundle.Input{
		Theme: c.Theme, Folder: assemble.Folder, URL: c.Config.BaseURL + assemble.Folder + "/", Tokens: tokens.Sheet(c.Config),
		Entry: c.Entry, Stemmers: stemmers(c.Config), Infima: c.Config.ThemeConfig.Infima,
		HideBar: c.Config.ThemeConfig.Navbar.HideOnScroll, Aliases: c.Config.Aliases, Loaders: c.Config.LoaderNames(),
	}
}

// stemmers returns the languages of all locales that have a stemmer script.
func stemmers(cfg config.Config) []string {
	var names []string
	for _, locale := range cfg.I18n.Locales {
		if name := words.Base(cfg.SearchLanguage(locale)); words.HasStemmer(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// IsPlain reports whether a site adds nothing to the theme except MDX pages: no files of its
// own, and no npm packages.
func (c Code) IsPlain() bool {
	_, err := c.Files.ReadDir("src")
	return (err != nil || !c.Config.SiteCode) && len(c.Config.ThemeConfig.CustomCSS)+len(c.Config.ClientModules)+len(c.Plugins.Plugins) == 0 &&
		!c.Config.ThemeConfig.Infima &&
		!c.Config.ThemeConfig.Navbar.HideOnScroll && c.Config.ThemeConfig.Algolia == nil && c.Config.Markdown.Playground == "" &&
		c.Config.Fonts == (config.Fonts{})
}

// MayHaveModules reports whether a site may have MDX pages, by the names of its files.
func (c Code) MayHaveModules(folders []string) bool {
	if c.Config.Markdown.Format == config.FormatMDX || c.Config.HasPlugins() {
		return true
	}
	found := false
	for _, name := range append(folders, page.Folder) {
		holder, folder, isInside := c.Files.Find(name)
		if !isInside {
			continue
		}
		_ = fs.WalkDir(holder, folder, func(file string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && file != folder && (entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), ".")) {
				return fs.SkipDir
			}
			found = found || path.Ext(file) == ".mdx"
			if found || err != nil {
				return fs.SkipAll
			}
			return nil
		})
	}
	return found
}

// siteInput returns the bundler's input with the site's code. The findings are mistakes in what the config names.
func (c Code) siteInput(ctx context.Context) (bundle.Input, []diag.Diagnostic, error) {
	input := c.input()
	scripts, outdated, err := c.siteCode()
	if err != nil {
		return input, nil, err
	}
	config, err := c.Config.Public()
	if err != nil {
		return input, nil, fmt.Errorf("encode the config for the site's code: %w", err)
	}
	plugins, findings, err := c.pluginData(ctx, config)
	if err != nil {
		return input, nil, err
	}
	findings = append(findings, c.addPlugins(&input, &plugins)...)
	styles, wrong := c.customStyles()
	findings, input.Plugins = append(findings, wrong...), plugins
	fontStyles, fontTokens, missing := fonts(c.Dir, c.Config)
	findings = append(findings, missing...)
	input.Config, input.Tokens = string(config), input.Tokens+fontTokens
	input.Site, input.Original = c.Dir, !c.Config.SiteCode
	input.Read = c.readElsewhere
	if c.Config.SiteCode { // compiling runs code of the site
		input.Compile = func(file string) (style.Sheet, bool, error) { return c.Styles.Compile(ctx, file) }
	}
	input.DocSearch, missing = c.docSearch()
	findings = append(findings, missing...)
	input.Playground, missing = c.playground()
	findings = append(findings, missing...)
	client, sheets, missing := c.clientModules()
	findings, input.ClientModules = append(findings, missing...), append(input.ClientModules, client...)
	input.Styles, input.Pages = slices.Concat(fontStyles, input.Styles, styles, sheets), scripts
	return input, append(findings, outdated...), nil
}

// readElsewhere reads a file of the site that is in git, or that an import has not written yet.
func (c Code) readElsewhere(file string) ([]byte, bool) {
	isOnDisk := c.Files.SiteOf(file) == "." && (c.Over == "" || !disk.IsFile(filepath.Join(c.Over, filepath.FromSlash(file))))
	if isOnDisk || !c.Files.IsShown(file) {
		return nil, false
	}
	text, err := c.Files.ReadFile(file)
	return text, err == nil
}

// docSearch reports whether the search is Algolia's, and whether its npm package is missing.
func (c Code) docSearch() (bool, []diag.Diagnostic) {
	if c.Config.ThemeConfig.Algolia == nil || c.hasPackage("@docsearch/react") {
		return c.Config.ThemeConfig.Algolia != nil, nil
	}
	return false, []diag.Diagnostic{c.Config.Diagnostic(diag.Error, `no npm package "@docsearch/react" in node_modules`,
		`run "npm install @docsearch/react" in the site folder`, "themeConfig", "algolia")}
}

// siteCode returns the sources of the pages that are scripts, and reports outdated copies of
// the theme's components.
func (c Code) siteCode() (scripts []string, outdated []diag.Diagnostic, err error) {
	if !c.Config.SiteCode {
		return nil, nil, nil
	}
	scripts, err = scriptFiles(c.Files, c.Config.I18n)
	if err != nil {
		return nil, nil, err
	}
	outdated, err = eject.Outdated(c.Theme, c.Dir)
	return scripts, outdated, err
}

// scriptFiles returns the sources of the pages that are scripts, in all languages.
func scriptFiles(files source.Files, i18n config.I18n) ([]string, error) {
	holder, _, found := files.Find(".")
	if !found {
		return nil, nil
	}
	folders := []string{page.Folder}
	for _, locale := range i18n.Locales {
		if locale != i18n.DefaultLocale {
			folders = append(folders, path.Join(i18n.Folder(locale), page.Translations))
		}
	}
	var scripts []string
	for _, folder := range folders {
		pages, err := page.Find(holder, folder)
		if err != nil {
			return nil, err
		}
		for _, page := range pages {
			if !page.IsText {
				scripts = append(scripts, page.File)
			}
		}
	}
	return scripts, nil
}

// ThemeFiles returns the hash of the names, sizes and times of the theme's files. Outside
// tests, the theme is part of the program.
func ThemeFiles(theme fs.FS) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	_ = fs.WalkDir(theme, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if info, err := entry.Info(); err == nil {
			hasher.Text(name)
			hasher.Number(info.Size())
			hasher.Number(info.ModTime().UnixNano())
		}
		return nil
	})
	return hasher.Sum()
}
