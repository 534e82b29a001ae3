package complete

import (
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/docs"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// languages lists the languages of code blocks.
func languages(at Place, _ []string) []Item {
	names := code.Languages()
	if at.Checked.Site.Config.Markdown.Mermaid {
		names = append(names, code.Mermaid)
	}
	slices.Sort(names)
	return named(slices.Compact(names), Value)
}

// named returns items with names alone.
func named(names []string, kind Kind) []Item {
	items := make([]Item, len(names))
	for i, name := range names {
		items[i] = Item{Label: name, Kind: kind}
	}
	return items
}

// codeOptions lists the options of a code block that its line does not have yet.
func codeOptions(at Place, parts []string) []Item {
	var items []Item
	written := at.beside(parts[1])
	for _, name := range code.OptionNames() {
		if regexp.MustCompile(`\s` + name + `\b`).MatchString(written) {
			continue
		}
		item := Item{Label: name, Kind: Property, Doc: meaning("code-blocks", "", name)}
		if name == "title" || name == "file" {
			item.Text = name + "="
		}
		items = append(items, item)
	}
	return items
}

// meaning returns what the guide says about a name, or "".
func meaning(page, of, name string) string {
	for _, row := range docs.Table(page) {
		if row.Of == of && row.Name == name {
			return explained(row)
		}
	}
	return ""
}

// explained describes a name in Markdown: its meaning and its default.
func explained(row docs.Row) string {
	var parts []string
	if row.Meaning != "" {
		parts = append(parts, row.Meaning)
	}
	if row.Default != "" && row.Default != "none" && row.Default != "required" {
		parts = append(parts, "Default: "+row.Default)
	}
	return strings.Join(parts, "\n\n")
}

// regions lists the regions of a file that a code block shows.
func regions(at Place, parts []string) []Item { return regionsOf(at, parts[1]) }

// regionsOfAttribute lists the regions of a file that is included.
func regionsOfAttribute(at Place, parts []string) []Item { return regionsOf(at, parts[3]) }

func regionsOf(at Place, written string) []Item {
	_, _, known := input.Region(at.Read(refactor.FileFrom(at.Name, written)), "")
	return named(known, Reference)
}

// hasOption reports whether the code block around the cursor has an option.
func (at Place) hasOption(name string) bool {
	_, info := at.fence()
	return slices.Contains(strings.Fields(info), name)
}

func variablesOfCode(at Place, parts []string) []Item {
	if !at.hasOption("vars") {
		return nil
	}
	return variables(at, parts)
}

func valuesOfCode(at Place, parts []string) []Item {
	if !at.hasOption("vars") {
		return nil
	}
	return values(at, parts)
}
