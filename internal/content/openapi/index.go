package openapi

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

// index adds the first page: what the API is, where it is, and what it can do.
func (g *generator) index() {
	info := g.doc.Info
	title := cmp.Or(prose.OneLine(info.Title), "API reference")
	g.category("", title, 0)
	p := g.newPage("index.md", frontMatter{title: title, description: cmp.Or(prose.OneLine(info.Summary), prose.Plain(info.Description))})
	if info.Version != "" {
		p.block("Version " + prose.Code(info.Version))
	}
	p.block(p.g.prose(info.Description) + seeAlso(g.doc.ExternalDocs))
	p.servers(g.doc.Servers)
	p.security()
	p.operations()
	p.contact(info)
	p.done()
}

func (p *page) servers(all []*description.Server) {
	var rows [][]string
	for _, each := range all {
		about := prose.Cell(each.Description)
		for name, variable := range each.Variables.All() {
			line := prose.Code(name) + ": "
			if variable.Description != "" {
				line += strings.TrimSuffix(prose.Cell(variable.Description), ".") + ". "
			}
			line += "Default: " + prose.Code(variable.Default) + "."
			if len(variable.Enum) > 0 {
				line += " Allowed values: " + prose.Code(strings.Join(variable.Enum, ", ")) + "."
			}
			about = strings.TrimPrefix(about+"<br />"+line, "<br />")
		}
		rows = append(rows, []string{prose.Code(each.URL), about})
	}
	if len(rows) > 0 {
		p.heading(2, "Servers", "servers")
		p.block(prose.Table([]string{"Address", "Description"}, rows))
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
		rows = append(rows, []string{fmt.Sprintf("[%s](%s)", prose.Escape(group.name), p.to(file)),
			cmp.Or(prose.Escape(prose.Plain(group.description)), counted(len(group.operations), "operation"))})
	}
	p.block(prose.Table([]string{"Group", "Description"}, rows))
}

func (p *page) contact(info description.Info) {
	var lines []string
	if c := info.Contact; c.Name+c.URL+c.Email != "" {
		text := prose.Link(prose.Escape(cmp.Or(c.Name, c.URL)), c.URL)
		if c.Email != "" {
			text = strings.TrimPrefix(text+", "+prose.Link(prose.Escape(c.Email), "mailto:"+c.Email), ", ")
		}
		if text != "" {
			lines = append(lines, "Contact: "+text)
		}
	}
	if l := info.License; l.Name+l.Identifier != "" {
		lines = append(lines, "License: "+prose.Link(prose.Escape(cmp.Or(l.Name, l.Identifier)), l.URL))
	}
	if prose.URL(info.TermsOfService) != "" {
		lines = append(lines, prose.Link("Terms of service", info.TermsOfService))
	}
	if len(lines) > 0 {
		p.heading(2, "Contact and license", "contact")
		p.block("* " + strings.Join(lines, "\n* "))
	}
}

// seeAlso returns a link to documentation elsewhere, as a block; "" for none.
func seeAlso(docs *description.ExternalDocs) string {
	if docs == nil || prose.URL(docs.URL) == "" {
		return ""
	}
	return prose.Link(cmp.Or(prose.Cell(docs.Description), "Read more"), docs.URL) + "\n\n"
}

// schemaPages adds the pages of the schemas that other pages link to, and so on.
func (g *generator) schemaPages(position int) {
	for next := 0; next < len(g.schemas.queue); next++ {
		name := g.schemas.queue[next]
		schema := g.schemas.named(name)
		p := g.newPage(schemaFolder+"/"+g.schemas.files[name]+".md", frontMatter{title: name, description: prose.Plain(schema.Description)})
		p.shown[name] = true
		p.block(p.g.prose(schema.Description))
		p.block("Type: " + g.schemas.typeName(schema, "", p.linkSchema, 0) + details(schema))
		p.block(p.parts(schema, deepest-1))
		p.done()
	}
	if len(g.schemas.queue) > 0 {
		g.category(schemaFolder, "Schemas", position)
	}
}

// server returns the URL that requests for an operation start with. It has no slash at the
// end.
func (g *generator) server(o *operation) string {
	servers := g.doc.Servers
	if len(o.item.Servers) > 0 {
		servers = o.item.Servers
	}
	if len(o.Servers) > 0 {
		servers = o.Servers
	}
	const unknown = "https://example.com"
	if len(servers) == 0 {
		return unknown
	}
	base := servers[0].URL
	for name, variable := range servers[0].Variables.All() {
		base = strings.ReplaceAll(base, "{"+name+"}", variable.Default)
	}
	if parsed, err := url.Parse(base); err == nil && parsed.Host == "" {
		base = unknown + "/" + strings.TrimPrefix(base, "/")
	}
	return strings.TrimSuffix(base, "/")
}
