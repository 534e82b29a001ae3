package openapi

import (
	"cmp"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// tagPage adds one page with all operations of a group.
func (g *generator) tagPage(group *group, position int) {
	p := g.newPage(group.folder+".md", frontMatter{title: group.name, description: prose.Plain(group.description), position: position})
	p.level = 3
	p.block(p.g.prose(group.description) + seeAlso(group.docs))
	for _, o := range group.operations {
		p.scope, p.shown, p.entries = "", map[string]bool{}, 0
		p.heading(2, prose.Escape(o.title)+" "+o.badge(), o.name)
		p.scope = o.name
		p.operation(o)
	}
	p.done()
}

// tagFolder adds the pages of the operations of a group, and one that lists them.
func (g *generator) tagFolder(group *group, position int) {
	g.category(group.folder, group.name, position)
	p := g.newPage(group.folder+"/index.md", frontMatter{title: group.name, description: prose.Plain(group.description)})
	p.block(p.g.prose(group.description) + seeAlso(group.docs))
	var rows [][]string
	for _, o := range group.operations {
		title := fmt.Sprintf("[%s](./%s.md)", prose.Escape(o.title), o.name)
		if o.Deprecated {
			title += " (deprecated)"
		}
		rows = append(rows, []string{title, o.badge() + " " + prose.Code(o.path)})
	}
	p.block(prose.Table([]string{"Operation", "Request"}, rows))
	p.done()
	for position, o := range group.operations {
		label := ""
		if o.Deprecated {
			label = o.title + " (deprecated)"
		}
		about := cmp.Or(prose.Plain(o.Description), o.request())
		p := g.newPage(group.folder+"/"+o.name+".md", frontMatter{title: o.title, description: about, label: label, method: o.method, position: position + 1})
		p.isWide = true
		p.block("# " + prose.Escape(o.title) + " " + o.badge())
		p.operation(o)
		p.done()
	}
}

// category adds the file that names a folder in the sidebar.
func (g *generator) category(folder, label string, position int) {
	text := g.marker() + "label: " + plainjson.Quote(label) + "\n"
	if position > 0 {
		text += fmt.Sprintf("position: %d\n", position)
	}
	g.add(strings.TrimPrefix(folder+"/_category_.yml", "/"), text)
}

// operation writes everything about an operation but its title.
func (p *page) operation(o *operation) {
	if o.isWebhook {
		p.block("**Webhook** " + prose.Code(o.path) + ": the API sends this request to an address of yours, with the method " + prose.Code(o.method) + ".")
	} else {
		p.block(prose.CodeBlock("http", "", o.method+" "+p.g.server(o)+o.path))
	}
	if o.Deprecated {
		p.block(":::warning Deprecated\nThis operation is deprecated. It may be removed in a later version of the API.\n:::")
	}
	p.block(p.g.prose(cmp.Or(o.Description, o.item.Description)) + seeAlso(o.ExternalDocs))
	var samples string
	if !o.isWebhook {
		p.authorization(o)
		samples = p.samples(o)
	}
	if p.isWide {
		samples = beside(samples, p.responseExamples(o.Responses))
	}
	p.block(samples)
	p.parameters(parametersOf(o))
	if o.RequestBody != nil {
		p.requestBody(o.RequestBody, !o.isWebhook)
	}
	p.responses(o.Responses)
}

// requestBody writes a body. That of a webhook needs an example, because it has no samples.
func (p *page) requestBody(body *description.RequestBody, hasSamples bool) {
	p.heading(p.level, "Request body", "request-body")
	p.block(p.g.prose(body.Description))
	p.omits = func(schema *description.Schema) bool { return schema.ReadOnly }
	p.content(body.Content, contentUse{isRequest: hasSamples, isRequired: body.Required})
	p.omits = nil
}

// contentUse says where a body is, and whether its examples are elsewhere.
type contentUse struct{ isRequest, isRequired, hasExamples bool }

// content writes the types of a body, its parts and its examples.
func (p *page) content(content contentMap, use contentUse) {
	for kind, media := range content.All() {
		first := prose.Code(kind)
		if media.Schema != nil {
			first += " · " + p.g.schemas.typeOf(media.Schema, p.linker(media.Schema, 0))
		}
		if use.isRequired {
			first += " · **required**"
		}
		if media.Schema != nil {
			schema, _ := p.g.schemas.resolve(media.Schema)
			first += details(schema)
		}
		p.block(first)
		if media.Schema != nil {
			p.block(p.list(media.Schema, 0))
		}
		if !use.hasExamples && (!use.isRequest || media.Example != nil || media.Examples.Len() > 0) { // the samples have the others
			p.examples(kind, p.g.examplesOf(media, use.isRequest))
		}
	}
}

// examples writes the examples of a body, in tabs if there are several.
func (p *page) examples(kind string, all []example) {
	switch len(all) {
	case 0:
	case 1:
		p.block("Example:")
		p.block(bodyBlock(kind, "", all[0].value))
	default:
		p.block("Examples:")
		var blocks tabs
		for _, each := range all {
			blocks.add(kind, each.title, each.value)
		}
		p.block(blocks.group())
	}
}

// bodyBlock returns a body as a code block.
func bodyBlock(kind, title string, value any) string {
	if text, isText := value.(string); isText && !isJSON(kind) {
		language := "text"
		if strings.Contains(kind, "xml") {
			language = "xml"
		}
		return prose.CodeBlock(language, title, text)
	}
	return prose.CodeBlock("json", title, jsonOf(value, plainjson.Indented))
}

func isJSON(kind string) bool { return strings.Contains(kind, "json") }

func (p *page) responses(all *description.Map[*description.Response]) {
	if all.Len() == 0 {
		return
	}
	p.heading(p.level, "Responses", "responses")
	for code, response := range all.All() {
		p.response(code, response)
	}
}

// statusTitle returns the name of a response: "200 OK".
func statusTitle(code string) string {
	if status, err := strconv.Atoi(code); err == nil && http.StatusText(status) != "" {
		return code + " " + http.StatusText(status)
	}
	if code == "default" {
		return "Other responses"
	}
	return code
}

func (p *page) response(code string, response *description.Response) {
	p.heading(p.level+1, prose.Escape(statusTitle(code)), "response-"+strings.ToLower(notInNames.ReplaceAllString(strings.ToLower(code), "-")))
	p.block(p.g.prose(response.Description))
	p.headers(response.Headers)
	p.omits = func(schema *description.Schema) bool { return schema.WriteOnly }
	p.content(response.Content, contentUse{hasExamples: p.isWide})
	p.omits = nil
}
