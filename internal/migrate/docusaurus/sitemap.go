package docusaurus

import "github.com/docgen-cli/docgen/internal/frontend/evaluate"

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
