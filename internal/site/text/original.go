package text

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/site"
)

// Originals finds the texts of the default locale that others translate or repeat.
type Originals struct {
	Edition *site.Edition
	texts   map[originalID]*site.Text
}

// find returns a text of the default locale, or nil.
func (o *Originals) find(id originalID) *site.Text {
	if o == nil {
		return nil
	}
	return o.texts[id]
}

// originalID identifies a text in all languages.
type originalID struct {
	set  content.SetID // without a locale; zero for src/pages
	file string        // in the docs folder, or the id of the page
}

func docOriginal(set content.SetID, file string) originalID {
	set.Locale = ""
	return originalID{set, file}
}

func pageOriginal(found page.Page) originalID { return originalID{file: found.ID} }

// OriginalsOf returns the texts of the default locale.
func OriginalsOf(edition *site.Edition) *Originals {
	found := map[originalID]*site.Text{}
	add := func(set content.SetID, published, drafts []*site.Page) {
		for _, page := range slices.Concat(published, drafts) {
			found[docOriginal(set, page.Text.File)] = page.Text
		}
	}
	for _, set := range edition.Sets {
		add(set.ID, set.Docs, set.Drafts)
	}
	for _, blog := range edition.Blogs {
		add(blog.ID, blog.Posts, blog.Drafts)
	}
	for _, page := range edition.Pages {
		if page.Text != nil && page.Set == nil && page.Blog == nil {
			found[originalID{file: page.Route.ID}] = page.Text
		}
	}
	for _, text := range edition.Partials {
		found[docOriginal(text.Set, text.File)] = text
	}
	return &Originals{edition, found}
}
