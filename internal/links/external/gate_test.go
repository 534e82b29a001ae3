package external_test

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/links/external"
)

// gate returns a gate with made-up names, in front of a local server.
func gate(server *host, names map[string]string) external.Gate {
	return external.Gate{
		Proxy: func(*http.Request) (*url.URL, error) { return nil, nil },
		Lookup: func(_ context.Context, host string) ([]netip.Addr, error) {
			var found []netip.Addr
			for _, text := range strings.Fields(names[host]) {
				found = append(found, netip.MustParseAddr(text))
			}
			return found, nil
		},
		Dial: func(ctx context.Context, network, address string) (net.Conn, error) {
			if strings.HasPrefix(address, "5.5.5.5:") {
				return nil, errors.New("silent")
			}
			return (&net.Dialer{}).DialContext(ctx, network, server.Listener.Addr().String())
		},
	}
}

func TestPrivateAddressesReceiveNoRequests(t *testing.T) {
	t.Parallel()
	names := map[string]string{
		"public.example": "93.184.216.34", "two.example": "5.5.5.5 2606:2800:220::1", "inside.example": "10.0.0.7",
		"mixed.example": "93.184.216.34 127.0.0.1", "mine.example": "192.168.1.2",
	}
	for _, test := range []struct{ name, url, want string }{
		{"a public host", "http://public.example/x", ""},
		{"a host with a silent address", "http://two.example/x", ""},
		{"a private host", "http://inside.example/x", "is at the private address 10.0.0.7, so docgen did not check it"},
		{"a host that also has a private address", "http://mixed.example/x", "is at the private address 127.0.0.1, so docgen did not check it"},
		{"a host of the list", "http://mine.example/x", ""},
		{"this machine", "http://127.0.0.1/x", "is at the private address 127.0.0.1, so docgen did not check it"},
		{"this machine by IPv6", "http://[::1]/x", "is at the private address ::1, so docgen did not check it"},
		{"this machine as IPv6", "http://[::ffff:127.0.0.1]/x", "is at the private address 127.0.0.1, so docgen did not check it"},
		{"a cloud metadata service", "http://169.254.169.254/latest", "is at the private address 169.254.169.254, so docgen did not check it"},
		{"the unspecified address", "http://0.0.0.0/x", "is at the private address 0.0.0.0, so docgen did not check it"},
		{"a NAT64 address", "http://[64:ff9b::7f00:1]/x", "is at the private address 64:ff9b::7f00:1, so docgen did not check it"},
		{"a redirect to a private host", "http://public.example/redirect", "is at the private address 10.0.0.7, so docgen did not check it"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			server := newHost(t, func(out http.ResponseWriter, in *http.Request, _ int) {
				if in.URL.Path == "/redirect" {
					http.Redirect(out, in, "http://inside.example/x", http.StatusFound)
				}
			})
			chosen := gate(server, names)
			chosen.Private = func(host string) bool { return host == "mine.example" }
			checker := checker(newClock())
			checker.Client = chosen.Client(0)
			answer := checker.Check(t.Context(), []string{test.url}, nil)[test.url]
			if test.want == "" && !answer.OK() || answer.Failure != test.want || !answer.Certain {
				t.Errorf("%s: %+v, want %q", test.url, answer, test.want)
			}
			if test.want != "" && strings.Contains(strings.Join(server.asked, ""), "/x") {
				t.Errorf("received requests %v, want none", server.asked)
			}
		})
	}
}

func TestPrivateProxyIsAllowedButNotPrivateTargets(t *testing.T) {
	t.Parallel()
	server := newHost(t, status(http.StatusOK))
	chosen := external.Gate{Proxy: func(*http.Request) (*url.URL, error) { return url.Parse(server.URL) }}
	checker := checker(newClock())
	checker.Client = chosen.Client(0)
	for link, isThere := range map[string]bool{"http://anywhere.example/x": true, "http://10.1.2.3/x": false} {
		if answer := checker.Check(t.Context(), []string{link}, nil)[link]; answer.OK() != isThere {
			t.Errorf("%s: %+v", link, answer)
		}
	}
}
