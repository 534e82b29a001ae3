package markdown

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// frontMatterParser is goldmark-meta's, but that only "---" opens and closes
// front matter: any line of dashes does for goldmark-meta, a list item in YAML
// too.
type frontMatterParser struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p frontMatterParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	if segment.Start != 0 || !isFence(line) || unclosed(reader.Source()) != nil {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, context)
}

// Continue implements parser.BlockParser.
func (frontMatterParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, segment := reader.PeekLine()
	if isFence(line) {
		reader.AdvanceToEOL()
		return parser.Close
	}
	node.Lines().Append(segment)
	return parser.Continue | parser.NoChildren
}

func isFence(line []byte) bool { return string(bytes.TrimRight(line, " \t\n")) == "---" }

// unclosed reports front matter that opens and never closes.
func unclosed(source []byte) *MetaError {
	number := 0
	for line := range bytes.Lines(source) {
		number++
		switch {
		case number == 1 && !isFence(line):
			return nil
		case number > 1 && isFence(line):
			return nil
		}
	}
	if number == 0 {
		return nil
	}
	return &MetaError{Text: `it opens with "---" and is never closed`, Hint: `end it by another line "---"`, Place: Place{Line: 1, Column: 1, Length: 3}}
}

var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// metaError turns the YAML parser's error into a place in the file. The YAML
// starts on the file's second line.
func metaError(err error) *MetaError {
	message := err.Error()
	match := yamlLine.FindStringSubmatch(message)
	place := Place{Line: 1}
	if len(match) == 2 && match[1] != "" {
		if line, err := strconv.Atoi(match[1]); err == nil {
			place.Line = line + 1
		}
	}
	message = yamlLine.ReplaceAllString(message, "")
	if strings.HasPrefix(message, "unmarshal errors") {
		message = "it must be a mapping of names to values"
	}
	return &MetaError{Text: message, Place: place}
}
