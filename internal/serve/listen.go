package serve

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

const (
	portAttempts        = 100
	highestPort         = 65535
	windowsAddressInUse = syscall.Errno(10048) // WSAEADDRINUSE, which package syscall lacks
)

// listen listens on the port, or on the first free one of the attempts-1 ports after it.
func listen(host string, port, attempts int) (net.Listener, error) {
	last := min(port+attempts-1, highestPort)
	for next := port; ; next++ {
		listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(next)))
		switch {
		case err == nil:
			return listener, nil
		case !isInUse(err):
			return nil, fmt.Errorf("listen on %s: %w", net.JoinHostPort(host, strconv.Itoa(next)), reason(err))
		case next >= last:
			return nil, fmt.Errorf("listen on %s: all ports from %d to %d are taken: %w", host, port, next, reason(err))
		}
	}
}

// reason returns the cause of a network error without the address, which the caller adds.
func reason(err error) error {
	var failed *net.OpError
	if errors.As(err, &failed) {
		return failed.Err
	}
	return err
}

func isInUse(err error) bool {
	return errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, windowsAddressInUse)
}

// host returns the name or address to listen on, without the brackets of IPv6.
func (o Options) host() string {
	if o.Host == "" {
		return defaultHost
	}
	return strings.TrimSuffix(strings.TrimPrefix(o.Host, "["), "]")
}

// boundTo replaces a host name that resolves to a loopback address by that address, and
// allows the name. This way a name from /etc/hosts, such as "docs.test", works and is
// guarded like localhost.
func (o Options) boundTo(address net.Addr) Options {
	bound, ok := address.(*net.TCPAddr)
	if !ok || !bound.IP.IsLoopback() || isLoopback(o.host()) {
		return o
	}
	o.AllowedHosts = append(slices.Clone(o.AllowedHosts), o.host())
	o.Host = bound.IP.String()
	return o
}

// siteURL returns the URL of the site for a browser on this machine.
func siteURL(options Options, address net.Addr) string {
	host, port := options.host(), ""
	if bound, ok := address.(*net.TCPAddr); ok {
		port = strconv.Itoa(bound.Port)
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	site := url.URL{Scheme: "http", Host: net.JoinHostPort(host, port), Path: basePath(options.BaseURL)}
	return site.String()
}
