package openapi

import (
	"fmt"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/diag"
)

// details returns the limits of a value as sentences, each after a period; "" for none.
func details(schema *description.Schema) string {
	var all []string
	say := func(format string, values ...any) { all = append(all, fmt.Sprintf(format, values...)) }
	if schema.Default != nil {
		say("Default: %s", prose.Code(scalar(schema.Default)))
	}
	if schema.Const != nil {
		say("Always %s", prose.Code(scalar(schema.Const)))
	}
	enum := schema.Enum
	if inner := schema.Items; len(enum) == 0 && inner != nil {
		enum = inner.Schema().Enum
	}
	if len(enum) > 0 {
		say("Allowed values: %s", listed(enum))
	}
	bounds(schema, say)
	if schema.Pattern != "" {
		say("Pattern: %s", prose.Code(schema.Pattern))
	}
	if schema.MultipleOf != nil {
		say("A multiple of %s", number(*schema.MultipleOf))
	}
	if schema.UniqueItems {
		say("No item occurs twice")
	}
	if len(all) == 0 {
		return ""
	}
	return ". " + strings.Join(all, ". ") + "."
}

// bounds says how small and how large a value may be.
func bounds(schema *description.Schema, say func(string, ...any)) {
	least, above := limit(schema.Minimum, schema.ExclusiveMinimum)
	most, below := limit(schema.Maximum, schema.ExclusiveMaximum)
	if least != "" {
		say("%s %s", map[bool]string{false: "At least", true: "More than"}[above], least)
	}
	if most != "" {
		say("%s %s", map[bool]string{false: "At most", true: "Less than"}[below], most)
	}
	for _, each := range []struct {
		least, most *int64
		unit        string
	}{{schema.MinLength, schema.MaxLength, "character"}, {schema.MinItems, schema.MaxItems, "item"}, {schema.MinProps, schema.MaxProps, "property"}} {
		switch {
		case each.least != nil && each.most != nil && *each.least == *each.most:
			say("Exactly %s", counted(*each.least, each.unit))
		case each.least != nil && each.most != nil:
			say("%d to %s", *each.least, counted(*each.most, each.unit))
		case each.least != nil && *each.least > 0:
			say("At least %s", counted(*each.least, each.unit))
		case each.most != nil:
			say("At most %s", counted(*each.most, each.unit))
		}
	}
}

// limit returns a bound, and whether the value must not reach it. Version 3.0 has a flag beside
// the bound, and 3.1 a bound of its own.
func limit(bound *float64, exclusive description.Exclusive) (text string, isOutside bool) {
	if exclusive.Value != nil {
		return number(*exclusive.Value), true
	}
	if bound == nil {
		return "", false
	}
	return number(*bound), exclusive.Flag
}

func number(value float64) string { return strconv.FormatFloat(value, 'f', -1, 64) }

func counted[N int | int64](count N, unit string) string {
	if unit == "property" && count != 1 {
		return fmt.Sprintf("%d properties", count)
	}
	return diag.Counted(int(count), unit)
}

// mostListed is how many allowed values a line lists.
const mostListed = 40

func listed(values []*yaml.Node) string {
	var texts []string
	for i, each := range values {
		if i == mostListed {
			texts = append(texts, fmt.Sprintf("and %d more", len(values)-mostListed))
			break
		}
		texts = append(texts, prose.Code(scalar(each)))
	}
	return strings.Join(texts, ", ")
}

// scalar returns a value of the description as a short text.
func scalar(node *yaml.Node) string {
	node = description.Target(node)
	if node != nil && node.Kind == yaml.ScalarNode {
		if node.Value == "" {
			return `""`
		}
		return prose.Shorten(node.Value, 200)
	}
	return prose.Shorten(compact(node), 200)
}
