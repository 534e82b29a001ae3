package docusaurus

import (
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// markdownPlugins converts a list of plugins for Markdown. Those that are built in are left
// out.
func (c *converter) markdownPlugins(kind, prefix, key string, value evaluate.Value, where []string) {
	var kept []evaluate.Value
	for i, item := range list(value) {
		if item == nil || item == false {
			continue
		}
		pair, isPair := item.([]evaluate.Value)
		if !isPair {
			pair = []evaluate.Value{item}
		}
		if len(pair) == 0 {
			continue
		}
		name, options := text(c.plain(pair[0])), newObject()
		if missing, isMissing := pair[0].(evaluate.Package); isMissing {
			name = missing.Name
		}
		if len(pair) > 1 {
			options = object(c.plain(pair[1]))
		}
		outcome, found := outcomeOf("markdown", name)
		if !found {
			kept = append(kept, c.site.File+"#"+strings.Join(at(where, i), "."))
			continue
		}
		switch {
		case name == "@docusaurus/remark-plugin-npm2yarn":
			c.set(outcome.To, npm2yarn(options), at(where, i))
		case name == "remark-code-import":
			c.importsCode = true
		case outcome.To != "":
			c.set(outcome.To, true, at(where, i))
		}
		c.note(outcome.Class, at(where, i), name, outcome.Text)
	}
	if len(kept) > 0 {
		c.copy(kind+"."+key, prefix+"."+key, kept, where)
	}
}

// pages converts the options of the plugin for src/pages.
func (c *converter) pages() {
	for _, part := range c.named("@docusaurus/plugin-content-pages") {
		for _, key := range part.options.Keys {
			value, where := part.options.Fields[key], at(part.at, key)
			if strings.HasSuffix(key, "Plugins") {
				c.markdownPlugins("pages", "pages", key, value, where)
				continue
			}
			c.copy("pages."+key, "pages."+key, value, where)
		}
	}
}

// npm2yarn returns the options for commands of package managers. Converters that are functions
// are left out.
func npm2yarn(options *evaluate.Object) evaluate.Value {
	made := newObject()
	if options.Fields["sync"] == true {
		put(made, "sync", true)
	}
	var names []evaluate.Value
	for _, converter := range list(options.Fields["converters"]) {
		if name := text(converter); name != "" {
			names = append(names, name)
		}
	}
	if len(names) > 0 {
		put(made, "converters", names)
	}
	if len(made.Keys) == 0 {
		return true
	}
	return made
}

var namesFile = regexp.MustCompile("(?m)^\\s*(```|~~~).*\\sfile=")

// codeImport turns off file= in code blocks, which means nothing without a plugin.
func (c *converter) codeImport() {
	if !c.importsCode && c.someText(textFolders, func(_ string, text []byte) bool { return namesFile.Match(text) }) {
		c.set("markdown.codeImport", false, []string{"markdown"})
	}
}
