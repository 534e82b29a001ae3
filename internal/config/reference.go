package config

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"docgen/internal/strictyaml"
)

// Option is one option of the configuration file, for a reference.
type Option struct {
	Path     string   // "docs.versions.NAME.label"; "[]" stands behind a list
	Kinds    []string // what it takes: "text", "true or false", or the values themselves in quotes
	Default  string   // JSON; "" for none
	Doc      string   // what it means, plain text
	Required bool
}

// Reference lists all options but mappings of options, in the order of the file.
func Reference() []Option { return referenceOf(reflect.TypeFor[Config](), "", nil) }

// referenceOf lists the options below a struct. Within are the structs that it is
// in: an item may hold items.
func referenceOf(structure reflect.Type, prefix string, within []reflect.Type) []Option {
	var options []Option
	within = append(slices.Clip(within), structure)
	for _, field := range strictyaml.Fields(structure) {
		path := prefix + field.Name
		below, suffix := elementOf(field.Type)
		if below.Kind() == reflect.Struct && !ownSchema(below) {
			if !slices.Contains(within, below) {
				options = append(options, referenceOf(below, path+suffix+".", within)...)
				continue
			}
		}
		option := Option{Path: path, Kinds: kindsOf(field.Type), Doc: field.Tag.Get("doc"), Required: field.Tag.Get("required") == "true"}
		if written, ok := field.Tag.Lookup("default"); ok {
			value, err := encode(strictyaml.Default(field.Type, written))
			if err != nil {
				panic(fmt.Sprintf("config: default of %s: %v", path, err))
			}
			option.Default = string(value)
		}
		options = append(options, option)
	}
	return options
}

// elementOf is what a type holds, and how a path says so.
func elementOf(of reflect.Type) (element reflect.Type, suffix string) {
	for !ownSchema(of) {
		switch of.Kind() {
		case reflect.Pointer:
			of = of.Elem()
		case reflect.Slice:
			of, suffix = of.Elem(), suffix+"[]"
		case reflect.Map:
			of, suffix = of.Elem(), suffix+".NAME"
		default:
			return of, suffix
		}
	}
	return of, suffix
}

func ownSchema(of reflect.Type) bool {
	_, own := reflect.Zero(of).Interface().(interface{ schema() object })
	return own
}

// kindsOf says in words what the schema says of a type.
func kindsOf(of reflect.Type) []string {
	text, err := encode((&schemer{seen: map[reflect.Type]bool{}}).value(of))
	if err != nil {
		panic(fmt.Sprintf("config: kinds of %s: %v", of, err))
	}
	var described schemaValue
	if err := json.Unmarshal(text, &described); err != nil {
		panic(fmt.Sprintf("config: kinds of %s: %v", of, err))
	}
	return described.kinds()
}

// schemaValue is as much of a schema as tells kinds.
type schemaValue struct {
	Type  any           `json:"type"`
	Enum  []any         `json:"enum"`
	Const any           `json:"const"`
	AnyOf []schemaValue `json:"anyOf"`
	Items *schemaValue  `json:"items"`
	Ref   string        `json:"$ref"`
}

func (v schemaValue) kinds() []string {
	var kinds []string
	for _, one := range v.AnyOf {
		kinds = append(kinds, one.kinds()...)
	}
	for _, value := range v.Enum {
		kinds = append(kinds, fmt.Sprintf("%q", value))
	}
	if v.Const != nil {
		return append(kinds, fmt.Sprintf("\"%v\"", v.Const))
	}
	if len(v.Enum) > 0 {
		return kinds
	}
	types, isList := v.Type.([]any)
	if !isList && v.Type != nil {
		types = []any{v.Type}
	}
	for _, name := range types {
		kinds = append(kinds, v.word(fmt.Sprint(name)))
	}
	return kinds
}

// word is what the guide calls a type of JSON.
func (v schemaValue) word(name string) string {
	if name == "array" && v.Items != nil {
		return strings.TrimSpace("list of " + strings.Join(v.Items.kinds(), ", "))
	}
	return map[string]string{
		"string": "text", "boolean": "true or false", "integer": "number", "number": "number", "object": "mapping", "null": `"null"`, "array": "list",
	}[name]
}
