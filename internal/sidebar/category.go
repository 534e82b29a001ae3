package sidebar

import (
	"fmt"
	"math"
	"path"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Category is the content of a _category_ file, which describes its folder.
type Category struct {
	File   string // relative to the site folder
	Folder string // relative to the docs folder, with number prefixes; "" for the docs folder itself
	ItemSpec
	Position *float64
	HasLink  bool // whether the file sets the link, possibly to null
}

// categoryFile has the keys of a category file.
type categoryFile struct {
	Label    string   `yaml:"label"`
	Position *float64 `yaml:"position"`
	categoryKeys
}

// ParseCategory reads a _category_ file (YAML or JSON). name is its path relative to the site
// folder, file its path relative to the docs folder.
func ParseCategory(text []byte, name, file string) (Category, []diag.Diagnostic) {
	var written categoryFile
	positions, findings := strictyaml.Decode(text, &written, strictyaml.Options{File: name, Code: Code})
	report := func(text, hint, key string) {
		findings = append(findings, positions.Diagnostic(diag.Error, text, hint, key))
	}
	if written.Position != nil && (math.IsNaN(*written.Position) || math.IsInf(*written.Position, 0)) {
		report(fmt.Sprintf("position cannot be %v", *written.Position), "write a number", "position")
		written.Position = nil
	}
	if written.Label == "" && positions.Has("label") && len(findings) == 0 {
		report("label is empty", "add a label, or remove the key to use the folder's name", "label")
	}
	root := Place{positions: &positions}
	if written.Link.index != nil {
		written.Link.index.place = root.child("link")
	}
	category := Category{
		File: name, Folder: folderOf(file), Position: written.Position, HasLink: written.Link.given, ItemSpec: written.spec(written.Label),
	}
	category.Place, category.DocPlace = root.child("label"), root.child("link").child("id")
	if written.Key != "" || written.Label != "" {
		category.LabelPlace = root.labelPlace(category.ItemSpec)
	}
	return category, diag.Sort(findings)
}

// folderOf returns the folder of a file, or "" if it has none.
func folderOf(file string) string {
	if folder := path.Dir(file); folder != "." {
		return folder
	}
	return ""
}

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
