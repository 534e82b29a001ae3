package config

import "github.com/docgen-cli/docgen/internal/config/strictyaml"

// VersionEntry is a version in a dropdown of the navbar.
type VersionEntry struct {
	Name  string
	Label string // "" for the version's own
	Key   any    // step to the entry in the path of the option
}

// VersionEntries chooses and orders versions: a list of names, or a mapping from names to
// labels.
type VersionEntries []VersionEntry

// versionText holds the texts of a version in a dropdown.
type versionText struct {
	Label string `yaml:"label" doc:"Name of the version in the dropdown. By default, it is the version's own label."`
}

// UnmarshalYAML reads a list or a mapping that is not empty.
func (e *VersionEntries) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.List && len(value.Items()) > 0:
		var names []string
		value.Decode(&names)
		for i, name := range names {
			*e = append(*e, VersionEntry{Name: name, Key: i})
		}
	case value.Kind() == strictyaml.Map && len(value.Entries()) > 0:
		for _, entry := range value.Entries() {
			var text versionText
			if entry.Value.Kind() != strictyaml.Null {
				entry.Value.Decode(&text)
			}
			*e = append(*e, VersionEntry{Name: entry.Name, Label: text.Label, Key: entry.Name})
		}
	default:
		value.Expected("a list of at least one version, or a mapping from versions to their labels", "remove it to list all versions")
	}
}

func (VersionEntries) schema() object {
	options := object{{"type", "object"}, {"properties", object{{"label", isString}}}, {"additionalProperties", false}}
	return anyOf(append(listOf(isString), member{"minItems", 1}), object{{"type", "object"}, {"additionalProperties", options}, {"minProperties", 1}})
}
