package serve

import (
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

const (
	highestPort         = 65535
	windowsAddressInUse = syscall.Errno(10048) // WSAEADDRINUSE, which package syscall lacks
)

// listen listens on a port. If it is taken, listen tries the next ones; others is how many.
func listen(host string, port, others int) (net.Listener, error) {
	last := min(port+others, highestPort)
	for next := port; ; next++ {
		listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(next)))
		switch {
		case err == nil:
			return listener, nil
		case !errors.Is(err, syscall.EADDRINUSE) && !errors.Is(err, windowsAddressInUse):
			return nil, fmt.Errorf("listen on %s: %w", net.JoinHostPort(host, strconv.Itoa(next)), reason(err))
		case others == 0:
			return nil, fmt.Errorf("port %d is taken: end the program that listens on it, or choose another port", port)
		case next >= last:
			return nil, fmt.Errorf("listen on %s: all ports from %d to %d are taken: %w", host, port, next, reason(err))
		}
	}
}

// reason returns the cause of a network error without the address, which the caller adds.
func reason(err error) error {
	if failed, ok := errors.AsType[*net.OpError](err); ok {
		return failed.Err
	}
	return err
}

// host returns the name or address to listen on, without the brackets of IPv6.
func (o Options) host() string {
	return strings.TrimSuffix(strings.TrimPrefix(cmp.Or(o.Host, defaultHost), "["), "]")
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

// URLs are the URLs of the site.
type URLs struct {
	Here    string   // for a browser on this machine
	Network []string // for other devices, if the server listens on all addresses
}

// urls returns the URLs of the site on a server that listens on an address.
func (o Options) urls(address net.Addr) URLs {
	port := ""
	if bound, ok := address.(*net.TCPAddr); ok {
		port = strconv.Itoa(bound.Port)
	}
	at := func(host string) string {
		site := url.URL{Scheme: "http", Host: net.JoinHostPort(host, port), Path: basePath(o.BaseURL)}
		return site.String()
	}
	if ip := net.ParseIP(o.host()); ip == nil || !ip.IsUnspecified() {
		return URLs{Here: at(o.host())}
	}
	found := URLs{Here: at("localhost")}
	for _, ip := range o.networkIPs() {
		found.Network = append(found.Network, at(ip.String()))
	}
	return found
}

// addresses returns the function that returns the addresses of this machine.
func (o Options) addresses() func() ([]net.Addr, error) {
	if o.Addresses == nil {
		return net.InterfaceAddrs
	}
	return o.Addresses
}

// networkIPs returns the IPv4 addresses at which other devices can reach this machine. People
// type them, so it leaves out IPv6.
func (o Options) networkIPs() []net.IP {
	addresses, err := o.addresses()()
	if err != nil {
		return nil
	}
	var found []net.IP
	for _, address := range addresses {
		if network, isNetwork := address.(*net.IPNet); isNetwork && network.IP.To4() != nil && network.IP.IsGlobalUnicast() {
			found = append(found, network.IP)
		}
	}
	return found
}

// freshConns holds connections without a request so far. Browsers open them in advance, and
// a server that stops would wait for them.
type freshConns struct {
	mutex  sync.Mutex
	open   map[net.Conn]struct{}
	closed bool
}

func (c *freshConns) track(conn net.Conn, state http.ConnState) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	switch {
	case state != http.StateNew:
		delete(c.open, conn)
	case c.closed:
		conn.Close()
	default:
		c.open[conn] = struct{}{}
	}
}

func (c *freshConns) closeAll() {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.closed = true
	for conn := range c.open {
		conn.Close()
	}
}
