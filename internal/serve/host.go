package serve

import (
	"net"
	"slices"
	"strings"
)

// hostGuard refuses names of the Host header that a page of a stranger could
// have rebound to this machine.
type hostGuard struct {
	loopback bool     // bound to loopback; otherwise every name is answered to
	allowed  []string // bare names besides the loopback ones
}

func newHostGuard(options Options) hostGuard {
	guard := hostGuard{loopback: isLoopback(options.host())}
	for _, name := range options.AllowedHosts {
		guard.allowed = append(guard.allowed, bareHost(name))
	}
	return guard
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
