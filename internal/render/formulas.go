package render

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"iter"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"docgen/internal/assemble"
	"docgen/internal/diag"
	"docgen/internal/fingerprint"
	"docgen/internal/incremental"
	"docgen/internal/link"
	"docgen/internal/markdown"
	"docgen/internal/site"
	"docgen/internal/ssr"
)

// Typeset has KaTeX make MathML of the formulas of all texts, each once. It runs in Node
// processes of its own, which only a site with new formulas starts.
func Typeset(ctx context.Context, s site.Site, engine *incremental.Engine, node Node) (assemble.Formulas, []diag.Diagnostic, error) {
	rule := incremental.Rule[string]{Name: FormulaRule, Codec: plainText{}}
	made, wanted := assemble.Formulas{}, []assemble.Formula{}
	var requests []json.RawMessage
	for formula := range formulas(s) {
		if _, asked := made[formula]; asked {
			continue
		}
		html, _, known := incremental.Known(engine, rule, formulaKey(formula), fingerprint.Hash{})
		if made[formula] = html; known {
			continue
		}
		request, err := encodeJSON(formula)
		if err != nil {
			return nil, nil, err
		}
		wanted, requests = append(wanted, formula), append(requests, request)
	}
	if len(requests) == 0 {
		return made, nil, nil
	}
	rendered, err := node.formulas(ctx, requests)
	if err != nil {
		return nil, nil, fmt.Errorf("render formulas: %w", err)
	}
	failures := map[assemble.Formula]string{}
	for i, formula := range wanted {
		if made[formula] = rendered[i].HTML; rendered[i].Failure != nil {
			failures[formula] = rendered[i].Failure.Message
			continue
		}
		incremental.Remember(engine, rule, formulaKey(formula), rendered[i].HTML, incremental.Trace{})
	}
	return made, formulaFindings(s, failures), nil
}

// FormulaRule names the results of typesetting.
const FormulaRule = "formula"

func formulaKey(formula assemble.Formula) string {
	return fmt.Sprint(formula.Display, " ", formula.TeX)
}

// plainText keeps texts as they are.
type plainText struct{}

func (plainText) Encode(text string) ([]byte, error) { return []byte(text), nil }
func (plainText) Decode(text []byte) (string, error) { return string(text), nil }

// formulas are those of all texts, with repetitions.
func formulas(s site.Site) iter.Seq[assemble.Formula] {
	return func(yield func(assemble.Formula) bool) {
		for _, edition := range s.Editions {
			for text := range edition.Texts() {
				for _, formula := range text.Document.Formulas {
					if !yield(assemble.Formula{TeX: formula.TeX, Display: formula.Display}) {
						return
					}
				}
			}
		}
	}
}

// formulaFindings reports formulas that KaTeX cannot read, wherever they stand.
func formulaFindings(s site.Site, failures map[assemble.Formula]string) []diag.Diagnostic {
	var findings []diag.Diagnostic
	if len(failures) == 0 {
		return nil
	}
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			for _, formula := range text.Document.Formulas {
				if message, failed := failures[assemble.Formula{TeX: formula.TeX, Display: formula.Display}]; failed {
					findings = append(findings, formulaFinding(text.Name, text.Whole(), formula, message))
				}
			}
		}
	}
	return findings
}

// formulas renders formulas by KaTeX.
func (n Node) formulas(ctx context.Context, requests []json.RawMessage) ([]ssr.Rendered, error) {
	katex, err := fs.ReadFile(n.Theme, "vendor/katex.js")
	if err != nil {
		return nil, err
	}
	pool, err := n.start(ctx, ssr.Module{Name: "theme", File: "katex.js", Code: string(katex)})
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	return pool.Render(ctx, requests)
}

// formulaFinding says what KaTeX, in JSON, says is wrong with a formula.
func formulaFinding(name string, document markdown.Document, formula markdown.Formula, message string) diag.Diagnostic {
	var wrong struct {
		Text     string `json:"text"`
		Position int    `json:"position"` // in UTF-16, as JavaScript counts
	}
	if json.Unmarshal([]byte(message), &wrong) != nil {
		wrong.Text = message
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MathCode),
		Text: "the formula cannot be read: " + lowerFirst(wrong.Text), Hint: "see https://katex.org/docs/supported.html for the commands that KaTeX supports",
	}
	lines := strings.Split(formula.TeX, "\n")
	line, column := placeInTeX(lines, wrong.Position)
	place := formula.Place
	place.Line += line
	if line > 0 { // what stands before it, such as the indentation of a list, is not part of the formula
		place.Column = 1
		begin := strings.TrimSpace(lines[line])
		before, _, _ := strings.Cut(document.Around(place).Text, begin[:min(len(begin), 100)])
		place.Column = utf8.RuneCountInString(before) + 1 - indentation(lines[line])
	}
	place.Column, place.Length = place.Column+column, 1
	return link.At(name, document, place, finding)
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
