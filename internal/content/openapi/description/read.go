// Package description reads OpenAPI descriptions in version 3.0 to 3.2, from YAML or JSON.
//
// [Read] returns a [Document], or says what is wrong with the text and where. The package keeps
// the order of the text, and nodes with their places. It must not know what pages look like. It
// reads no other file and asks no server.
package description

import (
	"bytes"
	"reflect"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Read parses a description. file is its name in messages. If there are findings, the document
// is nil.
func Read(text []byte, file string) (*Document, []diag.Diagnostic) {
	p := &problems{file: file, text: text}
	root := p.parse()
	if root == nil {
		return nil, p.found
	}
	w := p.inspect(root)
	if len(p.found) > 0 {
		return nil, p.found
	}
	r, document := &reader{walker: w, fields: map[reflect.Type]map[string]strictyaml.Field{}}, &Document{}
	r.object(root, reflect.ValueOf(document).Elem())
	return document, nil
}

// parse returns the root of a text in JSON or YAML. JSON has a parser of its own, which is
// faster and needs less memory.
func (p *problems) parse() *yaml.Node {
	if trimmed := bytes.TrimLeft(p.text, " \t\r\n\ufeff"); len(trimmed) > 0 && trimmed[0] == '{' {
		root, err := parseJSON(p.text)
		if err == nil {
			p.inBytes = true
			return root
		}
		var flow yaml.Node
		if yaml.Unmarshal(p.text, &flow) != nil || len(flow.Content) == 0 { // YAML may start with a brace, too
			p.inBytes = true
			p.json(err)
			return nil
		}
		return flow.Content[0]
	}
	var document yaml.Node
	if err := yaml.Unmarshal(p.text, &document); err != nil {
		p.yaml(err)
		return nil
	}
	if len(document.Content) == 0 {
		return &document
	}
	return Target(document.Content[0])
}

// follow returns the node that a reference leads to, or the node itself.
func (r *reader) follow(node *yaml.Node) *yaml.Node {
	node = Target(node)
	for range 30 {
		place := child(node, "$ref")
		if place == nil || place.Kind != yaml.ScalarNode {
			return node
		}
		if to := r.anchors[strings.TrimPrefix(place.Value, "#")]; to != nil {
			node = to
			continue
		}
		found, _ := r.find(strings.TrimPrefix(place.Value, "#"))
		if found == nil {
			return node
		}
		node = found
	}
	return node
}

// unescaped returns a step of a JSON pointer as the key that it means.
func unescaped(step string) string {
	if !strings.ContainsAny(step, "%~") {
		return step
	}
	return strings.NewReplacer("~1", "/", "~0", "~").Replace(slug.Decoded(step))
}
