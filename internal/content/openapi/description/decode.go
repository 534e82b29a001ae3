package description

import (
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"
)

func (r *reader) document(root *yaml.Node) *Document {
	info, components := child(root, "info"), child(root, "components")
	contact, license := child(info, "contact"), child(info, "license")
	d := &Document{
		Info: Info{
			Title: text(child(info, "title")), Summary: text(child(info, "summary")), Description: text(child(info, "description")),
			TermsOfService: text(child(info, "termsOfService")), Version: text(child(info, "version")),
		},
		Servers:         r.servers(root),
		Paths:           mapOf(child(root, "paths"), r.pathItem),
		Webhooks:        mapOf(child(root, "webhooks"), r.pathItem),
		Schemas:         mapOf(child(components, "schemas"), r.ref),
		SecuritySchemes: mapOf(child(components, "securitySchemes"), r.securityScheme),
		Security:        listOf(child(root, "security"), requirement),
		Tags: listOf(child(root, "tags"), func(node *yaml.Node) *Tag {
			return &Tag{text(child(node, "name")), text(child(node, "description")), externalDocs(node)}
		}),
		ExternalDocs: externalDocs(root),
	}
	d.Info.Contact.Name, d.Info.Contact.URL, d.Info.Contact.Email = text(child(contact, "name")), text(child(contact, "url")), text(child(contact, "email"))
	d.Info.License.Name, d.Info.License.URL, d.Info.License.Identifier = text(child(license, "name")), text(child(license, "url")),
		text(child(license, "identifier"))
	return d
}

func externalDocs(node *yaml.Node) *ExternalDocs {
	docs := child(node, "externalDocs")
	if docs == nil {
		return nil
	}
	return &ExternalDocs{text(child(docs, "description")), text(child(docs, "url"))}
}

// requirement returns the scopes that each security scheme needs.
func requirement(node *yaml.Node) *Map[[]string] { return mapOf(node, texts) }

func (r *reader) servers(node *yaml.Node) []*Server {
	return listOf(child(node, "servers"), func(node *yaml.Node) *Server {
		return &Server{text(child(node, "url")), text(child(node, "description")), mapOf(child(node, "variables"), func(node *yaml.Node) *ServerVariable {
			return &ServerVariable{text(child(node, "default")), text(child(node, "description")), texts(child(node, "enum"))}
		})}
	})
}

func (r *reader) pathItem(node *yaml.Node) *PathItem {
	node = r.follow(node)
	item := &PathItem{Description: text(child(node, "description")), Operations: &Map[*Operation]{}, Servers: r.servers(node),
		Parameters: listOf(child(node, "parameters"), r.parameter)}
	for key, value := range entries(node) {
		if slices.Contains(methods, key.Value) && value != nil {
			item.Operations.Set(strings.ToUpper(key.Value), r.operation(value))
		}
	}
	return item
}

func (r *reader) operation(node *yaml.Node) *Operation {
	o := &Operation{
		Tags: texts(child(node, "tags")), Summary: text(child(node, "summary")), Description: text(child(node, "description")),
		OperationID:  text(child(node, "operationId")),
		ExternalDocs: externalDocs(node), Parameters: listOf(child(node, "parameters"), r.parameter), Responses: mapOf(child(node, "responses"), r.response),
		Deprecated: flag(child(node, "deprecated")), Servers: r.servers(node),
		Security: listOf(child(node, "security"), requirement), HasSecurity: child(node, "security") != nil,
	}
	if body := r.follow(child(node, "requestBody")); body != nil {
		o.RequestBody = &RequestBody{text(child(body, "description")), flag(child(body, "required")), r.content(body)}
	}
	return o
}

func (r *reader) parameter(node *yaml.Node) *Parameter {
	node = r.follow(node)
	return &Parameter{
		Name: text(child(node, "name")), In: text(child(node, "in")), Description: text(child(node, "description")),
		Required: flag(child(node, "required")), Deprecated: flag(child(node, "deprecated")),
		Schema: r.schemaOf(node), Example: child(node, "example"), Examples: mapOf(child(node, "examples"), r.example), Content: r.content(node),
	}
}

func (r *reader) response(node *yaml.Node) *Response {
	node = r.follow(node)
	return &Response{text(child(node, "description")), mapOf(child(node, "headers"), r.parameter), r.content(node)}
}

func (r *reader) content(node *yaml.Node) *Map[*MediaType] {
	return mapOf(child(node, "content"), func(node *yaml.Node) *MediaType {
		node = r.follow(node)
		return &MediaType{r.schemaOf(node), child(node, "example"), mapOf(child(node, "examples"), r.example)}
	})
}

func (r *reader) example(node *yaml.Node) *Example {
	node = r.follow(node)
	return &Example{text(child(node, "summary")), text(child(node, "description")), child(node, "value")}
}

func (r *reader) securityScheme(node *yaml.Node) *SecurityScheme {
	node = r.follow(node)
	return &SecurityScheme{
		Type: text(child(node, "type")), Description: text(child(node, "description")), Name: text(child(node, "name")), In: text(child(node, "in")),
		Scheme: text(child(node, "scheme")), BearerFormat: text(child(node, "bearerFormat")), OpenIDConnectURL: text(child(node, "openIdConnectUrl")),
		Flows: mapOf(child(node, "flows"), func(node *yaml.Node) *OAuthFlow {
			return &OAuthFlow{text(child(node, "authorizationUrl")), text(child(node, "tokenUrl")), text(child(node, "refreshUrl")),
				mapOf(child(node, "scopes"), text)}
		}),
	}
}

// schemaOf returns the field "schema" of a node; nil for none.
func (r *reader) schemaOf(node *yaml.Node) *Ref {
	if schema := child(node, "schema"); schema != nil {
		return r.ref(schema)
	}
	return nil
}

func (r *reader) ref(node *yaml.Node) *Ref { return &Ref{reader: r, node: node} }

// object returns a field that is a schema; nil for a boolean.
func (r *reader) object(node *yaml.Node) *Ref {
	if node == nil || node.Kind != yaml.MappingNode || len(node.Content) == 0 {
		return nil
	}
	return r.ref(node)
}
