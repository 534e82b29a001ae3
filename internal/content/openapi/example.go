package openapi

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// object is an object of JSON whose keys keep their order.
type object []field

type field struct {
	key   string
	value any
}

// MarshalJSON implements json.Marshaler.
func (o object) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, each := range o {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString(jsonOf(each.key, plainjson.Marshal) + ":" + jsonOf(each.value, plainjson.Marshal))
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

// jsonOf returns a value as JSON, in one line with [plainjson.Marshal], or in several with [plainjson.Indented].
func jsonOf(value any, write func(any) ([]byte, error)) string {
	text, err := write(value)
	if err != nil {
		return "null"
	}
	return strings.TrimSpace(string(text))
}

// compact returns a value of the description as JSON in one line.
func compact(node *yaml.Node) string { return jsonOf(valueOf(node, 0), plainjson.Marshal) }

// valueOf returns a value of the description as one of JSON.
func valueOf(node *yaml.Node, depth int) any {
	node = description.Target(node)
	if node == nil || depth > 50 {
		return nil
	}
	switch node.Kind {
	case yaml.MappingNode:
		all := object{}
		for key, value := range description.Entries(node) {
			all = append(all, field{key.Value, valueOf(value, depth+1)})
		}
		return all
	case yaml.SequenceNode:
		all := []any{}
		for _, each := range node.Content {
			all = append(all, valueOf(each, depth+1))
		}
		return all
	}
	switch node.ShortTag() {
	case "!!null":
		return nil
	case "!!bool":
		return strings.EqualFold(node.Value, "true")
	case "!!int":
		if whole, err := strconv.ParseInt(node.Value, 0, 64); err == nil {
			return whole
		}
	case "!!float":
		if json.Valid([]byte(node.Value)) {
			return json.Number(node.Value)
		}
		if value, err := strconv.ParseFloat(node.Value, 64); err == nil && !math.IsInf(value, 0) && !math.IsNaN(value) {
			return value
		}
	}
	return node.Value
}

// example is a value that a description gives, or one that fits a schema.
type example struct {
	title string
	value any
}

// examplesOf returns the examples of a request or a response; one that fits the schema if the
// description has none.
func (g *generator) examplesOf(media *description.MediaType, isRequest bool) []example {
	var all []example
	if media.Example != nil {
		all = append(all, example{"", valueOf(media.Example, 0)})
	}
	for name, each := range media.Examples.All() {
		if each.Value != nil {
			all = append(all, example{cmp.Or(each.Summary, name), valueOf(each.Value, 0)})
		}
	}
	if len(all) == 0 && media.Schema != nil {
		s := sampler{schemas: &g.schemas, isRequest: isRequest, budget: 200}
		if value, isKnown := s.value(media.Schema, nil); isKnown {
			all = append(all, example{"", value})
		}
	}
	return all
}

// given returns the example or the default of a schema.
func given(schema *description.Schema) (any, bool) {
	switch {
	case schema.Example != nil:
		return valueOf(schema.Example, 0), true
	case len(schema.Examples) > 0:
		return valueOf(schema.Examples[0], 0), true
	case schema.Const != nil:
		return valueOf(schema.Const, 0), true
	case schema.Default != nil:
		return valueOf(schema.Default, 0), true
	case len(schema.Enum) > 0:
		return valueOf(schema.Enum[0], 0), true
	}
	return nil, false
}
