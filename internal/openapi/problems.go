package openapi

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/pb33f/go-yaml"

	"github.com/docgen-cli/docgen/internal/diag"
)

const openapiCode = "openapi"

// problems collects what is wrong with a description.
type problems struct {
	file  string
	text  []byte
	found []diag.Diagnostic
}

func (p *problems) add(d diag.Diagnostic) {
	d.Severity, d.Code, d.File = diag.Error, openapiCode, p.file
	p.excerpt(&d)
	p.found = append(p.found, d)
}

// at reports a problem of a node.
func (p *problems) at(node *yaml.Node, text, hint string) {
	d := diag.Diagnostic{Line: node.Line, Column: node.Column, Text: text, Hint: hint}
	if node.Kind == yaml.ScalarNode {
		d.Length = utf8.RuneCountInString(node.Value)
		if node.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle) != 0 {
			d.Length += 2
		}
	}
	p.add(d)
}

// margin is how many characters of a long line an excerpt keeps on either side of the place.
const margin = 60

// excerpt adds the line of a problem. A description may be one line of megabytes.
func (p *problems) excerpt(d *diag.Diagnostic) {
	rest := p.text
	for range max(d.Line-1, 0) {
		_, after, isThere := bytes.Cut(rest, []byte("\n"))
		if !isThere {
			return
		}
		rest = after
	}
	if d.Line == 0 {
		return
	}
	line, _, _ := bytes.Cut(rest, []byte("\n"))
	runes := []rune(strings.TrimSuffix(string(line), "\r"))
	if len(runes) > 4*margin {
		start := min(max(d.Column-1-margin, 0), len(runes))
		end := min(start+4*margin, len(runes))
		d.Skipped, runes = start, runes[start:end]
	}
	d.Source = string(runes)
	d.Length = max(min(d.Length, len(runes)-(d.Column-1-d.Skipped)), 0)
}

// syntax reports text that is neither YAML nor JSON. The JSON parser knows the column.
func (p *problems) syntax(err error) {
	if trimmed := bytes.TrimSpace(p.text); len(trimmed) > 0 && trimmed[0] == '{' {
		var wrong *json.SyntaxError
		if jsonErr := json.Unmarshal(p.text, new(any)); errors.As(jsonErr, &wrong) {
			before := p.text[:max(min(int(wrong.Offset)-1, len(p.text)), 0)]
			start := bytes.LastIndexByte(before, '\n') + 1
			p.add(diag.Diagnostic{
				Line: bytes.Count(before, []byte("\n")) + 1, Column: utf8.RuneCount(before[start:]) + 1,
				Text: "invalid JSON: " + wrong.Error(), Hint: "correct the JSON here, or just before it",
			})
			return
		}
	}
	line, column := placeIn(err.Error())
	message := err.Error()
	if at := lineInError.FindStringIndex(message); at != nil {
		message = strings.TrimSpace(message[at[1]:])
	}
	p.add(diag.Diagnostic{Line: line, Column: column, Text: "invalid YAML: " + message, Hint: "correct the YAML here, or just before it"})
}

// model reports what the model of OpenAPI could not be built from.
func (p *problems) model(err error) {
	line, column := placeIn(err.Error())
	text, _, _ := strings.Cut(err.Error(), "\n")
	p.add(diag.Diagnostic{Line: line, Column: cmp.Or(column, min(line, 1)), Text: text, Hint: "compare this part with https://spec.openapis.org"})
}
