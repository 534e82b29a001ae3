package openapi

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

// Limits of the parts that an operation shows. Beyond them, a schema with a name is a link to
// its own page.
const (
	deepest     = 3
	mostEntries = 120
	tooMany     = 2000 // beyond it, nothing follows: references can repeat a schema without end
)

// linker returns how to write the names of schemas in the type of a value. A schema whose parts
// follow needs no link.
func (p *page) linker(proxy *description.Ref, depth int) func(string) string {
	_, name := p.g.schemas.inner(proxy)
	if name != "" && p.expands(name, depth) {
		return func(each string) string {
			if each == name {
				return prose.Escape(each)
			}
			return p.linkSchema(each)
		}
	}
	return p.linkSchema
}

// expands reports whether the parts of a schema with a name are shown in place.
func (p *page) expands(name string, depth int) bool {
	return !p.shown[name] && depth < deepest && p.entries < mostEntries
}

// list returns the parts of a value as a list; "" if it has none, or if they are on another
// page.
func (p *page) list(proxy *description.Ref, depth int) string {
	schema, name := p.g.schemas.inner(proxy)
	if schema == nil || depth > 12 || p.entries > tooMany {
		return ""
	}
	if name != "" {
		if !p.expands(name, depth) {
			return ""
		}
		p.shown[name] = true
	}
	return p.parts(schema, depth)
}

// parts returns the properties of an object and the alternatives of a value.
func (p *page) parts(schema *description.Schema, depth int) string {
	var entries []string
	for name, property := range schema.Properties.All() {
		p.entries++
		entries = append(entries, p.property(name, property, slices.Contains(schema.Required, name), depth))
	}
	for _, options := range [][]*description.Ref{schema.OneOf, schema.AnyOf} {
		if len(options) > 0 && !p.saysNoMore(options) {
			entries = append(entries, p.choice(options, schema.Discriminator, depth)...)
		}
	}
	return strings.Join(entries, "\n\n")
}

// saysNoMore reports whether the type of a value says everything about its alternatives.
func (p *page) saysNoMore(alternatives []*description.Ref) bool {
	return len(alternatives) <= mostAlternatives && !slices.ContainsFunc(alternatives, func(each *description.Ref) bool {
		schema, _ := p.g.schemas.resolve(each)
		inner, _ := p.g.schemas.inner(each)
		return inner != nil || schema.Title+schema.Description+details(schema) != ""
	})
}

// property returns the entry of a property in a list.
func (p *page) property(name string, proxy *description.Ref, isRequired bool, depth int) string {
	schema, _ := p.g.schemas.resolve(proxy)
	text := prose.Code(name) + " " + p.g.schemas.typeOf(proxy, p.linker(proxy, depth+1))
	for _, word := range words(schema, isRequired && (p.omits == nil || !p.omits(schema))) {
		text += " · " + word
	}
	return entry(text, p.g.prose(schema.Description)+sentence(details(schema)), p.list(proxy, depth+1))
}

// words returns what a reader must know about a value beside its type.
func words(schema *description.Schema, isRequired bool) []string {
	var all []string
	if isRequired {
		all = append(all, "**required**")
	}
	for _, each := range []struct {
		value bool
		word  string
	}{{schema.Deprecated, "**deprecated**"}, {schema.ReadOnly, "read-only"}, {schema.WriteOnly, "write-only"}} {
		if each.value {
			all = append(all, each.word)
		}
	}
	return all
}

// startsBlock matches a text that starts with a list, a quotation, a table or code.
var startsBlock = regexp.MustCompile("^(?:\\* |1\\. |> |\\||```)")

// entry returns an entry of a list: a first line, blocks of text and the list of its parts,
// which readers open if it is inside another.
func entry(first, text, parts string) string {
	blocks := first
	switch text = strings.TrimSpace(text); {
	case text == "":
	case startsBlock.MatchString(text):
		blocks += "\n\n" + text
	default:
		blocks += "\\\n" + text // a line break
	}
	if parts != "" {
		blocks += "\n\n<details>\n<summary>" + summary(parts) + "</summary>\n\n" + parts + "\n\n</details>"
	}
	return prose.Prefix(blocks, "* ", "  ")
}

// summary counts the entries of a list.
func summary(parts string) string {
	count, unit := 0, "property"
	for line := range strings.Lines(parts) {
		if strings.HasPrefix(line, "* ") {
			count++
		}
		if strings.HasPrefix(line, "* "+option) {
			unit = "alternative"
		}
	}
	return counted(count, unit)
}

// option begins the entry of an alternative.
const option = "Option "

// choice returns the entries of alternatives.
func (p *page) choice(of []*description.Ref, discriminator *description.Discriminator, depth int) []string {
	var entries []string
	for number, proxy := range of {
		schema, name := p.g.schemas.resolve(proxy)
		if len(schema.Type) == 1 && schema.Type[0] == "null" {
			continue
		}
		p.entries++
		title := cmp.Or(schema.Title, name)
		first := fmt.Sprintf("%s%d: ", option, number+1)
		if title != "" && title != name {
			first += "**" + prose.Escape(title) + "**, "
		}
		first += p.g.schemas.typeOf(proxy, p.linker(proxy, depth+1))
		text := p.g.prose(schema.Description) + sentence(details(schema))
		if value := mapped(discriminator, name); value != "" {
			text = strings.TrimSpace(text) + "\n\nWith " + prose.Code(discriminator.PropertyName) + " set to " + prose.Code(value) + "."
		}
		entries = append(entries, entry(first, text, p.list(proxy, depth+1)))
	}
	return entries
}

// mapped returns the value that tells that a schema is meant; "" if there is no mapping.
func mapped(discriminator *description.Discriminator, name string) string {
	if discriminator == nil || name == "" {
		return ""
	}
	for value, to := range discriminator.Mapping.All() {
		if description.NameIn(to) == name || to == name {
			return value
		}
	}
	if discriminator.Mapping.Len() == 0 {
		return name
	}
	return ""
}

func sentence(details string) string { return strings.TrimPrefix(details, ". ") }
