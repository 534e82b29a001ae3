package strictyaml

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// setDefaults gives the fields of a struct, and of structs in it, the values of
// their default tags. It sets nothing behind a pointer.
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

// Default returns the value that a default tag writes for a field of this type:
// a string as it is, anything else as JSON. A tag that does not fit is a fault of
// the program and panics.
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

// plain is the type without a name, whose JSON is that of its kind.
func plain(of reflect.Type) reflect.Type {
	if of.Kind() == reflect.Slice {
		return reflect.SliceOf(of.Elem())
	}
	return of
}
