package strictyaml

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/docgen-cli/docgen/internal/diag"
)

// syntaxError is the interface of the parser's errors.
type syntaxError interface {
	error
	GetMessage() string
	GetToken() *token.Token
}

// parse reads the text into a tree. The tree is a null for empty text, and nil for invalid
// YAML.
func (s source) parse() (*node, []diag.Diagnostic) {
	if place, bad := s.notText(); bad {
		return nil, s.failure(place, "the file is not valid UTF-8", "save it as UTF-8")
	}
	if len(s.text) > maxBytes {
		return nil, s.failure(Place{Line: 1}, fmt.Sprintf("the file is larger than %d MiB", maxBytes>>20), "")
	}
	tokens := lexer.Tokenize(s.text)
	if limit := s.options.Tokens; limit > 0 && len(tokens) > limit {
		return nil, s.failure(s.place(tokens[limit]), fmt.Sprintf("the YAML has more than %d keys, values and punctuation marks", limit), "shorten it")
	}
	if at, text := tooMuch(tokens); at != nil {
		return nil, s.failure(s.place(at), text, "")
	}
	file, err := parseTokens(tokens)
	if err != nil {
		return nil, s.syntaxFailure(err)
	}
	builder := builder{source: s, anchors: map[string]*node{}}
	root := builder.document(file)
	return root, builder.findings
}

func (s source) failure(place Place, text, hint string) []diag.Diagnostic {
	return []diag.Diagnostic{s.diagnostic(place, diag.Error, text, hint)}
}

func (s source) syntaxFailure(err error) []diag.Diagnostic {
	place, text := Place{Line: 1}, err.Error()
	var syntax syntaxError
	if errors.As(err, &syntax) {
		text = syntax.GetMessage()
		place = s.syntaxPlace(syntax.GetToken())
	}
	switch {
	case strings.Contains(text, "found character '\t'"):
		return s.failure(place, "invalid YAML: tab in the indentation", "indent with spaces")
	case strings.Contains(text, "could not find end character"):
		return s.failure(place, "invalid YAML: the quotes are never closed", "add the closing quote")
	}
	return s.failure(place, "invalid YAML: "+lowerFirst(text), syntaxHint(text))
}

// syntaxPlace uses the token's position as it is: invalid text has no reliable structure.
func (s source) syntaxPlace(at *token.Token) Place {
	if at == nil || at.Position == nil {
		return Place{Line: 1}
	}
	number := min(max(at.Position.Line, 1), len(s.lines))
	width := len([]rune(s.line(number)))
	return Place{Line: number, Column: min(max(at.Position.Column, 1), width+1), Length: 1}
}

func syntaxHint(message string) string {
	switch {
	case strings.Contains(message, "mapping value is not allowed"):
		return `put a value that contains ": " in quotes, or correct the indentation`
	case strings.Contains(message, "reserved character"), strings.Contains(message, "unexpected directive"):
		return "put a value that starts with this character in quotes"
	case strings.Contains(message, "unknown escape character"):
		return "use single quotes, or double the backslash"
	case strings.Contains(message, "value is not allowed in this context"), strings.Contains(message, "non-map value"):
		return "entries of the same level must start in the same column"
	}
	return ""
}

func lowerFirst(text string) string {
	if text == "" {
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}

// parseTokens runs the YAML parser, which panics on some invalid texts.
func parseTokens(tokens token.Tokens) (file *ast.File, err error) {
	defer func() {
		if recover() != nil {
			file, err = nil, errors.New("the structure of the file cannot be parsed")
		}
	}()
	return parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
}
