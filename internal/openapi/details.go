package openapi

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/pb33f/go-yaml"
	"github.com/pb33f/libopenapi/datamodel/high/base"
)

// details returns the limits of a value as sentences, each after a period; "" for none.
func details(schema *base.Schema) string {
	var all []string
	say := func(format string, values ...any) { all = append(all, fmt.Sprintf(format, values...)) }
	if schema.Default != nil {
		say("Default: %s", codeSpan(scalar(schema.Default)))
	}
	if schema.Const != nil {
		say("Always %s", codeSpan(scalar(schema.Const)))
	}
	enum := schema.Enum
	if inner := items(schema); len(enum) == 0 && inner != nil && inner.Schema() != nil {
		enum = inner.Schema().Enum
	}
	if len(enum) > 0 {
		say("Allowed values: %s", listed(enum))
	}
	bounds(schema, say)
	if schema.Pattern != "" {
		say("Pattern: %s", codeSpan(schema.Pattern))
	}
	if schema.MultipleOf != nil {
		say("A multiple of %s", number(*schema.MultipleOf))
	}
	if isTrue(schema.UniqueItems) {
		say("No item occurs twice")
	}
	if len(all) == 0 {
		return ""
	}
	return ". " + strings.Join(all, ". ") + "."
}

// bounds says how small and how large a value may be.
func bounds(schema *base.Schema, say func(string, ...any)) {
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
	}{{schema.MinLength, schema.MaxLength, "character"}, {schema.MinItems, schema.MaxItems, "item"}, {schema.MinProperties, schema.MaxProperties, "property"}} {
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
func limit(bound *float64, exclusive *base.DynamicValue[bool, float64]) (text string, isOutside bool) {
	if exclusive != nil && exclusive.IsB() {
		return number(exclusive.B), true
	}
	if bound == nil {
		return "", false
	}
	return number(*bound), exclusive != nil && exclusive.A
}

func number(value float64) string { return strconv.FormatFloat(value, 'f', -1, 64) }

func counted(count int64, unit string) string {
	if count == 1 {
		return "1 " + unit
	}
	if unit == "property" {
		return fmt.Sprintf("%d properties", count)
	}
	return fmt.Sprintf("%d %ss", count, unit)
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
		texts = append(texts, codeSpan(scalar(each)))
	}
	return strings.Join(texts, ", ")
}

// scalar returns a value of the description as a short text.
func scalar(node *yaml.Node) string {
	if node = target(node); node != nil && node.Kind == yaml.ScalarNode {
		if node.Value == "" {
			return `""`
		}
		return shortened(node.Value, 200)
	}
	return shortened(compact(node), 200)
}
