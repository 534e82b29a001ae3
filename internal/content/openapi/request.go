package openapi

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// request is a request that samples send.
type request struct {
	Method, URL string
	Headers     []pair
	User        bool   // HTTP Basic
	Kind        string // media type of the body; "" for none
	Body        string // of any type but forms
	Form        []pair // of forms
	IsForm      bool
}

type pair struct {
	Name, Value string
	IsFile      bool
}

// Typed returns the headers with the type of the body.
func (r request) Typed() []pair {
	return append(slices.Clone(r.Headers), pair{Name: "Content-Type", Value: r.Kind})
}

// requestOf returns a request with the parameters that an operation requires.
func (g *generator) requestOf(o *operation) request {
	r := request{Method: o.method}
	path, query := o.path, []string{}
	var cookies []string
	for _, each := range parametersOf(o) {
		value := g.parameterValue(each)
		switch {
		case each.In == "path":
			path = strings.ReplaceAll(path, "{"+each.Name+"}", url.PathEscape(value))
		case !each.Required:
		case each.In == "query":
			query = append(query, url.QueryEscape(each.Name)+"="+url.QueryEscape(value))
		case each.In == "header":
			r.Headers = append(r.Headers, pair{Name: each.Name, Value: value})
		case each.In == "cookie":
			cookies = append(cookies, each.Name+"="+value)
		}
	}
	g.authorize(&r, o, &query, &cookies)
	if len(cookies) > 0 {
		r.Headers = append(r.Headers, pair{Name: "Cookie", Value: strings.Join(cookies, "; ")})
	}
	r.URL = g.server(o) + path
	if len(query) > 0 {
		r.URL += "?" + strings.Join(query, "&")
	}
	if o.RequestBody != nil {
		g.setBody(&r, o.RequestBody.Content)
	}
	return r
}

// parameterValue returns an example of a parameter, or a placeholder.
func (g *generator) parameterValue(parameter *description.Parameter) string {
	if text := sampleText(parameter); text != "" {
		return text
	}
	schema, _ := g.schemas.resolve(schemaOf(parameter.Schema, parameter.Content))
	if value, isGiven := given(schema); isGiven {
		if text, isText := value.(string); isText {
			return text
		}
		return jsonOf(value, plainjson.Marshal)
	}
	if slices.Contains(schema.Type, "integer") || slices.Contains(schema.Type, "number") {
		return "1"
	}
	return strings.ToUpper(strings.Trim(notInNames.ReplaceAllString(strings.ToLower(parameter.Name), "_"), "_"))
}

// authorize adds the secrets of the first way to authorize a request.
func (g *generator) authorize(r *request, o *operation, query, cookies *[]string) {
	for _, requirement := range g.requirements(o) {
		if requirement.Len() == 0 {
			continue
		}
		for name := range requirement.All() {
			scheme := g.scheme(name)
			switch {
			case scheme == nil:
			case scheme.Type == "apiKey" && scheme.In == "header":
				r.Headers = append(r.Headers, pair{Name: scheme.Name, Value: "YOUR_API_KEY"})
			case scheme.Type == "apiKey" && scheme.In == "query":
				*query = append(*query, url.QueryEscape(scheme.Name)+"=YOUR_API_KEY")
			case scheme.Type == "apiKey" && scheme.In == "cookie":
				*cookies = append(*cookies, scheme.Name+"=YOUR_API_KEY")
			case scheme.Type == "http" && strings.EqualFold(scheme.Scheme, "basic"):
				r.User = true
			case scheme.Type == "http" || scheme.Type == "oauth2" || scheme.Type == "openIdConnect":
				r.Headers = append(r.Headers, pair{Name: "Authorization", Value: "Bearer YOUR_TOKEN"})
			}
		}
		return
	}
}

// setBody adds a body in JSON if the operation takes it, else in the first type that it takes.
func (g *generator) setBody(r *request, content contentMap) {
	var media *description.MediaType
	for kind, each := range content.All() {
		if media == nil || isJSON(kind) && !isJSON(r.Kind) {
			r.Kind, media = kind, each
		}
	}
	if media == nil {
		return
	}
	if strings.Contains(r.Kind, "*") {
		r.Kind = "application/octet-stream"
	}
	all := g.examplesOf(media, true)
	if len(all) == 0 {
		r.Body = "..."
		return
	}
	fields, isObject := all[0].value.(object)
	if isObject && (r.Kind == "application/x-www-form-urlencoded" || r.Kind == "multipart/form-data") {
		r.IsForm = true
		for _, each := range fields {
			r.Form = append(r.Form, formField(each))
		}
		return
	}
	if text, isText := all[0].value.(string); isText && !isJSON(r.Kind) {
		r.Body = text
		return
	}
	r.Body = jsonOf(all[0].value, plainjson.Indented)
}

// formField returns a field of a form. Files are those in the format "binary".
func formField(from field) pair {
	switch value := from.value.(type) {
	case string:
		if value == formats["binary"] {
			return pair{Name: from.key, Value: "file.bin", IsFile: true}
		}
		return pair{Name: from.key, Value: value}
	case object, []any:
		return pair{Name: from.key, Value: jsonOf(value, plainjson.Marshal)}
	default:
		return pair{Name: from.key, Value: fmt.Sprint(value)}
	}
}
