package site

import (
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
)

// originals finds the texts of the default locale that others translate or repeat.
type originals struct {
	edition *Edition
	texts   map[originalID]*Text
}

// of returns a text of the default locale, or nil.
func (o *originals) of(id originalID) *Text {
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

// originalsOf returns the texts of the default locale.
func originalsOf(edition *Edition) *originals {
	found := map[originalID]*Text{}
	for _, set := range edition.Sets {
		for _, pages := range [][]*Page{set.Docs, set.Drafts} {
			for _, page := range pages {
				found[docOriginal(set.ID, page.Text.File)] = page.Text
			}
		}
	}
	for _, blog := range edition.Blogs {
		for _, pages := range [][]*Page{blog.Posts, blog.Drafts} {
			for _, page := range pages {
				found[docOriginal(blog.ID, page.Text.File)] = page.Text
			}
		}
	}
	for _, page := range edition.Pages {
		if page.Text != nil && page.Set == nil && page.Blog == nil {
			found[originalID{file: page.Route.ID}] = page.Text
		}
	}
	for _, text := range edition.Partials {
		found[docOriginal(text.Set, text.File)] = text
	}
	return &originals{edition, found}
}

// split returns the texts that a condition holds for, and the others.
func split(texts []*Text, holds func(*Text) bool) (yes, no []*Text) {
	for _, text := range texts {
		if holds(text) {
			yes = append(yes, text)
		} else {
			no = append(no, text)
		}
	}
	return yes, no
}
