package config

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// Plugin is a plugin of the site: for Markdown, or one of Docusaurus that has data.
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
	return anyOf(isString, object{{"type", "array"}, {"minItems", 1}, {"items", object{{"type", []string{"string", "object"}}}}})
}

// MarkdownPlugins are the plugins of docs, posts or pages. Those for HTML run last.
type MarkdownPlugins struct {
	RemarkPlugins              []Plugin `yaml:"remarkPlugins" example:"[plugins/links.js, [plugins/notes.js, {prefix: /docs}]]" doc:"Remark plugins of the site that change Markdown. Each entry is a file, a package or a value in a file. A list adds options: [plugins/links.js, {prefix: /docs}]."`
	BeforeDefaultRemarkPlugins []Plugin `yaml:"beforeDefaultRemarkPlugins" example:"[plugins/admonitions.js]" doc:"Remark plugins of the site that run before those that Docusaurus has built in, so that they see admonitions as directives and headings without ids."`
	RehypePlugins              []Plugin `yaml:"rehypePlugins" example:"[plugins/tables.js]" doc:"Rehype plugins of the site that change the HTML of Markdown. What they change becomes MDX."`
	BeforeDefaultRehypePlugins []Plugin `yaml:"beforeDefaultRehypePlugins" example:"[plugins/html.js]" doc:"Rehype plugins of the site that run before rehypePlugins."`
}

// Rehype returns the plugins for HTML, in the order in which they run.
func (m MarkdownPlugins) Rehype() []Plugin {
	return slices.Concat(m.BeforeDefaultRehypePlugins, m.RehypePlugins)
}

func (m MarkdownPlugins) isEmpty() bool {
	return len(m.RemarkPlugins)+len(m.BeforeDefaultRemarkPlugins)+len(m.Rehype()) == 0
}

// Pages configures the pages in src/pages.
type Pages struct{ MarkdownPlugins }

// HasPlugins reports whether plugins of the site change Markdown. They may turn any page into MDX.
func (c Config) HasPlugins() bool {
	return !c.Pages.isEmpty() ||
		slices.ContainsFunc(c.Docs, func(docs Docs) bool { return !docs.isEmpty() }) ||
		slices.ContainsFunc(c.Blogs, func(blog Blog) bool { return !blog.isEmpty() })
}

// plugins reports code in the options of a site whose writers are not trusted.
func (c *checker) plugins() {
	if c.config.Markdown.Unsafe {
		return
	}
	refuse := func(name string, option ...any) {
		c.report(fmt.Sprintf("markdown.unsafe is false, so docgen does not run %q", name), "remove it", option...)
	}
	check := func(plugins MarkdownPlugins, option func(...any) []any) {
		for name, list := range map[string][]Plugin{
			"beforeDefaultRemarkPlugins": plugins.BeforeDefaultRemarkPlugins, "remarkPlugins": plugins.RemarkPlugins,
			"beforeDefaultRehypePlugins": plugins.BeforeDefaultRehypePlugins, "rehypePlugins": plugins.RehypePlugins,
		} {
			for i, plugin := range list {
				refuse(plugin.Reference, option(name, i)...)
			}
		}
	}
	for _, docs := range c.config.Docs {
		check(docs.MarkdownPlugins, docs.Option)
	}
	for _, blog := range c.config.Blogs {
		check(blog.MarkdownPlugins, blog.Option)
	}
	check(c.config.Pages.MarkdownPlugins, func(steps ...any) []any { return below([]any{"pages"}, steps...) })
	for i, plugin := range c.config.DataPlugins {
		refuse(plugin.Reference, "dataPlugins", i)
	}
	if name := c.config.Markdown.Preprocessor; name != "" {
		refuse(name, "markdown", "preprocessor")
	}
	for key, name := range map[string]string{
		"onBrokenMarkdownLinks": c.config.Markdown.Hooks.OnBrokenMarkdownLinks, "onBrokenMarkdownImages": c.config.Markdown.Hooks.OnBrokenMarkdownImages,
	} {
		if name != "" {
			refuse(name, "markdown", "hooks", key)
		}
	}
	if name := c.config.Markdown.ParseFrontMatter; name != "" {
		refuse(name, "markdown", "parseFrontMatter")
	}
}

// ScriptExtensions returns the file extensions of JavaScript and TypeScript.
func ScriptExtensions() []string { return []string{".js", ".cjs", ".mjs", ".ts", ".cts", ".mts"} }

// IsScript reports whether a file is JavaScript or TypeScript, so that docgen runs it.
func IsScript(file string) bool { return slices.Contains(ScriptExtensions(), path.Ext(file)) }

// Function names a function that a script exports: "docusaurus.config.ts#presets.0.1.docs.editUrl".
type Function struct {
	File string
	Path string // keys and list indexes; "" for the default export itself
}

// FunctionOf returns the function that the value of an option names.
func FunctionOf(value string) (Function, bool) {
	file, inside, _ := strings.Cut(value, "#")
	return Function{file, inside}, IsScript(file) && !strings.Contains(file, "://")
}

// String returns the name as the option has it.
func (f Function) String() string {
	if f.Path == "" {
		return f.File
	}
	return f.File + "#" + f.Path
}

// mayRun reports an option that names a script if strangers may write the content of the site.
func (c *checker) mayRun(file string, option ...any) {
	if IsScript(file) && !c.config.Markdown.Unsafe {
		c.report(fmt.Sprintf("markdown.unsafe is false, so docgen does not run %q", file), "write its values as YAML or JSON", option...)
	}
}
