package code

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/internal/frontend/style"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// Code is everything that a theme is bundled from: the built-in theme, and what the site adds.
type Code struct {
	Theme   fs.FS
	Dir     string // the site folder on disk, absolute
	Config  config.Config
	Files   source.Files
	Styles  *style.Compiler // compiles style sheets; nil if all are CSS
	Entry   string          // entry of the browser's scripts in Theme; "" for the one of a built site
	Session *bundle.Session // of a preview; nil for a single bundle
	Docs    func() string   // what code can ask about all docs; nil if they are not read yet
}

// Theme is a bundled theme, ready for the pages of a site.
type Theme struct {
	bundle.Bundle
	Modules *Modules // nil for a site without MDX
	Lacks   bool     // whether the code asks for docs that were not read yet, so it has to be bundled again
	Earlier []string // hashes of the inline scripts of pages that an earlier build rendered

	forNode func() (bundling, error)
}

// bundling is the result of bundling.
type bundling struct {
	Bundle   bundle.Bundle
	Findings []diag.Diagnostic
	Docs     fingerprint.Hash            // hash of Code.Docs if the code asks for it
	Texts    map[string]fingerprint.Hash // hashes of the Markdown files that code imports or that were bundled whole
}

// ForNode adds the code for Node to the theme. A preview bundles it only when it is needed. The
// findings are errors that occur only in Node.
func (t Theme) ForNode() (Theme, []diag.Diagnostic, error) {
	if t.forNode == nil {
		return t, nil, nil
	}
	bundled, err := t.forNode()
	t.Server, t.ServerMap = bundled.Bundle.Server, bundled.Bundle.ServerMap
	return t, t.Modules.allPlaced(bundled.Findings), err
}

// input returns the bundler's input for the theme without the site's code.
func (c Code) input() bundle.Input {
	return bundle.Input{
		Theme: c.Theme, Folder: assemble.Folder, URL: c.Config.BaseURL + assemble.Folder + "/", Tokens: tokens.Sheet(c.Config),
		Entry: c.Entry, Stemmers: stemmers(c.Config), Infima: c.Config.ThemeConfig.Infima,
		HideBar: c.Config.ThemeConfig.Navbar.HideOnScroll, Aliases: c.Config.Aliases,
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
	return (err != nil || !c.Config.SiteCode) && len(c.Config.ThemeConfig.CustomCSS)+len(c.Config.ClientModules) == 0 && !c.Config.ThemeConfig.Infima &&
		!c.Config.ThemeConfig.Navbar.HideOnScroll && c.Config.ThemeConfig.Algolia == nil && c.Config.Fonts == (config.Fonts{})
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

// Plain bundles the theme without anything from the site.
func (c Code) Plain() (Theme, error) {
	bundled, _, err := bundle.Build(c.input())
	return Theme{Bundle: bundled}, err
}

// BundleRule is the rule that bundles.
const BundleRule = "bundle"

// readElsewhere reads a file of the site that is in git.
func (c Code) readElsewhere(file string) ([]byte, bool) {
	if c.Files.SiteOf(file) == "." || !c.Files.IsShown(file) {
		return nil, false
	}
	text, err := c.Files.ReadFile(file)
	return text, err == nil
}

// Bundle bundles the theme with the site's code and with modules, the modules of pages that
// have components, which may be nil. Errors in the site's code are findings; if there are any,
// the theme is empty.
func (c Code) Bundle(engine *incremental.Engine, modules *Modules) (Theme, []diag.Diagnostic, error) {
	scripts, outdated, err := c.siteCode()
	if err != nil {
		return Theme{}, nil, err
	}
	styles, findings := c.customStyles()
	config, err := c.Config.Public()
	if err != nil {
		return Theme{}, nil, fmt.Errorf("encode the config for the site's code: %w", err)
	}
	input := c.input()
	input.Config = string(config)
	fontStyles, fontTokens, missing := fonts(c.Dir, c.Config)
	findings, input.Tokens = append(findings, missing...), input.Tokens+fontTokens
	input.Site, input.Original = c.Dir, !c.Config.SiteCode
	input.Read = c.readElsewhere
	if c.Config.SiteCode { // compiling runs code of the site
		input.Compile = c.Styles
	}
	input.DocSearch, missing = c.docSearch()
	findings = append(findings, missing...)
	client, sheets, missing := c.clientModules()
	findings, input.ClientModules = append(findings, missing...), client
	input.Styles, input.Pages = slices.Concat(fontStyles, styles, sheets), scripts
	var codes map[string]bundle.Compiled // of pages that are compiled separately
	var wrong []diag.Diagnostic
	if modules != nil {
		input.Text, input.Pages, input.Imports = modules.textRecorded, append(scripts, modules.Pages()...), nil
	}
	if modules != nil && c.Session == nil {
		codes, wrong, err = modules.compile(engine, c.Dir)
		if err != nil {
			return Theme{}, nil, err
		}
		input.Pages, input.Imports = modules.whole(scripts, codes), importsOf(codes)
	}
	rule := incremental.Rule[bundling]{Name: BundleRule, Codec: incremental.Gob[bundling]{}, Foreign: true}
	styled := input
	if c.Session != nil {
		rule.Codec, input.Styles, input.Tokens = nil, nil, bundle.TokensMark
	}
	used := fingerprint.Sum(input.URL, input.Tokens, input.Config, input.Entry, input.Stemmers, input.Infima, input.Styles, input.ClientModules,
		input.DocSearch, input.HideBar, input.Aliases, input.Pages, input.Imports, input.Original, c.Config.PostCSS, c.Config.Given("postcss"),
		ThemeFiles(c.Theme))
	docs := c.asked(&input)
	bundled, _, known := incremental.Lookup(engine, rule, "theme", used)
	if !known || !modules.areSame(bundled.Texts) || !docs.areSame(bundled.Docs) {
		var trace incremental.Trace
		bundled, trace, err = incremental.Compute(engine, used, func(inputs *incremental.Inputs) (bundling, error) { return c.bundle(inputs, input) })
		bundled.Texts, bundled.Docs = modules.recorded(), docs.recorded()
		if err == nil {
			incremental.Put(engine, rule, "theme", bundled, trace)
		}
	}
	used = fingerprint.Sum(used, modules.hash(), bundled.Docs)
	theme := Theme{Bundle: bundled.Bundle, Modules: modules, Lacks: c.Docs == nil && !bundled.Docs.IsZero()}
	switch {
	case diag.HasErrors(wrong):
		theme.Bundle = bundle.Bundle{}
	case theme.Client != "" && c.Session != nil:
		theme.Bundle, wrong, err = c.restyled(engine, styled, bundled.Bundle)
	case theme.Client != "":
		theme.Bundle = theme.Add(input, codes)
	}
	for _, finding := range modules.allPlaced(bundled.Findings) {
		if !slices.Contains(wrong, finding) { // a page that another one imports has the same findings
			wrong = append(wrong, finding)
		}
	}
	if c.Session != nil && theme.Client != "" {
		theme.forNode = sync.OnceValues(func() (bundling, error) { return c.nodeBundle(engine, input, bundled.Bundle, used) })
	}
	return theme, append(append(findings, outdated...), wrong...), err
}

// docSearch reports whether the search is Algolia's, and whether its npm package is missing.
func (c Code) docSearch() (bool, []diag.Diagnostic) {
	if c.Config.ThemeConfig.Algolia == nil || c.hasPackage("@docsearch/react") {
		return c.Config.ThemeConfig.Algolia != nil, nil
	}
	return false, []diag.Diagnostic{c.Config.Diagnostic(diag.Error, `no npm package "@docsearch/react" in node_modules`,
		`run "npm install @docsearch/react" in the site folder`, "themeConfig", "algolia")}
}

// bundle runs the bundler.
func (c Code) bundle(inputs *incremental.Inputs, input bundle.Input) (bundling, error) {
	run := bundle.Build
	if c.Session != nil {
		run = c.Session.Build
	}
	return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return run(input) })
}

// restyled adds the style sheets of the site and its colors to the bundle of a preview. If they have an error,
// the bundle is empty.
func (c Code) restyled(engine *incremental.Engine, input bundle.Input, plain bundle.Bundle) (bundle.Bundle, []diag.Diagnostic, error) {
	rule := incremental.Rule[bundling]{Name: "styles", Foreign: true}
	used := fingerprint.Sum(plain.Styles, input.Tokens, input.Styles, input.Infima, input.Aliases, input.Original, c.Config.PostCSS, c.Config.Given("postcss"))
	sheet, _, err := incremental.Get(engine, rule, "theme", used, func(inputs *incremental.Inputs) (bundling, error) {
		return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return bundle.Restyle(input, plain) })
	})
	if err != nil || sheet.Bundle.Styles == "" {
		return bundle.Bundle{}, sheet.Findings, err
	}
	return plain.Styled(sheet.Bundle), sheet.Findings, nil
}

// noted bundles, and records what the bundle depends on.
func (c Code) noted(inputs *incremental.Inputs, run func() (bundle.Bundle, []diag.Diagnostic, error)) (bundling, error) {
	bundled, findings, err := run()
	inputs.Note(bundled.Inputs.Files, bundled.Inputs.Folders)
	read := c.Styles.Inputs()
	inputs.Note(read.Files, read.Folders)
	return bundling{Bundle: bundled, Findings: findings}, err
}

// nodeBundle adds the code for Node to the bundle of a preview.
func (c Code) nodeBundle(engine *incremental.Engine, input bundle.Input, browser bundle.Bundle, used fingerprint.Hash) (bundling, error) {
	rule := incremental.Rule[bundling]{Name: "bundle for node", Foreign: true}
	bundled, _, err := incremental.Get(engine, rule, "theme", used, func(inputs *incremental.Inputs) (bundling, error) {
		return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return bundle.ForNode(input, browser) })
	})
	return bundled, err
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

// ScriptHash returns the hash by which a Content-Security-Policy allows the inline script.
func (t Theme) ScriptHash() string { return headers.Hash(t.Boot) }
