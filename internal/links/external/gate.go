package external

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"time"
)

// Gate restricts requests to public addresses. Anyone who writes docs can add links, and
// they must not reach what only this machine can reach. Gate checks the address when it
// connects, so redirects and DNS answers are covered.
type Gate struct {
	Private func(host string) bool                                               // hosts that may have private addresses; nil for none
	Lookup  func(ctx context.Context, host string) ([]netip.Addr, error)         // nil to ask the system
	Dial    func(ctx context.Context, network, address string) (net.Conn, error) // nil to connect directly
	Proxy   func(request *http.Request) (*url.URL, error)                        // nil to use the environment
}

// Client returns an HTTP client that uses the gate. A proxy resolves names by itself, so
// behind one the gate can restrict only hosts that are written as addresses.
func (g Gate) Client(timeout time.Duration) *http.Client {
	g = g.complete(timeout)
	transport := &http.Transport{Proxy: g.Proxy, DialContext: g.dial, ForceAttemptHTTP2: true, TLSHandshakeTimeout: timeout, IdleConnTimeout: timeout}
	return &http.Client{Timeout: timeout, Transport: gated{g, transport}}
}

// complete returns the gate with its defaults.
func (g Gate) complete(timeout time.Duration) Gate {
	if g.Proxy == nil {
		g.Proxy = http.ProxyFromEnvironment
	}
	if g.Lookup == nil {
		g.Lookup = func(ctx context.Context, host string) ([]netip.Addr, error) {
			return net.DefaultResolver.LookupNetIP(ctx, "ip", host)
		}
	}
	if g.Dial == nil {
		g.Dial = (&net.Dialer{Timeout: timeout}).DialContext
	}
	return g
}

// PrivateError means that a host has a private address, so no request was sent.
type PrivateError struct{ Address netip.Addr }

func (e *PrivateError) Error() string {
	return fmt.Sprintf("is at the private address %s, so docgen did not check it", e.Address)
}

// gated rejects requests to hosts that are written as private addresses.
type gated struct {
	gate Gate
	next http.RoundTripper
}

func (g gated) RoundTrip(request *http.Request) (*http.Response, error) {
	if address, err := netip.ParseAddr(request.URL.Hostname()); err == nil && !g.gate.allows(request.URL.Hostname(), address) {
		return nil, &PrivateError{address.Unmap()}
	}
	return g.next.RoundTrip(request)
}

// dial connects to the first address of a host that accepts a connection, if all are
// allowed.
func (g Gate) dial(ctx context.Context, network, address string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil || g.isProxy(address) {
		return g.Dial(ctx, network, address)
	}
	plain, err := netip.ParseAddr(host)
	found := []netip.Addr{plain}
	if err != nil {
		found, err = g.Lookup(ctx, host)
	}
	if err != nil {
		return nil, err
	}
	var failures []error
	for _, candidate := range found {
		if !g.allows(host, candidate) {
			return nil, &PrivateError{candidate.Unmap()} // even if others are public: no legitimate name is both
		}
	}
	for _, candidate := range found {
		connection, err := g.Dial(ctx, network, net.JoinHostPort(candidate.String(), port))
		if err == nil {
			return connection, nil
		}
		failures = append(failures, err)
	}
	return nil, errors.Join(failures...)
}

// isProxy reports whether an address is the proxy for requests.
func (g Gate) isProxy(address string) bool {
	for _, scheme := range []string{"http", "https"} {
		proxy, err := g.Proxy(&http.Request{URL: &url.URL{Scheme: scheme, Host: "docgen.invalid"}})
		if err != nil || proxy == nil {
			continue
		}
		usual := map[string]string{"https": "443", "socks5": "1080", "socks5h": "1080"}
		port := cmp.Or(proxy.Port(), usual[proxy.Scheme], "80")
		if net.JoinHostPort(proxy.Hostname(), port) == address {
			return true
		}
	}
	return false
}

func (g Gate) allows(host string, address netip.Addr) bool {
	return isPublic(address) || g.Private != nil && g.Private(host)
}

// isPublic reports whether an address is public, according to IANA's registries of
// special-purpose addresses (RFC 6890). Addresses that embed an IPv4 address count as
// private, because the embedded address is not checked.
func isPublic(address netip.Addr) bool {
	address = address.Unmap()
	return address.IsGlobalUnicast() && !address.IsPrivate() &&
		!slices.ContainsFunc(specialAddresses(), func(prefix netip.Prefix) bool { return prefix.Contains(address.WithZone("")) })
}

func specialAddresses() []netip.Prefix {
	var prefixes []netip.Prefix
	for _, text := range []string{
		"0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
		"64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "fec0::/10",
	} {
		prefixes = append(prefixes, netip.MustParsePrefix(text))
	}
	return prefixes
}
