package description

import (
	"strings"

	"go.yaml.in/yaml/v4"
)

// Schema is a schema of JSON Schema, as far as pages show it.
type Schema struct {
	Title, Description, Format, Pattern                          string
	Type                                                         []string
	AllOf, OneOf, AnyOf, PrefixItems                             []*Ref
	Items, AdditionalProperties                                  *Ref // nil for a boolean
	Properties                                                   *Map[*Ref]
	Required                                                     []string
	Enum, Examples                                               []*yaml.Node
	Default, Const, Example                                      *yaml.Node
	Minimum, Maximum, MultipleOf                                 *float64
	ExclusiveMinimum, ExclusiveMaximum                           Exclusive
	MinLength, MaxLength, MinItems, MaxItems, MinProps, MaxProps *int64
	UniqueItems, Nullable, ReadOnly, WriteOnly, Deprecated       bool
	Discriminator                                                *Discriminator
}

// Exclusive is a bound that a value must not reach: a flag in version 3.0, and a number in 3.1.
type Exclusive struct {
	Flag  bool
	Value *float64
}

// Discriminator is the property that tells which of several schemas is meant.
type Discriminator struct {
	PropertyName string
	Mapping      *Map[string]
}

// Ref is a schema, or a reference to one. Schemas may contain themselves, so they are read when
// they are needed.
type Ref struct {
	reader *reader
	node   *yaml.Node
	schema *Schema
	own    *Schema
}

// schemaPrefix starts the references to schemas with a name.
const schemaPrefix = "#/components/schemas/"

// Name returns the name of the component that a reference leads to; "" for none.
func (r *Ref) Name() string {
	place := child(r.node, "$ref")
	if place == nil {
		return ""
	}
	return NameIn(place.Value)
}

// NameIn returns the name of the schema that a reference leads to; "" for none.
func NameIn(reference string) string {
	name, isNamed := strings.CutPrefix(reference, schemaPrefix)
	if !isNamed || strings.Contains(name, "/") {
		return ""
	}
	return unescaped(name)
}

// Schema returns the schema itself, or the one that the reference leads to.
func (r *Ref) Schema() *Schema {
	if r.schema == nil {
		r.schema = r.reader.schema(r.reader.follow(r.node))
	}
	return r.schema
}

// Beside returns what is written beside a reference, which version 3.1 allows; nil if the schema
// is no reference, or nothing is beside it.
func (r *Ref) Beside() *Schema {
	if child(r.node, "$ref") == nil || len(target(r.node).Content) <= 2 {
		return nil
	}
	if r.own == nil {
		r.own = r.reader.schema(target(r.node))
	}
	return r.own
}
