package strictyaml

import (
	"fmt"
	"math"
	"reflect"

	"github.com/docgen-cli/docgen/internal/diag"
)

// decoder fills Go values from nodes and collects everything that does not fit.
type decoder struct {
	source   source
	findings []diag.Diagnostic
	alias    *node // the outermost alias around the current value
	expanded int   // values reached through aliases
}

// fail reports a value that does not fit.
func (d *decoder) fail(n *node, text, hint string) {
	d.findings = append(d.findings, d.source.diagnostic(d.source.valuePlace(n), diag.Error, text, hint))
}

// expected reports a value of the wrong type; what names the right one.
func (d *decoder) expected(n *node, at *path, what, hint string) {
	d.fail(n, fmt.Sprintf("%s must be %s, found %s", at, what, n.describe()), hint)
}

// value decodes n into a settable Go value.
func (d *decoder) value(n *node, at *path, into reflect.Value) {
	if n.alias && d.alias == nil {
		d.alias = n
		defer func() { d.alias = nil }()
	}
	if n.broken || !d.mayExpand() {
		return
	}
	if hook, ok := into.Addr().Interface().(Unmarshaler); ok {
		hook.UnmarshalYAML(Value{decoder: d, node: n, path: at})
		return
	}
	switch into.Kind() {
	case reflect.Pointer:
		d.pointer(n, at, into)
	case reflect.Struct:
		d.structure(n, at, into)
	case reflect.Map:
		d.table(n, at, into)
	case reflect.Slice:
		d.list(n, at, into)
	case reflect.Interface:
		d.any(n, at, into)
	default:
		d.scalar(n, at, into)
	}
}

// mayExpand counts the values reached through aliases, and reports once if there are too many.
func (d *decoder) mayExpand() bool {
	if d.alias == nil {
		return true
	}
	if d.expanded++; d.expanded == maxExpanded+1 {
		d.fail(d.alias, tooExpanded(), "")
	}
	return d.expanded <= maxExpanded
}

func (d *decoder) pointer(n *node, at *path, into reflect.Value) {
	if n.kind == Null {
		return
	}
	target := reflect.New(into.Type().Elem())
	d.setDefaults(target.Elem())
	d.value(n, at, target.Elem())
	into.Set(target)
}

func (d *decoder) table(n *node, at *path, into reflect.Value) {
	if !d.is(n, at, Map) {
		return
	}
	table := reflect.MakeMapWithSize(into.Type(), len(n.entries))
	for _, entry := range n.entries {
		value := reflect.New(into.Type().Elem()).Elem()
		d.setDefaults(value)
		d.value(entry.value, at.key(entry.name), value)
		table.SetMapIndex(reflect.ValueOf(entry.name).Convert(into.Type().Key()), value)
	}
	into.Set(table)
}

func (d *decoder) list(n *node, at *path, into reflect.Value) {
	if !d.is(n, at, List) {
		return
	}
	list := reflect.MakeSlice(into.Type(), len(n.items), len(n.items))
	for i, item := range n.items {
		d.setDefaults(list.Index(i))
		d.value(item, at.item(i), list.Index(i))
	}
	into.Set(list)
}

// is reports whether n is of the wanted kind, a list or a mapping. It treats an empty value as
// absent and reports any other value.
func (d *decoder) is(n *node, at *path, wanted Kind) bool {
	switch {
	case n.kind == wanted:
		return true
	case n.kind == Null:
	case wanted == List && n.kind != Map:
		d.expected(n, at, "a list", listHint(n))
	case wanted == List:
		d.expected(n, at, "a list", `start each entry with "- "`)
	default:
		d.expected(n, at, "a mapping", `write its options as "key: value"`)
	}
	return false
}

// any decodes into an interface: maps, lists and scalars. It rejects infinite numbers because
// callers write the result as JSON.
func (d *decoder) any(n *node, at *path, into reflect.Value) {
	switch n.kind {
	case Null:
		into.SetZero()
	case Map:
		var table map[string]any
		d.table(n, at, reflect.ValueOf(&table).Elem())
		into.Set(reflect.ValueOf(table))
	case List:
		var list []any
		d.list(n, at, reflect.ValueOf(&list).Elem())
		into.Set(reflect.ValueOf(list))
	case Int:
		if number, err := parseInt(n.text); err == nil {
			into.Set(reflect.ValueOf(int(number)))
			return
		}
		fallthrough // too large for an int
	case Float:
		number := parseFloat(n.text)
		if math.IsNaN(number) || math.IsInf(number, 0) {
			d.fail(n, fmt.Sprintf("%s cannot be %s", at, n.describe()), "write a finite number, or put the value in quotes")
			return
		}
		into.Set(reflect.ValueOf(number))
	case Bool:
		into.Set(reflect.ValueOf(parseBool(n.text)))
	case String:
		into.Set(reflect.ValueOf(n.text))
	}
}

func listHint(n *node) string {
	if n.quoted {
		return fmt.Sprintf("write [%s]", n.describe())
	}
	return fmt.Sprintf("write [%s]", shorten(n.text))
}
