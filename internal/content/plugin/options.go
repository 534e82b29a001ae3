package plugin

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Problem is what is wrong with the options of a plugin.
type Problem struct {
	Path       []string // of keys and list indexes in the options
	Text, Hint string
	IsUnknown  bool // the option does not exist
}

// diagnostic returns the diagnostic at the option in the config.
func (p Problem) diagnostic(cfg config.Config, index int, use config.SitePlugin) diag.Diagnostic {
	at := []any{"plugins", index, use.Module}
	for _, step := range p.Path {
		if number, err := strconv.Atoi(step); err == nil && !cfg.Given(append(slices.Clone(at), step)...) {
			at = append(at, number)
			continue
		}
		at = append(at, step)
	}
	report := cfg.Diagnostic
	if p.IsUnknown {
		report = cfg.KeyDiagnostic
	}
	finding := report(diag.Error, p.Text, p.Hint, at...)
	finding.Code = Code
	return finding
}

// checkOptions checks options against a JSON schema; any are right without one.
func checkOptions(schema json.RawMessage, options map[string]any) []Problem {
	if len(schema) == 0 || string(schema) == "null" {
		return nil
	}
	compiled, err := compile(schema)
	if err != nil {
		return []Problem{{Text: fmt.Sprintf("the plugin's schema of its options is wrong: %v", err), Hint: "tell the author of the plugin"}}
	}
	if options == nil {
		options = map[string]any{}
	}
	var wrong *jsonschema.ValidationError
	if err := compiled.Validate(plain(options)); !errors.As(err, &wrong) {
		return nil
	}
	var problems []Problem
	collect(wrong, schema, &problems)
	return problems
}

func compile(schema json.RawMessage) (*jsonschema.Schema, error) {
	read, err := jsonschema.UnmarshalJSON(strings.NewReader(string(schema)))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("options.json", read); err != nil {
		return nil, err
	}
	return compiler.Compile("options.json")
}

// plain returns options as the decoder of JSON gives them.
func plain(options map[string]any) any {
	text, err := json.Marshal(options)
	if err != nil {
		return options
	}
	read, err := jsonschema.UnmarshalJSON(strings.NewReader(string(text)))
	if err != nil {
		return options
	}
	return read
}

// collect adds the innermost mistakes.
func collect(found *jsonschema.ValidationError, schema json.RawMessage, problems *[]Problem) {
	if missing := alternatives(found); missing != nil {
		text := fmt.Sprintf(`the plugin needs the option "%s"`, strings.Join(missing, `" or "`))
		*problems = append(*problems, Problem{Path: found.InstanceLocation, Text: text, Hint: "add one of them below the plugin"})
		return
	}
	for _, cause := range found.Causes {
		collect(cause, schema, problems)
	}
	if len(found.Causes) > 0 {
		return
	}
	path := found.InstanceLocation
	switch wrong := found.ErrorKind.(type) {
	case *kind.AdditionalProperties:
		for _, name := range wrong.Properties {
			hint := cmp.Or(diag.Known(name, "option", propertiesAt(schema, path)), "the plugin has no options")
			*problems = append(*problems, Problem{append(slices.Clone(path), name), fmt.Sprintf("the plugin has no option %q", name), hint, true})
		}
	case *kind.Required:
		*problems = append(*problems, Problem{Path: path, Text: fmt.Sprintf(`the plugin needs the option "%s"`, strings.Join(wrong.Missing, `", "`)), Hint: "add it below the plugin"})
	default:
		printer := message.NewPrinter(language.English)
		*problems = append(*problems, Problem{Path: path, Text: fmt.Sprintf("the option is wrong: %s", found.ErrorKind.LocalizedString(printer))})
	}
}

// alternatives returns the options of which one is missing, or nil for another mistake.
func alternatives(found *jsonschema.ValidationError) []string {
	switch found.ErrorKind.(type) {
	case *kind.AnyOf, *kind.OneOf:
	default:
		return nil
	}
	var missing []string
	for _, cause := range found.Causes {
		required, isRequired := cause.ErrorKind.(*kind.Required)
		if !isRequired {
			return nil
		}
		missing = append(missing, required.Missing...)
	}
	return missing
}

// propertiesAt returns the names of the options at a path that has no list, sorted.
func propertiesAt(schema json.RawMessage, path []string) []string {
	type node struct {
		Properties map[string]json.RawMessage `json:"properties"`
	}
	var here node
	for {
		if json.Unmarshal(schema, &here) != nil {
			return nil
		}
		if len(path) == 0 {
			break
		}
		schema, path = here.Properties[path[0]], path[1:]
		here = node{}
	}
	names := make([]string, 0, len(here.Properties))
	for name := range here.Properties {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
