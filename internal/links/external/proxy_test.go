package external_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/links/external"
)

// What a browser asks for reaches the page's own server, and other hosts only through the gate.
func TestProxyForwardsOnlyWhatTheGateAllows(t *testing.T) {
	t.Parallel()
	answer := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "content") })
	page, other, secure := httptest.NewServer(answer), httptest.NewServer(answer), httptest.NewTLSServer(answer)
	for _, server := range []*httptest.Server{page, other, secure} {
		t.Cleanup(server.Close)
	}
	host := func(server *httptest.Server) string { return strings.SplitN(server.URL, "://", 2)[1] }
	isHere := func(name string) bool { return name == "127.0.0.1" }
	for _, test := range []struct {
		name    string
		gate    *external.Gate
		url     string
		refused []string // nil if the content arrives
	}{
		{"own page", nil, page.URL, nil},
		{"no other site", nil, other.URL, []string{host(other) + ": another site, and markdown.unsafe is false"}},
		{"no encrypted site", nil, secure.URL, []string{host(secure) + ": another site, and markdown.unsafe is false"}},
		{"private address", &external.Gate{}, other.URL, []string{host(other) + ": the private address 127.0.0.1"}},
		{"encrypted, private address", &external.Gate{}, secure.URL, []string{host(secure) + ": the private address 127.0.0.1"}},
		{"allowed", &external.Gate{Private: isHere}, other.URL, nil},
		{"encrypted, allowed", &external.Gate{Private: isHere}, secure.URL, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			proxy := &external.Proxy{Page: host(page), Gate: test.gate}
			at, stop, err := proxy.Start()
			if err != nil {
				t.Fatal(err)
			}
			transport := secure.Client().Transport.(*http.Transport).Clone()
			transport.Proxy, transport.DisableKeepAlives = http.ProxyURL(&url.URL{Scheme: "http", Host: at}), true
			text := []byte(nil)
			if got, err := (&http.Client{Transport: transport}).Get(test.url); err == nil {
				text, _ = io.ReadAll(got.Body)
				_ = got.Body.Close()
			}
			if hasArrived := string(text) == "content"; hasArrived != (test.refused == nil) || !slices.Equal(proxy.Refused(), test.refused) {
				t.Errorf("got %q, refused %q, want %q", text, proxy.Refused(), test.refused)
			}
			if err := stop(); err != nil {
				t.Error(err)
			}
		})
	}
}
