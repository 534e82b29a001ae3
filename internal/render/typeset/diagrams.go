package typeset

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// CheckDiagrams reports the diagrams that mermaid cannot parse. It checks each distinct diagram
// once, in separate Node processes that start only if there are new diagrams.
func CheckDiagrams(ctx context.Context, s site.Site, engine *incremental.Engine, node code.Node) ([]diag.Diagnostic, error) {
	type source struct {
		Text string `json:"text"`
	}
	diagrams := inTexts(s, func(document *markdown.Brief) []markdown.Diagram { return document.Diagrams })
	of := func(diagram markdown.Diagram) source { return source{diagram.Text} }
	key := func(diagram source) string { return fmt.Sprintf("%x", fingerprint.Sum(diagram.Text)) }
	_, failures, err := once(engine, DiagramRule, diagrams, of, key, func(requests []json.RawMessage) ([]ssr.Rendered, error) {
		return parse(ctx, node, requests)
	})
	if err != nil {
		return nil, fmt.Errorf("check diagrams: %w", err)
	}
	var findings []diag.Diagnostic
	for text, diagram := range diagrams {
		if message, failed := failures[of(diagram)]; failed {
			findings = append(findings, diagramFinding(text.Name, text.Shown(), diagram, message))
		}
	}
	return findings, nil
}

// diagramsEach is the number of diagrams that Node checks in the time that starting another
// process takes.
const diagramsEach = 50

// DiagramRule is the rule that checks diagrams.
const DiagramRule = "diagram"

// parse checks diagrams with mermaid's parsers.
func parse(ctx context.Context, node code.Node, requests []json.RawMessage) ([]ssr.Rendered, error) {
	packed, err := node.Theme.Open("prepared/diagrams.js.gz")
	if err != nil {
		return nil, err
	}
	defer packed.Close()
	unpacked, err := gzip.NewReader(packed)
	if err != nil {
		return nil, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	parsers, err := io.ReadAll(unpacked)
	if err != nil {
		return nil, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	node.Workers = min(node.Workers, 1+len(requests)/diagramsEach)
	pool, err := node.StartWith(ctx, ssr.Module{Name: "theme", File: "diagrams.js", Code: string(parsers)})
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	return pool.Render(ctx, requests)
}

// diagramFinding converts mermaid's error message, which is JSON, to a finding.
func diagramFinding(name string, document markdown.Document, diagram markdown.Diagram, message string) diag.Diagnostic {
	var wrong struct {
		Text string `json:"text"`
		Line int    `json:"line"` // 0-based, in the diagram
		Kind string `json:"kind"` // the unknown type of diagram; "" for other errors
	}
	if json.Unmarshal([]byte(message), &wrong) != nil {
		wrong.Text = message
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: "diagrams", Text: "the diagram cannot be parsed: " + strings.TrimSuffix(lowerFirst(wrong.Text), "."),
		Hint: "see https://mermaid.js.org/intro/syntax-reference.html for the syntax",
	}
	if wrong.Kind != "" {
		finding.Text = fmt.Sprintf("unknown type of diagram %q", wrong.Kind)
		if near := diag.DidYouMean(wrong.Kind, diagramKinds()); near != "" {
			finding.Hint = near
		}
	}
	place := diagram.Place
	if diagram.Inline {
		place.Line, place.Column = place.Line+wrong.Line, 1
		whole := document.Around(place).Text
		line := strings.TrimLeft(whole, " \t>")
		place.Column = utf8.RuneCountInString(whole) - utf8.RuneCountInString(line) + 1
		place.Length = utf8.RuneCountInString(strings.TrimSpace(line))
		if wrong.Kind != "" {
			place.Length = utf8.RuneCountInString(wrong.Kind)
		}
	}
	return link.At(name, document, place, finding)
}

// diagramKinds returns the words that start mermaid's diagrams.
func diagramKinds() []string {
	return []string{
		"flowchart", "graph", "sequenceDiagram", "classDiagram", "stateDiagram-v2", "stateDiagram", "erDiagram", "journey", "gantt", "pie",
		"quadrantChart", "requirementDiagram", "gitGraph", "mindmap", "timeline", "C4Context", "C4Container", "C4Component", "C4Dynamic", "C4Deployment",
		"sankey-beta", "xychart-beta", "block-beta", "packet-beta", "kanban", "architecture-beta", "radar-beta", "treemap-beta",
	}
}
