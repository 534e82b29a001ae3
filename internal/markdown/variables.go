package markdown

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// variable is "{{name}}". What else stands in double braces is text.
var variable = regexp.MustCompile(`^\{\{[ \t]*([A-Za-z_][A-Za-z0-9_.-]{0,99})[ \t]*\}\}`)

// maxVariable bounds the search for the end, in bytes.
const maxVariable = 160

// variableAt finds the variable that text begins with: its name and its length.
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

// variableParser replaces variables in text by their values, which are no
// Markdown.
type variableParser struct{}

// Trigger implements parser.InlineParser.
func (variableParser) Trigger() []byte { return []byte{'{'} }

// Parse implements parser.InlineParser.
func (variableParser) Parse(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	name, length := variableAt(line)
	if length == 0 {
		return nil
	}
	value, known := stateOf(context).variable(name, segment.Start-segment.Padding, length)
	if !known {
		return nil
	}
	block.Advance(length)
	return verbatim(value)
}

// variable gives the value of a variable, or reports that there is none.
func (s *state) variable(name string, start, length int) (string, bool) {
	s.readFields()
	if value, own := s.fields.values[name]; own {
		return value, true
	}
	if value, common := s.options.Variables[name]; common {
		return value, true
	}
	known := slices.Sorted(maps.Keys(s.fields.values))
	s.report(start, start+length, Finding{Code: VariableCode, Text: fmt.Sprintf("unknown variable %q", name),
		Name: name, Known: append(known, slices.Sorted(maps.Keys(s.options.Variables))...),
		Hint: `give it a value under markdown.variables in docgen.yaml, or write "\{{" for the braces themselves`})
	return "", false
}

// expansion says how the variables of a text are replaced.
type expansion struct {
	at    int                 // where the text begins in the source
	whole int                 // length of what is to blame at that place instead of the variable; 0 for the variable itself
	quote func(string) string // makes of a value what stands in the text; nil for the value itself
	bare  bool                // drop the backslash that keeps braces as they are
}

// expand replaces the variables of a text.
func (s *state) expand(written []byte, how expansion) []byte {
	if !bytes.Contains(written, []byte("{{")) {
		return written
	}
	var out []byte
	for i := 0; i < len(written); i++ {
		switch rest := written[i:]; {
		case how.bare && bytes.HasPrefix(rest, []byte(`\{{`)):
			out = append(out, "{{"...)
			i += 2
		case rest[0] == '\\' && len(rest) > 1 && !how.bare:
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

// expandOne replaces what a "{" begins: a variable, or the brace itself.
func (s *state) expandOne(rest []byte, how expansion, offset int) (value string, length int) {
	name, length := variableAt(rest)
	if length == 0 {
		return "{", 1
	}
	start, size := how.at+offset, length
	if how.whole > 0 {
		start, size = how.at, how.whole
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

// quoteMarkdown writes a text so that Markdown stands for it.
func quoteMarkdown(value string) string { return punctuation.ReplaceAllString(value, `\$0`) }

var punctuation = regexp.MustCompile("[!-/:-@\\[-`{-~]")
