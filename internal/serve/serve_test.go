package serve_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

// run starts a server. It returns the URL and a function that stops the server and returns
// the result of Run.
func run(t *testing.T, options serve.Options) (site string, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	started, ended := make(chan string, 1), make(chan error, 1)
	go func() { ended <- serve.Run(ctx, options, func(urls serve.URLs) { started <- urls.Here }) }()
	select {
	case site = <-started:
	case err := <-ended:
		t.Fatalf("run: %v", err)
	}
	return site, func() error { cancel(); return <-ended }
}

func TestRunServesUntilItsContextEnds(t *testing.T) {
	t.Parallel()
	site, stop := run(t, serve.Options{Dir: writeSite(t, map[string]string{"index.html": "home"}), BaseURL: "/phoenix/"})
	if !strings.HasPrefix(site, "http://127.0.0.1:") || !strings.HasSuffix(site, "/phoenix/") {
		t.Errorf("got the URL %s", site)
	}
	response, err := http.Get(site)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if text, err := io.ReadAll(response.Body); string(text) != "home" || err != nil {
		t.Errorf("got %q, %v", text, err)
	}
	if err := stop(); err != nil {
		t.Errorf("stop: %v", err)
	}
	if _, err := net.Dial("tcp", address(t, site)); err == nil {
		t.Error("still listening after the end")
	}
}

func TestRunUsesTheNextFreePort(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	site, stop := run(t, serve.Options{Dir: writeSite(t, home()), Port: port, OtherPorts: 99})
	_, text, _ := net.SplitHostPort(address(t, site))
	if got, _ := strconv.Atoi(text); got <= port || got >= port+100 {
		t.Errorf("asked for %d, got %d", port, got)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestRunReturnsWhyItCannotStart(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, home())
	rows := []struct {
		name    string
		options serve.Options
		want    string
	}{
		{"no folder", serve.Options{Dir: filepath.Join(dir, "missing")}, "no built site in"},
		{"a file", serve.Options{Dir: filepath.Join(dir, "index.html")}, "no built site in"},
		{"port too high", serve.Options{Dir: dir, Port: 70000}, "listen on 127.0.0.1:70000: "},
		{"not this machine's address", serve.Options{Dir: dir, Host: "203.0.113.1"}, "listen on 203.0.113.1:0: "},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			err := serve.Run(t.Context(), row.options, nil)
			if err == nil || !strings.HasPrefix(err.Error(), row.want) {
				t.Errorf("got %v, want %s...", err, row.want)
			}
			if errors.Is(err, serve.ErrNoSite) != strings.HasPrefix(row.want, "no built") {
				t.Errorf("ErrNoSite does not match the case: %v", err)
			}
		})
	}
}

func home() map[string]string { return map[string]string{"index.html": "home"} }

func address(t *testing.T, site string) string {
	t.Helper()
	parsed, err := url.Parse(site)
	if err != nil {
		t.Fatal(err)
	}
	return parsed.Host
}
