package serve_test

import (
	"strings"
	"testing"

	"docgen/internal/serve"
)

func TestHostHeaderIsCheckedOnLoopback(t *testing.T) {
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
		{"bound to the network", "0.0.0.0", "docs.example", nil, 200},
		{"bound to one address", "192.168.0.7", "192.168.0.7:3000", nil, 200},
	}
	dir := writeSite(t, map[string]string{"index.html": "home"})
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			handler := serve.Handler(serve.Options{Dir: dir, Host: row.bound, AllowedHosts: row.allowed})
			response := ask(handler, "GET", "/", "Host", row.host)
			if response.Code != row.status {
				t.Errorf("bound to %q, host %q: got %d %q, want %d", row.bound, row.host, response.Code, response.Body, row.status)
			}
			if row.status == 403 && !strings.Contains(response.Body.String(), "--allowed-hosts") {
				t.Errorf("host %q: the answer does not tell the way out: %q", row.host, response.Body)
			}
		})
	}
}
