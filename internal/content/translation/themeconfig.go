package translation

import (
	"cmp"
	"fmt"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Keys of the texts in the config.
const (
	titleKey     = "title"
	logoKey      = "logo.alt"
	copyrightKey = "copyright"
	itemKey      = "item.label."
	columnKey    = "link.title."
	linkKey      = "link.item.label."
)

// VersionLabel returns the label of a version.
func VersionLabel(name, label string) Label {
	return Label{versionKey, label, "The label for version " + name}
}

const versionKey = "version.label"

// VersionLabel returns the label of a version in the language of the file.
func (f File) VersionLabel(label string) string { return f.Text(versionKey, label) }

// NavbarLabels returns the texts of a navbar.
func NavbarLabels(navbar config.Navbar) []Label {
	var labels list
	labels.add(titleKey, navbar.Title, "The title in the navbar")
	if navbar.Logo != nil {
		labels.add(logoKey, navbar.Logo.Alt, "The alt text of navbar logo")
	}
	labels.items(navbar.Items)
	return labels
}

// FooterLabels returns the texts of a footer; nil has none.
func FooterLabels(footer *config.Footer) []Label {
	var labels list
	if footer == nil {
		return nil
	}
	columns := footer.Columns()
	for _, column := range columns {
		labels.add(columnKey+column.Title, column.Title, fmt.Sprintf("The title of the footer links column with title=%s in the footer", column.Title))
	}
	for _, column := range columns {
		for _, item := range column.Items {
			labels.add(linkKey+item.Label, item.Label, fmt.Sprintf("The label of footer link with label=%s linking to %s", item.Label,
				cmp.Or(item.To, item.Href)))
		}
	}
	labels.add(copyrightKey, footer.Copyright, "The footer copyright")
	if footer.Logo != nil {
		labels.add(logoKey, footer.Logo.Alt, "The alt text of footer logo")
	}
	return labels
}

// list collects labels.
type list []Label

// add adds a label, unless it has no text.
func (l *list) add(key, text, description string) {
	if text != "" {
		*l = append(*l, Label{key, text, description})
	}
}

// items adds the labels of items, and then those of the items in their dropdowns.
func (l *list) items(items []config.NavbarItem) {
	var inner []config.NavbarItem
	for _, item := range items {
		l.add(itemKey+item.Label, item.Label, "Navbar item with label "+item.Label)
		inner = append(append(append(inner, item.DropdownItemsBefore...), item.Items...), item.DropdownItemsAfter...)
	}
	if len(inner) > 0 {
		l.items(inner)
	}
}

// TranslateNavbar returns a navbar with the texts of a locale.
func (l Labels) TranslateNavbar(navbar config.Navbar) config.Navbar {
	navbar.Title = l.Navbar.translated(titleKey, navbar.Title)
	navbar.Logo = l.Navbar.logo(navbar.Logo)
	navbar.Items = l.Navbar.items(navbar.Items)
	return navbar
}

// TranslateFooter returns a footer with the texts of a locale; nil stays nil.
func (l Labels) TranslateFooter(footer *config.Footer) *config.Footer {
	if footer == nil {
		return nil
	}
	result, links := *footer, make([]config.FooterLink, len(footer.Links))
	for i, link := range footer.Links {
		link.Title = l.Footer.translated(columnKey+link.Title, link.Title)
		link.Label = l.Footer.translated(linkKey+link.Label, link.Label)
		items := make([]config.FooterItem, len(link.Items))
		for j, item := range link.Items {
			item.Label = l.Footer.translated(linkKey+item.Label, item.Label)
			items[j] = item
		}
		link.Items = items
		links[i] = link
	}
	result.Links, result.Logo = links, l.Footer.logo(footer.Logo)
	result.Copyright = l.Footer.translated(copyrightKey, footer.Copyright)
	return &result
}

// CopyrightPlace moves a diagnostic about the copyright in the footer to its translation.
func (l Labels) CopyrightPlace(finding diag.Diagnostic) diag.Diagnostic {
	placed := l.Footer.Report(copyrightKey, finding.Severity, finding.Text, finding.Hint)
	placed.Code, placed.Cause = finding.Code, finding.Cause
	return placed
}

// translated returns the translation of a text. What has no text has no translation.
func (f File) translated(key, text string) string {
	if text == "" {
		return ""
	}
	return f.Text(key, text)
}

func (f File) logo(logo *config.Logo) *config.Logo {
	if logo == nil {
		return nil
	}
	result := *logo
	result.Alt = f.translated(logoKey, logo.Alt)
	return &result
}

func (f File) items(items []config.NavbarItem) []config.NavbarItem {
	result := make([]config.NavbarItem, len(items))
	for i, item := range items {
		item.Label = f.translated(itemKey+item.Label, item.Label)
		item.Items = f.items(item.Items)
		item.DropdownItemsBefore, item.DropdownItemsAfter = f.items(item.DropdownItemsBefore), f.items(item.DropdownItemsAfter)
		result[i] = item
	}
	return result
}
