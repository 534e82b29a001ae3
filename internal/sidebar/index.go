package sidebar

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/slug"
)

// Index is the page that docgen makes of a category: its items as cards.
type Index struct {
	Key         string // names the page among docs: it starts with a slash, as no doc's id does
	Slug        string // below the docs' root: "/category/guides"
	Title       string
	Description string
	Image       string
	Keywords    []string

	place *Place
}

// isIndex tells the key of an index page from the id of a doc.
func isIndex(id string) bool { return strings.HasPrefix(id, "/") }

// newIndex works out the page of a category. Without a slug it follows from the
// label, and equal labels are numbered.
func (b *builder) newIndex(spec ItemSpec) *Index {
	written := *spec.Index
	b.numbered++
	made := &Index{
		Key: fmt.Sprintf("/index/%d", b.numbered), Slug: path.Join("/", written.Slug), Title: cmp.Or(written.Title, spec.Label),
		Description: written.Description, Image: written.Image, Keywords: written.Keywords, place: written.place,
	}
	if !slug.IsPath(written.Slug) {
		b.findings = append(b.findings, made.Report("slug", diag.Error, fmt.Sprintf("the slug %q is not a path", written.Slug), "write a path such as /my/page"))
	}
	if written.Slug == "" {
		made.Slug = "/category/" + b.slugs.Slug(spec.Label)
	}
	return made
}

// Report makes a diagnostic about a field of the link that asks for the page.
func (i Index) Report(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: severity, Text: text, Hint: hint}
	if i.place == nil {
		return i.place.report(finding)
	}
	return i.place.in(field).report(finding)
}

// Card is an item of a category as the category's page shows it.
type Card struct {
	Label       string
	Href        string
	External    bool
	Description string // "" for a category that has none
	Items       int    // of a category; 0 for all else
}

// Cards returns what the page of a category shows, by the page's key: the items
// that lead somewhere, in their order.
func (n Navigation) Cards(key string) []Card {
	trail := n.Trail(key)
	if len(trail) == 0 {
		return nil
	}
	return n.cards(trail[len(trail)-1].Items)
}

// CardsBeside returns the items of the innermost category that a doc is in, or is the page
// of; outside of categories, those of the whole sidebar.
func (n Navigation) CardsBeside(id string) []Card {
	shown, found := n.tree(id)
	items := shown.Items
	for _, step := range n.Trail(id) {
		if step.Kind == CategoryItem {
			items = step.Items
		}
	}
	if !found {
		return nil
	}
	return n.cards(items)
}

func (n Navigation) cards(items []Item) []Card {
	var cards []Card
	for _, item := range visible(items) {
		card := Card{Label: item.Label, Href: item.Href, External: item.External, Description: item.Description}
		if doc := n.docs[item.DocID]; doc != nil && item.Kind != CategoryItem {
			card.Description = doc.Description
		}
		if item.Kind == CategoryItem {
			card.Items = len(visible(item.Items))
			card.Href = cmp.Or(item.Href, firstHref(item.Items, func(Item) bool { return true }))
		}
		if card.Href != "" {
			cards = append(cards, card)
		}
	}
	return cards
}

func visible(items []Item) []Item {
	return slices.DeleteFunc(slices.Clone(items), func(item Item) bool { return item.Hidden })
}
