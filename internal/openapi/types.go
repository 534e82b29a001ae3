package openapi

import (
	"fmt"
	"slices"
	"strings"

	"github.com/pb33f/libopenapi/datamodel/high/base"
	"github.com/pb33f/libopenapi/orderedmap"
)

// hasParts reports whether readers learn more about a schema from a list of its parts.
func hasParts(schema *base.Schema) bool {
	return orderedmap.Len(schema.Properties) > 0 || len(schema.OneOf) > 0 || len(schema.AnyOf) > 0
}

// items returns the schema of the items of an array; nil if it says nothing about them.
func items(schema *base.Schema) *base.SchemaProxy {
	if schema.Items == nil || schema.Items.IsB() {
		return nil
	}
	return schema.Items.A
}

// values returns the schema of the values of an object whose keys are free; nil for none.
func values(schema *base.Schema) *base.SchemaProxy {
	if schema.AdditionalProperties == nil || schema.AdditionalProperties.IsB() {
		return nil
	}
	return schema.AdditionalProperties.A
}

// inner returns the schema with parts that a schema leads to through lists and objects with
// free keys, and its name; nil for none.
func (t *schemaTable) inner(proxy *base.SchemaProxy) (*base.Schema, string) {
	schema, name := t.resolve(proxy)
	for range 10 {
		if hasParts(schema) {
			return schema, name
		}
		next := items(schema)
		if next == nil {
			next = values(schema)
		}
		if next == nil {
			break
		}
		schema, name = t.resolve(next)
	}
	return nil, ""
}

// typeOf names the type of a value as Markdown. link makes a link of the name of a schema, or
// returns "" for one that needs none.
func (t *schemaTable) typeOf(proxy *base.SchemaProxy, link func(name string) string) string {
	schema, name := t.resolve(proxy)
	return t.typeName(schema, name, link, 0)
}

func (t *schemaTable) typeName(schema *base.Schema, name string, link func(name string) string, depth int) string {
	text := ""
	kinds := slices.DeleteFunc(slices.Clone(schema.Type), func(kind string) bool { return kind == "null" })
	isNullable := isTrue(schema.Nullable) || len(kinds) < len(schema.Type)
	switch {
	case depth > 5:
		text = "array"
	case items(schema) != nil:
		inner, innerName := t.resolve(items(schema))
		text = "array of " + t.typeName(inner, innerName, link, depth+1)
	case hasParts(schema) && name != "":
		text = link(name)
	case values(schema) != nil && orderedmap.Len(schema.Properties) == 0:
		inner, innerName := t.resolve(values(schema))
		text = "object with values of type " + t.typeName(inner, innerName, link, depth+1)
	case len(kinds) > 0:
		text = escaped(strings.Join(kinds, " or "))
		if schema.Format != "" {
			text += fmt.Sprintf(" (%s)", escaped(schema.Format))
		}
	case orderedmap.Len(schema.Properties) > 0:
		text = "object"
	case len(schema.OneOf) > 0 || len(schema.AnyOf) > 0:
		text = t.alternatives(schema, link, depth)
	case schema.Const != nil || len(schema.Enum) > 0:
		text = "constant"
	default:
		text = "any"
	}
	if isNullable {
		text += " or null"
	}
	return text
}

// alternatives names the types of a value that may have several.
func (t *schemaTable) alternatives(schema *base.Schema, link func(name string) string, depth int) string {
	var texts []string
	for _, each := range slices.Concat(schema.OneOf, schema.AnyOf) {
		inner, name := t.resolve(each)
		if text := t.typeName(inner, name, link, depth+1); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	const most = 4
	if len(texts) > most {
		return fmt.Sprintf("one of %d types", len(texts))
	}
	return strings.Join(texts, " or ")
}
