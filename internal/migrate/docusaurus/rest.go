package docusaurus

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// rest converts all other plugins and themes, and says what becomes of each.
func (c *converter) rest() {
	for _, part := range c.parts {
		switch part.name {
		case "@docusaurus/plugin-google-gtag":
			c.gtag(part.options, part.at)
		case "@docusaurus/plugin-google-tag-manager":
			c.set("analytics.tagManager.containerId", part.options.Fields["containerId"], at(part.at, "containerId"))
			c.note(Mapped, part.at, "plugin-google-tag-manager", "set as analytics.tagManager.containerId")
		case "docusaurus-plugin-module-alias":
			if aliases := c.aliases(part.options.Fields["alias"]); len(aliases.Keys) > 0 {
				c.set("aliases", aliases, at(part.at, "alias"))
			}
			c.note(Mapped, part.at, part.name, "set as aliases")
		case "@docusaurus/plugin-client-redirects":
			c.clientRedirects(part)
		case "@docusaurus/plugin-sitemap":
			c.sitemap(part)
		case "@docusaurus/plugin-pwa":
			c.set("offline", true, part.at)
			c.pwaHead(part)
			c.named1(part)
		case "docusaurus-plugin-openapi-docs", "redocusaurus":
			c.openAPI(part)
		default:
			c.named1(part)
		}
	}
	c.brokenLinks()
	if len(c.postCSS) > 0 {
		c.set("postcss", c.postCSS, c.from["postcss"])
	}
	if len(c.redirects) > 0 {
		c.set("redirects", c.redirects, c.from["redirects"])
	}
}

// brokenLinks sets broken links to a warning where Docusaurus does not find them.
func (c *converter) brokenLinks() {
	reason := "a plugin makes pages that docgen does not have"
	if !c.lacksRoutes {
		reason = "Docusaurus does not report links that differ from URLs in capital letters alone; most hosts do"
	}
	if level := c.out.Fields["onBrokenLinks"]; (c.lacksRoutes || c.site.AnyCase) && (level == nil || level == "throw") {
		c.set("onBrokenLinks", "warn", []string{"plugins"})
		c.note(Mapped, []string{"onBrokenLinks"}, "onBrokenLinks", "set to warn, because "+reason)
	}
}

// named1 notes what becomes of a part by its name.
func (c *converter) named1(part part) {
	if part.off {
		return
	}
	outcome, found := outcomeOf("package", part.name)
	switch {
	case !found:
		c.unknown(part)
	case outcome.Class != Works:
		c.lacksRoutes = c.lacksRoutes || strings.Contains(outcome.Text, "links to its pages") || strings.Contains(part.name, "openapi") ||
			part.name == "redocusaurus"
		c.note(outcome.Class, part.at, part.name, outcome.Text)
	}
}

// unknown notes a plugin that is not in the table. What it does shows in its code.
func (c *converter) unknown(part part) {
	name, did, kind := part.name, false, "plugin"
	if part.preset {
		kind = "preset"
	}
	if file, path, isInline := strings.Cut(name, "#"); isInline && file == c.site.File {
		name = "a " + kind + " in " + path
	}
	if part.preset {
		c.note(Lost, part.at, name, "docgen reads its options for docs, blog, pages and theme; list the other plugins and themes that it brings under plugins "+
			"and themes, and import again")
		return
	}
	taken := c.takenOver(part, name)
	for _, lifecycle := range outcomes()["lifecycle"] {
		if strings.Contains(part.source, lifecycle.Name) {
			did = true
			if taken[lifecycle.Name] {
				continue
			}
			if lifecycle.Name == "configurePostCss" {
				c.postCSS = append(c.postCSS, c.fileOf(part.name))
				c.from["postcss"] = part.at
				c.note(Mapped, part.at, name+", "+lifecycle.Name, "docgen asks it for PostCSS plugins, as the option postcss says")
				continue
			}
			c.lacksRoutes = c.lacksRoutes || lifecycle.Name == "contentLoaded"
			c.note(Lost, part.at, name+", "+lifecycle.Name, lifecycle.Text)
		}
	}
	if !did {
		c.note(Lost, part.at, name, "docgen runs no plugins of Docusaurus; see what it adds to the site, and whether you still need it")
	}
}

// clientRedirects converts the options of the redirects plugin.
func (c *converter) clientRedirects(part part) {
	for _, each := range list(part.options.Fields["redirects"]) {
		redirect := newObject()
		put(redirect, "from", c.plain(object(each).Fields["from"]))
		put(redirect, "to", c.plain(object(each).Fields["to"]))
		c.redirects = append(c.redirects, redirect)
		c.from["redirects"] = at(part.at, "redirects")
	}
	for _, option := range []string{"fromExtensions", "toExtensions"} {
		if extensions := list(part.options.Fields[option]); len(extensions) > 0 {
			c.set("redirectExtensions."+strings.TrimSuffix(option, "Extensions"), extensions, at(part.at, option))
		}
	}
	if function, isFunction := part.options.Fields["createRedirects"].(evaluate.Function); isFunction {
		c.createdRedirects(function, at(part.at, "createRedirects"))
	}
	if count := len(list(part.options.Fields["redirects"])); count > 0 {
		c.note(Mapped, at(part.at, "redirects"), "plugin-client-redirects, redirects", "all "+strconv.Itoa(count)+" are in redirects now")
	}
}

// createdRedirects calls createRedirects with the path of each page, as Docusaurus does, and
// writes the results as redirects.
func (c *converter) createdRedirects(function evaluate.Function, where []string) {
	var calls [][]any
	for _, path := range c.site.Paths {
		calls = append(calls, []any{path})
	}
	results, err := c.site.Call(function.Path, calls)
	if err != nil {
		c.note(Lost, where, "createRedirects", fmt.Sprintf("the function failed: %v", err))
		return
	}
	count := 0
	for i, result := range results {
		for _, from := range list(result) {
			redirect := newObject()
			put(redirect, "from", from)
			put(redirect, "to", c.site.Paths[i])
			c.redirects = append(c.redirects, redirect)
			count++
		}
	}
	c.from["redirects"] = where
	if c.site.Paths != nil {
		c.note(Mapped, where, "createRedirects", "the function made "+strconv.Itoa(count)+" redirects, which are in redirects now")
	}
}

// aliases returns the other names of files and packages. The plugin is also used to say where
// webpack finds a package, which esbuild knows.
func (c *converter) aliases(value evaluate.Value) *evaluate.Object {
	result := newObject()
	if written, isObject := c.plain(value).(*evaluate.Object); isObject {
		for _, name := range written.Keys {
			if written.Fields[name] != name {
				put(result, name, written.Fields[name])
			}
		}
	}
	return result
}
