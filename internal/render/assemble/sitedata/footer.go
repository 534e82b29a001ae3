package sitedata

import (
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
)

func (l *linker) footer(footer *config.Footer) *contract.Footer {
	if footer == nil {
		return nil
	}
	result := &contract.Footer{
		Style: string(footer.Style), Copyright: l.copyright(footer.Copyright), Columns: []contract.FooterColumn{},
		Logo: l.logo(footer.Logo, "themeConfig", "footer", "logo"),
	}
	row := contract.FooterColumn{}
	for i, link := range footer.Links {
		place := []any{"themeConfig", "footer", "links", i}
		if link.FooterItem != (config.FooterItem{}) {
			row.Items = append(row.Items, l.footerItem(link.FooterItem, place...))
			continue
		}
		column := contract.FooterColumn{Title: link.Title, Items: []contract.FooterItem{}}
		for j, item := range link.Items {
			column.Items = append(column.Items, l.footerItem(item, append(place, "items", j)...))
		}
		result.Columns = append(result.Columns, column)
	}
	if len(row.Items) > 0 {
		result.Columns = append(result.Columns, row)
	}
	return result
}

// copyright resolves the links in the copyright. Whoever may write docs may also translate it, so it
// is sanitized as they are, and its mistakes are those of the label file.
func (l *linker) copyright(text string) string {
	path := []any{"themeConfig", "footer", "copyright"}
	if text == l.config.ThemeConfig.Footer.Copyright {
		return l.html(text, path...)
	}
	if !l.config.Markdown.Unsafe {
		text = markdown.Sanitizer()(text)
	}
	links, findings := len(l.outside), len(l.findings)
	text = l.html(text, path...)
	for i := range l.outside[links:] {
		l.outside[links+i].Place = l.edition.Labels.CopyrightPlace(l.outside[links+i].Place)
	}
	for i := range l.findings[findings:] {
		l.findings[findings+i] = l.edition.Labels.CopyrightPlace(l.findings[findings+i])
	}
	return text
}

func (l *linker) footerItem(item config.FooterItem, path ...any) contract.FooterItem {
	if item.HTML != "" {
		return contract.FooterItem{HTML: l.html(item.HTML, append(path, "html")...)}
	}
	result := contract.FooterItem{Label: item.Label, ClassName: item.ClassName}
	result.Href, result.External = l.target(item.To, item.Href, path)
	result.Target, result.Rel = contract.Opening(result.External, item.Target, item.Rel)
	return result
}
