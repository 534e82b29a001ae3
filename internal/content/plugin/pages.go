package plugin

import (
	"bytes"
	"fmt"
	"path"
	"slices"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

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
