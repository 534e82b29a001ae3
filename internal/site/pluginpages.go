package site

import (
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// PluginPages returns the pages of a locale that have a text, and their values for plugins, without lists.
func (e *Edition) PluginPages() ([]*Page, []plugin.PageValue) {
	var pages []*Page
	var values []plugin.PageValue
	for _, page := range e.Pages {
		if page.Text == nil {
			continue
		}
		value := plugin.PageValue{
			Path: page.Route.Path, File: page.Text.Name, Title: page.Text.Title, Description: page.Text.Description, Locale: e.Locale,
			FrontMatter: page.Text.AllFields(),
		}
		if page.Set != nil {
			value.Version = page.Set.Name
		}
		pages, values = append(pages, page), append(values, value)
	}
	return pages, values
}

// WithLists returns the values of pages with their headings, links and code blocks.
func WithLists(pages []*Page, values []plugin.PageValue) []plugin.PageValue {
	whole := make([]plugin.PageValue, len(values))
	for i, value := range values {
		document := pages[i].Text.Listed()
		for _, each := range document.Headings {
			value.Headings = append(value.Headings, plugin.HeadingValue{
				Level: each.Level, Text: each.Text, ID: each.ID, Line: each.Place.Line, Column: each.Place.Column,
			})
		}
		for _, each := range document.Links {
			value.Links = append(value.Links, plugin.LinkValue{
				Target: each.Target, IsImage: each.Kind == markdown.Image, Line: each.Place.Line, Column: each.Place.Column,
			})
		}
		for _, each := range pages[i].Text.Whole().Fences() {
			if each.Place.File == "" {
				value.Code = append(value.Code, plugin.CodeValue{Language: each.Language, Meta: each.Meta, Text: each.Text, Line: each.Place.Line})
			}
		}
		whole[i] = value
	}
	return whole
}
