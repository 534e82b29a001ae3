package markdown

import (
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/module"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// ModuleOptions holds what a module needs to know about its page besides the text.
type ModuleOptions struct {
	Title    string // shown above the text if the text has no title; "" for none
	Metadata any
}

// Module returns the ES module of a document whose links are resolved. Labels are those of the
// parser that parsed it, because one theme has modules in all languages. Two goroutines must not
// call it for one document at the same time.
func (*Parser) Module(document Document, options ModuleOptions, links []Resolved) mdx.Module {
	page := mdx.Page{
		Declarations: document.tree.declarations, Content: document.module(links).Nodes(), Words: document.tree.words,
		FrontMatter: withDates(document), Title: document.Title, Metadata: options.Metadata,
	}
	if !document.HasTitle {
		page.PageTitle = options.Title
	}
	for i, heading := range document.Headings {
		page.Headings = append(page.Headings, document.partialsBefore(i)...)
		page.Headings = append(page.Headings, mdx.Heading{Value: heading.HTML, ID: heading.ID, Level: heading.Level})
	}
	page.Headings = append(page.Headings, document.partialsBefore(len(document.Headings))...)
	return mdx.Write(page)
}

// module returns the document with resolved links.
func (d Document) module(links []Resolved) module.Content {
	p := d.tree.parser
	return module.Content{
		Source: d.tree.source, Root: d.tree.root, Links: links, Formulas: d.Formulas, Zoom: p.options.Zoom, IsPost: p.options.Post,
		Renderer: p.mdx.Renderer(), Highlighter: p.highlighter, Labels: p.options.Labels,
	}
}

// withDates returns the front matter of a document, with its dates as JavaScript has them.
func withDates(document Document) map[string]any {
	fields := document.FrontMatter()
	for name, text := range syntax.PlainFields(document.tree.source) {
		if date, isDate := mdx.ReadDate(text); isDate {
			fields[name] = date
		}
	}
	return fields
}

// partialsBefore returns the partials directly before a heading.
func (d Document) partialsBefore(heading int) []mdx.Heading {
	var found []mdx.Heading
	for _, partial := range d.Partials {
		if partial.Headings == heading {
			found = append(found, mdx.Heading{Partial: partial.Path})
		}
	}
	return found
}
