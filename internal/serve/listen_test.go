package serve

import (
	"fmt"
	"net"
	"strings"
	"testing"
)

func TestTakenPortIsAnError(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	listener, err := listen("127.0.0.1", port, 0)
	if err == nil {
		listener.Close()
		t.Fatal("listens on a taken port")
	}
	if want := fmt.Sprintf("port %d is taken: end the program that listens on it, or choose another port", port); err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

func TestURLsShownForAnAddress(t *testing.T) {
	t.Parallel()
	addresses := func() ([]net.Addr, error) {
		return []net.Addr{
			&net.IPNet{IP: net.IPv4(127, 0, 0, 1)}, &net.IPNet{IP: net.IPv4(192, 168, 0, 7)}, &net.IPNet{IP: net.IPv4(169, 254, 1, 1)},
			&net.IPNet{IP: net.ParseIP("2001:db8::7")},
		}, nil
	}
	rows := []struct{ name, host, base, want, network string }{
		{"default", "", "", "http://127.0.0.1:3000/", ""},
		{"name", "localhost", "/phoenix/", "http://localhost:3000/phoenix/", ""},
		{"IPv6", "[::1]", "/", "http://[::1]:3000/", ""},
		{"every IPv4 address", "0.0.0.0", "/", "http://localhost:3000/", "http://192.168.0.7:3000/"},
		{"every address", "::", "/docs/", "http://localhost:3000/docs/", "http://192.168.0.7:3000/docs/"},
		{"base outside ASCII", "", "/größe/", "http://127.0.0.1:3000/gr%C3%B6%C3%9Fe/", ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			got := Options{Host: row.host, BaseURL: row.base, Addresses: addresses}.urls(&net.TCPAddr{Port: 3000})
			if got.Here != row.want || strings.Join(got.Network, " ") != row.network {
				t.Errorf("%q under %q: got %v, want %s and %q", row.host, row.base, got, row.want, row.network)
			}
		})
	}
}

func TestNameOfALoopbackAddressIsGuardedAndAccepted(t *testing.T) {
	t.Parallel()
	options := Options{Host: "docs.test"}.boundTo(&net.TCPAddr{IP: net.IPv4(127, 0, 1, 1)})
	guard := newHostGuard(options, nil)
	if !guard.allows("docs.test:3000") || guard.allows("evil.example:3000") {
		t.Errorf("got %+v: want docs.test allowed and strangers refused", guard)
	}
	open := newHostGuard(Options{Host: "docs.test"}.boundTo(&net.TCPAddr{IP: net.IPv4(10, 0, 0, 1)}), nil)
	if !open.allows("docs.test:3000") || open.allows("evil.example:3000") {
		t.Errorf("bound to the network, got %+v: want docs.test allowed and strangers refused", open)
	}
}
