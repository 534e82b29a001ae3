package openapi

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
)

// sampler makes values that fit schemas.
type sampler struct {
	schemas   *schemaTable
	isRequest bool // leaves out what only responses have, and the other way around
	budget    int  // how many values it may still make
}

// value returns a value that fits a schema. It is unknown if the schema is inside itself, or if
// the budget is used up. above are the names of the schemas around it.
func (s *sampler) value(proxy *description.Ref, above []string) (value any, isKnown bool) {
	schema, name := s.schemas.resolve(proxy)
	if s.budget--; s.budget < 0 || len(above) > 30 {
		return nil, false
	}
	if name != "" && slices.Contains(above, name) {
		return nil, false
	}
	above = append(slices.Clip(above), name)
	if value, isGiven := given(schema); isGiven {
		return value, true
	}
	switch inner := schema.Items; {
	case inner != nil || slices.Contains(schema.Type, "array"):
		all := []any{}
		if inner != nil {
			if item, isKnown := s.value(inner, above); isKnown {
				all = append(all, item)
			}
		}
		return all, true
	case schema.Properties.Len() > 0 || slices.Contains(schema.Type, "object"):
		return s.object(schema, above), true
	}
	for _, each := range slices.Concat(schema.OneOf, schema.AnyOf) {
		if inner, _ := s.schemas.resolve(each); slices.Equal(inner.Type, []string{"null"}) {
			continue
		}
		if value, isKnown := s.value(each, above); isKnown {
			return value, true
		}
	}
	return simple(schema)
}

func (s *sampler) object(schema *description.Schema, above []string) object {
	all := object{}
	for key, property := range schema.Properties.All() {
		flat, _ := s.schemas.resolve(property)
		if s.isRequest && flat.ReadOnly || !s.isRequest && flat.WriteOnly || flat.Deprecated {
			continue
		}
		if value, isKnown := s.value(property, above); isKnown {
			all = append(all, field{key, value})
		}
	}
	if free := schema.AdditionalProperties; free != nil && len(all) == 0 {
		if value, isKnown := s.value(free, above); isKnown {
			all = append(all, field{"key", value})
		}
	}
	// The alternatives of an object that also has properties of its own add the rest.
	for _, each := range slices.Concat(schema.OneOf, schema.AnyOf) {
		value, _ := s.value(each, above)
		more, isObject := value.(object)
		for _, part := range more {
			if !slices.ContainsFunc(all, func(f field) bool { return f.key == part.key }) {
				all = append(all, part)
			}
		}
		if isObject {
			break
		}
	}
	return all
}

// formats are values of the formats of strings.
var formats = map[string]string{
	"date": "2026-01-31", "date-time": "2026-01-31T09:30:00Z", "time": "09:30:00Z", "duration": "P1D",
	"email": "ada@example.com", "hostname": "example.com", "ipv4": "192.0.2.1", "ipv6": "2001:db8::1",
	"uri": "https://example.com", "url": "https://example.com", "uri-reference": "/path", "uuid": "3fa85f64-5717-4562-b3fc-2c963f66afa6",
	"byte": "ZG9jZ2Vu", "binary": "(binary)", "password": "secret",
}

// simple returns a value of a simple type.
func simple(schema *description.Schema) (any, bool) {
	for _, kind := range schema.Type {
		switch kind {
		case "string":
			if value, isKnown := formats[schema.Format]; isKnown {
				return value, true
			}
			return "string", true
		case "integer", "number":
			if schema.Minimum != nil {
				return *schema.Minimum, true
			}
			return 1, true
		case "boolean":
			return true, true
		case "null":
			return nil, true
		}
	}
	return nil, false
}
