package strictyaml

import "reflect"

// Unmarshaler is a type that reads its value itself, because the value may be of
// several kinds: a text, a list of texts or false.
type Unmarshaler interface{ UnmarshalYAML(Value) }

// Value is one value of the text, as an [Unmarshaler] sees it.
type Value struct {
	decoder *decoder
	node    *node
	path    *path
}

// Kind says what the value is.
func (v Value) Kind() Kind { return v.node.kind }

// Text returns a scalar as it is written, without quotes.
func (v Value) Text() string { return v.node.text }

// Decode reads the value into what the pointer into points to, with all checks.
func (v Value) Decode(into any) {
	v.decoder.value(v.node, v.path, reflect.ValueOf(into).Elem())
}

// Expected reports that the value must be what the text says ("a path or false").
func (v Value) Expected(what, hint string) {
	v.decoder.expected(v.node, v.path, what, hint)
}
