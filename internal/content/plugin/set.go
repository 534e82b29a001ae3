package plugin

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Set is what the plugins of a site give for one state of its files. The zero Set has no plugins.
type Set struct {
	Plugins []Plugin

	host    *Host
	engine  *incremental.Engine
	context Context
}

// Plugin is a plugin that works.
type Plugin struct {
	Use   config.SitePlugin
	Index int // in the config
	opened
}

// With returns the set for an engine whose files include the pages of the set.
func (s Set) With(engine *incremental.Engine) Set {
	s.engine = engine
	return s
}

// Hash changes with everything that the plugins declare and give, besides pages.
func (s Set) Hash() fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	for _, plugin := range s.Plugins {
		hasher.Hash(plugin.Hash)
	}
	return hasher.Sum()
}

// Extensions returns the directives, and languages of code blocks, of all plugins.
func (s Set) Extensions() []syntax.Extension {
	var all []syntax.Extension
	for _, plugin := range s.Plugins {
		for _, each := range plugin.Declared.Extensions {
			all = append(all, each.parsed())
		}
	}
	return all
}

// dataKey identifies the data, or is "" if there is none.
func (p Plugin) dataKey() string {
	if len(p.Data) == 0 {
		return ""
	}
	return p.Use.Module + " " + p.Hash.String()
}

// Gives lists what the plugin gives, for people.
func (p Plugin) Gives() []string {
	var gives []string
	if count := len(p.Pages); count == 1 {
		gives = append(gives, "1 page")
	} else if count > 1 {
		gives = append(gives, fmt.Sprintf("%d pages", count))
	}
	marks := map[syntax.ExtensionKind]string{syntax.BlockExtension: "::", syntax.InlineExtension: ":", syntax.FenceExtension: "```"}
	for _, each := range p.Declared.Extensions {
		gives = append(gives, marks[each.Kind]+each.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(p.Declared.Components)) {
		gives = append(gives, "the component "+name)
	}
	gives = append(append(gives, p.Declared.Styles...), p.Declared.Client...)
	words := map[string]string{"load": "data", "check": "checks", "head": "elements of the head", "data": "data of pages", "files": "files"}
	for _, hook := range p.Declared.Hooks {
		if words[hook] != "" {
			gives = append(gives, words[hook])
		}
	}
	return gives
}

// owner returns the plugin that has an extension.
func (s Set) owner(kind syntax.ExtensionKind, name string) (Plugin, bool) {
	for _, plugin := range s.Plugins {
		for _, each := range plugin.Declared.Extensions {
			if each.Kind == kind && each.Name == name {
				return plugin, true
			}
		}
	}
	return Plugin{}, false
}

// Global returns what the plugins loaded, for components, by the name of the plugin.
func (s Set) Global() map[string]json.RawMessage {
	all := map[string]json.RawMessage{}
	for _, plugin := range s.Plugins {
		if len(plugin.Data) > 0 {
			all[plugin.Declared.Name] = plugin.Data
		}
	}
	return all
}

// failed returns the diagnostic for a plugin that fails.
func (h *Host) failed(cfg config.Config, index int, use config.SitePlugin, failure *evaluate.Failure) diag.Diagnostic {
	finding := h.failure(use, failure)
	if failure.Line == 0 {
		at := cfg.Diagnostic(diag.Error, finding.Text, finding.Hint, "plugins", index)
		at.Code = Code
		return at
	}
	return finding
}

// failure returns the diagnostic at the place in the plugin's code.
func (h *Host) failure(use config.SitePlugin, failure *evaluate.Failure) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: Code, File: failure.File, Line: failure.Line, Column: failure.Column,
		Text: fmt.Sprintf("the plugin %q fails: %s", use.Module, failure.Text), Hint: failure.Hint,
	}
	if printed := failure.Log[strings.LastIndexByte(failure.Log, '\n')+1:]; finding.Hint == "" && printed != "" {
		finding.Hint = fmt.Sprintf("the last line that it printed is %q", printed)
	}
	return finding
}
