package openapi

import (
	"net/url"
	"strings"
)

// server returns the address that requests for an operation start with. It has no slash at the
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
	address := servers[0].URL
	for name, variable := range servers[0].Variables.All() {
		address = strings.ReplaceAll(address, "{"+name+"}", variable.Default)
	}
	if parsed, err := url.Parse(address); err == nil && parsed.Host == "" {
		address = unknown + "/" + strings.TrimPrefix(address, "/")
	}
	return strings.TrimSuffix(address, "/")
}
