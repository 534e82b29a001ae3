package serve_test

import (
	"net"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestHostHeaderNamesThisMachine(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name, bound, host string
		allowed           []string
		status            int
	}{
		{"localhost", "", "localhost", nil, 200},
		{"localhost with port", "127.0.0.1", "LOCALHOST:4000", nil, 200},
		{"closing dot", "", "localhost.:3000", nil, 200},
		{"IPv4", "localhost", "127.0.0.1:3000", nil, 200},
		{"IPv6", "::1", "[::1]:3000", nil, 200},
		{"IPv6 without port", "[::1]", "[::1]", nil, 200},
		{"stranger", "", "evil.example", nil, 403},
		{"stranger with port", "127.0.0.1", "evil.example:3000", nil, 403},
		{"stranger in front of localhost", "", "localhost.evil.example", nil, 403},
		{"other address", "", "192.168.0.7:3000", nil, 403},
		{"no host", "", "", nil, 403},
		{"allowed", "", "docs.test:3000", []string{"Docs.Test"}, 200},
		{"allowed with port", "", "docs.test", []string{"docs.test:80"}, 200},
		{"below an allowed one", "", "a.docs.test", []string{"docs.test"}, 403},
		{"a name below localhost", "", "docs.localhost:3000", nil, 200},
		{"bound to the network, a stranger", "0.0.0.0", "docs.example", nil, 403},
		{"bound to the network, a stranger by IPv6", "::", "docs.example:3000", nil, 403},
		{"bound to the network, no host", "0.0.0.0", "", nil, 403},
		{"bound to the network, the address of none", "0.0.0.0", "0.0.0.0:3000", nil, 403},
		{"bound to the network, loopback", "0.0.0.0", "localhost:3000", nil, 200},
		{"bound to the network, an address", "0.0.0.0", "192.168.0.7:3000", nil, 200},
		{"bound to the network, an IPv6 address", "::", "[2001:db8::7]:3000", nil, 200},
		{"bound to the network, an address of a link", "::", "[fe80::7%25eth0]:3000", nil, 200},
		{"bound to the network, another's address", "0.0.0.0", "192.168.0.8:3000", nil, 403},
		{"bound to the network, allowed", "0.0.0.0", "docs.test", []string{"docs.test"}, 200},
		{"bound to one address", "192.168.0.7", "192.168.0.7:3000", nil, 200},
		{"bound to one address, a stranger", "192.168.0.7", "docs.example", nil, 403},
		{"bound to a name", "Docs.Test", "docs.test:3000", nil, 200},
	}
	addresses := func() ([]net.Addr, error) {
		var all []net.Addr
		for _, address := range []string{"127.0.0.1", "192.168.0.7", "2001:db8::7", "fe80::7"} {
			all = append(all, &net.IPNet{IP: net.ParseIP(address)})
		}
		return all, nil
	}
	dir := writeSite(t, map[string]string{"index.html": "home"})
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			handler := serve.Handler(serve.Options{Dir: dir, Host: row.bound, AllowedHosts: row.allowed, Addresses: addresses})
			response := ask(handler, "GET", "/", "Host", row.host)
			if response.Code != row.status {
				t.Errorf("bound to %q, host %q: got %d %q, want %d", row.bound, row.host, response.Code, response.Body, row.status)
			}
			if row.status == 403 && !strings.Contains(response.Body.String(), "--allowed-hosts") {
				t.Errorf("host %q: the response does not mention --allowed-hosts: %q", row.host, response.Body)
			}
		})
	}
}
