package syntax

import (
	"bytes"
	"fmt"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// frontMatterParser is goldmark-meta's parser, restricted to fences that are exactly "---".
// goldmark-meta would accept any line of dashes, even a YAML list item. The parser only finds
// the block; package strictyaml parses its content.
type frontMatterParser struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p frontMatterParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	if line, segment := reader.PeekLine(); segment.Start != 0 || !input.IsFence(line) {
		return nil, parser.NoChildren
	}
	if _, closed := input.FrontMatterEnd(reader.Source()); !closed {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, context)
}

// Continue implements parser.BlockParser.
func (frontMatterParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, segment := reader.PeekLine()
	if input.IsFence(line) {
		reader.AdvanceToEOL()
		return parser.Close
	}
	node.Lines().Append(segment)
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser. It removes the block.
func (frontMatterParser) Close(node ast.Node, _ text.Reader, _ parser.Context) {
	node.Parent().RemoveChild(node.Parent(), node)
}

// Fields returns the front matter of a text as encoding/json decodes it. It is nil if there is
// none, or if it cannot be read.
func Fields(text []byte) map[string]any {
	var read fieldReader
	if head, found := input.FrontMatter(text); found {
		strictyaml.Decode(head, &read, strictyaml.Options{Tokens: strictyaml.FrontMatterTokens})
	}
	return read.fields
}

// fieldReader decodes all fields of front matter.
type fieldReader struct{ fields map[string]any }

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (r *fieldReader) UnmarshalYAML(value strictyaml.Value) {
	r.fields, _ = value.JSON().(map[string]any)
}

// PlainFields returns the texts of those fields in front matter that are strings without quotes.
func PlainFields(text []byte) map[string]string {
	read := plainReader{}
	if head, found := input.FrontMatter(text); found {
		strictyaml.Decode(head, &read, strictyaml.Options{Tokens: strictyaml.FrontMatterTokens})
	}
	return read
}

// plainReader decodes the fields of front matter that are strings without quotes.
type plainReader map[string]string

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (r *plainReader) UnmarshalYAML(value strictyaml.Value) {
	for _, field := range value.Entries() {
		if field.Value.IsPlain() && field.Value.Kind() == strictyaml.String {
			(*r)[field.Name] = field.Value.Text()
		}
	}
}

// variablesField is the front matter field that defines variables.
const variablesField = "variables"

// ReadVariables reads the variables in the document's front matter, once. It reports values
// that YAML does not read as they are written.
func (s *State) ReadVariables() {
	if s.variables != nil {
		return
	}
	s.variables = map[string]string{}
	if head, _ := input.FrontMatter(s.Text.Bytes); bytes.Contains(head, []byte(variablesField)) {
		strictyaml.Decode(head, &variableReader{s}, strictyaml.Options{Line: 2, Tokens: strictyaml.FrontMatterTokens})
	}
}

// variableReader decodes the variables in front matter.
type variableReader struct{ state *State }

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (r *variableReader) UnmarshalYAML(value strictyaml.Value) {
	for _, field := range value.Entries() {
		switch {
		case field.Name != variablesField || field.Value.Kind() == strictyaml.Null:
		case field.Value.Kind() != strictyaml.Map:
			r.report(field, input.Finding{Text: `front matter field "variables" must be a mapping of names to strings`})
		default:
			r.read(field.Value)
		}
	}
}

func (r *variableReader) read(variables strictyaml.Value) {
	for _, variable := range variables.Entries() {
		text := variable.Value.Text()
		if variable.Value.Kind() != strictyaml.String {
			text = read(variable.Value)
			if text != variable.Value.Text() {
				r.report(variable, input.Finding{Text: fmt.Sprintf("YAML reads the value of variable %q as %q", variable.Name, text),
					Hint: "put the value in quotes"})
			}
		}
		r.state.variables[variable.Name] = text
	}
}

// read formats a value that is not a string.
func read(value strictyaml.Value) string {
	if value.Kind() == strictyaml.List || value.Kind() == strictyaml.Map {
		return fmt.Sprint(value.JSON())
	}
	return fmt.Sprint(value.Scalar())
}

func (r *variableReader) report(field strictyaml.Entry, finding input.Finding) {
	finding.Code = input.VariableCode
	place := field.Place()
	at := r.state.Text.Offset(place.Line, place.Column)
	r.state.Text.Report(at, at+len(field.Name), finding)
}
