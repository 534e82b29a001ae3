package content

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// ReadFrontMatter reads the front matter of a file. A field of the wrong type is an error at
// its place. Unknown fields are allowed; one that resembles a known field gets a warning.
// ReadFrontMatter reports false if the front matter is not a mapping, so that nothing is known
// about the doc.
func ReadFrontMatter(file File) (FrontMatter, []diag.Diagnostic, bool) {
	start, end, closed := fences(file.Text)
	switch {
	case !closed:
		return FrontMatter{}, file.unclosed(), false
	case start == 0:
		return FrontMatter{}, file.otherLanguage(), true
	}
	var read reader
	_, findings := strictyaml.Decode(file.Text[start:end], &read, file.yamlOptions())
	return read.frontMatter, findings, read.isMapping
}

// DecodeFrontMatter reads front matter that encoding/json has decoded, such as that of a
// script. Diagnostics point at line 1.
func DecodeFrontMatter(fields map[string]any, file File) (FrontMatter, []diag.Diagnostic) {
	var read reader
	findings := strictyaml.DecodeJSON(fields, &read, file.yamlOptions())
	for i := range findings {
		findings[i] = diag.Diagnostic{
			Severity: findings[i].Severity, Code: findings[i].Code, File: file.Name, Line: 1, Text: findings[i].Text, Hint: findings[i].Hint,
		}
	}
	return read.frontMatter, findings
}

// reader decodes front matter.
type reader struct {
	frontMatter FrontMatter
	isMapping   bool
	entries     map[string]strictyaml.Entry
}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (r *reader) UnmarshalYAML(value strictyaml.Value) {
	r.isMapping = value.Kind() == strictyaml.Map || value.Kind() == strictyaml.Null
	if !r.isMapping {
		value.Expected("a mapping", `write the fields as "key: value"`)
		return
	}
	target := reflect.ValueOf(&r.frontMatter).Elem()
	known := fieldNames(target.Type())
	r.entries = map[string]strictyaml.Entry{}
	for _, entry := range value.Entries() {
		r.entries[entry.Name] = entry
		index := slices.Index(known, entry.Name)
		if index < 0 {
			entry.Value.JSON() // reports aliases that expand too much
			if hint := diag.DidYouMean(entry.Name, known); hint != "" {
				entry.Report(diag.Warning, fmt.Sprintf("unknown front matter field %q", entry.Name), hint)
			}
			continue
		}
		if want := r.assign(target.Field(index), entry); want != "" {
			r.fail(entry.Name, fmt.Sprintf("front matter field %q must be %s, found %s", entry.Name, want, describe(entry.Value)), hintFor(want))
		}
	}
	r.checkRules()
}

// fail reports an error at a field.
func (r *reader) fail(field, text, hint string) {
	r.entries[field].Report(diag.Error, text, hint)
}

// hintFor shows an example of a valid value.
func hintFor(want string) string {
	switch want {
	case "a string", "a string or null":
		return "put the value in quotes to make it a string"
	case "a number", "a whole number":
		return "for example, write 2"
	case "a list", "a list of strings":
		return "for example, write [first, second]"
	case "a mapping":
		return "for example, write {name: value}"
	case anElementList:
		return "for example, write [{tagName: meta, attributes: {name: author, content: Ann}}]"
	case anAnnouncement:
		return "for example, write {content: This page is old, type: warning}, or false for none"
	}
	return "write true or false"
}

// FieldNames returns the names of all front matter fields, those of posts last.
func FieldNames() []string { return fieldNames(reflect.TypeFor[FrontMatter]()) }

// KeysOf returns the keys of a field that is a mapping, or a list of mappings; nil for other fields.
func KeysOf(field string) []string {
	return map[string][]string{
		"last_update": {"date", "author"}, "sitemap": {"changefreq", "priority"}, "mdx": {"format"}, "announcement": {"content", "type"},
		"tags": {"label", "permalink"}, "head": {"tagName", "attributes", "innerHTML"},
	}[field]
}

// ValuesOf returns the allowed values of a key of such a field; nil for any.
func ValuesOf(field, key string) []string {
	switch field + "." + key {
	case "mdx.format":
		return []string{"md", "mdx", "detect"}
	case "sitemap.changefreq":
		return changeFrequencies
	case "announcement.type":
		return announcementTypes
	}
	return nil
}

func fieldNames(structure reflect.Type) []string {
	names := make([]string, structure.NumField())
	for i := range names {
		names[i] = structure.Field(i).Tag.Get("field")
	}
	return names
}
