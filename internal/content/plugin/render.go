package plugin

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// call is the use of a directive, as a plugin gets it.
type call struct {
	Kind syntax.ExtensionKind `json:"kind"`
	Name string               `json:"name"`
	Node callNode             `json:"node"`
}

// callNode is what a directive has.
type callNode struct {
	Name       string            `json:"name"`
	Title      string            `json:"title"`
	Content    string            `json:"content"`
	ID         string            `json:"id"`
	Classes    []string          `json:"classes"`
	Attributes map[string]string `json:"attributes"`
	Page       pageInfo          `json:"page"`
}

// pageInfo is what a directive knows about the page that it is on.
type pageInfo struct {
	File  string `json:"file"` // relative to the site folder
	IsMDX bool   `json:"isMDX"`
}

// Text is the text of a page.
type Text struct {
	Name  string // relative to the site folder
	Bytes []byte
	IsMDX bool
}

// Rendered is a text in which the plugins have replaced their directives.
type Rendered struct {
	Text     []byte
	Pieces   []markdown.Piece // nil if the text is unchanged
	Findings []diag.Diagnostic
	IsFailed bool
	Until    time.Time // when an answer of the network gets too old; zero for never
}

// Origin returns where the text comes from, if the text before it comes from elsewhere, too.
func (r Rendered) Origin(text []byte, before markdown.Origin) markdown.Origin {
	if len(before.Pieces) == 0 {
		return markdown.Origin{Source: text, Pieces: r.Pieces}
	}
	return markdown.Origin{Source: before.Source, Pieces: composed(r.Pieces, before.Pieces)}
}

func (r Rendered) hasWorked() bool { return !r.IsFailed }

// renderedRule keeps the texts in which plugins have replaced directives, by file.
var renderedRule = incremental.Rule[Rendered]{Name: "directives", Codec: incremental.Only[Rendered]{Passes: Rendered.hasWorked}, Foreign: true}

// mostPasses is how often the result of a directive may have directives again.
const mostPasses = 8

// Render lets plugins replace their directives in a text. parser knows the extensions of the set. What the plugins read becomes a
// dependency of the result, which the caller gets. The error is a failure of the machine.
func (s Set) Render(ctx context.Context, text Text, parser *markdown.Parser) (Rendered, incremental.Trace, error) {
	used := fingerprint.Sum("directives", s.Hash(), string(text.Bytes), text.IsMDX)
	known, trace, isKnown := incremental.Lookup(s.engine, renderedRule, text.Name, used)
	if isKnown && isFresh(known.Until) {
		return known, trace, nil
	}
	rendered, trace, err := incremental.Compute(s.engine, used, func(inputs *incremental.Inputs) (Rendered, error) {
		rendered := Rendered{Text: text.Bytes}
		for range mostPasses {
			from := markdown.Origin{Source: text.Bytes, Pieces: rendered.Pieces}
			calls, wrong := parser.From(from).Calls(text.Name, rendered.Text, text.IsMDX)
			rendered.Findings = append(rendered.Findings, diag.Beyond(rendered.Findings, s.mistakes(text, wrong))...)
			if len(calls) == 0 {
				break
			}
			next, err := s.pass(ctx, Text{text.Name, rendered.Text, text.IsMDX}, calls, inputs)
			if err != nil {
				return rendered, err
			}
			hasFailed := next.Findings != nil
			next.Pieces, next.IsFailed = composed(next.Pieces, rendered.Pieces), next.IsFailed || rendered.IsFailed
			next.Until = earlier(next.Until, rendered.Until)
			next.Findings = append(rendered.Findings, next.Findings...)
			rendered = next
			if hasFailed {
				break
			}
		}
		return rendered, nil
	})
	if err == nil && !rendered.IsFailed {
		incremental.Put(s.engine, renderedRule, text.Name, rendered, trace)
	}
	return rendered, trace, err
}

// mistakes returns the diagnostics for what is wrong with the directives of a text.
func (s Set) mistakes(text Text, found []markdown.Finding) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, each := range found {
		finding := diag.Diagnostic{
			Severity: diag.Error, Code: string(each.Code), File: text.Name, Line: each.Place.Line, Column: each.Place.Column, Text: each.Text, Hint: each.Hint,
			Length: each.Place.Length,
		}
		if near := diag.DidYouMean(each.Name, each.Known); near != "" && each.Name != "" {
			finding.Hint = near
		}
		finding.Source = content.File{Text: text.Bytes}.Line(finding.Line)
		findings = append(findings, finding)
	}
	return findings
}

// pass replaces the directives of a text once.
func (s Set) pass(ctx context.Context, text Text, calls []syntax.Call, inputs *incremental.Inputs) (Rendered, error) {
	results := make([]string, len(calls))
	var rendered Rendered
	for _, plugin := range s.Plugins {
		var mine []int
		what := argument{Hook: "render", Context: s.context, Data: plugin.Data, DataKey: plugin.dataKey()}
		for i, each := range calls {
			if owner, _ := s.owner(each.Extension.Kind, each.Extension.Name); owner.Index == plugin.Index && !each.IsWrong {
				mine = append(mine, i)
				what.Calls = append(what.Calls, callOf(each, text))
			}
		}
		if len(mine) == 0 {
			continue
		}
		if plugin.failure != nil { // it has been reported
			rendered.IsFailed = true
			for k, i := range mine {
				results[i] = s.host.known(plugin, what.Calls[k])
			}
			continue
		}
		var made []result
		asking := asking{host: s.host, use: plugin.Use, reads: plugin.Declared.Reads, engine: s.engine, inputs: inputs, until: &rendered.Until, declares: true}
		err := asking.call(ctx, what, &made)
		var failure *evaluate.Failure
		switch {
		case errors.As(err, &failure):
			rendered.IsFailed = true
			rendered.Findings = append(rendered.Findings, s.failedAt(plugin, text, calls[mine[0]], failure))
		case err != nil:
			return rendered, err
		}
		for k, i := range mine {
			if k < len(made) {
				results[i] = made[k].written(calls[i], plugin, text.IsMDX)
				s.host.remember(results[i], plugin, what.Calls[k])
			}
		}
	}
	rendered.Text, rendered.Pieces = replaced(text.Bytes, calls, results)
	return rendered, nil
}

func callOf(each syntax.Call, text Text) call {
	return call{each.Extension.Kind, each.Extension.Name, callNode{
		Name: each.Extension.Name, Title: each.Title, Content: each.Content, ID: each.ID, Classes: append([]string{}, each.Classes...),
		Attributes: each.Attributes, Page: pageInfo{text.Name, text.IsMDX},
	}}
}

// failedAt returns the diagnostic for a directive that a plugin cannot render.
func (s Set) failedAt(plugin Plugin, text Text, at syntax.Call, failure *evaluate.Failure) diag.Diagnostic {
	place := at.Place
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: Code, File: text.Name, Line: place.Line, Column: place.Column, Length: place.Length,
		Text: fmt.Sprintf("the plugin %q cannot render %q: %s", plugin.Declared.Name, at.Extension.Name, failure.Text), Hint: failure.Hint,
	}
	if failure.Line > 0 && finding.Hint == "" && plugin.Use.IsFile() {
		finding.Hint = fmt.Sprintf("it happens at %s:%d:%d", failure.File, failure.Line, failure.Column)
	}
	finding.Source = content.File{Text: text.Bytes}.Line(finding.Line)
	return finding
}
