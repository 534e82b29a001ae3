package sidebar

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/translation"
)

// naming is what label files know of an item. Its key is "" if they do not translate the item.
type naming struct {
	key   string
	text  string       // the label as the sidebars file has it
	place *Place       // of the key or the label; nil if neither is in a file
	doc   *content.Doc // that gives a category its key or label; nil for none
}

// named returns the naming of an item with a label.
func (spec ItemSpec) named() naming {
	return naming{key: cmp.Or(spec.Key, spec.Label), text: spec.Label, place: spec.LabelPlace, doc: spec.labelDoc}
}

// text is a text of a sidebar that label files translate.
type text struct {
	translation.Label
	naming
	trail []string // the labels of the categories around it
}

// Labels returns the texts of the sidebars that label files translate. Keys, descriptions and order
// are Docusaurus's.
func (o Outline) Labels() []translation.Label {
	var labels []translation.Label
	at := map[string]int{}
	for _, each := range o.texts() {
		if known, found := at[each.Key]; found {
			labels[known] = each.Label
			continue
		}
		at[each.Key] = len(labels)
		labels = append(labels, each.Label)
	}
	return labels
}

func (o Outline) texts() []text {
	var texts []text
	for _, sidebar := range o.sidebars {
		for _, kind := range []ItemKind{CategoryItem, LinkItem, DocItem, RefItem} {
			texts = append(texts, sidebar.texts(kind, sidebar.Items, nil)...)
		}
	}
	return texts
}

// texts returns the texts of the items of one kind.
func (s Sidebar) texts(kind ItemKind, items []Item, trail []string) []text {
	var texts []text
	for _, item := range items {
		add := func(key, value, description string) {
			texts = append(texts, text{translation.Label{Key: key, Text: value, Description: description}, item.naming, trail})
		}
		if item.Kind == kind && item.naming.key != "" {
			key, label := s.key(item), item.naming.text
			switch kind {
			case CategoryItem:
				add(key, label, fmt.Sprintf("The label for category '%s' in sidebar '%s'", label, s.ID))
			case LinkItem:
				add(key, label, fmt.Sprintf("The label for link '%s' in sidebar '%s', linking to '%s'", label, s.ID, item.Href))
			default:
				add(key, label, fmt.Sprintf("The label for the doc item '%s' in sidebar '%s', linking to the doc %s", label, s.ID, item.DocID))
			}
			if index := item.Index; index != nil && index.written.Title != "" {
				add(key+indexTitle, index.written.Title, fmt.Sprintf("The generated-index page title for category '%s' in sidebar '%s'", label, s.ID))
			}
			if index := item.Index; index != nil && index.written.Description != "" {
				add(key+indexDescription, index.written.Description,
					fmt.Sprintf("The generated-index page description for category '%s' in sidebar '%s'", label, s.ID))
			}
		}
		if item.Kind == kind && item.badge != "" {
			add(s.badgeKey(item), item.badge, fmt.Sprintf("The badge of '%s' in sidebar '%s'", cmp.Or(item.naming.text, item.DocID), s.ID))
		}
		texts = append(texts, s.texts(kind, item.Items, append(trail[:len(trail):len(trail)], item.naming.text))...)
	}
	return texts
}

// The ends of the keys of texts on the generated page of a category.
const (
	indexTitle       = ".link.generated-index.title"
	indexDescription = ".link.generated-index.description"
)

// key returns the key of an item's label.
func (s Sidebar) key(item Item) string {
	kind := item.Kind
	if kind == RefItem {
		kind = DocItem
	}
	return "sidebar." + s.ID + "." + string(kind) + "." + item.naming.key
}

// badgeKey returns the key of an item's badge. A doc without a label of its own has its id.
func (s Sidebar) badgeKey(item Item) string {
	item.naming.key = cmp.Or(item.naming.key, item.DocID)
	return s.key(item) + ".badge"
}

// Translate returns the outline with the texts of a label file.
func (o Outline) Translate(file translation.File) Outline {
	if !file.Exists() {
		return o
	}
	translator := translator{file: file, indexes: map[string]Index{}}
	sidebars := make([]Sidebar, len(o.sidebars))
	for i, sidebar := range o.sidebars {
		sidebars[i] = Sidebar{ID: sidebar.ID, Items: translator.items(sidebar, sidebar.Items)}
	}
	indexes := slices.Clone(o.Indexes)
	for i, index := range indexes {
		if translated, found := translator.indexes[index.Key]; found {
			indexes[i] = translated
		}
	}
	o.sidebars, o.Indexes = sidebars, indexes
	return o
}

type translator struct {
	file    translation.File
	indexes map[string]Index // by key
}

// items returns items of a sidebar with their texts translated. A label that front matter sets has no
// translation, because the translated doc has its own.
func (t translator) items(sidebar Sidebar, items []Item) []Item {
	translated := make([]Item, len(items))
	for i, item := range items {
		if key := sidebar.key(item); item.naming.key != "" && item.Label == item.naming.text {
			item.Label = t.file.Text(key, item.Label)
			item.Index = t.index(key, item)
		}
		if item.badge != "" {
			item.Badge = t.file.Text(sidebar.badgeKey(item), item.badge)
		}
		item.Items = t.items(sidebar, item.Items)
		translated[i] = item
	}
	return translated
}

// index returns the generated page of a category whose label is translated.
func (t translator) index(key string, item Item) *Index {
	if item.Index == nil {
		return nil
	}
	index := *item.Index
	index.Title = item.Label
	if index.written.Title != "" {
		index.Title = t.file.Text(key+indexTitle, index.written.Title)
	}
	if index.written.Description != "" {
		index.Description = t.file.Text(key+indexDescription, index.written.Description)
	}
	t.indexes[index.Key] = index
	return &index
}
