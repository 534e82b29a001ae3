package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

// readsConfig finds pages that read the prop config, which Docusaurus hands to every page.
var readsConfig = regexp.MustCompile(`\bprops\s*\.\s*config\b|\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b|\(\s*\{[^{}]*\bconfig\b[^{}]*\}\s*\)\s*(?:=>|\{)`)

// wantsConfig reports whether a page reads the prop config. Other pages do not get it, because
// then every page would load the configuration.
func (r resolver) wantsConfig(file string) bool {
	name := filepath.Join(r.input.Site, filepath.FromSlash(file))
	if !disk.IsFile(name) {
		return false
	}
	text, err := os.ReadFile(name)
	return err == nil && filepath.Ext(file) != ".md" && filepath.Ext(file) != ".mdx" && readsConfig.Match(text)
}

// loadPage hands the configuration of the site to a page.
func (r resolver) loadPage(args api.OnLoadArgs) (api.OnLoadResult, error) {
	return r.script(fmt.Sprintf("import { createElement } from 'react'\nimport Page from %q\nimport { siteConfig } from %q\n"+
		"export * from %[1]q\nexport default (props) => createElement(Page, { ...props, config: siteConfig })\n", fromSite+args.Path, fromTheme+configFile))
}

// readsPages finds code that reads the front matter of pages, or what is above posts.
var readsPages = regexp.MustCompile(`\b(?:frontMatter|useBlogPost)\b`)

// asksForPages reports whether a script of the site does so. Scripts of Markdown files have their own front matter.
func (r resolver) asksForPages(graph graph) bool {
	for source := range graph.sources() {
		name := filepath.Join(r.input.Site, filepath.FromSlash(source))
		if !slices.Contains(disk.ScriptExtensions(), filepath.Ext(source)) || r.input.Site == "" || !r.isOwn(name) {
			continue
		}
		if text, err := os.ReadFile(name); err == nil && readsPages.Match(text) {
			return true
		}
	}
	return false
}
