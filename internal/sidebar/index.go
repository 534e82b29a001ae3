package sidebar

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Index is the generated page of a category, which shows its items as cards.
type Index struct {
	Key         string // the page's id; it starts with a slash, which ids of docs never do
	Slug        string // relative to the root of the docs: "/category/guides"
	Title       string
	Description string
	Image       string
	Keywords    []string

	written IndexSpec
	place   *Place
}

// isIndex reports whether an id is the key of an index page.
func isIndex(id string) bool { return strings.HasPrefix(id, "/") }

// newIndex returns the page of a category. The default slug comes from the label, with a number
// if labels are equal.
func (b *builder) newIndex(spec ItemSpec) *Index {
	written := *spec.Index
	b.numbered++
	result := &Index{
		Key: fmt.Sprintf("/index/%d", b.numbered), Slug: path.Join("/", written.Slug), Title: cmp.Or(written.Title, spec.Label),
		Description: written.Description, Image: written.Image, Keywords: written.Keywords, written: written, place: written.place,
	}
	if !slug.IsPath(written.Slug) {
		b.findings = append(b.findings, result.Reporter("slug")(diag.Error, fmt.Sprintf("the slug %q is not a path", written.Slug),
			"write a path such as /my/page"))
	}
	if written.Slug == "" {
		result.Slug = "/category/" + b.slugs.Slug(spec.Label)
	}
	return result
}

// Reporter returns how to report what is wrong with a field of the link that asks for the page.
func (i Index) Reporter(field string) diag.Report { return i.place.child(field).report }

// Card is an item of a category on the category's page.
type Card struct {
	Label       string
	Href        string
	External    bool
	Icon        string   // name of the icon in the sidebar
	Description string   // "" if a category has none
	Pages       []string // labels of what a category contains
}

// cards returns the cards of items: those that have a link, in order.
func (n Navigation) cards(items []Item) []Card {
	var cards []Card
	for _, item := range visible(items) {
		card := Card{Label: item.Label, Href: item.Href, External: item.External, Icon: item.Icon, Description: item.Description}
		if doc := n.docs[item.DocID]; doc != nil && item.Kind != CategoryItem {
			card.Description = doc.Description
		}
		if item.Kind == CategoryItem {
			for _, inner := range visible(item.Items) {
				if inner.Label != "" {
					card.Pages = append(card.Pages, inner.Label)
				}
			}
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
