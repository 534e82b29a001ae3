package strictyaml

import (
	"reflect"

	"github.com/goccy/go-yaml/token"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Unmarshaler is a type that reads its own value because the value can be of several kinds: a
// string, a list of strings or false.
type Unmarshaler interface{ UnmarshalYAML(Value) }

// Value is a YAML value, as an [Unmarshaler] sees it.
type Value struct {
	decoder *decoder
	node    *node
	path    *path
}

// Entry is a key of a mapping with its value.
type Entry struct {
	Name  string
	Value Value
	key   *token.Token // nil if the value has no position
}

// Kind returns the kind of the value.
func (v Value) Kind() Kind { return v.node.kind }

// Text returns a scalar as written, without quotes.
func (v Value) Text() string { return v.node.text }

// IsPlain reports whether the value is a scalar without quotes.
func (v Value) IsPlain() bool { return v.node.kind <= String && !v.node.quoted }

// Decode reads the value into the variable that into points to, with all checks.
func (v Value) Decode(into any) {
	v.decoder.value(v.node, v.path, reflect.ValueOf(into).Elem())
}

// Expected reports that the value must be what the argument says ("a path or false").
func (v Value) Expected(what, hint string) {
	v.decoder.expected(v.node, v.path, what, hint)
}

// Items returns the values of a list, and nothing for other kinds. It skips values that were
// already reported.
func (v Value) Items() []Value {
	var items []Value
	for i, item := range v.node.items {
		if !item.broken {
			items = append(items, Value{v.decoder, item, v.path.item(i)})
		}
	}
	return items
}

// Entries returns the keys of a mapping with their values, and nothing for other kinds. It
// skips values that were already reported.
func (v Value) Entries() []Entry {
	var entries []Entry
	for _, entry := range v.node.entries {
		if !entry.value.broken {
			entries = append(entries, Entry{entry.name, Value{v.decoder, entry.value, v.path.key(entry.name)}, entry.key})
		}
	}
	return entries
}

// Report reports a problem at the key of the entry.
func (e Entry) Report(severity diag.Severity, text, hint string) {
	source := e.Value.decoder.source
	e.Value.decoder.findings = append(e.Value.decoder.findings, source.diagnostic(source.name(e.key), severity, text, hint))
}

// Place returns the place of the key, without quotes.
func (e Entry) Place() Place {
	source := e.Value.decoder.source
	return source.inFile(source.name(e.key))
}

// Scalar returns a string, an int64, uint64 or float64, a bool, or nil for anything else.
// Numbers too large for integers are float64.
func (v Value) Scalar() any {
	switch v.node.kind {
	case String:
		return v.node.text
	case Bool:
		return parseBool(v.node.text)
	case Float:
		return parseFloat(v.node.text)
	case Int:
		if number, err := parseInt(v.node.text); err == nil {
			return number
		}
		if number, err := parseUint(v.node.text); err == nil {
			return number
		}
		return parseFloat(v.node.text)
	}
	return nil
}

// JSON returns the value as encoding/json decodes it: nil, bool, float64, string, []any or
// map[string]any. Numbers that JSON cannot represent are nil.
func (v Value) JSON() any {
	if v.node.alias && v.decoder.alias == nil {
		v.decoder.alias = v.node
		defer func() { v.decoder.alias = nil }()
	}
	if !v.decoder.mayExpand() {
		return nil
	}
	switch v.node.kind {
	case List:
		list := make([]any, 0, len(v.node.items))
		for _, item := range v.Items() {
			list = append(list, item.JSON())
		}
		return list
	case Map:
		table := make(map[string]any, len(v.node.entries))
		for _, entry := range v.Entries() {
			table[entry.Name] = entry.Value.JSON()
		}
		return table
	}
	switch scalar := v.Scalar().(type) {
	case int64:
		return float64(scalar)
	case uint64:
		return float64(scalar)
	case float64:
		return finite(scalar)
	default:
		return scalar
	}
}
