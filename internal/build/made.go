package build

import (
	"fmt"

	"docgen/internal/contract"
	"docgen/internal/sidebar"
	"docgen/internal/tag"
)

// madePage is a page that docgen makes: of a sidebar category, of a tag, or of
// all tags, or the search.
type madePage struct {
	kind        contract.PageKind
	key         string // of its route
	title       string
	description string
	className   string
	image       string // absolute URL
	keywords    []string
	unlisted    bool
	content     func() string // HTML
}

// madePages lists the pages that docgen makes, but for those whose route is taken.
func (p *plan) madePages() []madePage {
	var pages []madePage
	for _, index := range p.indexes {
		pages = append(pages, p.categoryPage(index))
	}
	for _, tag := range p.tags.All {
		pages = append(pages, p.tagPage(tag))
	}
	if listed := p.tags.Listed(); len(listed) > 0 {
		pages = append(pages, madePage{
			kind: contract.TagsPage, key: tag.Root, title: "Tags", className: "docs-tags-list-page",
			content: func() string { return p.tagsHTML(listed) },
		})
	}
	pages = append(pages, madePage{
		kind: contract.SearchPage, key: searchKey, title: "Search", className: "search-page", unlisted: true,
		content: func() string { return "" },
	})
	kept := pages[:0]
	for _, page := range pages {
		if _, found := p.routes.ByID(page.key); found {
			kept = append(kept, page)
		}
	}
	return kept
}

func (p *plan) categoryPage(index sidebar.Index) madePage {
	return madePage{
		kind: contract.CategoryPage, key: index.Key, title: index.Title, description: index.Description,
		image: p.socialURL("", index.Image), keywords: index.Keywords,
		content: func() string { return categoryHTML(index, p.navigation.Cards(index.Key)) },
	}
}

func (p *plan) tagPage(tag tag.Tag) madePage {
	title := fmt.Sprintf("%d docs tagged with \"%s\"", len(tag.Docs), tag.Label)
	if len(tag.Docs) == 1 {
		title = fmt.Sprintf("One doc tagged with \"%s\"", tag.Label)
	}
	return madePage{
		kind: contract.TagPage, key: tag.Slug, title: title, description: tag.Description,
		className: "docs-tag-doc-list-page", unlisted: tag.Unlisted,
		content: func() string { return p.tagHTML(title, tag) },
	}
}

// assembleMade makes the data of a page that docgen makes, all but its content.
func (p *plan) assembleMade(page madePage) contract.PageData {
	previous, next := p.navigation.Neighbours(page.key)
	version := p.version()
	return contract.PageData{
		Kind: page.kind, Path: p.path(page.key), Docs: docsID, Title: page.title,
		Head: p.head(pageHead{
			title: page.title, description: page.description, path: p.path(page.key),
			className: page.className, unlisted: page.unlisted,
		}),
		TOC:         []contract.TOCItem{},
		Sidebar:     p.navigation.View(page.key),
		Breadcrumbs: p.breadcrumbs(page.key),
		Previous:    p.pageLink(previous),
		Next:        p.pageLink(next),
		Version:     &version,
		HideTOC:     true,
		Unlisted:    page.unlisted,
	}
}
