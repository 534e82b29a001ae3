package syntax

import (
	"fmt"
	"html"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Values has what pages show of the values that readers fill in, by name.
type Values map[string]string

// Unknown returns the finding for a name that is not in the config.
func (v Values) Unknown(name string) input.Finding {
	return input.Finding{Code: input.DirectiveCode, Text: fmt.Sprintf("no value %q", name), Name: name, Known: slices.Sorted(maps.Keys(v)),
		Hint: "set what readers see until they fill it in under markdown.values in docgen.yaml"}
}

// ValueTag returns the start tag of the element that scripts of the page turn into a button, and its end tag.
func ValueTag(name, more string) (open, end string) {
	return `<var` + more + ` data-var="` + html.EscapeString(name) + `">`, "</var>"
}
