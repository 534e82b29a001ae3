package plugin

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/markdown"
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

// conflicts reports names that two plugins give, and pages in no folder of the site.
func (s Set) conflicts(cfg config.Config) []diag.Diagnostic {
	var findings []diag.Diagnostic
	owners, folders := map[string]string{}, contentFolders(cfg)
	for _, plugin := range s.Plugins {
		report := func(text, hint string) {
			finding := cfg.Diagnostic(diag.Error, fmt.Sprintf("the plugin %q %s", plugin.Declared.Name, text), hint, "plugins", plugin.Index)
			finding.Code = Code
			findings = append(findings, finding)
		}
		claim := func(key, what, hint string) {
			if other, taken := owners[key]; taken {
				report(fmt.Sprintf("gives %s, as does the plugin %q", what, other), hint)
			}
			owners[key] = plugin.Declared.Name
		}
		claim("name "+plugin.Declared.Name, "itself this name", "plugins need names of their own")
		for _, each := range plugin.Declared.Extensions {
			if slices.Contains(markdown.Directives(), each.Name) && each.Kind == syntax.BlockExtension {
				report(fmt.Sprintf("gives the directive %q, which docgen has", each.Name), "the directive needs a name of its own")
			}
			claim(string(each.Kind)+" "+each.Name, fmt.Sprintf("%q in %s", each.Name, each.Kind), "remove one of the plugins")
		}
		for name := range plugin.Declared.Components {
			claim("component "+name, "the component "+name, "remove one of the plugins")
		}
		for _, each := range plugin.Pages {
			name := path.Clean(each.Path)
			claim("page "+name, "the page "+name, "two pages need two paths")
			if s.engine.Files().IsShown(name) {
				report(fmt.Sprintf("gives the page %s, which exists on disk", name), "rename one of them")
			}
			switch {
			case !slices.ContainsFunc(folders, func(folder string) bool { return strings.HasPrefix(name, folder+"/") }):
				report(fmt.Sprintf("gives the page %s, which is in no folder of docs, of a blog, or of pages", name),
					"a path is relative to the site folder; the folders are "+strings.Join(folders, ", "))
			case path.Ext(name) != ".md" && path.Ext(name) != ".mdx":
				report(fmt.Sprintf("gives the page %s, which is no Markdown", name), "the path ends in .md or .mdx")
			}
		}
	}
	return findings
}

func contentFolders(cfg config.Config) []string {
	folders := []string{page.Folder}
	for _, docs := range cfg.Docs {
		folders = append(folders, path.Clean(docs.Path))
	}
	for _, blog := range cfg.Blogs {
		folders = append(folders, path.Clean(blog.Path))
	}
	return folders
}

// Pages returns the texts that plugins add to the site, by name, and where they come from.
func (s Set) Pages() source.Given {
	given := source.Given{}
	for _, plugin := range s.Plugins {
		for _, each := range plugin.Pages {
			given[path.Clean(each.Path)] = source.GivenFile{Text: each.file(), From: each.Source.File}
		}
	}
	return given
}

// file returns the text with its front matter.
func (p Page) file() []byte {
	fields := map[string]any{}
	for key, value := range p.FrontMatter {
		fields[key] = value
	}
	if p.Format != "" {
		fields["format"] = p.Format
	}
	if _, isGiven := fields["custom_edit_url"]; !isGiven && p.Source.File == "" { // nobody can edit it
		fields["custom_edit_url"] = nil
	}
	if len(fields) == 0 {
		return []byte(p.Text)
	}
	var out bytes.Buffer
	out.WriteString("---\n")
	encoder := yaml.NewEncoder(&out)
	encoder.SetIndent(2)
	_ = encoder.Encode(fields) // plain values can always be encoded
	return append(append(out.Bytes(), "---\n\n"...), p.Text...)
}

// Locate moves findings about pages of plugins to where the pages come from.
func (s Set) Locate(findings []diag.Diagnostic) []diag.Diagnostic {
	type origin struct {
		plugin Plugin
		page   Page
	}
	origins := map[string]origin{}
	for _, plugin := range s.Plugins {
		for _, each := range plugin.Pages {
			origins[path.Clean(each.Path)] = origin{plugin, each}
		}
	}
	if len(origins) == 0 {
		return findings
	}
	located := slices.Clone(findings)
	for i, finding := range located {
		if from, isGiven := origins[finding.File]; isGiven {
			located[i] = from.page.locate(finding, from.plugin)
		}
	}
	return located
}

func (p Page) locate(finding diag.Diagnostic, of Plugin) diag.Diagnostic {
	at := finding.File
	if finding.Line > 0 {
		at = fmt.Sprintf("line %d of %s", finding.Line, finding.File)
	}
	finding.Text += fmt.Sprintf(" (in %s, which the plugin %q gives)", at, of.Declared.Name)
	finding.File, finding.Line, finding.Column = p.Source.File, p.Source.Line, min(p.Source.Line, 1)
	if finding.File == "" {
		finding.File, finding.Line, finding.Column = of.Use.Module, 0, 0
	}
	finding.Length, finding.Source, finding.Skipped, finding.Fix, finding.Edit = 0, "", 0, "", diag.Edit{}
	return finding
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
