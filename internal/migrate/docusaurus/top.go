package docusaurus

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// top converts the options outside plugins and themeConfig.
func (c *converter) top() {
	config := object(c.site.Config)
	for _, key := range config.Keys {
		switch key {
		case "presets", "plugins", "themes", "themeConfig":
		case "markdown":
			c.copy("markdown", "markdown", config.Fields[key], []string{key})
		default:
			c.copy(key, key, config.Fields[key], []string{key})
		}
	}
	if value := evaluate.Get(config, "url"); value == nil {
		c.set("url", "https://example.com", []string{"url"})
	}
	if format := evaluate.Get(config, "markdown", "format"); format == nil && c.needsMDX() {
		c.set("markdown.format", "mdx", []string{"markdown"})
		c.note(Mapped, []string{"markdown"}, "markdown.format", "set to mdx, Docusaurus's default, because .md files contain JSX or the site replaces components in texts")
	}
	if slash := evaluate.Get(config, "trailingSlash"); slash == nil && c.hasIndexes() {
		c.set("indexSlash", true, []string{"trailingSlash"})
	}
	c.severities()
}

var slugWithSlash = regexp.MustCompile(`(?m)^slug:\s*['"]?[^\s'"]*/['"]?\s*$`)

// hasIndexes reports whether a page has a URL with a slash at its end: an index of a folder, or one
// whose slug says so.
func (c *converter) hasIndexes() bool {
	pages, _ := fs.Glob(c.site.Folder, "src/pages/*/index.*")
	return len(pages) > 0 || c.someText(textFolders, func(name string, text []byte) bool {
		folder, base := path.Split(strings.ToLower(strings.TrimSuffix(name, path.Ext(name))))
		return base == "index" || base == "readme" || folder != "" && base == path.Base(folder) || slugWithSlash.Match(text)
	})
}

// copy copies an option to docgen.yaml. The table decides about the option and those below it.
// Whether docgen accepts the value shows when the whole file is checked.
func (c *converter) copy(name, to string, value evaluate.Value, from []string) {
	if isTheirDefault(name, value) {
		return
	}
	if name == "docs.admonitions" || name == "blog.admonitions" || name == "pages.admonitions" {
		c.admonitions(name, value, from)
		return
	}
	if _, isFunction := value.(evaluate.Function); isFunction && strings.HasPrefix(name, "markdown.hooks.") {
		c.set(name, c.plain(value), from)
		return
	}
	inner, isObject := value.(*evaluate.Object)
	isDivided := isObject && hasBelow(name)
	if outcome, found := outcomeOf("option", name); found && !isDivided {
		if outcome.To != "" && !strings.Contains(outcome.To, "*") {
			c.set(outcome.To, c.plain(value), from)
		}
		if outcome.Text != "" || outcome.Class != Works {
			c.note(outcome.Class, from, name, outcome.Text)
		}
		return
	}
	if isDivided {
		for _, key := range inner.Keys {
			c.copy(name+"."+key, to+"."+key, inner.Fields[key], at(from, key))
		}
		return
	}
	if value == nil {
		return
	}
	c.set(to, c.plain(value), from)
}

// hasBelow reports whether the table has options inside one.
func hasBelow(name string) bool {
	return slices.ContainsFunc(Options(), func(each Outcome) bool { return strings.HasPrefix(each.Name, name+".") })
}

// ownOptions has the options for problems of a code that Docusaurus has, too.
var ownOptions = map[string]string{"links": "onBrokenLinks", "anchors": "onBrokenAnchors", "routes": "onDuplicateRoutes"}

// severities makes problems warnings that do not stop Docusaurus.
func (c *converter) severities() {
	for _, code := range c.site.Unasked {
		c.set("checks."+code, "log", []string{"checks"})
	}
	for _, code := range c.site.Relaxed {
		if _, given := c.out.Fields[ownOptions[code]]; given {
			continue // the site itself decides
		}
		c.set("checks."+code, "warn", []string{"checks"})
	}
}

// admonitionKeywords are those that docgen always has.
var admonitionKeywords = []string{"secondary", "info", "success", "danger", "note", "tip", "warning", "important", "caution"}

// admonitions adds the keywords of a plugin to those of the whole site.
func (c *converter) admonitions(name string, value evaluate.Value, where []string) {
	outcome, _ := outcomeOf("option", name)
	c.note(outcome.Class, where, name, outcome.Text)
	keywords := list(evaluate.Get(c.out, "markdown", "admonitions"))
	for _, keyword := range list(object(value).Fields["keywords"]) {
		if name := text(keyword); name != "" && !slices.Contains(admonitionKeywords, name) && !slices.Contains(keywords, keyword) {
			keywords = append(keywords, keyword)
		}
	}
	if len(keywords) > 0 {
		c.set("markdown.admonitions", keywords, at(where, "keywords"))
	}
}

// sitemap converts the options of the sitemap plugin. Its defaults for changefreq and priority
// are the same for all pages, which says nothing, so docgen has none.
func (c *converter) sitemap(part part) {
	for _, option := range []string{"lastmod", "changefreq", "priority", "ignorePatterns"} {
		if value := part.options.Fields[option]; value != nil {
			c.set("sitemap."+option, value, at(part.at, option))
		}
	}
	if name := text(part.options.Fields["filename"]); name != "" && name != "sitemap.xml" {
		c.note(Lost, at(part.at, "filename"), "plugin-sitemap, filename", "the file is always sitemap.xml; tell search engines that know the old one")
	}
	if _, isFunction := part.options.Fields["createSitemapItems"].(evaluate.Function); isFunction {
		c.note(Replaced, at(part.at, "createSitemapItems"), "plugin-sitemap, createSitemapItems",
			"use sitemap in the front matter of pages, and sitemap.ignorePatterns")
	}
}
