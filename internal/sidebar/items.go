package sidebar

import "github.com/docgen-cli/docgen/internal/config/strictyaml"

// items are the items of a sidebar or category as written: a list, or the shorthand that maps
// the labels of categories to their items.
type items struct {
	list    []item
	groups  map[string]items
	invalid bool // neither of the two, and reported
}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (i *items) UnmarshalYAML(value strictyaml.Value) {
	switch value.Kind() {
	case strictyaml.List:
		value.Decode(&i.list)
		return
	case strictyaml.Map:
		if _, typed := fieldsOf(value)["type"]; !typed {
			value.Decode(&i.groups)
			return
		}
		value.Expected("a list of items", `put "- " before the item`)
	case strictyaml.Null:
		value.Expected("a list of items", `write "[]" for an empty list`)
	default:
		value.Expected("a list of items", `only a mapping with a "type" can have keys that are not lists`)
	}
	i.invalid = true
}

// item is an entry of a list as written: the id of a doc, an item with a type, or the
// shorthand, which can define several categories.
type item struct {
	spec   ItemSpec // without items; its kind is "" if it is invalid and reported
	items  items    // of a category
	link   link     // of a category
	groups map[string]items
}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (i *item) UnmarshalYAML(value strictyaml.Value) {
	switch value.Kind() {
	case strictyaml.Null:
		value.Expected("the id of a doc or a mapping", "add a doc id, or remove the item")
	case strictyaml.List:
		value.Expected("the id of a doc or a mapping", "move its items into the list around it")
	case strictyaml.Map:
		written, typed := fieldsOf(value)["type"]
		if !typed {
			value.Decode(&i.groups)
			return
		}
		var kind ItemKind
		written.decode(&kind)
		i.decode(kind, value)
	default:
		i.spec = ItemSpec{Kind: DocItem, DocID: value.Text()}
	}
}

// field is a value that is decoded later, when its type is known. For an invalid value, such as
// an unknown alias, it stays zero.
type field struct {
	value strictyaml.Value
	whole bool
}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (f *field) UnmarshalYAML(value strictyaml.Value) { *f = field{value: value, whole: true} }

func (f field) decode(into any) {
	if f.whole {
		f.value.Decode(into)
	}
}

// fieldsOf returns the values of a mapping.
func fieldsOf(value strictyaml.Value) map[string]field {
	var fields map[string]field
	value.Decode(&fields)
	return fields
}
