package build

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"iter"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"docgen/internal/check"
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
	requests, numbers, err := formulaRequests(p.allTexts())
	if err != nil || len(requests) == 0 {
		return err
	}
	rendered, err := renderFormulas(ctx, options, requests)
	if err != nil {
		return fmt.Errorf("typeset formulas: %w", err)
	}
	for page := range p.allTexts() {
		for i, formula := range page.document.Formulas {
			number, asked := numbers[formulaRequest{formula.TeX, formula.Display}]
			if !asked || formula.HTML != "" {
				continue
			}
			made := rendered[number]
			page.document.Formulas[i].HTML = made.HTML
			if made.Failure != nil {
				wrong := *page
				wrong.document = p.reread(options, *page)
				p.findings = append(p.findings, formulaFinding(wrong, formula, made.Failure.Message))
			}
		}
	}
	return nil
}

// formulaRequests lists the formulas of all docs that no earlier build has typeset,
// and the number of each in the list.
func formulaRequests(pages iter.Seq[*docPage]) (requests []json.RawMessage, numbers map[formulaRequest]int, err error) {
	numbers = map[formulaRequest]int{}
	for page := range pages {
		for _, formula := range page.document.Formulas {
			request := formulaRequest{formula.TeX, formula.Display}
			if _, known := numbers[request]; known || formula.HTML != "" {
				continue // the latter from an earlier plan or build
			}
			encoded, err := encodeJSON(request)
			if err != nil {
				return nil, nil, err
			}
			numbers[request] = len(requests)
			requests = append(requests, encoded)
		}
	}
	return requests, numbers, nil
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
		Position int    `json:"position"` // in UTF-16, as JavaScript counts
	}
	if json.Unmarshal([]byte(message), &wrong) != nil {
		wrong.Text = message
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MathCode),
		Text: "the formula cannot be read: " + lowerFirst(wrong.Text), Hint: "KaTeX's commands are listed at https://katex.org/docs/supported.html",
	}
	lines := strings.Split(formula.TeX, "\n")
	line, column := placeInTeX(lines, wrong.Position)
	place := formula.Place
	place.Line += line
	if line > 0 { // what stands before it, such as the indentation of a list, is not part of the formula
		before, _, _ := strings.Cut(page.document.Line(place), strings.TrimSpace(lines[line]))
		place.Column = utf8.RuneCountInString(before) + 1 - indentation(lines[line])
	}
	place.Column, place.Length = place.Column+column, 1
	return check.At(page.doc.Name, page.document, place, finding)
}

// placeInTeX finds a position among lines: the line and the characters before it,
// both from 0.
func placeInTeX(lines []string, position int) (line, column int) {
	for line < len(lines) {
		column = 0
		for _, char := range lines[line] {
			if position <= 0 {
				return line, column
			}
			position -= utf16.RuneLen(char)
			column++
		}
		if position <= 0 || line+1 == len(lines) {
			break
		}
		position-- // the line's end
		line++
	}
	return line, column
}

func indentation(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

func lowerFirst(text string) string {
	if text == "" {
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}
