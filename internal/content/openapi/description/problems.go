package description

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

const openapiCode = "openapi"

// problems collects what is wrong with a description.
type problems struct {
	file  string
	text  []byte
	found []diag.Diagnostic

	inBytes bool // the columns of nodes count bytes
}

func (p *problems) add(d diag.Diagnostic) {
	d.Severity, d.Code, d.File = diag.Error, openapiCode, p.file
	p.excerpt(&d)
	p.found = append(p.found, d)
}

// report reports a problem of a node.
func (p *problems) report(node *yaml.Node, text, hint string) {
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
	if p.inBytes {
		d.Column = columnOf(line, d.Column)
	}
	runes := []rune(strings.TrimSuffix(string(line), "\r"))
	if len(runes) > 4*margin {
		start := min(max(d.Column-1-margin, 0), len(runes))
		end := min(start+4*margin, len(runes))
		d.Skipped, runes = start, runes[start:end]
	}
	d.Source = string(runes)
	d.Length = max(min(d.Length, len(runes)-(d.Column-1-d.Skipped)), 0)
}

// json reports text that is no JSON. The decoder knows where a syntax error is.
func (p *problems) json(err error) {
	d := diag.Diagnostic{Line: 1, Column: 1, Text: "invalid JSON: " + err.Error(), Hint: "correct the JSON here, or just before it"}
	var wrong *json.SyntaxError
	if errors.As(json.Unmarshal(p.text, new(any)), &wrong) {
		before := p.text[:max(min(int(wrong.Offset)-1, len(p.text)), 0)]
		d.Line, d.Column = bytes.Count(before, []byte("\n"))+1, len(before)-bytes.LastIndexByte(before, '\n')
		d.Text = "invalid JSON: " + wrong.Error()
	}
	p.add(d)
}

// yaml reports text that is no YAML, in the words that are used for docgen.yaml. The parser that
// is fast enough for a description of megabytes knows at most the line.
func (p *problems) yaml(err error) {
	var discarded map[string]any
	_, found := strictyaml.Decode(p.text, &discarded, strictyaml.Options{File: p.file, Code: openapiCode})
	if len(found) > 0 && strings.HasPrefix(found[0].Text, "invalid YAML") { // and is not too large
		p.found = append(p.found, found[0])
		return
	}
	d := diag.Diagnostic{Line: 1, Column: 1, Text: strings.TrimPrefix(err.Error(), "yaml: "), Hint: "correct the YAML here, or just before it"}
	if place, text, hasLine := strings.Cut(d.Text, ": "); hasLine {
		if _, err := fmt.Sscanf(place, "line %d", &d.Line); err == nil {
			d.Text = text
		}
	}
	d.Text = "invalid YAML: " + d.Text
	p.add(d)
}
