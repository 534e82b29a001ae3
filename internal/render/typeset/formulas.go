package typeset

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// Formulas renders the formulas of all texts to MathML with KaTeX. It renders each distinct
// formula once, in separate Node processes that start only if there are new formulas.
func Formulas(ctx context.Context, s site.Site, engine *incremental.Engine, node code.Node) (assemble.Formulas, []diag.Diagnostic, error) {
	formulas := inTexts(s, func(document *markdown.Brief) []markdown.Formula { return document.Formulas })
	key := func(formula assemble.Formula) string { return fmt.Sprint(formula.Display, " ", formula.TeX) }
	result, failures, err := once(engine, FormulaRule, formulas, asWritten, key, func(requests []json.RawMessage) ([]ssr.Rendered, error) {
		return mathML(ctx, node, requests)
	})
	if err != nil {
		return nil, nil, fmt.Errorf("render formulas: %w", err)
	}
	var findings []diag.Diagnostic
	for text, formula := range formulas {
		if message, failed := failures[asWritten(formula)]; failed {
			findings = append(findings, formulaFinding(text.Name, text.Shown(), formula, message))
		}
	}
	return result, findings, nil
}

// FormulaRule is the rule that renders formulas.
const FormulaRule = "formula"

func asWritten(formula markdown.Formula) assemble.Formula {
	return assemble.Formula{TeX: formula.TeX, Display: formula.Display}
}

// mathML renders formulas with KaTeX.
func mathML(ctx context.Context, node code.Node, requests []json.RawMessage) ([]ssr.Rendered, error) {
	katex, err := fs.ReadFile(node.Theme, "prepared/katex.js")
	if err != nil {
		return nil, err
	}
	pool, err := node.StartWith(ctx, ssr.Module{Name: "theme", File: "katex.js", Code: string(katex)})
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	return pool.Render(ctx, requests)
}

// formulaFinding converts KaTeX's error message, which is JSON, to a finding.
func formulaFinding(name string, document markdown.Document, formula markdown.Formula, message string) diag.Diagnostic {
	var wrong struct {
		Text     string `json:"text"`
		Position int    `json:"position"` // in UTF-16 units, as in JavaScript
	}
	if json.Unmarshal([]byte(message), &wrong) != nil {
		wrong.Text = message
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MathCode),
		Text: "the formula cannot be parsed: " + lowerFirst(wrong.Text), Hint: "see https://katex.org/docs/supported.html for the commands that KaTeX supports",
	}
	lines := strings.Split(formula.TeX, "\n")
	line, column := placeInTeX(lines, wrong.Position)
	place := formula.Place
	place.Line += line
	if line > 0 { // skip what precedes the formula, such as the indentation of a list
		place.Column = 1
		begin := strings.TrimSpace(lines[line])
		before, _, _ := strings.Cut(document.Around(place).Text, begin[:min(len(begin), 100)])
		place.Column = utf8.RuneCountInString(before) + 1 - indentation(lines[line])
	}
	place.Column, place.Length = place.Column+column, 1
	return link.At(name, document, place, finding)
}

// placeInTeX converts a position to a line and the number of characters before it in that line,
// both 0-based.
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
		position-- // the line break
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
