package assemble

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// generated is the content of a page that docgen generates: for a category, for a tag, for the
// list of tags, or for the search.
type generated struct {
	kind        contract.PageKind
	id          string // in the navigation; "" for a page in no sidebar
	title       string
	description string
	className   string
	image       string // absolute URL
	keywords    []string
	unlisted    bool
	content     func() string // HTML
}

// generated returns the content of a generated page.
func (a Assembler) generated(page *site.Page) generated {
	if page.Blog != nil {
		return a.blogPage(page)
	}
	set := a.set(page)
	switch page.Route.Kind {
	case route.Category:
		index := page.Category
		return generated{
			kind: contract.CategoryPage, id: index.Key, title: index.Title, description: index.Description,
			image: a.socialURL("", index.Image), keywords: index.Keywords, className: "docs-doc-page",
			content: func() string { return categoryHTML(*index, set.Navigation.Cards(index.Key)) },
		}
	case route.Tag:
		tag := page.Tag
		title := a.labels().Fill("theme.docs.tagDocListPageTitle",
			"nDocsTagged", a.labels().Plural("theme.docs.tagDocListPageTitle.nDocsTagged", len(tag.Docs)), "tagName", tag.Label)
		return generated{
			kind: contract.TagPage, title: title, description: tag.Description,
			className: "docs-tags-doc-list-page", unlisted: tag.Unlisted,
			content: func() string { return tagHTML(a.labels(), set.Routes, title, *tag) },
		}
	case route.Tags:
		return generated{
			kind: contract.TagsPage, title: a.labels().Text("theme.tags.tagsPageTitle"), className: "docs-tags-list-page",
			content: func() string { return tagsHTML(a.labels(), countedTags(a.labels(), set.Routes, set.Tags.Listed())) },
		}
	case route.Search:
		return generated{
			kind: contract.SearchPage, title: a.labels().Text("theme.SearchPage.emptyResultsTitle"), className: "search-page", unlisted: true,
			content: func() string { return "" },
		}
	}
	panic(fmt.Sprintf("no content for the generated page %s of kind %d", page.Route.Path, page.Route.Kind))
}

// generatedPage returns the data of a generated page.
func (a Assembler) generatedPage(page *site.Page, result generated) contract.PageData {
	if page.Blog != nil {
		return a.blogPageData(page, result)
	}
	set, class := a.set(page), a.outsideClass(result.className)
	if page.Set != nil {
		class = className(set, result.className)
	}
	data := contract.PageData{
		Kind: result.kind, Path: page.Route.Path, Docs: set.ID.Instance, Title: result.title,
		Head: a.head(pageHead{
			title: result.title, description: result.description, path: page.Route.Path,
			className: class, noIndex: result.unlisted || page.Set != nil && set.NoIndex,
		}),
		TOC: []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{}, Version: a.version(page), HideTOC: true, Unlisted: result.unlisted,
	}
	if page.Set == nil {
		data.Docs = ""
	}
	if result.id != "" {
		at := set.Navigation.At(result.id)
		data.Sidebar, data.Breadcrumbs, data.Previous, data.Next = at.View, breadcrumbs(set, at.Trail), pageLink(set, at.Previous), pageLink(set, at.Next)
	}
	return data
}

// IsListed reports whether the sitemap lists a page: neither one that search engines should leave
// out, nor one of an old version, nor one that is not translated.
func (a Assembler) IsListed(page *site.Page) bool {
	return !page.IsNotFound() && !isPassedOn(page.Set) && page.IsTranslated() && !a.isUnlisted(page)
}

// InSitemap returns the pages of the locale that are in the sitemap.
func (a Assembler) InSitemap() []*site.Page {
	var pages []*site.Page
	isIgnored := content.Matches(a.Config.Sitemap.IgnorePatterns)
	for _, page := range a.Edition.Pages {
		if a.IsListed(page) && !page.Doc().FrontMatter.Sitemap.Exclude && !isIgnored(page.Route.Path) {
			pages = append(pages, page)
		}
	}
	return pages
}

// isUnlisted reports whether search engines should leave out a page.
func (a Assembler) isUnlisted(page *site.Page) bool {
	switch {
	case page.Set != nil && page.Set.NoIndex:
		return true
	case page.Text != nil:
		return page.Text.FrontMatter.Unlisted
	case page.Script != nil:
		return a.Metadata[page.Script.File].Unlisted
	}
	return a.generated(page).unlisted
}
