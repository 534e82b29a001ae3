package internal

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// A comment in the page says which options its section lists: all whose paths are below one of
// its names, unless another comment has a longer name. UPDATE=1 writes what follows the comment.
func TestAuthorsGuideHasEveryOption(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "options.md")
	var places []string
	for _, match := range optionsMark.FindAllStringSubmatch(page, -1) {
		places = append(places, strings.Fields(match[1])...)
	}
	entries := map[string]string{}
	for _, option := range optionsOf(page) {
		place := placeOf(option.Path, places)
		if place == "" {
			t.Errorf("options.md has no section for %s", option.Path)
		}
		entries[place] += optionEntry(option)
	}
	want := optionsMark.ReplaceAllStringFunc(page, func(section string) string {
		mark, _, _ := strings.Cut(section, "\n")
		for name := range strings.FieldsSeq(optionsMark.FindStringSubmatch(section)[1]) {
			if entries[name] == "" {
				t.Errorf("options.md has a section for %s, which is no option", name)
			}
			mark += entries[name]
		}
		return mark + "\n"
	})
	want = tablesBelow(want, itemsMark, "| Type | What it is | Fields |\n| --- | --- | --- |\n", func(string) string { return navbarItemRows(t) })
	update(t, "options.md", page, strings.TrimRight(want, "\n")+"\n")
}

var (
	// A section ends before the next one.
	optionsMark = regexp.MustCompile(`(?m)^<!-- options: (.*) -->\n(?:(?:[^#\n].*|###.*)?\n)*`)
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
				fields = append(fields, "["+code(field.Name)+"](#"+optionAnchor("themeConfig.navbar.items[]."+field.Name)+")")
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
	`:{1,3}[a-z]+(?:\[[^\]]*\]|:)?`, `\b\w+--[\w-]+`,
	`\b[a-z]+-[a-z]+: [^\s,]*[^\s,.]`, `https?://[^\s,]*[^\s,.]`, `\{\{\w+\}\}`, `\$+x\$+`, `\{(?:[^{}]|\{[^}]*\})*\}`, `\[[^\]]*\]`, `#[0-9a-f]{6}\b`,
	`\b\w+\(\)`,
	`[.@]?[\w@-]+(?:/[\w.@-]+)*/[\w@-]+(?:\.\w+)?`, `/[\w-]+(?:[/#.][\w-]+)*[/#]?`, `\.?\b[\w-]+(?:\.[\w-]+)+`,
	`\b[a-z]+(?:[A-Z][a-z]+)+\b`, `\b_\w+`, `-{2,}`, `\bALL\b`,
}, "|"))

// withCode makes Markdown of plain text.
func withCode(text string) string {
	return strings.ReplaceAll(codeLike.ReplaceAllString(text, "`$0`"), "|", `\|`)
}

func code(text string) string { return "`" + strings.ReplaceAll(text, "|", `\|`) + "`" }
