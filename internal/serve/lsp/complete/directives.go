package complete

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

func containers(at Place, _ []string) []Item {
	own := named(at.Checked.Site.Config.Markdown.Admonitions, Function)
	return append(forms(3), own...)
}

func lineDirectives(Place, []string) []Item { return forms(2) }

func phrases(Place, []string) []Item { return forms(1) }

// forms lists the directives with a number of colons.
func forms(colons int) []Item {
	var items []Item
	for _, form := range directive.Forms() {
		if form.Colons == colons {
			items = append(items, Item{Label: form.Name, Kind: Function, Doc: directiveText(form)})
		}
	}
	return items
}

// directiveText describes a directive and its attributes in Markdown.
func directiveText(form directive.Form) string {
	parts := []string{meaning("markdown", form.Name, "")}
	if parts[0] == "" {
		parts[0] = meaning("components", strings.ToUpper(form.Name[:1])+form.Name[1:], "")
	}
	if kind := meaning("markdown", "", form.Name); parts[0] == "" && kind != "" {
		parts[0] = "An admonition that looks like `" + kind + "`."
	}
	for _, name := range form.Attributes {
		if text := attributeText(form.Name, name); text != "" {
			first, _, _ := strings.Cut(text, "\n")
			parts = append(parts, "* `"+name+"`: "+first)
		}
	}
	return strings.TrimSpace(strings.Join(parts, "\n"))
}

// formOf returns the directive with a name and a number of colons.
func formOf(colons int, name string) directive.Form {
	for _, form := range directive.Forms() {
		if form.Name == name && form.Colons == colons {
			return form
		}
	}
	return directive.Form{}
}

func attributeText(of, name string) string {
	if of == "code-group" {
		of = "tabs"
	}
	return meaning("markdown", of, name)
}

// attributes lists the attributes of a directive that it does not have yet.
func attributes(at Place, parts []string) []Item {
	written := at.beside(parts[3])
	written, _, _ = strings.Cut(written[strings.LastIndexByte(written[:at.Column-len(parts[3])], '{'):], "}")
	var items []Item
	for _, name := range formOf(len(parts[1]), parts[2]).Attributes {
		if strings.Contains(written, name+"=") {
			continue
		}
		item := Item{Label: name, Kind: Property, Doc: attributeText(parts[2], name), Text: name + "="}
		if name == "open" {
			item.Text = name
		}
		items = append(items, item)
	}
	return items
}

// attributeValues lists the values of an attribute of a directive.
func attributeValues(at Place, parts []string) []Item {
	if !slices.Contains(formOf(len(parts[1]), parts[2]).Attributes, parts[3]) {
		return nil
	}
	typed := parts[4] + parts[5]
	switch parts[3] {
	case "icon":
		return icons(at, nil)
	case "href":
		return targets(at, []string{"", typed})
	case "src":
		return files(at, typed, func(name string) bool { return !isMarkdown(name) })
	case "file":
		return folder(at, typed, func(name string) bool { return path.Ext(name) == ".md" })
	case "of":
		return terms(at, nil)
	case "title":
		return meaningOfAbbreviation(at)
	}
	return named(directive.Values(parts[3]), Value)
}

// alerts lists the kinds of GitHub's alerts.
func alerts(Place, []string) []Item { return named(directive.Alerts(), Keyword) }

// imageAttributes lists the attributes of an image.
func imageAttributes(Place, []string) []Item {
	var items []Item
	for _, row := range section("files-and-urls", "Images and downloads") {
		items = append(items, Item{Label: row.Name, Kind: Property, Doc: explained(row), Text: row.Name + "="})
	}
	return items
}

func icons(Place, []string) []Item { return named(icon.Names(), Value) }

// terms lists the terms of the glossary.
func terms(at Place, _ []string) []Item {
	var items []Item
	for _, term := range at.glossary() {
		items = append(items, Item{Label: term.Name, Doc: term.Meaning, Kind: Reference})
	}
	return items
}

// glossary returns the terms of the glossary in the version of the file.
func (at Place) glossary() []markdown.Term {
	for set := range at.sets() {
		name := path.Join(set.Folder, at.Checked.Site.Config.Markdown.Glossary)
		if text := at.Edition.Find(name); text != nil {
			return text.Whole().Terms()
		}
	}
	return nil
}

// values lists the values that readers fill in.
func values(at Place, _ []string) []Item {
	return described(at.Checked.Site.Config.Markdown.Values, Variable)
}

// abbreviations lists the abbreviations of the config.
func abbreviations(at Place, _ []string) []Item {
	return described(at.Checked.Site.Config.Markdown.Abbreviations, Reference)
}

// meaningOfAbbreviation is what the abbreviation before the cursor means.
func meaningOfAbbreviation(at Place) []Item {
	before := at.line()[:at.Column]
	_, name, isAbbreviation := strings.Cut(before[max(0, strings.LastIndex(before, ":abbr[")):], ":abbr[")
	name, _, _ = strings.Cut(name, "]")
	if text := at.Checked.Site.Config.Markdown.Abbreviations[name]; isAbbreviation && text != "" {
		return named([]string{text}, Value)
	}
	return nil
}

// variables lists the variables of the site and of the page.
func variables(at Place, _ []string) []Item {
	found := map[string]string{}
	for name, value := range at.Checked.Site.Config.Markdown.Variables {
		found[name] = string(value)
	}
	if at.Text != nil {
		own, _ := at.Text.Whole().FrontMatter()["variables"].(map[string]any)
		for name, value := range own {
			if text, isText := value.(string); isText {
				found[name] = text
			} else {
				found[name] = ""
			}
		}
	}
	return described(found, Variable)
}

// described returns items with names and details, sorted by name.
func described(details map[string]string, kind Kind) []Item {
	var items []Item
	for _, name := range slices.Sorted(maps.Keys(details)) {
		items = append(items, Item{Label: name, Detail: details[name], Kind: kind})
	}
	return items
}
