package docusaurus

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// docs converts the instances of the docs plugin.
func (c *converter) docs() {
	parts := slices.DeleteFunc(c.named("@docusaurus/plugin-content-docs"), func(p part) bool { return p.off })
	c.instances("docs", parts, func(prefix string, part part) {
		c.instance(prefix, part, "docs", []string{"path", "routeBasePath"})
		if part.options.Fields["sidebarPath"] == nil {
			c.unnamedSidebars(prefix, part, len(parts) > 1)
		}
	})
}

// blogs converts the instances of the blog plugin. The classic preset has one even if there are
// no posts.
func (c *converter) blogs() {
	parts := slices.DeleteFunc(c.named("@docusaurus/plugin-content-blog"), func(p part) bool {
		folder := path.Clean(c.relative(text(p.options.Fields["path"])))
		if folder == "." {
			folder = "blog"
		}
		_, err := fs.Stat(c.site.Folder, folder)
		return p.off || err != nil && !strings.HasPrefix(folder, "..")
	})
	c.instances("blog", parts, func(prefix string, part part) { c.instance(prefix, part, "blog", nil) })
}

// instances converts the instances of docs or blogs: one to a mapping, several to a list.
func (c *converter) instances(kind string, parts []part, convert func(prefix string, from part)) {
	if len(parts) == 1 {
		convert(kind, parts[0])
		if c.out.Fields[kind] == nil {
			put(c.out, kind, newObject())
		}
		return
	}
	var instances []evaluate.Value
	for i, part := range parts {
		convert(kind+"."+strconv.Itoa(i), part)
		instances = append(instances, object(c.out.Fields[kind]).Fields[strconv.Itoa(i)])
	}
	if len(instances) > 0 {
		c.out.Fields[kind] = instances
	}
}

// instance converts the options of one instance of docs or a blog to a temporary option.
func (c *converter) instance(prefix string, from part, kind string, written []string) {
	if strings.Contains(prefix, ".") {
		c.set(prefix+".id", cmp.Or(text(from.options.Fields["id"]), "default"), at(from.at, "id"))
	}
	for _, option := range written { // docgen's own defaults differ
		c.set(prefix+"."+option, "docs", from.at)
	}
	for _, key := range inOrder(from.options.Keys) {
		value, where := from.options.Fields[key], at(from.at, key)
		switch {
		case key == "sidebarPath":
			c.sidebar(prefix, value, where)
		case strings.HasSuffix(key, "Plugins"):
			c.markdownPlugins(kind, prefix, key, value, where)
		case key == "id" && strings.Contains(prefix, "."): // it is set
		case key == "numberPrefixParser" && isFunction(value):
			c.note(Lost, where, kind+"."+key, "docgen reads numbers at the start of names as Docusaurus does, or not at all if you set it to false")
		case key == "sidebarItemsGenerator":
			c.set(prefix+"."+key, c.plain(value), where)
			c.note(Works, where, kind+"."+key, outcomeText("option", kind+"."+key))
		case key == "docItemComponent" && value == "@theme/ApiItem": // docusaurus-theme-openapi-docs needs it
		case key == "editUrl":
			c.editURL(prefix, value, from, where)
		case key == "path" || key == "routeBasePath":
			c.set(prefix+"."+key, trimmed(key, c.relative(text(value))), where)
			if key == "path" {
				c.lacksFolder(path.Clean(c.relative(text(value))), where)
			}
		default:
			c.copy(kind+"."+key, prefix+"."+key, value, where)
		}
	}
}

// inOrder returns the names of options with those first that say where the files are.
func inOrder(keys []string) []string {
	keys = slices.Clone(keys)
	slices.SortStableFunc(keys, func(a, b string) int {
		first := []string{"sidebarPath", "routeBasePath", "path", "id"}
		return slices.Index(first, b) - slices.Index(first, a)
	})
	return keys
}

// trimmed writes a folder without "./" before it, and a path without slashes around it.
func trimmed(key, value string) string {
	if key == "path" {
		return path.Clean(value)
	}
	value = strings.Trim(value, "/")
	if value == "" {
		return "/"
	}
	return value
}
