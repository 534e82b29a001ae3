package openapi

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/pb33f/libopenapi/datamodel/high/base"
	v3 "github.com/pb33f/libopenapi/datamodel/high/v3"
)

// index adds the first page: what the API is, where it is, and what it can do.
func (g *generator) index() {
	info := g.doc.Info
	if info == nil {
		info = &base.Info{}
	}
	title := cmp.Or(oneLine(info.Title), "API reference")
	g.category("", title, 0)
	p := g.newPage("index.md", frontMatter{title: title, description: cmp.Or(oneLine(info.Summary), plain(info.Description))})
	if info.Version != "" {
		p.block("Version " + codeSpan(info.Version))
	}
	p.block(prose(info.Description) + seeAlso(g.doc.ExternalDocs))
	p.servers(g.doc.Servers)
	p.security()
	p.operations()
	p.contact(info)
	p.done()
}

func (p *page) servers(all []*v3.Server) {
	var rows [][]string
	for _, each := range all {
		about := cell(each.Description)
		for name, variable := range each.Variables.FromOldest() {
			line := codeSpan(name) + ": " + cell(variable.Description)
			if variable.Description == "" {
				line = codeSpan(name) + ":"
			}
			line += " Default: " + codeSpan(variable.Default) + "."
			if len(variable.Enum) > 0 {
				line += " Allowed values: " + codeSpan(strings.Join(variable.Enum, ", ")) + "."
			}
			about = strings.TrimPrefix(about+"<br />"+line, "<br />")
		}
		rows = append(rows, []string{codeSpan(each.URL), about})
	}
	if len(rows) > 0 {
		p.heading(2, "Servers", "servers")
		p.block(tableOf([]string{"address", "description"}, rows))
	}
}

// operations lists the groups, and with one page for each group also the operations.
func (p *page) operations() {
	if len(p.g.groups) == 0 {
		return
	}
	p.heading(2, "Operations", "operations")
	var rows [][]string
	for _, group := range p.g.groups {
		file := group.folder + "/index.md"
		if p.g.options.ByTag {
			file = group.folder + ".md"
		}
		count := fmt.Sprintf("%d operations", len(group.operations))
		if len(group.operations) == 1 {
			count = "1 operation"
		}
		rows = append(rows, []string{fmt.Sprintf("[%s](%s)", escaped(group.name), file), cmp.Or(escaped(plain(group.description)), count)})
	}
	p.block(tableOf([]string{"group", "description"}, rows))
}

func (p *page) contact(info *base.Info) {
	var lines []string
	if c := info.Contact; c != nil {
		text := linkTo(escaped(cmp.Or(c.Name, c.URL)), c.URL)
		if c.Email != "" {
			text = strings.TrimPrefix(text+", "+linkTo(escaped(c.Email), "mailto:"+c.Email), ", ")
		}
		if text != "" {
			lines = append(lines, "Contact: "+text)
		}
	}
	if l := info.License; l != nil {
		lines = append(lines, "License: "+linkTo(escaped(cmp.Or(l.Name, l.Identifier)), l.URL))
	}
	if address(info.TermsOfService) != "" {
		lines = append(lines, linkTo("Terms of service", info.TermsOfService))
	}
	if len(lines) > 0 {
		p.heading(2, "Contact and license", "contact")
		p.block("* " + strings.Join(lines, "\n* "))
	}
}

// seeAlso returns a link to documentation elsewhere, as a block; "" for none.
func seeAlso(docs *base.ExternalDoc) string {
	if docs == nil || address(docs.URL) == "" {
		return ""
	}
	return linkTo(cmp.Or(flat(parsed(docs.Description)), "Read more"), docs.URL) + "\n\n"
}

// schemaPages adds the pages of the schemas that other pages link to, and so on.
func (g *generator) schemaPages(position int) {
	for next := 0; next < len(g.schemas.queue); next++ {
		name := g.schemas.queue[next]
		schema := g.schemas.named(name)
		p := g.newPage(schemaFolder+"/"+g.schemas.files[name]+".md", frontMatter{title: name, description: plain(schema.Description)})
		p.shown[name] = true
		p.block(prose(schema.Description))
		p.block("Type: " + g.schemas.typeName(schema, "", p.linkSchema, 0) + details(schema))
		p.block(p.parts(schema, deepest-1))
		p.done()
	}
	if len(g.schemas.queue) > 0 {
		g.category(schemaFolder, "Schemas", position)
	}
}
