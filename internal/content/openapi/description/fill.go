package description

import (
	"reflect"
	"strconv"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// reader turns nodes into values. A yaml tag names the key of a field, as for [strictyaml]. What
// does not fit its field is left out: pages show what they can of a description.
type reader struct {
	*walker
	fields map[reflect.Type]map[string]strictyaml.Field // by key
}

// filler is a value that is more than its fields.
type filler interface {
	fill(r *reader, node *yaml.Node)
}

// read fills the variable that into points to.
func (r *reader) read(node *yaml.Node, into any) {
	switch into := into.(type) {
	case filler:
		into.fill(r, node)
	case **yaml.Node:
		*into = node
	case **Ref:
		*into = &Ref{reader: r, node: node}
	case *string:
		*into = text(node)
	case *bool:
		*into = text(node) == "true"
	case *[]string:
		*into = texts(node)
	case **float64:
		*into = number(node)
	case **int64:
		if whole, err := strconv.ParseInt(text(node), 10, 64); err == nil {
			*into = &whole
		}
	default:
		r.parts(node, reflect.ValueOf(into).Elem())
	}
}

// parts reads a list, or an object that a reference may lead to.
func (r *reader) parts(node *yaml.Node, into reflect.Value) {
	switch into.Kind() {
	case reflect.Pointer:
		value := reflect.New(into.Type().Elem())
		r.read(node, value.Interface())
		into.Set(value)
	case reflect.Slice:
		items := list(node)
		for i := range items {
			into.Set(reflect.Append(into, reflect.Zero(into.Type().Elem())))
			r.read(items[i], into.Index(i).Addr().Interface())
		}
	default:
		r.object(r.follow(node), into)
	}
}

// object fills the fields of a struct with the values of a mapping. The tag "only" says what a
// value must be.
func (r *reader) object(node *yaml.Node, into reflect.Value) {
	fields := r.fields[into.Type()]
	if fields == nil {
		fields = map[string]strictyaml.Field{}
		for _, field := range strictyaml.Fields(into.Type()) {
			fields[field.Name] = field
		}
		r.fields[into.Type()] = fields
	}
	for key, value := range Entries(node) {
		field, isKnown := fields[key.Value]
		if isKnown && value != nil && fits(value, field.Tag.Get("only")) {
			r.read(value, into.FieldByIndex(field.Index).Addr().Interface())
		}
	}
}

func fits(node *yaml.Node, only string) bool {
	switch only {
	case "object":
		return node.Kind == yaml.MappingNode && len(node.Content) > 0
	case "list":
		return node.Kind == yaml.SequenceNode
	}
	return true
}

func number(node *yaml.Node) *float64 {
	value, err := strconv.ParseFloat(text(node), 64)
	if err != nil {
		return nil
	}
	return &value
}
