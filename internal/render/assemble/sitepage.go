package assemble

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// Metadata is what the script of a page declares about it, under the names of front matter
// fields.
type Metadata struct {
	Title       string
	Description string
	Keywords    []string
	Image       string
	ClassName   string
	Unlisted    bool
	NoTwin      bool // the page has no version in Markdown
}

// scriptPage returns the data of a page that is a script.
func (a Assembler) scriptPage(page *site.Page) contract.PageData {
	file := page.Script.File
	code, metadata := a.Code[file], a.Metadata[file]
	data := a.sitePage(page, pageHead{
		title: metadata.Title, description: metadata.Description, className: metadata.ClassName, noIndex: metadata.Unlisted,
	})
	data.Kind, data.HideTOC = contract.SitePage, true
	data.Code = codeOf(file, code)
	return data
}

// textPage returns the data of a Markdown page of src/pages.
func (a Assembler) textPage(page *site.Page) contract.PageData {
	text, metadata := page.Text, page.Text.FrontMatter
	data := a.sitePage(page, pageHead{
		title: text.Title, description: text.Description, className: "mdx-wrapper mdx-page", noIndex: metadata.Unlisted, lead: metadata.Lead,
	})
	data.Kind, data.HideTOC, data.TOC, data.Code = contract.TextPage, metadata.HideTOC, a.tableOfContents(text), a.pageCode(text)
	return onLanding(page, data)
}

// sitePage returns the data that all pages of src/pages have in common.
func (a Assembler) sitePage(page *site.Page, head pageHead) contract.PageData {
	head.path = page.Route.Path
	head.className = strings.TrimSpace("plugin-pages plugin-id-default " + head.className)
	return contract.PageData{
		Path: head.path, Title: head.title, Head: a.head(head), Unlisted: head.noIndex,
		TOC: []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{},
	}
}
