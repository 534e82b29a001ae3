package config

import (
	"encoding/json"
	"reflect"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// publicOptions are the options that the site's own code can read. They are visible to readers
// and leave out everything of no use in a browser.
var publicOptions = []string{
	"title", "tagline", "organizationName", "projectName", "titleDelimiter", "url", "baseUrl", "favicon", "noIndex", "trailingSlash",
	"onBrokenLinks", "onBrokenAnchors", "onDuplicateRoutes", "staticDirectories", "i18n", "customFields", "themeConfig",
}

// Public returns the options that the site's own code can read, as a JSON object with the names
// of docgen.yaml. It leaves out options without a value and keeps empty lists.
func (c Config) Public() ([]byte, error) {
	options := fieldsOf(reflect.ValueOf(c), true)
	for name := range options {
		if !slices.Contains(publicOptions, name) {
			delete(options, name)
		}
	}
	options["presets"] = []any{[]any{"@docusaurus/preset-classic", c.preset()}}
	return json.Marshal(options)
}

// preset returns the options of the first docs and the first blog as Docusaurus's classic preset
// has them, because code of sites reads them there.
func (c Config) preset() map[string]any {
	options := map[string]any{"docs": false, "blog": false, "theme": map[string]any{}}
	if len(c.Docs) > 0 {
		options["docs"] = fieldsOf(reflect.ValueOf(c.Docs[0]), false)
	}
	if len(c.Blogs) > 0 {
		options["blog"] = fieldsOf(reflect.ValueOf(c.Blogs[0]), false)
	}
	return options
}

// fieldsOf returns the fields of a struct by option name. It leaves out absent fields of list
// items, because code tells items apart by the fields that they have.
func fieldsOf(structure reflect.Value, hasEmptyLists bool) map[string]any {
	result := map[string]any{}
	for _, field := range strictyaml.Fields(structure.Type()) {
		value := structure.FieldByIndex(field.Index)
		switch {
		case value.Kind() == reflect.Pointer && value.IsNil(), value.Kind() == reflect.String && value.Len() == 0:
		case value.Kind() == reflect.Slice && value.Len() == 0:
			if hasEmptyLists {
				result[field.Name] = []any{}
			}
		case !hasEmptyLists && value.IsZero():
		default:
			result[field.Name] = plain(value, hasEmptyLists)
		}
	}
	return result
}

// plain converts a value to types that encoding/json writes.
func plain(value reflect.Value, hasEmptyLists bool) any {
	switch value.Kind() {
	case reflect.Pointer:
		return plain(value.Elem(), hasEmptyLists)
	case reflect.Struct:
		return fieldsOf(value, hasEmptyLists)
	case reflect.Slice:
		items := make([]any, value.Len())
		for i := range items {
			items[i] = plain(value.Index(i), false)
		}
		return items
	case reflect.Map:
		entries := map[string]any{}
		for _, key := range value.MapKeys() {
			entries[key.String()] = plain(value.MapIndex(key), hasEmptyLists)
		}
		return entries
	}
	return value.Interface()
}
