package docusaurus

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// part is a plugin or a theme of the site, of its own or from a preset.
type part struct {
	name    string // full name of the package: "@docusaurus/plugin-content-docs"; a path for one of the site's own
	options *evaluate.Object
	at      []string // of its options in the configuration
	source  string   // its code; of an npm package, that of its main file
	off     bool     // the preset has false for it
	preset  bool     // a preset, which brings plugins and is no plugin itself
}

// presetParts maps the options of the classic preset to plugins.
var presetParts = []struct{ option, name string }{
	{"docs", "@docusaurus/plugin-content-docs"}, {"blog", "@docusaurus/plugin-content-blog"}, {"pages", "@docusaurus/plugin-content-pages"},
	{"theme", "@docusaurus/theme-classic"}, {"sitemap", "@docusaurus/plugin-sitemap"}, {"svgr", "@docusaurus/plugin-svgr"},
	{"debug", "@docusaurus/plugin-debug"},
	{"gtag", "@docusaurus/plugin-google-gtag"}, {"googleAnalytics", "@docusaurus/plugin-google-analytics"},
	{"googleTagManager", "@docusaurus/plugin-google-tag-manager"},
}

// plugins collects the plugins, the themes, and those that presets bring.
func (c *converter) plugins() {
	for i, preset := range list(evaluate.Get(c.site.Config, "presets")) {
		c.preset(preset, []string{"presets", strconv.Itoa(i)})
	}
	for _, kind := range []string{"plugins", "themes"} {
		for i, item := range list(evaluate.Get(c.site.Config, kind)) {
			if found, isPart := c.part(item, []string{kind, strconv.Itoa(i)}, strings.TrimSuffix(kind, "s")); isPart {
				c.parts = append(c.parts, found)
			}
		}
	}
}

// preset adds the plugins of the classic preset. Others have unknown parts.
func (c *converter) preset(value evaluate.Value, where []string) {
	found, isPart := c.part(value, where, "preset")
	if !isPart {
		return
	}
	if found.name != "@docusaurus/preset-classic" {
		c.parts = append(c.parts, found)
		for _, each := range presetParts {
			if options, has := found.options.Fields[each.option].(*evaluate.Object); has {
				c.parts = append(c.parts, part{name: each.name, options: options, at: at(found.at, each.option)})
			}
		}
		return
	}
	c.isClassic = true
	for _, each := range presetParts {
		value, given := found.options.Fields[each.option]
		isDefault := each.option == "docs" || each.option == "blog" || each.option == "pages"
		if given || isDefault {
			c.parts = append(c.parts, part{name: each.name, options: object(value), at: at(found.at, each.option), off: value == false})
		}
	}
}

// part reads an entry of presets, plugins or themes: a name, a function, or a list of one of
// them and its options. Empty entries come from conditions.
func (c *converter) part(value evaluate.Value, where []string, kind string) (part, bool) {
	found := part{options: newObject(), at: where, preset: kind == "preset"}
	if pair, isList := value.([]evaluate.Value); isList {
		if len(pair) == 0 {
			return part{}, false
		}
		value = pair[0]
		if len(pair) > 1 {
			found.options, found.at = object(pair[1]), at(where, 1)
		}
	}
	switch value := value.(type) {
	case string:
		found.name = fullName(c.relative(value), kind)
	case evaluate.Package:
		found.name = packageName(value.Name)
	case evaluate.Function:
		found.name, found.source = c.reference(value), value.Source
	case *evaluate.Object: // a plugin that is already made
		found.name = text(value.Fields["name"])
	default:
		return part{}, false
	}
	found.source += c.sourceOf(found.name)
	return found, true
}

// sourceOf returns the code of a plugin of the site, or the main file of an npm package.
func (c *converter) sourceOf(name string) string {
	file := c.moduleOf(name)
	var manifest struct{ Main string }
	if text, err := fs.ReadFile(c.site.Folder, path.Join(file, "package.json")); err == nil && json.Unmarshal(text, &manifest) == nil {
		file = path.Join(file, cmp.Or(manifest.Main, "index.js"))
	}
	code, err := fs.ReadFile(c.site.Folder, file)
	if err != nil {
		return ""
	}
	return string(code)
}

// fileOf returns the file of a plugin that the configuration may name without its extension.
func (c *converter) fileOf(name string) string {
	if strings.Contains(name, "#") {
		return name
	}
	for _, ending := range []string{"", ".js", ".ts", ".mjs", ".cjs", "/index.js", "/index.ts"} {
		if info, err := fs.Stat(c.site.Folder, path.Clean(name)+ending); err == nil && info.Mode().IsRegular() {
			return path.Clean(name) + ending
		}
	}
	return path.Clean(name)
}

// fullName expands the short names that Docusaurus accepts: "classic" is
// "@docusaurus/preset-classic", and "@scope" is "@scope/docusaurus-plugin".
func fullName(name, kind string) string {
	switch {
	case strings.HasPrefix(name, "./") || strings.HasPrefix(name, "../") || strings.HasPrefix(name, "docusaurus-"):
		return name
	case strings.HasPrefix(name, "@docusaurus/"):
		if rest := strings.TrimPrefix(name, "@docusaurus/"); !strings.Contains(rest, "-") {
			return "@docusaurus/" + kind + "-" + rest
		}
		return packageName(name)
	case strings.HasPrefix(name, "@"):
		scope, rest, hasName := strings.Cut(name, "/")
		if !hasName {
			return scope + "/docusaurus-" + kind
		}
		return scope + "/" + strings.Split(rest, "/")[0]
	case officialName.MatchString(name):
		return "@docusaurus/" + kind + "-" + name
	}
	return name
}

var officialName = regexp.MustCompile(`^(classic|content-(docs|blog|pages)|sitemap|debug|pwa|ideal-image|client-redirects|google-(gtag|analytics|tag-manager)|svgr|mermaid|live-codeblock|search-algolia|rsdoctor|vercel-analytics|css-cascade-layers)$`)

// named returns the parts of a name, in order.
func (c *converter) named(name string) []part {
	return slices.DeleteFunc(slices.Clone(c.parts), func(each part) bool { return each.name != name })
}
