package content

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"docgen/internal/diag"
)

// FrontMatter holds the fields that an author may set at the head of a doc. A
// nil pointer means that the field is absent.
type FrontMatter struct {
	ID                  *string        `field:"id"`
	Title               *string        `field:"title"`
	HideTitle           bool           `field:"hide_title"`
	HideTOC             bool           `field:"hide_table_of_contents"`
	Keywords            []string       `field:"keywords"`
	Image               *string        `field:"image"`
	Description         *string        `field:"description"`
	Slug                *string        `field:"slug"`
	SidebarLabel        *string        `field:"sidebar_label"`
	SidebarPosition     *float64       `field:"sidebar_position"`
	SidebarClassName    *string        `field:"sidebar_class_name"`
	SidebarCustomProps  map[string]any `field:"sidebar_custom_props"`
	DisplayedSidebar    Nullable       `field:"displayed_sidebar"`
	Tags                []any          `field:"tags"`
	PaginationLabel     *string        `field:"pagination_label"`
	PaginationNext      Nullable       `field:"pagination_next"`
	PaginationPrev      Nullable       `field:"pagination_prev"`
	CustomEditURL       Nullable       `field:"custom_edit_url"`
	ParseNumberPrefixes *bool          `field:"parse_number_prefixes"`
	TOCMinLevel         *int           `field:"toc_min_heading_level"`
	TOCMaxLevel         *int           `field:"toc_max_heading_level"`
	LastUpdate          map[string]any `field:"last_update"`
	Draft               bool           `field:"draft"`
	Unlisted            bool           `field:"unlisted"`
	RedirectFrom        Texts          `field:"redirect_from"`
	MDX                 map[string]any `field:"mdx"`
	Search              *bool          `field:"search"`
	SearchBoost         *float64       `field:"search_boost"`
}

// Texts is a list of texts; one text is a list of it.
type Texts []string

// Nullable is a text that may be null in the file, which differs from absent.
type Nullable struct {
	Set   bool
	Value string // "" for null
}

// DecodeFrontMatter takes the fields of a parsed front matter. A field of the
// wrong type is an error at its place; an unknown field is allowed, and warned
// about when it looks like a slip of a known one.
func DecodeFrontMatter(fields map[string]any, file File) (FrontMatter, []diag.Diagnostic) {
	var matter FrontMatter
	var findings []diag.Diagnostic
	target := reflect.ValueOf(&matter).Elem()
	known := fieldNames(target.Type())
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		index := slices.Index(known, name)
		if index < 0 {
			if hint := diag.DidYouMean(name, known); hint != "" {
				findings = append(findings, file.at(name, diag.Warning, fmt.Sprintf("unknown front matter field %q", name), hint))
			}
			continue
		}
		value := file.asYAML12(name, fields[name])
		if want := assign(target.Field(index), value); want != "" {
			text := fmt.Sprintf("front matter field %q must be %s, found %s", name, want, describe(value))
			findings = append(findings, file.at(name, diag.Error, text, wayOut(want)))
		}
	}
	findings = append(findings, file.repeatedFields()...)
	return matter, append(findings, matter.breaches(file)...)
}

// wayOut shows a value as it should have been.
func wayOut(want string) string {
	switch want {
	case "a text", "a text or null":
		return "put what is meant as a text between quotes"
	case "a number", "a whole number":
		return "write one such as 2"
	case "a list", "a list of texts":
		return "write one such as [first, second]"
	case "a mapping":
		return "write one such as {name: value}"
	}
	return "write one of these two words"
}

func fieldNames(structure reflect.Type) []string {
	names := make([]string, structure.NumField())
	for i := range names {
		names[i] = structure.Field(i).Tag.Get("field")
	}
	return names
}
