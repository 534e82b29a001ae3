package build

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf8"

	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/ssr"
)

// formulaRequest is what KaTeX is asked for.
type formulaRequest struct {
	TeX     string `json:"tex"`
	Display bool   `json:"display"`
}

// typeset has KaTeX make MathML of the formulas of all docs, each once. It runs in
// Node processes of its own, which only a site with formulas starts.
func (p *plan) typeset(ctx context.Context, options Options) error {
	numbers := map[formulaRequest]int{}
	var requests []json.RawMessage
	for _, page := range p.pages {
		for _, formula := range page.document.Formulas {
			request := formulaRequest{formula.TeX, formula.Display}
			if _, known := numbers[request]; known {
				continue
			}
			encoded, err := encodeJSON(request)
			if err != nil {
				return err
			}
			numbers[request] = len(requests)
			requests = append(requests, encoded)
		}
	}
	if len(requests) == 0 {
		return nil
	}
	rendered, err := renderFormulas(ctx, options, requests)
	if err != nil {
		return fmt.Errorf("typeset formulas: %w", err)
	}
	for _, page := range p.pages {
		for i, formula := range page.document.Formulas {
			made := rendered[numbers[formulaRequest{formula.TeX, formula.Display}]]
			page.document.Formulas[i].HTML = made.HTML
			if made.Failure != nil {
				p.findings = append(p.findings, formulaFinding(page, formula, made.Failure.Message))
			}
		}
	}
	return nil
}

func renderFormulas(ctx context.Context, options Options, requests []json.RawMessage) ([]ssr.Rendered, error) {
	katex, err := fs.ReadFile(options.Theme, "vendor/katex.js")
	if err != nil {
		return nil, err
	}
	pool, err := ssr.Start(ctx, ssr.Options{
		Node: options.Node, Workers: options.Jobs, Stderr: options.Stderr,
		Modules: []ssr.Module{{Name: "theme", File: "katex.js", Code: string(katex)}},
	})
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	return pool.Render(ctx, requests)
}

// formulaFinding says what KaTeX, in JSON, says is wrong with a formula.
func formulaFinding(page docPage, formula markdown.Formula, message string) diag.Diagnostic {
	var wrong struct {
		Text     string `json:"text"`
		Position int    `json:"position"` // in characters, but for those beyond the first plane
	}
	if json.Unmarshal([]byte(message), &wrong) != nil {
		wrong.Text = message
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MathCode), File: page.doc.File,
		Text: "the formula cannot be read: " + lowerFirst(wrong.Text), Hint: "KaTeX's commands are listed at https://katex.org/docs/supported.html",
		Line: formula.Place.Line, Column: formula.Place.Column, Length: formula.Place.Length,
	}
	tex := []rune(formula.TeX)
	before := string(tex[:min(wrong.Position, len(tex))])
	if lines := strings.Count(before, "\n"); lines > 0 {
		finding.Line, finding.Column, finding.Length = finding.Line+lines, 0, 0
	} else {
		finding.Column, finding.Length = finding.Column+utf8.RuneCountInString(before), 1
	}
	finding.Source = page.document.Line(finding.Line)
	return finding
}

func lowerFirst(text string) string {
	if text == "" {
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}
