package openapi

import (
	"cmp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

type (
	contentMap = *description.Map[*description.MediaType]
	headerMap  = *description.Map[*description.Parameter]
)

// places are where a request has parameters, with the titles of their tables.
var places = []struct{ in, title string }{
	{"path", "Path parameters"}, {"query", "Query parameters"}, {"header", "Headers"}, {"cookie", "Cookies"},
}

// parametersOf returns the parameters of an operation and of its path, which an operation may
// replace.
func parametersOf(o *operation) []*description.Parameter {
	all := slices.Clone(o.Parameters)
	for _, each := range o.item.Parameters {
		if !slices.ContainsFunc(o.Parameters, func(over *description.Parameter) bool { return over.Name == each.Name && over.In == each.In }) {
			all = append(all, each)
		}
	}
	return all
}

func (p *page) parameters(all []*description.Parameter) {
	for _, place := range places {
		var rows [][]string
		for _, each := range all {
			if each.In != place.in {
				continue
			}
			name := prose.Code(each.Name)
			if each.Required {
				name += "<br />**required**"
			}
			if each.Deprecated {
				name += "<br />**deprecated**"
			}
			schema := schemaOf(each.Schema, each.Content)
			rows = append(rows, p.row(name, schema, each.Description, sampleText(each)))
		}
		if len(rows) > 0 {
			p.heading(p.level, place.title, notInNames.ReplaceAllString(strings.ToLower(place.title), "-"))
			p.block(prose.Table([]string{"Name", "Type", "Description"}, rows))
		}
	}
}

// row returns the row of a parameter or a header.
func (p *page) row(name string, proxy *description.Ref, description, sample string) []string {
	schema, _ := p.g.schemas.resolve(proxy)
	lines := []string{prose.Cell(cmp.Or(description, schema.Description)), sentence(details(schema))}
	if sample != "" {
		lines = append(lines, "Example: "+prose.Code(sample)+".")
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" })
	return []string{name, p.g.schemas.typeOf(proxy, p.linkSchema), strings.Join(lines, "<br />")}
}

// schemaOf returns the schema of a value, which may be in a body of some type.
func schemaOf(schema *description.Ref, content contentMap) *description.Ref {
	if schema != nil {
		return schema
	}
	for _, media := range content.All() {
		return media.Schema
	}
	return nil
}

// sampleText returns the example that a description gives for a parameter; "" for none.
func sampleText(parameter *description.Parameter) string {
	if parameter.Example != nil {
		return scalar(parameter.Example)
	}
	for _, each := range parameter.Examples.All() {
		if each.Value != nil {
			return scalar(each.Value)
		}
	}
	if parameter.Schema != nil && parameter.Schema.Schema().Example != nil {
		return scalar(parameter.Schema.Schema().Example)
	}
	return ""
}

func (p *page) headers(all headerMap) {
	var rows [][]string
	for name, each := range all.All() {
		example := ""
		if each.Example != nil {
			example = scalar(each.Example)
		}
		rows = append(rows, p.row(prose.Code(name), schemaOf(each.Schema, each.Content), each.Description, example))
	}
	if len(rows) > 0 {
		p.block(prose.Table([]string{"Header", "Type", "Description"}, rows))
	}
}
