package strictyaml

import (
	"encoding/json"
	"fmt"
	"reflect"
)

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
