package openapi

import (
	"slices"
	"strings"

	"github.com/pb33f/libopenapi/datamodel/high/base"
	v3 "github.com/pb33f/libopenapi/datamodel/high/v3"
	"github.com/pb33f/libopenapi/orderedmap"
)

// schemaFolder is the folder of the pages of schemas.
const schemaFolder = "schemas"

// schemaTable holds the schemas with a name, and which of them need a page.
type schemaTable struct {
	byName map[string]*base.SchemaProxy
	files  map[string]string       // names of files by name of schema
	flat   map[string]*base.Schema // the results of flatten for schemas with a name
	queue  []string                // schemas that a page links to, in the order of the links
	queued map[string]bool
}

func newSchemaTable(doc *v3.Document) schemaTable {
	table := schemaTable{byName: map[string]*base.SchemaProxy{}, files: map[string]string{}, flat: map[string]*base.Schema{}, queued: map[string]bool{}}
	if doc.Components == nil {
		return table
	}
	files := newNames("index", "readme", schemaFolder)
	for name, proxy := range doc.Components.Schemas.FromOldest() {
		table.byName[name] = proxy
		table.files[name] = files.unique(name)
	}
	return table
}

// link returns the file of the page of a schema, relative to the folder of all pages.
func (t *schemaTable) link(name string) string {
	if !t.queued[name] {
		t.queued[name] = true
		t.queue = append(t.queue, name)
	}
	return schemaFolder + "/" + t.files[name] + ".md"
}

// schemaPrefix starts the references to schemas with a name.
const schemaPrefix = "#/components/schemas/"

// nameOf returns the name of the schema that a reference leads to; "" for none.
func (t *schemaTable) nameOf(proxy *base.SchemaProxy) string {
	name, isNamed := strings.CutPrefix(proxy.GetReference(), schemaPrefix)
	if !isNamed || strings.Contains(name, "/") {
		return ""
	}
	name = strings.NewReplacer("~1", "/", "~0", "~", "%20", " ").Replace(name)
	if t.byName[name] == nil {
		return ""
	}
	return name
}

// resolve returns a schema with everything that it takes over from others, and its name if it
// has one. Wrappers around one schema, which only add a description, have the name of that
// schema.
func (t *schemaTable) resolve(proxy *base.SchemaProxy) (*base.Schema, string) {
	if proxy == nil {
		return &base.Schema{}, ""
	}
	name := t.nameOf(proxy)
	if found := t.flat[name]; name != "" && found != nil {
		return found, name
	}
	schema := proxy.Schema()
	if schema == nil {
		return &base.Schema{}, name
	}
	if name == "" {
		if inner := t.wrapped(schema); inner != "" {
			flat := *t.named(inner)
			over(&flat, schema)
			return &flat, inner
		}
	}
	flat := t.flatten(schema, nil)
	if name != "" {
		t.flat[name] = flat
	}
	return flat, name
}

func (t *schemaTable) named(name string) *base.Schema {
	flat, _ := t.resolve(t.byName[name])
	return flat
}

// wrapped returns the name of the one schema that a wrapper contains; "" if it is no wrapper.
func (t *schemaTable) wrapped(schema *base.Schema) string {
	inside := slices.Concat(schema.AllOf, schema.OneOf, schema.AnyOf)
	if len(inside) != 1 || orderedmap.Len(schema.Properties) > 0 || schema.Items != nil {
		return ""
	}
	return t.nameOf(inside[0])
}

// over replaces what a wrapper says about the schema in it.
func over(flat, wrapper *base.Schema) {
	if wrapper.Description != "" {
		flat.Description = wrapper.Description
	}
	if isTrue(wrapper.Nullable) {
		flat.Nullable = wrapper.Nullable
	}
	for _, each := range []struct{ to, from **bool }{{&flat.Deprecated, &wrapper.Deprecated}, {&flat.ReadOnly, &wrapper.ReadOnly}, {&flat.WriteOnly, &wrapper.WriteOnly}} {
		if *each.from != nil {
			*each.to = *each.from
		}
	}
	if wrapper.Default != nil {
		flat.Default = wrapper.Default
	}
	if wrapper.Example != nil {
		flat.Example = wrapper.Example
	}
}

// flatten merges the parts of "allOf" into one schema. above are the schemas around this one,
// which a schema that contains itself would merge without end.
func (t *schemaTable) flatten(schema *base.Schema, above []*base.Schema) *base.Schema {
	if len(schema.AllOf) == 0 || slices.Contains(above, schema) || len(above) > 30 {
		return schema
	}
	flat := *schema
	flat.AllOf = nil
	flat.Properties = orderedmap.New[string, *base.SchemaProxy]()
	flat.Required = slices.Clone(schema.Required)
	flat.OneOf, flat.AnyOf = slices.Clone(schema.OneOf), slices.Clone(schema.AnyOf)
	for _, part := range schema.AllOf {
		if inner := part.Schema(); inner != nil {
			merge(&flat, t.flatten(inner, append(above, schema)))
		}
	}
	for name, property := range schema.Properties.FromOldest() {
		flat.Properties.Set(name, property)
	}
	return &flat
}

// merge adds what a part of "allOf" says, unless the whole says something else.
func merge(flat, part *base.Schema) {
	for name, property := range part.Properties.FromOldest() {
		flat.Properties.Set(name, property)
	}
	flat.Required = append(flat.Required, part.Required...)
	flat.OneOf, flat.AnyOf = append(flat.OneOf, part.OneOf...), append(flat.AnyOf, part.AnyOf...)
	if len(flat.Type) == 0 {
		flat.Type = part.Type
	}
	if flat.Description == "" {
		flat.Description = part.Description
	}
	if flat.Items == nil {
		flat.Items = part.Items
	}
	if len(flat.Enum) == 0 {
		flat.Enum = part.Enum
	}
	if flat.Format == "" {
		flat.Format = part.Format
	}
	if flat.AdditionalProperties == nil {
		flat.AdditionalProperties = part.AdditionalProperties
	}
	if flat.Discriminator == nil {
		flat.Discriminator = part.Discriminator
	}
	if flat.Example == nil {
		flat.Example = part.Example
	}
}
