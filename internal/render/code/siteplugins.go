package code

import (
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/plugindata"
)

// addPlugins adds what plugins of docgen give to the theme: components, style sheets and scripts, and the data of usePluginData. It reports
// files that do not exist.
func (c Code) addPlugins(input *bundle.Input, data *plugindata.Data) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, each := range c.Plugins.Plugins {
		find := func(written string) string {
			found := c.moduleOf(each, written)
			if found == "" {
				findings = append(findings, c.wrongPart(each, fmt.Sprintf("gives the file %q, which does not exist", written), "a path is relative to the plugin's file"))
			}
			return found
		}
		for _, written := range each.Declared.Styles {
			if found := find(written); found != "" {
				input.Styles = append(input.Styles, found)
			}
		}
		for _, written := range each.Declared.Client {
			if found := find(written); found != "" {
				input.ClientModules = append(input.ClientModules, found)
			}
		}
		findings = append(findings, c.addComponents(input, each, find)...)
	}
	for name, loaded := range c.Plugins.Global() {
		if data.Global == nil {
			data.Global = map[string]map[string]json.RawMessage{}
		}
		if data.Global[name] == nil {
			data.Global[name] = map[string]json.RawMessage{"default": loaded}
		}
	}
	return findings
}

func (c Code) addComponents(input *bundle.Input, from plugin.Plugin, find func(written string) string) []diag.Diagnostic {
	var findings []diag.Diagnostic
	known := bundle.ReadComponents(c.Theme).Names()
	for _, name := range slices.Sorted(maps.Keys(from.Declared.Components)) {
		if !slices.Contains(known, name) {
			findings = append(findings, c.wrongPart(from, fmt.Sprintf("replaces %q, which is no component of the theme", name), diag.Known(name, "component", known)))
			continue
		}
		if found := find(from.Declared.Components[name]); found != "" {
			if input.Components == nil {
				input.Components = map[string]string{}
			}
			input.Components[name] = strings.TrimPrefix(found, bundle.Module)
		}
	}
	return findings
}

func (c Code) wrongPart(from plugin.Plugin, text, hint string) diag.Diagnostic {
	finding := c.Config.Diagnostic(diag.Error, fmt.Sprintf("the plugin %q %s", from.Declared.Name, text), hint, "plugins", from.Index)
	finding.Code = plugin.Code
	return finding
}

// moduleOf returns a file that a plugin names, as bundle.Input has it, or "" if it does not exist. A path that begins with a dot is relative to
// the plugin's file, or to its package.
func (c Code) moduleOf(from plugin.Plugin, written string) string {
	if !strings.HasPrefix(written, ".") {
		found, _ := c.clientModule(written)
		return found
	}
	if from.Use.IsFile() {
		return c.script(path.Join(path.Dir(from.Use.Module), written))
	}
	name := disk.PackageName(from.Use.Module)
	if folder := findPackage(c.Dir, name); folder != "" {
		return c.script(path.Join(folder, written))
	}
	return ""
}
