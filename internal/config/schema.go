package config

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// object is a JSON object that keeps its order.
type object []member

type member struct {
	name  string
	value any
}

// Schemas of simple values.
var (
	isString = object{{"type", "string"}}
	isBool   = object{{"type", "boolean"}}
	isFalse  = object{{"const", false}}
	isNull   = object{{"type", "null"}}
)

func anyOf(schemas ...object) object { return object{{"anyOf", schemas}} }

func listOf(items object) object { return object{{"type", "array"}, {"items", items}} }

// MarshalJSON writes the members in order.
func (o object) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	text.WriteByte('{')
	for i, member := range o {
		if i > 0 {
			text.WriteByte(',')
		}
		name, err := plainjson.Marshal(member.name)
		if err != nil {
			return nil, err
		}
		value, err := plainjson.Marshal(member.value)
		if err != nil {
			return nil, err
		}
		text.Write(name)
		text.WriteByte(':')
		text.Write(value)
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}

// Schema returns a JSON Schema (draft 2020-12) of the configuration file.
func Schema() []byte {
	schema := schemer{seen: map[reflect.Type]bool{}}
	root := schema.properties(reflect.TypeFor[Config]())
	head := object{
		{"$schema", "https://json-schema.org/draft/2020-12/schema"},
		{"title", "docgen.yaml"},
		{"description", "Configuration of a docgen site."},
	}
	text, err := plainjson.Indented(append(append(head, root...), member{"$defs", schema.defs}))
	if err != nil {
		panic(fmt.Sprintf("config: schema: %v", err))
	}
	return text
}

// schemer collects the definitions of structs.
type schemer struct {
	seen map[reflect.Type]bool
	defs object
}

// properties returns the schema of a struct.
func (s *schemer) properties(of reflect.Type) object {
	properties, required := object{}, []string{}
	for _, field := range strictyaml.Fields(of) {
		properties = append(properties, member{field.Name, s.option(field)})
		if field.Tag.Get("required") == "true" {
			required = append(required, field.Name)
		}
	}
	described := object{{"type", "object"}, {"properties", properties}}
	if len(required) > 0 {
		described = append(described, member{"required", required})
	}
	return append(described, member{"additionalProperties", false})
}

// option returns the schema of a field: its description, type, default and examples.
func (s *schemer) option(field strictyaml.Field) object {
	described := append(object{{"description", field.Tag.Get("doc")}}, s.value(field.Type)...)
	if written, ok := field.Tag.Lookup("default"); ok {
		described = append(described, member{"default", strictyaml.Default(field.Type, written)})
	}
	if values := examples(field); values != nil {
		described = append(described, member{"examples", values})
	}
	return described
}

// value returns the schema of a type.
func (s *schemer) value(of reflect.Type) object {
	zero := reflect.Zero(of).Interface()
	if custom, ok := zero.(interface{ schema() object }); ok {
		return custom.schema()
	}
	if enum, ok := zero.(interface{ Allowed() []string }); ok {
		return object{{"type", "string"}, {"enum", enum.Allowed()}}
	}
	if isOneOrMore(of) {
		return anyOf(s.value(of.Elem()), append(listOf(s.value(of.Elem())), member{"minItems", 1}))
	}
	switch of.Kind() {
	case reflect.Pointer:
		return s.value(of.Elem())
	case reflect.String:
		return isString
	case reflect.Bool:
		return isBool
	case reflect.Int:
		return object{{"type", "integer"}}
	case reflect.Float64:
		return object{{"type", "number"}}
	case reflect.Slice:
		return listOf(s.value(of.Elem()))
	case reflect.Map:
		return object{{"type", "object"}, {"additionalProperties", s.value(of.Elem())}}
	case reflect.Interface:
		return object{}
	case reflect.Struct:
		return s.reference(of)
	}
	panic(fmt.Sprintf("config: no schema for %s", of))
}

// isOneOrMore reports whether a type is written as one mapping or as a list of them.
func isOneOrMore(of reflect.Type) bool {
	return of == reflect.TypeFor[Instances]() || of == reflect.TypeFor[Blogs]()
}

// reference refers to the definition of a struct, and adds it the first time.
func (s *schemer) reference(of reflect.Type) object {
	if !s.seen[of] {
		s.seen[of] = true
		at := len(s.defs)
		s.defs = append(s.defs, member{name: of.Name()})
		s.defs[at].value = s.properties(of)
	}
	return object{{"$ref", "#/$defs/" + of.Name()}}
}
