package serve

import (
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
)

// hostGuard protects against DNS rebinding: it rejects requests whose Host header may be a
// stranger's domain that resolves to this machine. It accepts loopback names, the name that
// the server listens on, and allowed names. If the network can reach the server, it also
// accepts this machine's addresses, which work without DNS.
type hostGuard struct {
	site      http.Handler
	names     []string                   // accepted names besides the loopback ones
	addresses func() ([]net.Addr, error) // of this machine; nil if only this machine can reach the server
}

func newHostGuard(options Options, site http.Handler) hostGuard {
	guard := hostGuard{site: site}
	for _, name := range options.AllowedHosts {
		guard.names = append(guard.names, bareHost(name))
	}
	if bound := options.host(); !isLoopback(bound) {
		if net.ParseIP(bound) == nil {
			guard.names = append(guard.names, bareHost(bound))
		}
		guard.addresses = options.addresses()
	}
	return guard
}

// ServeHTTP implements http.Handler.
func (g hostGuard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("X-Content-Type-Options", "nosniff")
	if !g.allows(r.Host) {
		refuse(w, http.StatusForbidden, fmt.Sprintf(
			"this server does not accept requests for the host %q; if you trust it, restart docgen with --allowed-hosts <host>", bareHost(r.Host)))
		return
	}
	g.site.ServeHTTP(w, r)
}

func (g hostGuard) allows(host string) bool {
	name := bareHost(host)
	return isLoopback(name) || slices.Contains(g.names, name) && name != "" || g.isOwn(name)
}

// isOwn reports whether a name is an address of this machine. It looks the addresses up
// each time, because a laptop moves between networks.
func (g hostGuard) isOwn(name string) bool {
	address, _, _ := strings.Cut(name, "%") // an IPv6 address may have a zone
	ip := net.ParseIP(address)
	if ip == nil || ip.IsUnspecified() || g.addresses == nil {
		return false
	}
	addresses, err := g.addresses()
	return err == nil && slices.ContainsFunc(addresses, func(address net.Addr) bool {
		network, isNetwork := address.(*net.IPNet)
		return isNetwork && network.IP.Equal(ip)
	})
}

// bareHost returns a host in lower case, without port, brackets and trailing dot.
func bareHost(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	name := strings.ToLower(host)
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || ip != nil && ip.IsLoopback()
}
