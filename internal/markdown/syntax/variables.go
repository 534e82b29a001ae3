package syntax

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// variable matches "{{name}}". Any other text in double braces is not a variable.
var variable = regexp.MustCompile(`^\{\{[ \t]*([A-Za-z_][A-Za-z0-9_.-]{0,99})[ \t]*\}\}`)

// maxVariable limits the search for the end of a variable, in bytes.
const maxVariable = 160

// variableAt returns the name and the length of the variable at the start of a text.
func variableAt(text []byte) (name string, length int) {
	if len(text) < 5 || text[1] != '{' {
		return "", 0
	}
	match := variable.FindSubmatch(text[:min(len(text), maxVariable)])
	if match == nil {
		return "", 0
	}
	return string(match[1]), len(match[0])
}

// parseVariable replaces variables in text with their values, which are not parsed as
// Markdown.
func parseVariable(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	name, length := variableAt(line)
	if length == 0 {
		return nil
	}
	value, known := StateOf(context).variable(name, segment.Start-segment.Padding, length)
	if !known {
		return nil
	}
	block.Advance(length)
	node := Verbatim(value)
	start := segment.Start - segment.Padding
	node.SetAttributeString(variableAttribute, UsedVariable{name, input.At(start, start+length)})
	return node
}

// UsedVariable is a known variable in a text, with its braces.
type UsedVariable struct {
	Name string
	At   input.Span
}

const variableAttribute = "docgen-variable"

// VariableOf returns the name of the variable that a node is the value of, and where the author
// wrote it. The name of other nodes is "".
func VariableOf(node *ast.String) (name string, at input.Span) {
	use := Note[UsedVariable](node, variableAttribute)
	return use.Name, use.At
}

// variable returns the value of a variable, or reports that it is unknown.
func (s *State) variable(name string, start, length int) (string, bool) {
	s.ReadVariables()
	value, isKnown := s.variables[name]
	if !isKnown {
		value, isKnown = s.common[name]
	}
	if isKnown {
		s.Used = append(s.Used, UsedVariable{name, input.At(start, start+length)})
		return value, true
	}
	known := slices.Sorted(maps.Keys(s.variables))
	s.Text.Report(start, start+length, input.Finding{Code: input.VariableCode, Text: fmt.Sprintf("unknown variable %q", name),
		Name: name, Known: append(known, slices.Sorted(maps.Keys(s.common))...),
		Hint: `set it under markdown.variables in docgen.yaml, or write "\{{" to show the braces`})
	return "", false
}

// CheckCode reports variables in inline code, where docgen does not replace them. It ignores
// unknown names.
func (s *State) CheckCode(written []byte, at int) {
	for i := 0; i < len(written); i++ {
		step := bytes.Index(written[i:], []byte("{{"))
		if step < 0 {
			return
		}
		i += step
		name, length := variableAt(written[i:])
		if length == 0 || i > 0 && written[i-1] == '\\' {
			continue
		}
		s.ReadVariables()
		_, isOfText := s.variables[name]
		if _, common := s.common[name]; isOfText || common {
			s.Text.Report(at+i, at+i+length, input.Finding{Code: input.VariableCode, Text: fmt.Sprintf("docgen does not replace the variable %q in code", name),
				Hint: fmt.Sprintf("to show its value, write <code>{{%s}}</code>", name)})
		}
		i += length - 1
	}
}

// Expansion says how to replace the variables in a text.
type Expansion struct {
	At    int                 // offset of the text in the source
	Whole int                 // findings cover this number of bytes from At on; 0 to cover only the variable
	Bare  bool                // remove the backslash that escapes braces
	quote func(string) string // escapes values; nil to leave them as they are
}

// Expand replaces the variables in a text.
func (s *State) Expand(written []byte, how Expansion) []byte {
	if !bytes.Contains(written, []byte("{{")) {
		return written
	}
	var out []byte
	for i := 0; i < len(written); i++ {
		switch rest := written[i:]; {
		case how.Bare && bytes.HasPrefix(rest, []byte(`\{{`)):
			out = append(out, "{{"...)
			i += 2
		case rest[0] == '\\' && len(rest) > 1 && !how.Bare:
			out = append(out, rest[:2]...)
			i++
		case rest[0] == '{':
			value, length := s.expandOne(rest, how, i)
			out = append(out, value...)
			i += length - 1
		default:
			out = append(out, rest[0])
		}
	}
	return out
}

// expandOne returns the replacement for a "{": the value of a variable, or the brace itself.
func (s *State) expandOne(rest []byte, how Expansion, offset int) (value string, length int) {
	name, length := variableAt(rest)
	if length == 0 {
		return "{", 1
	}
	start, size := how.At+offset, length
	if how.Whole > 0 {
		start, size = how.At, how.Whole
	}
	value, known := s.variable(name, start, size)
	switch {
	case !known:
		return string(rest[:length]), length
	case how.quote != nil:
		value = how.quote(value)
	}
	return value, length
}

// quoteMarkdown escapes a text for use in Markdown.
func quoteMarkdown(value string) string { return punctuation.ReplaceAllString(value, `\$0`) }

var punctuation = regexp.MustCompile("[!-/:-@\\[-`{-~]")
