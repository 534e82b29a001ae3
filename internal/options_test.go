package internal

import (
	"encoding/json"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/strictyaml"
)

// A comment in the page says which options the table below it lists: all whose paths are
// below one of its names, unless another comment has a longer name. UPDATE=1 writes the tables.
func TestAuthorsGuideHasEveryOption(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "options.md")
	var places []string
	for _, match := range optionsMark.FindAllStringSubmatch(page, -1) {
		places = append(places, strings.Fields(match[1])...)
	}
	rows := map[string]string{}
	for _, option := range config.Reference() {
		place := placeOf(option.Path, places)
		if place == "" {
			t.Errorf("options.md has no table for %s", option.Path)
		}
		rows[place] += optionRow(option, place)
	}
	want := tablesBelow(page, optionsMark, "| option | meaning |\n| --- | --- |\n", func(names string) string {
		var table strings.Builder
		for name := range strings.FieldsSeq(names) {
			if rows[name] == "" {
				t.Errorf("options.md has a table for %s, which is no option", name)
			}
			table.WriteString(rows[name])
		}
		return table.String()
	})
	want = tablesBelow(want, itemsMark, "| type | what it is | fields |\n| --- | --- | --- |\n", func(string) string { return navbarItemRows(t) })
	update(t, "options.md", page, want)
}

var (
	optionsMark = regexp.MustCompile(`(?m)^<!-- options: (.*) -->\n`)
	itemsMark   = regexp.MustCompile(`(?m)^<!-- navbar item types() -->\n`)
)

// tablesBelow puts a table below each mark, in place of the one that is there.
func tablesBelow(page string, mark *regexp.Regexp, head string, rows func(names string) string) string {
	var out strings.Builder
	for {
		at := mark.FindStringSubmatchIndex(page)
		if at == nil {
			return out.String() + page
		}
		out.WriteString(page[:at[1]] + "\n" + head + rows(page[at[2]:at[3]]))
		page = strings.TrimPrefix(page[at[1]:], "\n")
		for strings.HasPrefix(page, "|") {
			_, page, _ = strings.Cut(page, "\n")
		}
		if !strings.HasPrefix(page, "\n") && page != "" {
			page = "\n" + page
		}
	}
}

// placeOf is the longest of the names that an option is, or is below; "" for none.
func placeOf(option string, names []string) string {
	longest := ""
	for _, name := range names {
		rest, below := strings.CutPrefix(option, name)
		if below && (rest == "" || rest[0] == '.' || rest[0] == '[') && len(name) > len(longest) {
			longest = name
		}
	}
	return longest
}

// optionRow names an option by what follows its section, if the name of that has a dot.
func optionRow(option config.Option, section string) string {
	name := option.Path
	if strings.Contains(section, ".") {
		name = strings.TrimPrefix(name, section+".")
	}
	return "| " + code(name) + " | *" + kinds(option.Kinds) + "*" + defaultOf(option) + "<br>" + withCode(option.Doc) + " |\n"
}

func kinds(list []string) string {
	var words []string
	for _, kind := range list {
		if strings.HasPrefix(kind, `"`) {
			kind = code(strings.Trim(kind, `"`))
		}
		words = append(words, kind)
	}
	if last := len(words) - 1; last > 0 {
		return strings.Join(words[:last], ", ") + " or " + words[last]
	}
	return strings.Join(words, "")
}

func defaultOf(option config.Option) string {
	var list []string
	switch {
	case option.Required:
		return ", required"
	case option.Default == "" || option.Default == `""` || option.Default == "null":
		return ""
	case json.Unmarshal([]byte(option.Default), &list) == nil:
		for i := range list {
			list[i] = code(list[i])
		}
		return ", default " + strings.Join(list, ", ")
	}
	return ", default " + code(strings.Trim(option.Default, `"`))
}

// navbarItemRows lists the fields of each type of navbar item, besides type and position.
func navbarItemRows(t *testing.T) string {
	about := map[string]string{
		"default":             "A link to a page or another site. It is the type of an item that has neither `type` nor `items`.",
		"doc":                 "A link to a doc by its id.",
		"docSidebar":          "A link to the first page of a sidebar.",
		"docsVersion":         "A link to the docs, labeled with the version unless it has a `label`.",
		"docsVersionDropdown": "A list of the versions of the docs.",
		"localeDropdown":      "A list of the languages of the site.",
		"dropdown":            "A list of items. It is the type of an item that has `items` but no `type`.",
		"search":              "The search box.",
		"html":                "Your own HTML.",
		"custom":              "A component of the site, which `src/theme/NavbarItem/ComponentTypes` lists.",
	}
	var rows strings.Builder
	for _, kind := range config.ItemLink.Allowed() {
		if about[kind] == "" {
			t.Errorf("nothing says what a navbar item of type %s is", kind)
		}
		fields := []string{}
		for _, field := range strictyaml.Fields(reflect.TypeFor[config.NavbarItem]()) {
			if slices.Contains(strings.Fields(field.Tag.Get("kinds")), kind) {
				fields = append(fields, code(field.Name))
			}
		}
		if len(fields) == 0 {
			fields = []string{"none"}
		}
		rows.WriteString("| " + code(kind) + " | " + about[kind] + " | " + strings.Join(fields, ", ") + " |\n")
	}
	return rows.String()
}

// codeLike matches what is code in a plain text: URLs, paths, names of options and files,
// and texts with signs of code.
var codeLike = regexp.MustCompile(strings.Join([]string{
	`\b[a-z]+-[a-z]+: [^\s,]*[^\s,.]`, `https?://[^\s,]*[^\s,.]`, `\{\{\w+\}\}`, `\$+x\$+`, `\{(?:[^{}]|\{[^}]*\})*\}`, `\[[^\]]*\]`, `#[0-9a-f]{6}\b`, `\b\w+\(\)`,
	`[.@]?[\w@-]+(?:/[\w.@-]+)*/[\w@-]+(?:\.\w+)?`, `/[\w-]+(?:[/#.][\w-]+)*[/#]?`, `\.?\b[\w-]+(?:\.[\w-]+)+`,
	`\b[a-z]+(?:[A-Z][a-z]+)+\b`, `\b_\w+`, `-{2,}`, `\bALL\b`,
}, "|"))

// withCode makes Markdown of plain text.
func withCode(text string) string {
	return strings.ReplaceAll(codeLike.ReplaceAllString(text, "`$0`"), "|", `\|`)
}

func code(text string) string { return "`" + strings.ReplaceAll(text, "|", `\|`) + "`" }
