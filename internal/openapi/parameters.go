package openapi

import (
	"cmp"
	"slices"
	"strings"

	"github.com/pb33f/libopenapi/datamodel/high/base"
	v3 "github.com/pb33f/libopenapi/datamodel/high/v3"
	"github.com/pb33f/libopenapi/orderedmap"
)

type (
	contentMap = *orderedmap.Map[string, *v3.MediaType]
	headerMap  = *orderedmap.Map[string, *v3.Header]
)

// places are where a request has parameters, with the titles of their tables.
var places = []struct{ in, title string }{
	{"path", "Path parameters"}, {"query", "Query parameters"}, {"header", "Headers"}, {"cookie", "Cookies"},
}

// parametersOf returns the parameters of an operation and of its path, which an operation may
// replace.
func parametersOf(o *operation) []*v3.Parameter {
	all := slices.Clone(o.Parameters)
	for _, each := range o.item.Parameters {
		if each != nil && !slices.ContainsFunc(o.Parameters, func(own *v3.Parameter) bool { return own != nil && own.Name == each.Name && own.In == each.In }) {
			all = append(all, each)
		}
	}
	return slices.DeleteFunc(all, func(each *v3.Parameter) bool { return each == nil })
}

func (p *page) parameters(all []*v3.Parameter) {
	for _, place := range places {
		var rows [][]string
		for _, each := range all {
			if each.In != place.in {
				continue
			}
			name := codeSpan(each.Name)
			if isTrue(each.Required) {
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
			p.block(tableOf([]string{"name", "type", "description"}, rows))
		}
	}
}

// row returns the row of a parameter or a header.
func (p *page) row(name string, proxy *base.SchemaProxy, description, sample string) []string {
	schema, _ := p.g.schemas.resolve(proxy)
	lines := []string{cell(cmp.Or(description, schema.Description)), sentence(details(schema))}
	if sample != "" {
		lines = append(lines, "Example: "+codeSpan(sample)+".")
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" })
	return []string{name, p.g.schemas.typeOf(proxy, p.linkSchema), strings.Join(lines, "<br />")}
}

// schemaOf returns the schema of a value, which may be in a body of some type.
func schemaOf(schema *base.SchemaProxy, content contentMap) *base.SchemaProxy {
	if schema != nil {
		return schema
	}
	for media := range content.ValuesFromOldest() {
		if media != nil {
			return media.Schema
		}
	}
	return nil
}

// sampleText returns the example that a description gives for a parameter; "" for none.
func sampleText(parameter *v3.Parameter) string {
	if parameter.Example != nil {
		return scalar(parameter.Example)
	}
	for each := range parameter.Examples.ValuesFromOldest() {
		if each != nil && each.Value != nil {
			return scalar(each.Value)
		}
	}
	if parameter.Schema != nil && parameter.Schema.Schema() != nil && parameter.Schema.Schema().Example != nil {
		return scalar(parameter.Schema.Schema().Example)
	}
	return ""
}

func (p *page) headers(all headerMap) {
	var rows [][]string
	for name, each := range all.FromOldest() {
		if each == nil {
			continue
		}
		example := ""
		if each.Example != nil {
			example = scalar(each.Example)
		}
		rows = append(rows, p.row(codeSpan(name), schemaOf(each.Schema, each.Content), each.Description, example))
	}
	if len(rows) > 0 {
		p.block(tableOf([]string{"header", "type", "description"}, rows))
	}
}
