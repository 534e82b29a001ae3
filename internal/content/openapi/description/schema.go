package description

import (
	"reflect"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Schema is a schema of JSON Schema, as far as pages show it.
type Schema struct {
	Title       string     `yaml:"title"`
	Description string     `yaml:"description"`
	Format      string     `yaml:"format"`
	Type        []string   `yaml:"type"`
	Default     *yaml.Node `yaml:"default"`
	Const       *yaml.Node `yaml:"const"`
	Example     *yaml.Node `yaml:"example"`
	Deprecated  bool       `yaml:"deprecated"`
	Nullable    bool       `yaml:"nullable"`
	ReadOnly    bool       `yaml:"readOnly"`
	WriteOnly   bool       `yaml:"writeOnly"`

	Properties           *Map[*Ref]     `yaml:"properties"`
	Required             []string       `yaml:"required" only:"list"`
	Items                *Ref           `yaml:"items" only:"object"`                // nil for a boolean
	AdditionalProperties *Ref           `yaml:"additionalProperties" only:"object"` // nil for a boolean
	PrefixItems          []*Ref         `yaml:"prefixItems"`
	AllOf                []*Ref         `yaml:"allOf"`
	OneOf                []*Ref         `yaml:"oneOf"`
	AnyOf                []*Ref         `yaml:"anyOf"`
	Discriminator        *Discriminator `yaml:"discriminator"`

	Enum             []*yaml.Node `yaml:"enum"`
	Examples         []*yaml.Node `yaml:"examples"`
	Pattern          string       `yaml:"pattern"`
	Minimum          *float64     `yaml:"minimum"`
	Maximum          *float64     `yaml:"maximum"`
	ExclusiveMinimum Exclusive    `yaml:"exclusiveMinimum"`
	ExclusiveMaximum Exclusive    `yaml:"exclusiveMaximum"`
	MultipleOf       *float64     `yaml:"multipleOf"`
	MinLength        *int64       `yaml:"minLength"`
	MaxLength        *int64       `yaml:"maxLength"`
	MinItems         *int64       `yaml:"minItems"`
	MaxItems         *int64       `yaml:"maxItems"`
	MinProps         *int64       `yaml:"minProperties"`
	MaxProps         *int64       `yaml:"maxProperties"`
	UniqueItems      bool         `yaml:"uniqueItems"`
}

// Exclusive is a bound that a value must not reach: a flag in version 3.0, and a number in 3.1.
type Exclusive struct {
	Flag  bool
	Value *float64
}

func (e *Exclusive) fill(_ *reader, node *yaml.Node) {
	*e = Exclusive{Flag: text(node) == "true", Value: number(node)}
}

// Discriminator is the property that tells which of several schemas is meant.
type Discriminator struct {
	PropertyName string       `yaml:"propertyName"`
	Mapping      *Map[string] `yaml:"mapping"`
}

// Ref is a schema, or a reference to one. Schemas may contain themselves, so they are read when
// they are needed.
type Ref struct {
	reader   *reader
	node     *yaml.Node
	schema   *Schema
	siblings *Schema // what is written next to the reference; nil until it is needed
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
		r.schema = &Schema{}
		r.reader.object(r.reader.follow(r.node), reflect.ValueOf(r.schema).Elem())
	}
	return r.schema
}

// Siblings returns what is written beside a reference, which version 3.1 allows; nil if the schema
// is no reference, or nothing is beside it.
func (r *Ref) Siblings() *Schema {
	if child(r.node, "$ref") == nil || len(Target(r.node).Content) <= 2 {
		return nil
	}
	if r.siblings == nil {
		r.siblings = &Schema{}
		r.reader.object(r.node, reflect.ValueOf(r.siblings).Elem())
	}
	return r.siblings
}
