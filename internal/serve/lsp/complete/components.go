package complete

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/docs"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

// isMDX reports whether the file can have components.
func (at Place) isMDX() bool {
	return path.Ext(at.Name) == ".mdx" || at.Text != nil && at.Text.Document.IsMDX
}

// components lists the components that the file can show: those of docgen, and those that it imports or defines.
func components(at Place, _ []string) []Item {
	if !at.isMDX() || at.Checked.Input.Theme == nil {
		return nil
	}
	input := at.Checked.Input
	names, _ := bundle.Scope(bundle.Input{Theme: input.Theme, Site: input.Dir, Original: !input.Config.SiteCode})
	var items []Item
	for _, name := range names {
		items = append(items, Item{Label: name, Kind: Class, Doc: meaning("components", name, "")})
	}
	if at.Text != nil {
		for _, name := range at.Text.Document.Names {
			if name != "" && name[0] >= 'A' && name[0] <= 'Z' {
				items = append(items, Item{Label: name, Kind: Class, Detail: "of this page"})
			}
		}
	}
	return items
}

// properties lists the properties of a component.
func properties(at Place, parts []string) []Item {
	if !at.isMDX() {
		return nil
	}
	var items []Item
	for _, row := range componentRows(parts[1]) {
		items = append(items, Item{Label: row.Name, Kind: Property, Doc: explained(row), Detail: strings.ReplaceAll(row.Type, "`", ""), Text: row.Name + "="})
	}
	return items
}

// componentRows returns what the guide says about the properties of a component. A table below a heading with its name
// alone does not name it again.
func componentRows(name string) []docs.Row {
	var rows []docs.Row
	for _, row := range docs.Table("components") {
		if row.Name != "" && (row.Of == name || row.Of == "" && row.Section == name) {
			rows = append(rows, row)
		}
	}
	return rows
}

// propertyValues lists the values of a property.
func propertyValues(at Place, parts []string) []Item {
	if !at.isMDX() {
		return nil
	}
	if parts[1] == "Admonition" && parts[2] == "type" {
		return named(directive.Values("type"), Value)
	}
	for _, row := range componentRows(parts[1]) {
		if row.Name == parts[2] {
			return named(codeWords(row.Type), Value)
		}
	}
	return nil
}

// codeWords returns the words of a text that are code.
func codeWords(text string) []string {
	var words []string
	for i, part := range strings.Split(text, "`") {
		if i%2 == 1 {
			words = append(words, part)
		}
	}
	return words
}

// modules lists what a file can import: files of the site, and docgen's modules.
func modules(at Place, parts []string) []Item {
	if !at.isMDX() {
		return nil
	}
	items := folder(at, parts[1], func(name string) bool { return true })
	for i, item := range items {
		if !strings.HasPrefix(item.Label, ".") && !strings.HasPrefix(item.Label, "@") {
			items[i].Label = "./" + item.Label
		}
	}
	for _, row := range docs.Table("mdx") {
		if row.Section == "Imports from Docusaurus" {
			items = append(items, Item{Label: row.Name, Kind: Module, Doc: row.Meaning})
		}
	}
	return append(items, Item{Label: "@site/", Detail: "the folder of the site", Kind: Folder})
}
