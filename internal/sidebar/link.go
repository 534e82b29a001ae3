package sidebar

import "docgen/internal/strictyaml"

// link is where the label of a category leads.
type link struct {
	id    string // of a doc; "" for null
	given bool   // also by null
	wrong bool   // and reported
}

type docLink struct {
	Type linkType `yaml:"type" required:"true"`
	ID   string   `yaml:"id" required:"true"`
}

type linkType string

// Allowed returns the possible values.
func (linkType) Allowed() []string { return []string{"doc"} }

// generatedIndex is a type of link in Docusaurus that docgen lacks.
const generatedIndex = "generated-index"

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (l *link) UnmarshalYAML(value strictyaml.Value) {
	l.given = true
	switch value.Kind() {
	case strictyaml.Null:
		return
	case strictyaml.Map:
		if kind := fieldsOf(value)["type"]; kind.whole && kind.value.Text() == generatedIndex {
			kind.value.Expected("doc", "docgen makes no index pages of categories yet: lead to a doc, or remove the link")
			break
		}
		var written docLink
		value.Decode(&written)
		l.id = written.ID
	default:
		value.Expected("a mapping or null", `write "{type: doc, id: ...}" with the id of a doc`)
	}
	l.wrong = l.id == ""
}
