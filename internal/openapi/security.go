package openapi

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/pb33f/libopenapi/datamodel/high/base"
	v3 "github.com/pb33f/libopenapi/datamodel/high/v3"
)

// requirements returns the ways to authorize a request for an operation: its own, or those of
// the whole API. An empty list of its own means that anyone may send it.
func (g *generator) requirements(o *operation) []*base.SecurityRequirement {
	if o.Security != nil {
		return o.Security
	}
	return g.doc.Security
}

func (g *generator) scheme(name string) *v3.SecurityScheme {
	if g.doc.Components == nil {
		return nil
	}
	return g.doc.Components.SecuritySchemes.GetOrZero(name)
}

// authorization writes how to authorize a request.
func (p *page) authorization(o *operation) {
	var ways []string
	isOptional := false
	for _, way := range p.g.requirements(o) {
		var parts []string
		for name, scopes := range way.Requirements.FromOldest() {
			text := escaped(name)
			if p.g.scheme(name) != nil {
				text = fmt.Sprintf("[%s](%s#%s)", text, p.to("index.md"), schemeAnchor(name))
			}
			if len(scopes) > 0 {
				var spans []string
				for _, scope := range scopes {
					spans = append(spans, codeSpan(scope))
				}
				text += " with " + strings.Join(spans, ", ")
			}
			parts = append(parts, text)
		}
		if len(parts) == 0 {
			isOptional = true
			continue
		}
		ways = append(ways, strings.Join(parts, " and "))
	}
	if len(ways) == 0 {
		return
	}
	text := "**Authorization:** " + strings.Join(ways, ", or ")
	if isOptional {
		text += " (optional)"
	}
	p.block(text)
}

func schemeAnchor(name string) string { return "auth-" + newNames().unique(name) }

// security writes how to authorize requests of the whole API.
func (p *page) security() {
	if p.g.doc.Components == nil || p.g.doc.Components.SecuritySchemes.Len() == 0 {
		return
	}
	p.heading(2, "Authentication", "authentication")
	for name, scheme := range p.g.doc.Components.SecuritySchemes.FromOldest() {
		if scheme == nil {
			continue
		}
		p.heading(3, escaped(name), schemeAnchor(name))
		p.block(how(scheme))
		p.block(prose(scheme.Description))
		if scheme.Flows != nil {
			p.flows(scheme.Flows)
		}
	}
}

// how says where a request has the secret.
func how(scheme *v3.SecurityScheme) string {
	switch {
	case scheme.Type == "apiKey":
		return fmt.Sprintf("An API key in the %s %s.", map[string]string{"query": "query parameter", "cookie": "cookie"}[scheme.In]+map[bool]string{true: "header"}[scheme.In == "header"], codeSpan(scheme.Name))
	case scheme.Type == "http" && strings.EqualFold(scheme.Scheme, "basic"):
		return "A user name and a password (HTTP Basic)."
	case scheme.Type == "http" && strings.EqualFold(scheme.Scheme, "bearer"):
		return "A token in the header `Authorization: Bearer`" + map[bool]string{true: " (" + escaped(scheme.BearerFormat) + ")"}[scheme.BearerFormat != ""] + "."
	case scheme.Type == "http":
		return "HTTP authentication with the scheme " + codeSpan(scheme.Scheme) + "."
	case scheme.Type == "oauth2":
		return "OAuth 2.0."
	case scheme.Type == "openIdConnect":
		return linkTo("OpenID Connect", scheme.OpenIdConnectUrl) + "."
	case scheme.Type == "mutualTLS":
		return "A client certificate (mutual TLS)."
	}
	return codeSpan(cmp.Or(scheme.Type, "unknown"))
}

// flows writes the addresses and the scopes of OAuth 2.0.
func (p *page) flows(flows *v3.OAuthFlows) {
	for _, each := range []struct {
		title string
		flow  *v3.OAuthFlow
	}{{"Authorization code", flows.AuthorizationCode}, {"Client credentials", flows.ClientCredentials}, {"Implicit", flows.Implicit}, {"Password", flows.Password}} {
		if each.flow == nil {
			continue
		}
		lines := []string{"**" + each.title + "**"}
		for _, url := range []struct{ label, url string }{{"Authorization URL", each.flow.AuthorizationUrl}, {"Token URL", each.flow.TokenUrl}, {"Refresh URL", each.flow.RefreshUrl}} {
			if url.url != "" {
				lines = append(lines, url.label+": "+codeSpan(url.url))
			}
		}
		p.block(strings.Join(lines, "<br />"))
		var rows [][]string
		for scope, about := range each.flow.Scopes.FromOldest() {
			rows = append(rows, []string{codeSpan(scope), cell(about)})
		}
		if len(rows) > 0 {
			p.block(tableOf([]string{"scope", "what it allows"}, rows))
		}
	}
}
