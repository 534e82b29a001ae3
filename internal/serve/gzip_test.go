package serve_test

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestGzipIsNegotiated(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("words and words. ", 100)
	handler := serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{
		"index.html": long, "a.svg": long, "a.png": long, "a.bin": long, "short.html": "short", "404.html": long,
	})})
	rows := []struct {
		name, target, accept, encoding, vary string
		status                               int
	}{
		{"accepted", "/", "gzip, deflate, br", "gzip", "Accept-Encoding", 200},
		{"accepted again, from the cache", "/", "gzip", "gzip", "Accept-Encoding", 200},
		{"old name", "/", "X-GZIP", "gzip", "Accept-Encoding", 200},
		{"anything", "/", "*", "gzip", "Accept-Encoding", 200},
		{"weighted", "/", "br;q=1.0, gzip;q=0.5", "gzip", "Accept-Encoding", 200},
		{"spaces", "/", "gzip ; q=0.5", "gzip", "Accept-Encoding", 200},
		{"refused", "/", "gzip;q=0", "", "Accept-Encoding", 200},
		{"refused, anything else welcome", "/", "gzip;q=0.000, *", "", "Accept-Encoding", 200},
		{"plain preferred", "/", "identity, gzip;q=0.5", "", "Accept-Encoding", 200},
		{"not a weight", "/", "gzip;q=NaN", "", "Accept-Encoding", 200},
		{"not named", "/", "br", "", "Accept-Encoding", 200},
		{"no header", "/", "", "", "Accept-Encoding", 200},
		{"svg", "/a.svg", "gzip", "gzip", "Accept-Encoding", 200},
		{"picture", "/a.png", "gzip", "", "", 200},
		{"unknown type", "/a.bin", "gzip", "", "", 200},
		{"below 1 KB", "/short", "gzip", "", "", 200},
		{"missing page", "/nothing", "gzip", "gzip", "Accept, Accept-Encoding", 404},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			response := ask(handler, "GET", row.target, "Accept-Encoding", row.accept)
			header := response.Header()
			if response.Code != row.status || header.Get("Content-Encoding") != row.encoding || header.Get("Vary") != row.vary {
				t.Errorf("Accept-Encoding %q: got %d %v, want %d, encoding %q, Vary %q", row.accept, response.Code, header, row.status, row.encoding, row.vary)
			}
			if got := plainBody(t, response); got != long && row.target != "/short" {
				t.Errorf("Accept-Encoding %q: got %q", row.accept, got)
			}
		})
	}
}

func plainBody(t *testing.T, response *httptest.ResponseRecorder) string {
	t.Helper()
	if response.Header().Get("Content-Encoding") != "gzip" {
		return response.Body.String()
	}
	reader, err := gzip.NewReader(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(reader)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestGzipHasItsOwnEntityTag(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{"index.html": strings.Repeat("words ", 1000)})})
	plain := ask(handler, "GET", "/").Header().Get("ETag")
	zipped := ask(handler, "GET", "/", "Accept-Encoding", "gzip").Header().Get("ETag")
	if plain == zipped {
		t.Fatalf("both encodings have the tag %s", plain)
	}
	response := ask(handler, "GET", "/", "Accept-Encoding", "gzip", "If-None-Match", zipped)
	if response.Code != 304 || response.Header().Get("Vary") != "Accept-Encoding" {
		t.Errorf("got %d %v, want 304 with Vary", response.Code, response.Header())
	}
	if response := ask(handler, "GET", "/", "Accept-Encoding", "gzip", "If-None-Match", plain); response.Code != 200 {
		t.Errorf("tag of the plain bytes: got %d, want 200", response.Code)
	}
}

func TestConcurrentClientsGetTheSameFile(t *testing.T) {
	t.Parallel()
	text := strings.Repeat("words ", 10_000)
	server := httptest.NewServer(serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{"index.html": text})}))
	t.Cleanup(server.Close)
	for client := range 20 {
		t.Run(fmt.Sprint(client), func(t *testing.T) {
			t.Parallel()
			response, err := http.Get(server.URL)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			if got, err := io.ReadAll(response.Body); err != nil || string(got) != text || !response.Uncompressed {
				t.Errorf("got %d bytes, gzip %v, %v; want %d", len(got), response.Uncompressed, err, len(text))
			}
		})
	}
}
