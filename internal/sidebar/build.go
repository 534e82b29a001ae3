package sidebar

import (
	"fmt"
	"iter"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Input is everything that an outline is built from.
type Input struct {
	Specs        []Spec
	Unknown      bool // Specs take the place of sidebars that nobody knows
	Categories   []Category
	Docs         []*content.Doc // docs that have a route
	Drafts       []*content.Doc // docs that the site leaves out, with the items that link to them
	Omitted      []*content.Doc // the same, without a message
	Collapsible  bool           // default for categories
	Collapsed    bool           // default for categories
	Folder       string         // of the files of large sidebars, in the output folder
	KeepPrefixes bool           // whether number prefixes belong to the names of folders
}

// Outline holds the sidebars of a site before their links are resolved.
type Outline struct {
	Indexes []Index // the generated pages of categories, in the order of the sidebars

	sidebars []Sidebar
	docs     map[string]*content.Doc // by id
	folder   string                  // see Input
}

// Sidebar is a sidebar whose items are worked out.
type Sidebar struct {
	ID    string
	Items []Item
}

// Item is a link, a category or HTML.
type Item struct {
	Kind         ItemKind
	Label        string
	DocID        string // doc and ref, and the doc that a category links to
	Index        *Index // of a category: its generated page
	Href         string // "" for a category that has no page, or whose page is unlisted
	External     bool
	Value        string // html
	DefaultStyle bool
	Description  string // of a link or category, for its card
	ClassName    string
	Icon         string         // name of the icon beside the label
	Badge        string         // text after the label
	CustomProps  map[string]any // for components of the site
	Collapsible  bool
	Collapsed    bool
	Hidden       bool // unlisted: shown only on its own page. A category is hidden if all its items are
	Items        []Item

	naming   naming
	badge    string // as a sidebars or category file has it; "" for one from front matter
	page     string // of a category: its page, even if unlisted
	keepHref bool   // of a link
	place    *Place // of a link
}

// id returns the page that an item links to: a doc's id, the key of an index page, or "" for
// none.
func (i Item) id() string {
	if i.Index != nil {
		return i.Index.Key
	}
	return i.DocID
}

// all iterates over items and everything below them, in reading order.
func all(items []Item) iter.Seq[Item] {
	return func(yield func(Item) bool) {
		for _, item := range items {
			if !yield(item) {
				return
			}
			for below := range all(item.Items) {
				if !yield(below) {
					return
				}
			}
		}
	}
}

// builder holds the indexed input while building.
type builder struct {
	input      Input
	docs       map[string]*content.Doc // by id
	drafts     map[string]*content.Doc // by id, with omitted docs
	omitted    map[string]bool         // by id
	root       folder                  // docs and drafts
	categories map[string]Category     // by folder
	ids        *suggestions            // of docs; created on first use
	owners     map[string]string       // doc id to the last sidebar seen that contains it
	overlaps   map[overlapKey]*overlap
	slugs      *slug.Slugger // of labels
	indexes    []Index
	numbered   int // index pages so far, including those of empty categories
	findings   []diag.Diagnostic
}

// Expand works out the sidebars of all docs. It reports ids that do not exist and suggests the
// nearest ones.
func Expand(input Input) (Outline, []diag.Diagnostic) {
	builder := &builder{
		input: input, docs: make(map[string]*content.Doc, len(input.Docs)), drafts: map[string]*content.Doc{}, omitted: map[string]bool{},
		categories: map[string]Category{}, owners: make(map[string]string, len(input.Docs)), overlaps: map[overlapKey]*overlap{},
		slugs: slug.New(),
	}
	builder.index()
	sidebars := make([]Sidebar, 0, len(input.Specs))
	for _, spec := range input.Specs {
		sidebars = append(sidebars, Sidebar{ID: spec.ID, Items: builder.items(spec.ID, builder.expand(spec.Items))})
	}
	builder.reportOverlaps()
	builder.checkFrontMatter()
	return Outline{Indexes: builder.indexes, sidebars: sidebars, docs: builder.docs, folder: input.Folder}, diag.Sort(builder.findings)
}

// index indexes docs, folders and category files.
func (b *builder) index() {
	for _, doc := range b.input.Docs {
		b.docs[doc.ID] = doc
		b.root.add(doc)
	}
	for _, doc := range b.input.Drafts {
		b.drafts[doc.ID] = doc
		b.root.add(doc)
	}
	for _, doc := range b.input.Omitted {
		if b.docs[doc.ID] != nil {
			continue // two docs have the id
		}
		b.drafts[doc.ID], b.omitted[doc.ID] = doc, true
		b.root.add(doc)
	}
	for _, category := range b.input.Categories {
		if first, taken := b.categories[category.Folder]; taken {
			b.findings = append(b.findings, diag.Diagnostic{
				Severity: diag.Warning, Code: Code, File: category.File,
				Text: fmt.Sprintf("docgen ignores this file, because the folder also has %s", first.File), Hint: "remove one of them",
			})
			continue
		}
		b.categories[category.Folder] = category
	}
}

// items builds the items of a sidebar after autogenerated ones are expanded.
func (b *builder) items(sidebar string, specs []ItemSpec) []Item {
	items := make([]Item, 0, len(specs))
	for _, spec := range specs {
		switch spec.Kind {
		case CategoryItem:
			if category, shown := b.category(sidebar, spec); shown {
				items = append(items, category)
			}
		case DocItem, RefItem:
			if doc := b.doc(spec); doc != nil {
				items = append(items, b.docItem(sidebar, spec, doc))
			}
		case LinkItem:
			items = append(items, Item{
				Kind: LinkItem, Label: spec.Label, Href: spec.Href, Description: spec.Description, ClassName: spec.ClassName, CustomProps: spec.CustomProps,
				Icon: string(spec.Icon), Badge: spec.Badge, badge: spec.Badge,
				keepHref: spec.KeepHref, place: spec.Place, naming: spec.named(),
			})
		case HTMLItem:
			items = append(items, Item{Kind: HTMLItem, Value: spec.Value, DefaultStyle: spec.DefaultStyle, ClassName: spec.ClassName,
				CustomProps: spec.CustomProps})
		}
	}
	return items
}
