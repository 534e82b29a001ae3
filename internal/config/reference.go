package config

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Option is one option of the configuration file, for a reference.
type Option struct {
	Path     string   // "docs.versions.NAME.label"; "[]" follows a list of mappings before their options
	Kinds    []string // its types, such as "string" or "list of strings", or the allowed values in quotes
	Default  string   // JSON; "" for none
	Doc      string   // what it does, in plain text
	Example  string   // YAML, such as "path: guide", or "{type: doc, docId: install}" for an item of a list
	Required bool
}

// Reference lists all options in the order of the file, and each mapping before its options.
func Reference() []Option { return referenceOf(reflect.TypeFor[Config](), "", nil) }

// referenceOf lists the options below a struct. within are the structs around it, which it
// does not enter again: a navbar item may contain items.
func referenceOf(structure reflect.Type, prefix string, within []reflect.Type) []Option {
	var options []Option
	within = append(slices.Clip(within), structure)
	for _, field := range strictyaml.Fields(structure) {
		path := prefix + field.Name
		kinds := kindsOf(field.Type)
		example := exampleOf(structure, field, kinds, strings.HasSuffix(prefix, "[]."))
		option := Option{Path: path, Kinds: kinds, Example: example, Doc: field.Tag.Get("doc"), Required: field.Tag.Get("required") == "true"}
		if written, ok := field.Tag.Lookup("default"); ok {
			value, err := plainjson.Marshal(strictyaml.Default(field.Type, written))
			if err != nil {
				panic(fmt.Sprintf("config: default of %s: %v", path, err))
			}
			option.Default = string(value)
		}
		options = append(options, option)
		if below, suffix := elementOf(field.Type); isMapping(below) && !slices.Contains(within, below) {
			options = append(options, referenceOf(below, path+suffix+".", within)...)
		}
	}
	return options
}

// isMapping reports whether a type has options of its own.
func isMapping(of reflect.Type) bool { return of.Kind() == reflect.Struct && !ownSchema(of) }

// elementOf returns the element type of a list, mapping or pointer, and how a path marks it.
func elementOf(of reflect.Type) (element reflect.Type, suffix string) {
	for !ownSchema(of) {
		switch of.Kind() {
		case reflect.Pointer:
			of = of.Elem()
		case reflect.Slice:
			if !isOneOrMore(of) { // one mapping is the usual form
				suffix += "[]"
			}
			of = of.Elem()
		case reflect.Map:
			of, suffix = of.Elem(), suffix+".NAME"
		default:
			return of, suffix
		}
	}
	return of, suffix
}

func ownSchema(of reflect.Type) bool {
	_, custom := reflect.Zero(of).Interface().(interface{ schema() object })
	return custom
}

// kindsOf describes the schema of a type in words.
func kindsOf(of reflect.Type) []string {
	text, err := plainjson.Marshal((&schemer{seen: map[reflect.Type]bool{}}).value(of))
	if err != nil {
		panic(fmt.Sprintf("config: kinds of %s: %v", of, err))
	}
	var described schemaValue
	if err := json.Unmarshal(text, &described); err != nil {
		panic(fmt.Sprintf("config: kinds of %s: %v", of, err))
	}
	return described.kinds()
}

// schemaValue has the fields of a JSON schema from which kindsOf derives its words.
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
		if text, isText := value.(string); isText {
			value = strconv.Quote(text)
		}
		kinds = append(kinds, fmt.Sprint(value))
	}
	if v.Const != nil {
		return append(kinds, fmt.Sprintf("\"%v\"", v.Const))
	}
	if len(v.Enum) > 0 {
		return kinds
	}
	if v.Ref != "" {
		return append(kinds, "mapping")
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

// word returns what the guide calls a JSON type.
func (v schemaValue) word(name string) string {
	if name != "array" {
		return map[string]string{
			"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "object": "mapping", "null": `"null"`,
		}[name]
	}
	var items []string
	for _, kind := range v.Items.kinds() {
		noun, rest, isPhrase := strings.Cut(kind, " ")
		if isPhrase {
			rest = " " + rest
		}
		items = append(items, noun+"s"+rest)
	}
	return "list of " + strings.Join(items, " or ")
}
