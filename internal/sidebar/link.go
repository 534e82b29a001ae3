package sidebar

import "github.com/docgen-cli/docgen/internal/config/strictyaml"

// link is the link of a category's label.
type link struct {
	id      string     // of a doc
	index   *IndexSpec // a generated page; nil, with no id, for null
	given   bool       // also if it is null
	invalid bool       // and reported
}

type docLink struct {
	Type linkType `yaml:"type" required:"true"`
	ID   string   `yaml:"id" required:"true"`
}

type indexLink struct {
	Type        linkType `yaml:"type" required:"true"`
	Slug        string   `yaml:"slug"`
	Title       string   `yaml:"title"`
	Description string   `yaml:"description"`
	Image       string   `yaml:"image"`
	Keywords    keywords `yaml:"keywords"`
}

type linkType string

// The types of links.
const (
	toDoc   linkType = "doc"
	toIndex linkType = "generated-index"
)

// Allowed returns the possible values.
func (linkType) Allowed() []string { return []string{string(toDoc), string(toIndex)} }

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (l *link) UnmarshalYAML(value strictyaml.Value) {
	l.given = true
	switch value.Kind() {
	case strictyaml.Null:
		return
	case strictyaml.Map:
		l.read(value)
		if l.index != nil {
			return
		}
	default:
		value.Expected("a mapping or null", `write "{type: doc, id: ...}" or "{type: generated-index}"`)
	}
	l.invalid = l.id == ""
}

// read reads a link by its type. If the type is unknown, it reports only that.
func (l *link) read(value strictyaml.Value) {
	kind := fieldsOf(value)["type"]
	switch {
	case kind.whole && kind.value.Text() == string(toIndex):
		var written indexLink
		value.Decode(&written)
		l.index = &IndexSpec{
			Slug: written.Slug, Title: written.Title, Description: written.Description,
			Image: written.Image, Keywords: written.Keywords,
		}
	case kind.whole && kind.value.Text() != string(toDoc):
		var unknown linkType
		kind.decode(&unknown)
	default:
		var written docLink
		value.Decode(&written)
		l.id = written.ID
	}
}

// keywords is a list of strings, or a single one.
type keywords []string

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (k *keywords) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() == strictyaml.String {
		*k = keywords{value.Text()}
		return
	}
	var list []string
	value.Decode(&list)
	*k = list
}
