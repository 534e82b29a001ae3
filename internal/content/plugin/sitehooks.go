package plugin

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Asks reports whether a plugin has one of the hooks.
func (s Set) Asks(hooks ...string) bool {
	return slices.ContainsFunc(s.Plugins, func(plugin Plugin) bool {
		return slices.ContainsFunc(hooks, func(hook string) bool { return slices.Contains(plugin.Declared.Hooks, hook) })
	})
}

// keptResult is the result of a hook, as the engine keeps it.
type keptResult struct {
	JSON  []byte
	Until time.Time // when an answer of the network gets too old; zero for never
}

var hooksRule = incremental.Rule[keptResult]{Name: "plugin-hooks", Codec: incremental.CBOR[keptResult]{}, Foreign: true}

// ask calls a hook with values of pages. It returns a finding if the plugin fails.
func (s Set) ask(ctx context.Context, plugin Plugin, what argument, key string, values any, into any) (*diag.Diagnostic, error) {
	if plugin.failure != nil { // it has been reported
		_ = json.Unmarshal([]byte(s.host.known(plugin, key)), into) // nothing, if it is unknown
		return nil, nil
	}
	encoded, err := json.Marshal(values)
	if err != nil {
		return nil, fmt.Errorf("encode the pages for a plugin: %w", err)
	}
	what.Context, what.Data, what.DataKey, what.Pages = s.context, plugin.Data, plugin.dataKey(), json.RawMessage(encoded)
	used := fingerprint.Sum("hook", plugin.Hash, string(encoded))
	found, err := fresh(s.engine, hooksRule, plugin.Use.Module+" "+key, used, func(inputs *incremental.Inputs) (keptResult, error) {
		var until time.Time
		asking := asking{host: s.host, use: plugin.Use, reads: plugin.Declared.Reads, engine: s.engine, inputs: inputs, until: &until, declares: true}
		var result json.RawMessage
		err := asking.call(ctx, what, &result)
		return keptResult{result, until}, err
	})
	if err == nil {
		s.host.remember(string(found.JSON), plugin, key)
	}
	var failure *evaluate.Failure
	if errors.As(err, &failure) {
		finding := s.host.failure(plugin.Use, failure)
		return &finding, nil
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(found.JSON, into); err != nil {
		finding := s.host.failure(plugin.Use, &evaluate.Failure{
			Place: s.host.placeOf(plugin.Use, what.Hook), Text: fmt.Sprintf("the result of %s has the wrong shape: %s", what.Hook, shapeOf(err)),
		})
		return &finding, nil
	}
	return nil, nil
}

// OfPages returns what plugins add to the pages of a locale, in the order of the pages.
func (s Set) OfPages(ctx context.Context, locale string, pages []PageValue) ([]Added, []diag.Diagnostic, error) {
	added := make([]Added, len(pages))
	var findings []diag.Diagnostic
	for _, plugin := range s.Plugins {
		var tags [][]HeadTag
		var data []json.RawMessage
		for hook, into := range map[string]any{"head": &tags, "data": &data} {
			if !slices.Contains(plugin.Declared.Hooks, hook) {
				continue
			}
			wrong, err := s.ask(ctx, plugin, argument{Hook: hook}, hook+" "+locale, pages, into)
			if err != nil {
				return nil, nil, err
			}
			if wrong != nil {
				findings = append(findings, *wrong)
			}
		}
		for i := range added {
			if i < len(tags) {
				added[i].Head = append(added[i].Head, tags[i]...)
			}
			if i < len(data) && string(data[i]) != "null" {
				if added[i].Data == nil {
					added[i].Data = map[string]any{}
				}
				added[i].Data[plugin.Declared.Name] = data[i]
			}
		}
	}
	return added, findings, nil
}

// Check returns what plugins find wrong with the pages of the site.
func (s Set) Check(ctx context.Context, pages []PageValue) ([]diag.Diagnostic, error) {
	var findings []diag.Diagnostic
	for _, plugin := range s.Plugins {
		if !slices.Contains(plugin.Declared.Hooks, "check") {
			continue
		}
		var problems []problem
		wrong, err := s.ask(ctx, plugin, argument{Hook: "check"}, "check", pages, &problems)
		if err != nil {
			return nil, err
		}
		if wrong != nil {
			findings = append(findings, *wrong)
		}
		for _, each := range problems {
			finding := diag.Diagnostic{
				Severity: diag.Warning, Code: Code, File: each.File, Line: each.Line, Column: max(each.Column, min(each.Line, 1)),
				Text: each.Text, Hint: each.Hint,
			}
			if each.Severity == "error" {
				finding.Severity = diag.Error
			}
			finding.Text += " (" + strings.TrimSuffix(plugin.Declared.Name+"/"+each.Code, "/") + ")"
			if each.Fix != nil {
				finding.Fix = *each.Fix
			}
			if text, err := s.engine.Files().ReadFile(each.File); err == nil {
				finding.Source = content.File{Text: text}.Line(each.Line)
			}
			findings = append(findings, finding)
		}
	}
	return findings, nil
}

// Files returns the files that plugins add to the output.
func (s Set) Files(ctx context.Context, pages []PageValue) ([]File, []diag.Diagnostic, error) {
	var files []File
	var findings []diag.Diagnostic
	for _, plugin := range s.Plugins {
		if !slices.Contains(plugin.Declared.Hooks, "files") {
			continue
		}
		var given map[string]string
		wrong, err := s.ask(ctx, plugin, argument{Hook: "files"}, "files", pages, &given)
		if err != nil {
			return nil, nil, err
		}
		if wrong != nil {
			findings = append(findings, *wrong)
		}
		for name, text := range given {
			files = append(files, File{path.Clean(name), []byte(text), plugin.Index})
		}
	}
	slices.SortFunc(files, func(a, b File) int { return cmp.Compare(a.Name, b.Name) })
	return files, findings, nil
}
