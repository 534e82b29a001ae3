package serve

import (
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
)

// hostGuard refuses names of the Host header that a page of a stranger could
// have rebound to this machine. All others are the site's to answer.
type hostGuard struct {
	site     http.Handler
	loopback bool     // bound to loopback; otherwise every name is answered to
	allowed  []string // bare names besides the loopback ones
}

func newHostGuard(options Options, site http.Handler) hostGuard {
	guard := hostGuard{site: site, loopback: isLoopback(options.host())}
	for _, name := range options.AllowedHosts {
		guard.allowed = append(guard.allowed, bareHost(name))
	}
	return guard
}

// ServeHTTP implements http.Handler.
func (g hostGuard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("X-Content-Type-Options", "nosniff")
	if !g.allows(r.Host) {
		refuse(w, http.StatusForbidden, fmt.Sprintf(
			"this preview does not answer to the host %q, which may be a stranger's; start it with --allowed-hosts to add yours", bareHost(r.Host)))
		return
	}
	g.site.ServeHTTP(w, r)
}

func (g hostGuard) allows(host string) bool {
	name := bareHost(host)
	return !g.loopback || isLoopback(name) || slices.Contains(g.allowed, name)
}

// bareHost is a host without its port, brackets, closing dot and capitals.
func bareHost(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return strings.EqualFold(host, "localhost") || ip != nil && ip.IsLoopback()
}
