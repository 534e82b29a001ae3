package config

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// NPM2Yarn says for which package managers docgen converts commands of npm, under the names of
// Docusaurus's plugin.
type NPM2Yarn struct {
	Sync       bool     `yaml:"sync" doc:"Whether all tabs of the site switch together."`
	Converters []string `yaml:"converters" doc:"Package managers that have a tab besides npm. Without any, docgen does not convert commands."`
}

// packageManagers are the values of converters.
func packageManagers() []string { return []string{"yarn", "pnpm", "bun"} }

// UnmarshalYAML reads true, false or a mapping.
func (n *NPM2Yarn) UnmarshalYAML(value strictyaml.Value) {
	type options NPM2Yarn
	read := options{Converters: packageManagers()}
	switch {
	case value.Scalar() == false:
		read.Converters = nil
	case value.Kind() == strictyaml.Bool:
	case value.Kind() == strictyaml.Map:
		value.Decode(&read)
	default:
		value.Expected("true, false or a mapping", "for tabs that all switch together, write {sync: true}")
	}
	*n = NPM2Yarn(read)
}

func (NPM2Yarn) schema() object {
	return anyOf(isBool, object{{"type", "object"}, {"additionalProperties", false}, {"properties", object{
		{"sync", isBool}, {"converters", listOf(object{{"enum", packageManagers()}})},
	}}})
}

func (c *checker) npm2yarn() {
	for i, name := range c.config.Markdown.NPM2Yarn.Converters {
		if !slices.Contains(packageManagers(), name) {
			hint := cmp.Or(diag.DidYouMean(name, packageManagers()), "package managers: "+strings.Join(packageManagers(), ", "))
			c.report(fmt.Sprintf("docgen cannot convert commands of npm for %q", name), hint, "markdown", "npm2yarn", "converters", i)
		}
	}
}
