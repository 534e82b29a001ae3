package description

import "go.yaml.in/yaml/v4"

// schema reads a schema. A boolean says nothing.
func (r *reader) schema(node *yaml.Node) *Schema {
	s := &Schema{Properties: &Map[*Ref]{}}
	for key, value := range entries(node) {
		if value == nil {
			continue
		}
		switch key.Value {
		case "title":
			s.Title = text(value)
		case "description":
			s.Description = text(value)
		case "format":
			s.Format = text(value)
		case "pattern":
			s.Pattern = text(value)
		case "type":
			s.Type = texts(value)
		case "required":
			if value.Kind == yaml.SequenceNode {
				s.Required = texts(value)
			}
		case "default":
			s.Default = value
		case "const":
			s.Const = value
		case "example":
			s.Example = value
		case "examples":
			s.Examples = list(value)
		case "enum":
			s.Enum = list(value)
		case "uniqueItems":
			s.UniqueItems = flag(value)
		case "nullable":
			s.Nullable = flag(value)
		case "readOnly":
			s.ReadOnly = flag(value)
		case "writeOnly":
			s.WriteOnly = flag(value)
		case "deprecated":
			s.Deprecated = flag(value)
		default:
			r.parts(s, key.Value, value)
			bounds(s, key.Value, value)
		}
	}
	return s
}

// parts reads a field that contains other schemas.
func (r *reader) parts(s *Schema, key string, value *yaml.Node) {
	switch key {
	case "properties":
		s.Properties = mapOf(value, r.ref)
	case "items":
		s.Items = r.object(value)
	case "additionalProperties":
		s.AdditionalProperties = r.object(value)
	case "allOf":
		s.AllOf = listOf(value, r.ref)
	case "oneOf":
		s.OneOf = listOf(value, r.ref)
	case "anyOf":
		s.AnyOf = listOf(value, r.ref)
	case "prefixItems":
		s.PrefixItems = listOf(value, r.ref)
	case "discriminator":
		s.Discriminator = &Discriminator{text(child(value, "propertyName")), mapOf(child(value, "mapping"), text)}
	}
}

// bounds reads a field that limits a value.
func bounds(s *Schema, key string, value *yaml.Node) {
	switch key {
	case "minimum":
		s.Minimum = number(value)
	case "maximum":
		s.Maximum = number(value)
	case "exclusiveMinimum":
		s.ExclusiveMinimum = Exclusive{flag(value), number(value)}
	case "exclusiveMaximum":
		s.ExclusiveMaximum = Exclusive{flag(value), number(value)}
	case "multipleOf":
		s.MultipleOf = number(value)
	case "minLength":
		s.MinLength = whole(value)
	case "maxLength":
		s.MaxLength = whole(value)
	case "minItems":
		s.MinItems = whole(value)
	case "maxItems":
		s.MaxItems = whole(value)
	case "minProperties":
		s.MinProps = whole(value)
	case "maxProperties":
		s.MaxProps = whole(value)
	}
}
