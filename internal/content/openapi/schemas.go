package openapi

import (
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
)

// schemaFolder is the folder of the pages of schemas.
const schemaFolder = "schemas"

// schemaTable holds the schemas with a name, and which of them need a page.
type schemaTable struct {
	byName map[string]*description.Ref
	files  map[string]string              // names of files by name of schema
	flat   map[string]*description.Schema // the results of flatten for schemas with a name
	queue  []string                       // schemas that a page links to, in the order of the links
	queued map[string]bool
}

func newSchemaTable(doc *description.Document) schemaTable {
	table := schemaTable{byName: map[string]*description.Ref{}, files: map[string]string{}, flat: map[string]*description.Schema{}, queued: map[string]bool{}}
	files := newNames("index", "readme", schemaFolder)
	for name, proxy := range doc.Schemas.All() {
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

// nameOf returns the name of the schema that a reference leads to; "" for none.
func (t *schemaTable) nameOf(proxy *description.Ref) string {
	name := proxy.Name()
	if t.byName[name] == nil {
		return ""
	}
	return name
}

// resolve returns a schema with everything that it takes over from others, and its name if it
// has one. Wrappers around one schema, which only add a description, have the name of that
// schema.
func (t *schemaTable) resolve(proxy *description.Ref) (*description.Schema, string) {
	if proxy == nil {
		return &description.Schema{}, ""
	}
	name := t.nameOf(proxy)
	if siblings := proxy.Siblings(); siblings != nil && name != "" {
		flat := *t.named(name)
		over(&flat, siblings)
		return &flat, name
	}
	if found := t.flat[name]; name != "" && found != nil {
		return found, name
	}
	schema := proxy.Schema()
	if name == "" {
		if inner := t.wrapped(schema); inner != "" {
			flat := *t.named(inner)
			over(&flat, schema)
			return &flat, inner
		}
	}
	left := mostMerged
	flat := t.flatten(schema, &left)
	if name != "" {
		t.flat[name] = flat
	}
	return flat, name
}

func (t *schemaTable) named(name string) *description.Schema {
	flat, _ := t.resolve(t.byName[name])
	return flat
}

// wrapped returns the name of the one schema that a wrapper contains; "" if it is no wrapper.
func (t *schemaTable) wrapped(schema *description.Schema) string {
	inside := slices.Concat(schema.AllOf, schema.OneOf, schema.AnyOf)
	if len(inside) != 1 || schema.Properties.Len() > 0 || schema.Items != nil {
		return ""
	}
	return t.nameOf(inside[0])
}

// over replaces what a wrapper says about the schema in it.
func over(flat, wrapper *description.Schema) {
	flat.Description = cmp.Or(wrapper.Description, flat.Description)
	flat.Default = cmp.Or(wrapper.Default, flat.Default)
	flat.Example = cmp.Or(wrapper.Example, flat.Example)
	flat.Nullable = flat.Nullable || wrapper.Nullable
	flat.Deprecated = flat.Deprecated || wrapper.Deprecated
	flat.ReadOnly = flat.ReadOnly || wrapper.ReadOnly
	flat.WriteOnly = flat.WriteOnly || wrapper.WriteOnly
}

// mostMerged is how many schemas one schema may have in "allOf", with those in them.
const mostMerged = 200

// flatten merges the parts of "allOf" into one schema. left is how many more it may merge, which ends the work on a
// schema that contains itself and was not found before.
func (t *schemaTable) flatten(schema *description.Schema, left *int) *description.Schema {
	if len(schema.AllOf) == 0 {
		return schema
	}
	flat := *schema
	flat.AllOf = nil
	flat.Properties = &description.Map[*description.Ref]{}
	flat.Required = slices.Clone(schema.Required)
	flat.OneOf, flat.AnyOf = slices.Clone(schema.OneOf), slices.Clone(schema.AnyOf)
	for _, part := range schema.AllOf {
		if *left--; *left >= 0 {
			merge(&flat, t.flatten(part.Schema(), left))
		}
	}
	for name, property := range schema.Properties.All() {
		flat.Properties.Set(name, property)
	}
	return &flat
}

// merge adds what a part of "allOf" says, unless the whole says something else.
func merge(flat, part *description.Schema) {
	for name, property := range part.Properties.All() {
		flat.Properties.Set(name, property)
	}
	flat.Required = append(flat.Required, part.Required...)
	flat.OneOf, flat.AnyOf = append(flat.OneOf, part.OneOf...), append(flat.AnyOf, part.AnyOf...)
	if len(flat.Type) == 0 {
		flat.Type = part.Type
	}
	flat.Description = cmp.Or(flat.Description, part.Description)
	flat.Format = cmp.Or(flat.Format, part.Format)
	flat.Items = cmp.Or(flat.Items, part.Items)
	flat.AdditionalProperties = cmp.Or(flat.AdditionalProperties, part.AdditionalProperties)
	flat.Discriminator = cmp.Or(flat.Discriminator, part.Discriminator)
	flat.Example = cmp.Or(flat.Example, part.Example)
	if len(flat.Enum) == 0 {
		flat.Enum = part.Enum
	}
}
