package description

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// parseJSON returns the root of a text in JSON, as the YAML parser would.
func parseJSON(text []byte) (*yaml.Node, error) {
	p := &jsonParser{text: text, decoder: json.NewDecoder(bytes.NewReader(text)), line: 1}
	p.decoder.UseNumber()
	root, err := p.value(0)
	if err != nil {
		return nil, err
	}
	if _, err := p.decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("there is text after the end of the value")
	}
	return root, nil
}

// jsonParser reads JSON and counts lines.
type jsonParser struct {
	text    []byte
	decoder *json.Decoder
	line    int // of offset
	start   int // of the line
	offset  int // up to which lines are counted
}

// deepestJSON is how deeply values may be nested.
const deepestJSON = 500

// place returns the line and column of the next token.
func (p *jsonParser) place() (line, column int) {
	at := int(p.decoder.InputOffset())
	for at < len(p.text) && bytes.IndexByte([]byte(" \t\r\n,:\xef\xbb\xbf"), p.text[at]) >= 0 {
		at++
	}
	passed := p.text[p.offset:at]
	if count := bytes.Count(passed, []byte("\n")); count > 0 {
		p.line += count
		p.start = p.offset + bytes.LastIndexByte(passed, '\n') + 1
	}
	p.offset = at
	return p.line, 1 + at - p.start // in bytes; report counts characters
}

func (p *jsonParser) value(depth int) (*yaml.Node, error) {
	if depth > deepestJSON {
		return nil, fmt.Errorf("values are nested more than %d levels deep", deepestJSON)
	}
	line, column := p.place()
	token, err := p.decoder.Token()
	if err != nil {
		return nil, err
	}
	node := &yaml.Node{Kind: yaml.ScalarNode, Line: line, Column: column}
	switch token := token.(type) {
	case json.Delim:
		return node, p.inside(node, token, depth)
	case string:
		node.Tag, node.Value, node.Style = "!!str", token, yaml.DoubleQuotedStyle
	case json.Number:
		node.Tag, node.Value = "!!float", token.String()
		if !bytes.ContainsAny([]byte(token), ".eE") {
			node.Tag = "!!int"
		}
	case bool:
		node.Tag, node.Value = "!!bool", fmt.Sprint(token)
	default:
		node.Tag, node.Value = "!!null", "null"
	}
	return node, nil
}

// inside reads the values in an object or an array.
func (p *jsonParser) inside(node *yaml.Node, open json.Delim, depth int) error {
	node.Kind, node.Tag = yaml.MappingNode, "!!map"
	if open == '[' {
		node.Kind, node.Tag = yaml.SequenceNode, "!!seq"
	}
	for p.decoder.More() {
		each, err := p.value(depth + 1)
		if err != nil {
			return err
		}
		node.Content = append(node.Content, each)
	}
	_, err := p.decoder.Token()
	return err
}

// columnOf returns the column of a byte in a line, in characters.
func columnOf(line []byte, column int) int {
	return utf8.RuneCount(line[:min(max(column-1, 0), len(line))]) + 1
}
