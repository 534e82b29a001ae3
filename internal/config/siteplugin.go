package config

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// SitePlugin is a plugin of docgen that the site uses.
type SitePlugin struct {
	Module  string         // a file of the site, such as "./plugins/members.ts", or the name of an npm package
	Options map[string]any // as JSON has them
}

// IsFile reports whether the plugin is a file of the site.
func (p SitePlugin) IsFile() bool { return strings.HasPrefix(p.Module, ".") }

// UnmarshalYAML reads a module, or a mapping of one module to the plugin's options.
func (p *SitePlugin) UnmarshalYAML(value strictyaml.Value) {
	entries := value.Entries()
	switch {
	case value.Kind() == strictyaml.String && value.Text() != "":
		p.Module = value.Text()
	case value.Kind() == strictyaml.Map && len(entries) == 1 && entries[0].Value.Kind() == strictyaml.Map:
		p.Module = entries[0].Name
		p.Options, _ = entries[0].Value.JSON().(map[string]any)
	case value.Kind() == strictyaml.Map && len(entries) == 1 && entries[0].Value.Kind() == strictyaml.Null:
		p.Module = entries[0].Name
	default:
		value.Expected("a plugin, or a mapping of one plugin to its options", `for example, ./plugins/team.ts or "./plugins/team.ts": {file: team.yaml}`)
	}
}

func (SitePlugin) schema() object {
	return anyOf(isString, object{{"type", "object"}, {"minProperties", 1}, {"maxProperties", 1},
		{"additionalProperties", object{{"type", []string{"object", "null"}}}}})
}

// sitePlugins checks the plugins of the site.
func (c *checker) sitePlugins() {
	seen := map[string]bool{}
	for i, plugin := range c.config.Plugins {
		switch {
		case seen[plugin.Module]:
			c.report(fmt.Sprintf("plugins lists %q twice", plugin.Module), "remove one of them", "plugins", i)
		case plugin.IsFile() && !IsScript(plugin.Module):
			c.report(fmt.Sprintf("%q is no script", plugin.Module), "a plugin is a file that ends in .ts or .js, or an npm package", "plugins", i)
		case plugin.IsFile() && !c.config.Markdown.Unsafe:
			c.report(fmt.Sprintf("markdown.unsafe is false, so docgen does not run %q", plugin.Module), "remove it, or use a plugin from an npm package",
				"plugins", i)
		}
		seen[plugin.Module] = true
	}
}
