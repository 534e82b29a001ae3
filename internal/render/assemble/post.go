package assemble

import (
	"fmt"
	"html"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// SummaryEnd is the text that Static has at the end of a summary.
const SummaryEnd = "\uE000docgen:summary\uE000"

// Static returns the HTML of the content of a post with components as React renders it once, with
// SummaryEnd at each mark that ends the summary.
type Static func(page *site.Page) (string, error)

// PostHTML returns the HTML of a post without its title, for a place outside its page. Links
// relative to the post lead to its page.
func (a Assembler) PostHTML(page *site.Page) (string, error) {
	text, err := a.postBody(page)
	return markdown.Apart(text, page.Route.Path), err
}

// Summary returns the HTML that lists of posts show: the part of the post before the mark, or the
// whole post if it has none.
func (a Assembler) Summary(page *site.Page) (text string, isCut bool, err error) {
	if !page.Text.Document.IsCut {
		text, err = a.PostHTML(page)
		return text, false, err
	}
	if page.Text.Document.IsMDX {
		text, isCut, err = a.staticSummary(page)
	} else {
		text, isCut, err = a.bodySummary(page)
	}
	return markdown.Apart(text, page.Route.Path), isCut, err
}

func (a Assembler) bodySummary(page *site.Page) (string, bool, error) {
	body, links, formulas, err := a.body(page.Text)
	if err != nil {
		return "", false, err
	}
	text, isCut := body.Summary(links, formulas)
	return text, isCut, nil
}

func (a Assembler) staticSummary(page *site.Page) (string, bool, error) {
	text, err := a.static(page)
	before, _, isCut := strings.Cut(text, SummaryEnd)
	if !isCut { // a component does not show the part with the mark
		return text, false, err
	}
	return markdown.Closed(before), true, err
}

// postBody returns the HTML of a post without its title.
func (a Assembler) postBody(page *site.Page) (string, error) {
	if page.Text.Document.IsMDX {
		text, err := a.static(page)
		return strings.ReplaceAll(text, SummaryEnd, ""), err
	}
	body, links, formulas, err := a.body(page.Text)
	return body.Fill(links, formulas), err
}

// static returns the HTML of a post with components.
func (a Assembler) static(page *site.Page) (string, error) {
	if a.Static == nil {
		return "", fmt.Errorf("no renderer for the components of %s", page.Text.Name)
	}
	return a.Static(page)
}

// TitleHTML returns the title of a post as inline HTML. The title in its text can have markup.
func (a Assembler) TitleHTML(page *site.Page) string {
	if document := page.Text.Document; document.TitleHTML != "" && document.Title == page.Text.Title {
		return document.TitleHTML
	}
	return html.EscapeString(page.Text.Title)
}
