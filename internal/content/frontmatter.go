package content

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

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
	MDX                 map[string]any `field:"mdx"`
}

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
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		index := slices.Index(known, name)
		if index < 0 {
			if near := diag.Nearest(name, known); near != "" {
				findings = append(findings, file.at(name, diag.Warning, fmt.Sprintf("unknown front matter field %q", name), diag.DidYouMean(name, known)))
			}
			continue
		}
		if want := assign(target.Field(index), fields[name]); want != "" {
			text := fmt.Sprintf("front matter field %q must be %s, found %s", name, want, describe(fields[name]))
			findings = append(findings, file.at(name, diag.Error, text, ""))
		}
	}
	return matter, append(findings, matter.conflicts(file)...)
}

func fieldNames(structure reflect.Type) []string {
	names := make([]string, structure.NumField())
	for i := range names {
		names[i] = structure.Field(i).Tag.Get("field")
	}
	return names
}

// assign sets a field from a parsed value. It returns what the value should have
// been, or "" when it fits.
func assign(field reflect.Value, value any) (want string) {
	switch target := field.Addr().Interface().(type) {
	case *bool:
		return set(target, value, "true or false")
	case **bool:
		return setPointer(target, value, "true or false")
	case **string:
		text, ok := asText(value)
		if !ok {
			return "a text"
		}
		*target = &text
	case *Nullable:
		text, ok := asText(value)
		if !ok && value != nil {
			return "a text or null"
		}
		*target = Nullable{Set: true, Value: text}
	case **float64:
		number, ok := asNumber(value)
		if !ok {
			return "a number"
		}
		*target = &number
	case **int:
		return setPointer(target, value, "a whole number")
	case *[]string:
		return setTexts(target, value)
	case *[]any:
		return set(target, value, "a list")
	case *map[string]any:
		fields, ok := asMap(value)
		if !ok {
			return "a mapping"
		}
		*target = fields
	}
	return ""
}

func set[T any](target *T, value any, want string) string {
	typed, ok := value.(T)
	if !ok {
		return want
	}
	*target = typed
	return ""
}

func setPointer[T any](target **T, value any, want string) string {
	typed, ok := value.(T)
	if !ok {
		return want
	}
	*target = &typed
	return ""
}

func setTexts(target *[]string, value any) string {
	list, ok := value.([]any)
	if !ok {
		return "a list of texts"
	}
	for _, entry := range list {
		text, ok := asText(entry)
		if !ok {
			return "a list of texts"
		}
		*target = append(*target, text)
	}
	return ""
}

// asText takes numbers and dates too, as Docusaurus does: "id: 2021" works.
func asText(value any) (string, bool) {
	switch value := value.(type) {
	case string:
		return value, true
	case int, float64:
		return fmt.Sprint(value), true
	case time.Time:
		return value.Format(time.DateOnly), true
	}
	return "", false
}

func asNumber(value any) (float64, bool) {
	switch value := value.(type) {
	case int:
		return float64(value), true
	case float64:
		return value, true
	}
	return 0, false
}

func asMap(value any) (map[string]any, bool) {
	switch value := value.(type) {
	case map[string]any:
		return value, true
	case map[any]any:
		fields := make(map[string]any, len(value))
		for key, entry := range value {
			fields[fmt.Sprint(key)] = entry
		}
		return fields, true
	}
	return nil, false
}

func describe(value any) string {
	switch value := value.(type) {
	case nil:
		return "nothing"
	case []any:
		return "a list"
	case map[any]any, map[string]any:
		return "a mapping"
	default:
		return fmt.Sprintf("%q", fmt.Sprint(value))
	}
}

// conflicts checks the fields that constrain each other.
func (m FrontMatter) conflicts(file File) []diag.Diagnostic {
	var findings []diag.Diagnostic
	if m.Draft && m.Unlisted {
		findings = append(findings, file.at("unlisted", diag.Error, "a doc cannot be draft and unlisted at the same time", "remove one of the two"))
	}
	if m.ID != nil && strings.Contains(*m.ID, "/") {
		findings = append(findings, file.at("id", diag.Error, fmt.Sprintf("the doc id %q holds a slash", *m.ID), "the folder becomes part of the id by itself; move the file instead"))
	}
	low, high := 2, 6
	for name, level := range map[string]*int{"toc_min_heading_level": m.TOCMinLevel, "toc_max_heading_level": m.TOCMaxLevel} {
		if level != nil && (*level < low || *level > high) {
			findings = append(findings, file.at(name, diag.Error, fmt.Sprintf("%s is %d", name, *level), "it must be from 2 to 6"))
		}
	}
	if m.TOCMinLevel != nil && m.TOCMaxLevel != nil && cmp.Less(*m.TOCMaxLevel, *m.TOCMinLevel) {
		findings = append(findings, file.at("toc_max_heading_level", diag.Error, "toc_max_heading_level is less than toc_min_heading_level", "swap them"))
	}
	return findings
}

// at makes a diagnostic about a front matter field.
func (f File) at(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: severity, Code: "front-matter", File: f.Name, Line: 1, Text: text, Hint: hint}
	number := 0
	for line := range strings.SplitSeq(string(f.Text), "\n") {
		number++
		if number > 1 && line == "---" {
			break
		}
		if strings.HasPrefix(line, field) && strings.HasPrefix(strings.TrimLeft(line[len(field):], " "), ":") {
			finding.Line, finding.Column, finding.Length, finding.Source = number, 1, len(field), line
			break
		}
	}
	return finding
}
