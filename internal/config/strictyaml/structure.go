package strictyaml

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Field is a struct field that a key sets.
type Field struct {
	Name  string // of the key
	Index []int  // for reflect.Value.FieldByIndex
	reflect.StructField
}

// Fields returns the fields of a struct that have a yaml tag, in order. Fields of an embedded
// struct without a tag count as its own. Callers share the result.
func Fields(structure reflect.Type) []Field {
	if known, found := knownFields.Load(structure); found {
		return known.([]Field)
	}
	var fields []Field
	for field := range structure.Fields() {
		name, tagged := field.Tag.Lookup("yaml")
		switch {
		case tagged && name != "-":
			fields = append(fields, Field{Name: name, Index: field.Index, StructField: field})
		case !tagged && field.Anonymous && field.Type.Kind() == reflect.Struct:
			for _, inner := range Fields(field.Type) {
				inner.Index = append(append([]int{}, field.Index...), inner.Index...)
				fields = append(fields, inner)
			}
		}
	}
	knownFields.Store(structure, fields)
	return fields
}

// knownFields has the fields of each type that was asked for. Reflection is half of the work for a small file.
var knownFields sync.Map

// KeyHinter is a struct that explains some unknown keys.
type KeyHinter interface {
	// KeyHint returns a hint for an unknown key, or "".
	KeyHint(name string) string
}

func (d *decoder) structure(n *node, at *path, into reflect.Value) {
	if at == nil && n.kind != Map && n.kind != Null {
		d.fail(n, "the file must contain a mapping, found "+n.describe(), `write lines such as "key: value"`)
		return
	}
	fields := Fields(into.Type())
	if n.kind <= String && n.kind != Null && len(fields) > 0 && fields[0].Tag.Get("required") == "true" {
		d.expected(n, at, "a mapping", fmt.Sprintf("write {%s: %s}", fields[0].Name, n.text))
		return
	}
	if n.kind != Null && !d.is(n, at, Map) {
		return
	}
	byName := make(map[string]Field, len(fields))
	for _, field := range fields {
		byName[field.Name] = field
	}
	misspelled := map[string]bool{}
	for _, entry := range n.entries {
		field, known := byName[entry.name]
		if !known {
			misspelled[d.unknown(entry, at, into, fields)] = true
			continue
		}
		d.value(entry.value, at.key(entry.name), into.FieldByIndex(field.Index))
	}
	for _, field := range fields {
		if field.Tag.Get("required") == "true" && !misspelled[field.Name] {
			d.require(n, at, field.Name)
		}
	}
}

// require reports a key that is missing or holds an empty string.
func (d *decoder) require(n *node, at *path, name string) {
	value := n.get(name)
	switch {
	case value == nil && at == nil:
		d.findings = append(d.findings, d.source.diagnostic(Place{Line: 1}, diag.Error, name+" is missing", fmt.Sprintf(`add "%s: ..."`, name)))
	case value == nil:
		d.fail(n, at.key(name).String()+" is missing", fmt.Sprintf(`add "%s: ..."`, name))
	case value.kind == String && strings.TrimSpace(value.text) == "":
		d.fail(value, at.key(name).String()+" is empty", "")
	}
}

// manyKeys is the maximum number of keys that a hint lists.
const manyKeys = 12

// unknown reports an unknown key and returns the field that it probably misspells, or "".
func (d *decoder) unknown(entry entry, at *path, into reflect.Value, fields []Field) string {
	names := make([]string, len(fields))
	for i, field := range fields {
		names[i] = field.Name
	}
	hint := ""
	if hinter, ok := into.Addr().Interface().(KeyHinter); ok {
		hint = hinter.KeyHint(entry.name)
	}
	if hint == "" {
		hint = diag.DidYouMean(entry.name, names)
	}
	if hint == "" && len(names) <= manyKeys {
		hint = "allowed keys: " + strings.Join(names, ", ")
	}
	text := fmt.Sprintf("unknown key %q", entry.name)
	if at != nil {
		text += " in " + at.String()
	}
	d.findings = append(d.findings, d.source.diagnostic(d.source.place(entry.key), diag.Error, text, hint))
	return diag.Nearest(entry.name, names)
}

// setDefaults sets the fields of a struct, and of structs inside it, to the values of their
// default tags. It does not follow pointers.
func (d *decoder) setDefaults(into reflect.Value) {
	if into.Kind() != reflect.Struct {
		return
	}
	for _, field := range Fields(into.Type()) {
		target := into.FieldByIndex(field.Index)
		d.setDefaults(target)
		if written, ok := field.Tag.Lookup("default"); ok {
			target.Set(reflect.ValueOf(Default(field.Type, written)).Convert(field.Type))
		}
	}
}

// Default returns the value of a default tag for a field of this type: a string as written,
// anything else as JSON. It panics if the tag does not fit the type, which is a bug.
func Default(of reflect.Type, written string) any {
	if of.Kind() == reflect.String {
		return written
	}
	value := reflect.New(plain(of))
	if err := json.Unmarshal([]byte(written), value.Interface()); err != nil {
		panic(fmt.Sprintf("strictyaml: default %q of a %s: %v", written, of, err))
	}
	return value.Elem().Interface()
}

// plain returns the type without its name, so that JSON decodes it by its kind.
func plain(of reflect.Type) reflect.Type {
	if of.Kind() == reflect.Slice {
		return reflect.SliceOf(of.Elem())
	}
	return of
}
