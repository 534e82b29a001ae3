package config

import (
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/strictyaml"
)

// Plugin is a Markdown plugin of the site.
type Plugin struct {
	Reference string // a module, "file#path" for a value in one, or the name of an npm package
	Options   []any
}

// UnmarshalYAML reads a reference, or a list of a reference and the plugin's options.
func (p *Plugin) UnmarshalYAML(value strictyaml.Value) {
	items := value.Items()
	switch {
	case value.Kind() == strictyaml.String && value.Text() != "":
		p.Reference = value.Text()
	case value.Kind() == strictyaml.List && len(items) > 0 && items[0].Kind() == strictyaml.String:
		p.Reference = items[0].Text()
		for _, item := range items[1:] {
			p.Options = append(p.Options, item.JSON())
		}
	default:
		value.Expected("a plugin, or a list of a plugin and its options", "for example, plugins/links.js or [plugins/links.js, {prefix: /docs}]")
	}
}

func (Plugin) schema() object {
	text := object{{"type", "string"}}
	return object{{"anyOf", []object{text, {{"type", "array"}, {"minItems", 1}, {"items", object{{"type", []string{"string", "object"}}}}}}}}
}

// Remark are the remark plugins of docs, posts or pages.
type Remark struct {
	Before []Plugin
	After  []Plugin
}

// Remark returns the remark plugins of the docs.
func (d Docs) Remark() Remark { return Remark{d.BeforeDefaultRemarkPlugins, d.RemarkPlugins} }

// Remark returns the remark plugins of the posts.
func (b Blog) Remark() Remark { return Remark{b.BeforeDefaultRemarkPlugins, b.RemarkPlugins} }

// Remark returns the remark plugins of the pages.
func (p Pages) Remark() Remark { return Remark{p.BeforeDefaultRemarkPlugins, p.RemarkPlugins} }

// Pages configures the pages in src/pages.
type Pages struct {
	RemarkPlugins              []Plugin `yaml:"remarkPlugins" doc:"Remark plugins of the site that change Markdown pages. See docs.remarkPlugins."`
	BeforeDefaultRemarkPlugins []Plugin `yaml:"beforeDefaultRemarkPlugins" doc:"Remark plugins that run before those that Docusaurus has built in. See docs.beforeDefaultRemarkPlugins."`
}

// HasPlugins reports whether plugins of the site change Markdown. They may turn any page into MDX.
func (c Config) HasPlugins() bool {
	isGiven := func(plugins Remark) bool { return len(plugins.Before)+len(plugins.After) > 0 }
	return isGiven(c.Pages.Remark()) ||
		slices.ContainsFunc(c.Docs, func(docs Docs) bool { return isGiven(docs.Remark()) }) ||
		slices.ContainsFunc(c.Blogs, func(blog Blog) bool { return isGiven(blog.Remark()) })
}

// plugins reports code in the options of a site whose writers are not trusted.
func (c *checker) plugins() {
	if c.config.Markdown.Unsafe {
		return
	}
	refuse := func(name string, option ...any) {
		c.at(fmt.Sprintf("markdown.unsafe is false, so docgen does not run %q", name), "remove it", option...)
	}
	check := func(plugins Remark, option func(...any) []any) {
		for i, plugin := range plugins.Before {
			refuse(plugin.Reference, option("beforeDefaultRemarkPlugins", i)...)
		}
		for i, plugin := range plugins.After {
			refuse(plugin.Reference, option("remarkPlugins", i)...)
		}
	}
	for _, docs := range c.config.Docs {
		check(docs.Remark(), docs.Option)
	}
	for _, blog := range c.config.Blogs {
		check(blog.Remark(), blog.Option)
	}
	check(c.config.Pages.Remark(), func(steps ...any) []any { return below([]any{"pages"}, steps...) })
	if name := c.config.Markdown.Preprocessor; name != "" {
		refuse(name, "markdown", "preprocessor")
	}
	if name := c.config.Markdown.ParseFrontMatter; name != "" {
		refuse(name, "markdown", "parseFrontMatter")
	}
}
