package config

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// exampleOf returns an example of an option as YAML, such as "path: guide", or "" for none. An
// option that needs others beside it is shown with them, as in {tag: v1.4.2, overlay: corrected}.
func exampleOf(structure reflect.Type, field strictyaml.Field, kinds []string, inList bool) string {
	value := exampleValue(field, kinds)
	if value == "" {
		return ""
	}
	example := field.Name + ": " + value
	with := field.Tag.Get("with")
	if with == "" && !inList {
		return example
	}
	first, _, _ := strings.Cut(with, ":")
	var entry []string
	for _, sibling := range strictyaml.Fields(structure) { // in their order
		switch {
		case sibling.Name == field.Name:
			entry = append(entry, example)
		case sibling.Name == first:
			entry = append(entry, with)
		case with == "" && sibling.Tag.Get("required") == "true":
			entry = append(entry, sibling.Name+": "+exampleValue(sibling, kindsOf(sibling.Type)))
		}
	}
	if len(entry) == 1 {
		return example
	}
	return "{" + strings.Join(entry, ", ") + "}"
}

// exampleValue returns the value of an example tag. Without a tag, it is a value other than the
// default: the opposite of a boolean, the last of the allowed values, or a mapping with an option.
func exampleValue(field strictyaml.Field, kinds []string) string {
	if written, ok := field.Tag.Lookup("example"); ok {
		return written
	}
	initial := field.Tag.Get("default")
	if len(kinds) == 1 && kinds[0] == "boolean" {
		return fmt.Sprint(initial != "true")
	}
	for i := len(kinds) - 1; i >= 0; i-- {
		if value := strings.Trim(kinds[i], `"`); value != kinds[i] && value != initial {
			return value
		}
	}
	below, suffix := elementOf(field.Type)
	if !isMapping(below) {
		return ""
	}
	switch suffix {
	case "":
		return exampleMapping(below)
	case "[]":
		return "[" + exampleMapping(below) + "]"
	}
	return ""
}

// exampleMapping has the options that must be there, or else the first one.
func exampleMapping(structure reflect.Type) string {
	var entry []string
	for _, field := range strictyaml.Fields(structure) {
		if field.Tag.Get("required") == "true" {
			entry = append(entry, field.Name+": "+exampleValue(field, kindsOf(field.Type)))
		}
	}
	if len(entry) == 0 {
		field := strictyaml.Fields(structure)[0]
		entry = []string{field.Name + ": " + exampleValue(field, kindsOf(field.Type))}
	}
	return "{" + strings.Join(entry, ", ") + "}"
}

// examples returns the values of an example tag for a JSON schema.
func examples(field strictyaml.Field) []any {
	written, ok := field.Tag.Lookup("example")
	if !ok {
		return nil
	}
	var entry map[string]any
	if _, findings := strictyaml.Decode([]byte(field.Name+": "+written), &entry, strictyaml.Options{}); len(findings) > 0 {
		panic(fmt.Sprintf("config: example of %s: %s", field.Name, findings[0].Text))
	}
	return []any{entry[field.Name]}
}
