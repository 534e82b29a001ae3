package openapi

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

// requirements returns the ways to authorize a request for an operation: its own, or those of
// the whole API. An empty list of its own means that anyone may send it.
func (g *generator) requirements(o *operation) []*description.Map[[]string] {
	if o.HasSecurity {
		return o.Security
	}
	return g.doc.Security
}

func (g *generator) scheme(name string) *description.SecurityScheme {
	return g.doc.SecuritySchemes.Get(name)
}

// authorization writes how to authorize a request.
func (p *page) authorization(o *operation) {
	var alternatives []string
	isOptional := false
	for _, requirement := range p.g.requirements(o) {
		var parts []string
		for name, scopes := range requirement.All() {
			text := prose.Escape(name)
			if p.g.scheme(name) != nil {
				text = fmt.Sprintf("[%s](%s#%s)", text, p.to("index.md"), schemeAnchor(name))
			}
			if len(scopes) > 0 {
				var spans []string
				for _, scope := range scopes {
					spans = append(spans, prose.Code(scope))
				}
				text += " with " + strings.Join(spans, ", ")
			}
			parts = append(parts, text)
		}
		if len(parts) == 0 {
			isOptional = true
			continue
		}
		alternatives = append(alternatives, strings.Join(parts, " and "))
	}
	if len(alternatives) == 0 {
		return
	}
	text := "**Authorization:** " + strings.Join(alternatives, ", or ")
	if isOptional {
		text += " (optional)"
	}
	p.block(text)
}

func schemeAnchor(name string) string { return "auth-" + newNames().unique(name) }

// security writes how to authorize requests of the whole API.
func (p *page) security() {
	if p.g.doc.SecuritySchemes.Len() == 0 {
		return
	}
	p.heading(2, "Authentication", "authentication")
	for name, scheme := range p.g.doc.SecuritySchemes.All() {
		p.heading(3, prose.Escape(name), schemeAnchor(name))
		p.block(how(scheme))
		p.block(p.g.prose(scheme.Description))
		p.flows(scheme.Flows)
	}
}

// how says where a request has the secret.
func how(scheme *description.SecurityScheme) string {
	switch {
	case scheme.Type == "apiKey":
		return fmt.Sprintf("An API key in the %s %s.", map[string]string{"query": "query parameter",
			"cookie": "cookie"}[scheme.In]+map[bool]string{true: "header"}[scheme.In == "header"], prose.Code(scheme.Name))
	case scheme.Type == "http" && strings.EqualFold(scheme.Scheme, "basic"):
		return "A user name and a password (HTTP Basic)."
	case scheme.Type == "http" && strings.EqualFold(scheme.Scheme, "bearer"):
		return "A token in the header `Authorization: Bearer`" +
			map[bool]string{true: " (" + prose.Escape(scheme.BearerFormat) + ")"}[scheme.BearerFormat != ""] + "."
	case scheme.Type == "http":
		return "HTTP authentication with the scheme " + prose.Code(scheme.Scheme) + "."
	case scheme.Type == "oauth2":
		return "OAuth 2.0."
	case scheme.Type == "openIdConnect":
		return prose.Link("OpenID Connect", scheme.OpenIDConnectURL) + "."
	case scheme.Type == "mutualTLS":
		return "A client certificate (mutual TLS)."
	}
	return prose.Code(cmp.Or(scheme.Type, "unknown"))
}

// flowTitles are the flows of OAuth 2.0.
var flowTitles = map[string]string{"authorizationCode": "Authorization code", "clientCredentials": "Client credentials", "implicit": "Implicit",
	"password": "Password"}

// flows writes the addresses and the scopes of OAuth 2.0.
func (p *page) flows(flows *description.Map[*description.OAuthFlow]) {
	for name, flow := range flows.All() {
		title, isKnown := flowTitles[name]
		if !isKnown {
			continue
		}
		lines := []string{"**" + title + "**"}
		for _, url := range []struct{ label, url string }{{"Authorization URL", flow.AuthorizationURL}, {"Token URL", flow.TokenURL},
			{"Refresh URL", flow.RefreshURL}} {
			if url.url != "" {
				lines = append(lines, url.label+": "+prose.Code(url.url))
			}
		}
		p.block(strings.Join(lines, "<br />"))
		var rows [][]string
		for scope, about := range flow.Scopes.All() {
			rows = append(rows, []string{prose.Code(scope), prose.Cell(about)})
		}
		if len(rows) > 0 {
			p.block(prose.Table([]string{"Scope", "What it allows"}, rows))
		}
	}
}
