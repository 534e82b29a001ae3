package openapi

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

// hasParts reports whether readers learn more about a schema from a list of its parts.
func hasParts(schema *description.Schema) bool {
	return schema.Properties.Len() > 0 || len(schema.OneOf) > 0 || len(schema.AnyOf) > 0
}

// inner returns the schema with parts that a schema leads to through lists and objects with
// free keys, and its name; nil for none.
func (t *schemaTable) inner(proxy *description.Ref) (*description.Schema, string) {
	schema, name := t.resolve(proxy)
	for range 10 {
		if hasParts(schema) {
			return schema, name
		}
		next := cmp.Or(schema.Items, schema.AdditionalProperties)
		if next == nil {
			break
		}
		schema, name = t.resolve(next)
	}
	return nil, ""
}

// typeOf names the type of a value as Markdown. link makes a link of the name of a schema, or
// returns "" for one that needs none.
func (t *schemaTable) typeOf(proxy *description.Ref, link func(name string) string) string {
	schema, name := t.resolve(proxy)
	return t.typeName(schema, name, link, 0)
}

func (t *schemaTable) typeName(schema *description.Schema, name string, link func(name string) string, depth int) string {
	text := ""
	kinds := slices.DeleteFunc(slices.Clone(schema.Type), func(kind string) bool { return kind == "null" })
	isNullable := schema.Nullable || len(kinds) < len(schema.Type)
	switch {
	case depth > 3:
		text = "value"
	case schema.Items != nil:
		inner, innerName := t.resolve(schema.Items)
		of := t.typeName(inner, innerName, link, depth+1)
		if strings.Contains(of, " or ") {
			of = "(" + of + ")"
		}
		text = "array of " + of
	case hasParts(schema) && name != "":
		text = link(name)
	case schema.AdditionalProperties != nil && schema.Properties.Len() == 0:
		inner, innerName := t.resolve(schema.AdditionalProperties)
		text = "object with values of type " + t.typeName(inner, innerName, link, depth+1)
	case len(kinds) > 0:
		text = prose.Escape(strings.Join(kinds, " or "))
		if schema.Format != "" {
			text += fmt.Sprintf(" (%s)", prose.Escape(schema.Format))
		}
	case schema.Properties.Len() > 0:
		text = "object"
	case len(schema.OneOf) > 0 || len(schema.AnyOf) > 0:
		text = t.alternatives(schema, link, depth)
	case isNullable && len(schema.Type) > 0:
		return "null"
	case schema.Const != nil:
		text = kindOf(schema.Const)
	case len(schema.Enum) > 0:
		text = kindOf(schema.Enum[0])
	default:
		text = "any"
	}
	if isNullable {
		text += " or null"
	}
	return text
}

// mostAlternatives is how many types of a value are listed in a line.
const mostAlternatives = 4

// alternatives names the types of a value that may have several.
func (t *schemaTable) alternatives(schema *description.Schema, link func(name string) string, depth int) string {
	var texts []string
	for _, each := range slices.Concat(schema.OneOf, schema.AnyOf) {
		inner, name := t.resolve(each)
		if text := t.typeName(inner, name, link, depth+1); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	if len(texts) > mostAlternatives {
		return fmt.Sprintf("one of %d types", len(texts))
	}
	return strings.Join(texts, " or ")
}

// kindOf returns the type of a value of the description.
func kindOf(node *yaml.Node) string {
	switch valueOf(node, 0).(type) {
	case nil:
		return "null"
	case bool:
		return "boolean"
	case object:
		return "object"
	case []any:
		return "array"
	case string:
		return "string"
	}
	return "number"
}
