// Package assemble makes the input of the theme: the data of each page.
//
// [New] returns an [Assembler] for each locale, which makes the data of its pages. The package renders nothing.
// What all pages of a locale share is in assemble/sitedata.
package assemble

import (
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Folder is the folder in the output for files that have a hash of their content in their
// names.
const Folder = "assets"

// Page is everything that a page's document is made of, except the content.
type Page struct {
	shell.About
	Data     contract.PageData
	Route    route.Route
	Name     string      // the page's name in messages: its file, if it has one
	Card     string      // name of the file of the image if docgen draws it; "" for others
	Twin     Twin        // the page as Markdown
	HeadTags []shell.Tag // elements that the front matter adds to the head
}

// Page assembles a page.
func (a Assembler) Page(page *site.Page) Page {
	result := Page{Route: page.Route, Name: page.Route.Output}
	result.IsHome, result.Script = page.Route.Path == a.Edition.Routes.Home(), a.movedScript(page.Route.Path)
	switch {
	case page.IsDoc():
		result.Data = a.docPage(page)
	case page.Post != nil:
		result.Data = a.postPage(page)
	case page.Text != nil:
		result.Data = a.textPage(page)
	case page.Script != nil:
		result.Data, result.Name, result.Keywords = a.scriptPage(page), page.Script.File, a.Metadata[page.Script.File].Keywords
		result.Image = a.imageURL(a.Metadata[page.Script.File].Image)
	default:
		generated := a.generated(page)
		result.Data, result.Keywords, result.Image = a.generatedPage(page, generated), generated.keywords, generated.image
	}
	if page.Blog != nil {
		result.Script += a.structured(page)
		result.Kind = searchKinds[page.Route.Kind]
	}
	result.Data.Header = a.banner(result.Data) + result.Data.Header
	result.Data.Styles = a.styles(page, result.Data)
	if page.Text != nil {
		result = a.withOwn(result, page.Text.FrontMatter)
		result.HeadTags, result.Data.Plugins = HeadTags(a.Edition, page), a.Edition.Added[page].Data
		result.Data.Header = a.pageMenu(page) + result.Data.Header
		result.Data.Footer += a.feedback(page, result.Data)
		result.Name, result.Keywords = page.Text.Name, page.Text.FrontMatter.Keywords
		result.Image = a.Image(page)
	}
	if page.Post != nil {
		result.Article = a.article(page)
	}
	if !result.Data.Head.NoIndex {
		result.Data.Head.Canonical = a.canonical(page)
	}
	result.Data.Locales, result.Data.Translation, result.Alternates = a.locales(page), a.translation(page), a.Alternates(page)
	if page.IsNotFound() {
		result.Data.NotFound, result.Data.Head.NoIndex, result.Data.Head.Canonical = true, true, ""
		if result.Data.Title == "" {
			title := a.labels().Text(notFoundTitle)
			result.Data.Title, result.Data.Head.Title = title, a.documentTitle(title)
		}
		return result
	}
	if a.TwinOf(page) != "" {
		result.Twin = a.twin(page, result.Data)
	}
	return a.withCard(page, result)
}

// labels returns the labels in the language of the pages.
func (a Assembler) labels() message.Catalog { return a.Edition.Messages }

// notFoundTitle is the message with the title of the page for unknown paths.
const notFoundTitle = "theme.NotFound.title"

// Image returns the absolute URL of the image that social media show for a Markdown page, or
// "".
func (a Assembler) Image(page *site.Page) string {
	return a.socialURL(page.Text.Name, site.ImageOf(page.Text.Doc))
}

// NotFound assembles the page that hosts show for unknown paths if the site has none of its
// own.
func (a Assembler) NotFound() Page {
	place, title := a.Edition.Routes.NotFound(), a.labels().Text(notFoundTitle)
	return Page{
		Name: place.Output, Route: place,
		Data: contract.PageData{
			Kind: contract.NotFoundPage, NotFound: true, Path: place.Path, Title: title,
			Head: contract.Head{Title: a.documentTitle(title), ClassName: a.outsideClass(""), NoIndex: true},
			TOC:  []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{}, Locales: a.locales(nil), Styles: a.kindStyles(contract.NotFoundPage),
		},
	}
}

// set returns the doc set of a page, or the first set of the locale if the page is in none.
func (a Assembler) set(page *site.Page) *site.DocSet {
	if page != nil && page.Set != nil {
		return page.Set
	}
	return a.Edition.Sets[0]
}

// Content returns the HTML of a page's content. The content of a page with code comes from the
// theme.
func (a Assembler) Content(page *site.Page) (string, error) {
	switch {
	case page.Blog != nil && page.Text == nil:
		return a.blogContent(page)
	case page.Text == nil && page.Script == nil:
		return a.generated(page).content(), nil
	case page.Text == nil || page.Text.Document.IsMDX:
		return "", nil
	case page.Post != nil:
		return a.postBody(page)
	}
	body, links, formulas, err := a.body(page.Text)
	html := body.Fill(links, formulas)
	if page.Text.Document.HasTitle || page.Text.FrontMatter.HideTitle || page.Route.Kind == route.Site {
		return html, err
	}
	return markdown.TitleHTML(page.Text.Title) + html, err
}

// body returns the body of a text with what fills it.
func (a Assembler) body(text *site.Text) (markdown.Body, []markdown.Resolved, []markdown.Formula, error) {
	body, err := text.Body()
	links, formulas := a.Links.Of(text), a.typeset(text)
	if err == nil && !body.HTML.Fits(len(links), len(formulas)) {
		body, err = site.Body{}, site.ErrDamaged
	}
	return body.HTML, links, formulas, err
}

// typeset returns the formulas of a text with their HTML.
func (a Assembler) typeset(text *site.Text) []markdown.Formula {
	formulas := make([]markdown.Formula, len(text.Document.Formulas))
	for i, formula := range text.Document.Formulas {
		formula.HTML = a.Formulas[Formula{formula.TeX, formula.Display}]
		formulas[i] = formula
	}
	return formulas
}
