package assemble

import (
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// docPage returns the data of a doc's page.
func (a Assembler) docPage(page *site.Page) contract.PageData {
	doc, set := page.Text.Doc, page.Set
	at := set.Navigation.At(doc.ID)
	return onLanding(page, contract.PageData{
		Kind: contract.DocPage, Path: page.Route.Path, ID: doc.ID, Docs: set.ID.Instance, Title: doc.Title,
		Head: a.head(pageHead{
			title: doc.Title, description: doc.Description, path: page.Route.Path,
			className: className(set, "docs-doc-page docs-doc-id-"+doc.ID), noIndex: doc.FrontMatter.Unlisted || set.NoIndex,
			lead: doc.FrontMatter.Lead,
		}),
		Code:        a.pageCode(page.Text),
		TOC:         a.tableOfContents(page.Text),
		Sidebar:     at.View,
		Breadcrumbs: breadcrumbs(set, at.Trail),
		Previous:    pageLink(set, at.Previous),
		Next:        pageLink(set, at.Next),
		Version:     a.version(page),
		EditURL:     editLink(page, set.Options.EditURL, editURL(set, page.Text)),
		LastUpdated: a.lastUpdated(updated(set, doc), set.Options.ShowLastUpdateAuthor, doc.FrontMatter.Updated().Author, set.Changes[doc.File].Author),
		Tags:        tagLinks(set, doc.ID),
		HideTOC:     doc.FrontMatter.HideTOC,
		Unlisted:    doc.FrontMatter.Unlisted,
		Draft:       doc.FrontMatter.Draft,

		Descriptions: a.descriptions(page),
		FrontMatter:  a.frontMatter(page.Text),
		Source:       a.source(page.Text),
	})
}

// cardList is the component that shows the neighboring pages as cards.
const cardList = "DocCardList"

// descriptions returns the descriptions of the pages that a page lists as cards, by path. It is
// empty for other pages.
func (a Assembler) descriptions(page *site.Page) map[string]string {
	if !a.Edition.Imports.Uses(page.Text, cardList) {
		return nil
	}
	result := map[string]string{}
	for _, card := range page.Set.Navigation.Cards(page.Text.ID) {
		if card.Description != "" {
			result[card.Href] = card.Description
		}
	}
	return result
}

// source returns the path of a page's file for the site's code; "" if that does not ask, or the page's script has it.
func (a Assembler) source(text *site.Text) string {
	if !a.Bundled.AsksForPages || text.Document.IsMDX {
		return ""
	}
	return text.Name
}

// frontMatter returns the front matter of a page for the site's code; nil if that does not ask, or the page's script has it.
func (a Assembler) frontMatter(text *site.Text) map[string]any {
	if !a.Bundled.AsksForPages || text.Document.IsMDX {
		return nil
	}
	return text.Whole().FrontMatter()
}

// pageCode returns the data of a page's module. It is nil for plain content, and in a preview
// while some code has an error.
func (a Assembler) pageCode(text *site.Text) *contract.PageCode {
	result, known := a.Code[text.Name]
	if !text.Document.IsMDX || !known {
		return nil
	}
	return codeOf(text.Name, result)
}

// codeOf converts a page's script to the contract; absent lists become empty ones, not null.
func codeOf(name string, page bundle.Page) *contract.PageCode {
	return &contract.PageCode{
		Name: name, Script: page.Script, Preload: append([]string{}, page.Preload...),
	}
}

// breadcrumbs returns the links from the outermost category to a page.
func breadcrumbs(set *site.DocSet, trail []sidebar.Item) []contract.Breadcrumb {
	crumbs := []contract.Breadcrumb{}
	if !set.Options.Breadcrumbs {
		return crumbs
	}
	for i, item := range trail {
		crumb := contract.Breadcrumb{Label: item.Label, Href: item.Href}
		if i == len(trail)-1 {
			crumb.Href = ""
		}
		crumbs = append(crumbs, crumb)
	}
	return crumbs
}

func pageLink(set *site.DocSet, neighbor *sidebar.Neighbor) *contract.PageLink {
	if neighbor == nil {
		return nil
	}
	return &contract.PageLink{Label: neighbor.Label, Href: neighbor.Path(set.Routes)}
}

// tagLinks returns the links to the pages of a doc's tags.
func tagLinks(set *site.DocSet, id string) []contract.PageLink {
	var links []contract.PageLink
	for _, tag := range set.Tags.Of(id) {
		if path := set.Routes.Path(route.Tag, tag.Slug); path != "" {
			links = append(links, contract.PageLink{Label: tag.Label, Href: path})
		}
	}
	return links
}
