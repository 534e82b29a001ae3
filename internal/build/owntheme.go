package build

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"docgen/internal/bundle"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/eject"
)

// bundled is what bundling the theme came to.
type bundled struct {
	bundle   bundle.Bundle
	findings []diag.Diagnostic
	err      error
	node     *nodeText
}

// nodeText is a bundle with its text for Node, which a preview makes once it is needed.
type nodeText struct {
	once     sync.Once
	make     func() (bundle.Bundle, []diag.Diagnostic, error)
	bundle   bundle.Bundle
	findings []diag.Diagnostic
	err      error
}

func (n *nodeText) get() (bundle.Bundle, []diag.Diagnostic, error) {
	n.once.Do(func() { n.bundle, n.findings, n.err = n.make() })
	return n.bundle, n.findings, n.err
}

// bundleOwnTheme bundles the theme with what the site adds to it, so that what is
// wrong there is told; a site that adds nothing has nothing to tell.
func bundleOwnTheme(options Options, cfg config.Config) bundled {
	if _, err := os.Stat(filepath.Join(options.Dir, "src")); err != nil && len(cfg.ThemeConfig.CustomCSS) == 0 {
		return bundled{}
	}
	return bundleTheme(options, cfg)
}

// beginTheme bundles the theme beside the caller. That of a site with MDX waits
// until it is asked for: it is bundled with the code of the pages then.
func beginTheme(options Options, cfg config.Config, bundle func(Options, config.Config) bundled) func() bundled {
	work := func() bundled { return bundle(options, cfg) }
	if mayHaveModules(options, cfg) {
		return work
	}
	return begin(work)
}

// mayHaveModules reports whether the names of a site's files tell of pages in MDX.
func mayHaveModules(options Options, cfg config.Config) bool {
	if cfg.Markdown.Format == config.FormatMDX {
		return true
	}
	found := false
	for _, folder := range []string{cfg.Docs.Path, "src/pages"} {
		_ = filepath.WalkDir(filepath.Join(options.Dir, filepath.FromSlash(folder)), func(file string, _ fs.DirEntry, err error) error {
			if found = found || filepath.Ext(file) == ".mdx"; found || err != nil {
				return fs.SkipAll
			}
			return nil
		})
	}
	return found
}

func bundleTheme(options Options, cfg config.Config) bundled {
	return bundlePages(options, cfg, nil, nil)
}

// bundlePages bundles the theme with what the site adds to it, and with pages in
// MDX, whose scripts text gives.
func bundlePages(options Options, cfg config.Config, pages []string, text func(file string) (string, error)) bundled {
	site, err := filepath.Abs(options.Dir)
	if err != nil {
		return bundled{err: fmt.Errorf("find the site folder: %w", err)}
	}
	scripts, err := scriptFiles(site)
	if err != nil {
		return bundled{err: err}
	}
	styles, findings := customStyles(site, cfg)
	outdated, err := eject.Outdated(options.Theme, site)
	if err != nil {
		return bundled{err: err}
	}
	input := bundleInput(options, cfg)
	input.Site, input.Pages, input.Text, input.Styles = site, append(scripts, pages...), text, styles
	made, wrong, err := options.bundles.Build(input)
	return bundled{made, append(append(findings, outdated...), wrong...), err, nodeTextOf(input, made)}
}

func nodeTextOf(input bundle.Input, made bundle.Bundle) *nodeText {
	return &nodeText{make: func() (bundle.Bundle, []diag.Diagnostic, error) { return bundle.ForNode(input, made) }}
}

// bundleInput is what bundles the theme alone, as the config has it.
func bundleInput(options Options, cfg config.Config) bundle.Input {
	return bundle.Input{
		Theme: options.Theme, Folder: assetsFolder, URL: cfg.BaseURL + assetsFolder + "/", Tokens: tokens(cfg.ThemeConfig),
		Entry: options.entry, Language: string(cfg.SearchLanguage()),
	}
}

// customStyles are the site's own style sheets, by their paths below the site
// folder. One that does not exist is reported and left out.
func customStyles(site string, cfg config.Config) ([]string, []diag.Diagnostic) {
	var styles []string
	var findings []diag.Diagnostic
	for i, written := range cfg.ThemeConfig.CustomCSS {
		place := []any{"themeConfig", "customCss", i}
		if !cfg.Given(place...) {
			place = place[:2]
		}
		file := path.Clean(strings.TrimPrefix(written, "@site/"))
		info, err := os.Stat(filepath.Join(site, filepath.FromSlash(file)))
		switch {
		case !filepath.IsLocal(filepath.FromSlash(file)):
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("the style sheet %q is not in the site folder", written),
				"copy it there: the path is relative to the site folder", place...))
		case err != nil || info.IsDir():
			hint := diag.DidYouMean(file, stylesIn(site, path.Dir(file)))
			if hint == "" {
				hint = "the path is relative to the site folder"
			}
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("no style sheet %q", written), hint, place...))
		case path.Ext(file) != ".css":
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("the style sheet %q is no CSS file", written),
				"compile it to CSS first", place...))
		default:
			styles = append(styles, file)
		}
	}
	return styles, findings
}

// stylesIn lists the style sheets of a folder by their paths below the site folder.
func stylesIn(site, folder string) []string {
	files, _ := filepath.Glob(filepath.Join(site, filepath.FromSlash(folder), "*.css"))
	for i, file := range files {
		files[i] = path.Join(folder, filepath.Base(file))
	}
	return files
}
