package remote_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/remote"
)

// server is a remote cache in memory. answer may answer a request in its place.
type server struct {
	*httptest.Server
	mu     sync.Mutex
	files  map[string][]byte
	asked  []string
	answer func(w http.ResponseWriter, r *http.Request) bool
}

func newServer(t *testing.T) *server {
	t.Helper()
	s := &server{files: map[string][]byte{}}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(s.Close)
	return s
}

func (s *server) serve(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked = append(s.asked, r.Method)
	if s.answer != nil && s.answer(w, r) {
		return
	}
	if r.Method == http.MethodPut {
		s.files[r.URL.Path] = body
		return
	}
	content, found := s.files[r.URL.Path]
	if !found {
		http.NotFound(w, r)
		return
	}
	_, _ = w.Write(content)
}

// requests returns the number of requests so far with a method.
func (s *server) requests(method string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Count(strings.Join(s.asked, " "), method)
}

func open(t *testing.T, options remote.Options) *remote.Cache {
	t.Helper()
	cache, err := remote.Open(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	return cache
}

func key(text string) [sha256.Size]byte { return sha256.Sum256([]byte(text)) }

// fill stores one value.
func fill(t *testing.T, url string) {
	t.Helper()
	cache := open(t, remote.Options{URL: url})
	cache.Put(key("a"), value, time.Minute)
	if report := cache.Close(); report.Sent != 1 || report.Problem != "" {
		t.Fatalf("sent: %+v", report)
	}
}

var value = bytes.Repeat([]byte("a value "), 1000)

func TestMachinesShareValues(t *testing.T) {
	t.Parallel()
	at := newServer(t)
	fill(t, at.URL+"/some/folder/")
	cache := open(t, remote.Options{URL: at.URL + "/some/folder"})
	if got, found := cache.Get(key("a"), 1<<20); !found || !bytes.Equal(got, value) {
		t.Errorf("got %q, %v", got, found)
	}
	if got, found := cache.Get(key("b"), 1<<20); found {
		t.Errorf("got %q for an unknown key", got)
	}
	report := cache.Close()
	if report.Hits != 1 || report.Misses != 1 || report.Saved != time.Minute || report.Problem != "" {
		t.Errorf("report: %+v", report)
	}
	if report.Received == 0 || report.Received > int64(len(value))/10 {
		t.Errorf("received %d bytes for %d", report.Received, len(value))
	}
}

func TestReadOnlyCacheSendsNothing(t *testing.T) {
	t.Parallel()
	at := newServer(t)
	cache := open(t, remote.Options{URL: at.URL, ReadOnly: true})
	cache.Put(key("a"), value, 0)
	cache.Close()
	if at.requests(http.MethodPut) != 0 {
		t.Error("it sent a value")
	}
}

func TestHeadersGoToTheServerAndNowhereElse(t *testing.T) {
	t.Parallel()
	other, at := newServer(t), newServer(t)
	var got string
	at.answer = func(w http.ResponseWriter, r *http.Request) bool {
		got = r.Header.Get("X-Key")
		http.Redirect(w, r, other.URL+r.URL.Path, http.StatusFound)
		return true
	}
	cache := open(t, remote.Options{URL: at.URL, Headers: http.Header{"X-Key": {"secret"}}})
	cache.Get(key("a"), 1<<20)
	if report := cache.Close(); got != "secret" || other.requests("GET") != 0 ||
		!strings.Contains(report.Problem, "answers 302 Found to GET; docgen follows no redirects") {
		t.Errorf("header %q, report %+v", got, report)
	}
}

// Whatever is wrong with an answer, there is no value, and the report says why.
func TestWrongAnswersAreNoValues(t *testing.T) {
	t.Parallel()
	status := func(code int) func(http.ResponseWriter, []byte) {
		return func(w http.ResponseWriter, _ []byte) { w.WriteHeader(code) }
	}
	for what, test := range map[string]struct {
		path    string // of the requests with a wrong answer
		answer  func(w http.ResponseWriter, right []byte)
		problem string
	}{
		"another byte": {"/cas/", func(w http.ResponseWriter, right []byte) { _, _ = w.Write(append([]byte{right[0] ^ 1}, right[1:]...)) },
			"has damaged values"},
		"a cut value":    {"/cas/", func(w http.ResponseWriter, right []byte) { _, _ = w.Write(right[1:]) }, "has damaged values"},
		"a longer value": {"/cas/", func(w http.ResponseWriter, right []byte) { _, _ = w.Write(append(right, 0)) }, "has damaged values"},
		"an aborted value": {"/cas/", func(w http.ResponseWriter, right []byte) {
			w.Header().Set("Content-Length", fmt.Sprint(len(right)))
			_, _ = w.Write(right[:1])
		}, "cannot be reached: unexpected EOF"},
		"a lost value": {"/cas/", status(http.StatusNotFound), ""},
		"a login page": {"/ac/", func(w http.ResponseWriter, _ []byte) { _, _ = w.Write([]byte("<!doctype html>")) },
			"something that is not a result of Bazel's remote cache"},
		"nothing":   {"/ac/", func(http.ResponseWriter, []byte) {}, "something that is not a result of Bazel's remote cache"},
		"a failure": {"/ac/", status(http.StatusInternalServerError), "answers 500 Internal Server Error to GET"},
		"a refusal": {"/ac/", status(http.StatusUnauthorized), "answers 401 Unauthorized to GET"},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			at := newServer(t)
			fill(t, at.URL)
			at.answer = func(w http.ResponseWriter, r *http.Request) bool {
				isWrong := strings.HasPrefix(r.URL.Path, test.path)
				if isWrong {
					test.answer(w, at.files[r.URL.Path])
				}
				return isWrong
			}
			cache := open(t, remote.Options{URL: at.URL})
			if got, found := cache.Get(key("a"), 1<<20); found {
				t.Errorf("got %d bytes", len(got))
			}
			if report := cache.Close(); !strings.Contains(report.Problem, test.problem) || (report.Problem == "") != (test.problem == "") {
				t.Errorf("report: %+v", report)
			}
		})
	}
}

// A server may lie about what it has.
func TestHostileServerHasNoValues(t *testing.T) {
	t.Parallel()
	path := func(name string) string { sum := key(name); return "/ac/" + hex.EncodeToString(sum[:]) }
	for what, lie := range map[string]func(at *server){
		"the value of another action": func(at *server) { at.files[path("x")] = at.files[path("a")] },
		"a value that expands to too much": func(at *server) {
			cache := open(t, remote.Options{URL: at.URL})
			cache.Put(key("x"), make([]byte, 64<<20), 0)
			cache.Close()
		},
		"a blob that is too long": func(at *server) {
			length := func(size int) string { return string(binary.AppendUvarint([]byte{2 << 3}, uint64(size))) }
			digest := "\x0a\x40" + strings.Repeat("0", 64) + length(1<<40)
			file := "\x12" + string(rune(len(digest))) + digest
			at.files[path("x")] = []byte("\x12" + string(rune(len(file))) + file)
			at.answer = func(_ http.ResponseWriter, r *http.Request) bool {
				if strings.HasPrefix(r.URL.Path, "/cas/") {
					t.Error("it is read")
				}
				return false
			}
		},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			at := newServer(t)
			fill(t, at.URL)
			lie(at)
			cache := open(t, remote.Options{URL: at.URL})
			if got, found := cache.Get(key("x"), 1<<20); found {
				t.Errorf("got %d bytes", len(got))
			}
			cache.Close()
		})
	}
}

func TestServerThatFailsIsLeftAlone(t *testing.T) {
	t.Parallel()
	at := newServer(t)
	at.answer = func(w http.ResponseWriter, _ *http.Request) bool { w.WriteHeader(http.StatusBadGateway); return true }
	cache := open(t, remote.Options{URL: at.URL})
	for i := range 100 {
		cache.Get(key(fmt.Sprint(i)), 1<<20)
	}
	if report := cache.Close(); at.requests("GET") != 3 || report.Misses != 100 {
		t.Errorf("%d requests, %+v", at.requests("GET"), report)
	}
}

// A server without room for more still has values.
func TestFullServerIsRead(t *testing.T) {
	t.Parallel()
	at := newServer(t)
	fill(t, at.URL)
	at.answer = func(w http.ResponseWriter, r *http.Request) bool {
		if r.Method == http.MethodPut {
			w.WriteHeader(http.StatusInsufficientStorage)
		}
		return r.Method == http.MethodPut
	}
	cache := open(t, remote.Options{URL: at.URL})
	cache.Put(key("b"), value, 0)
	report := cache.Close()
	if !strings.Contains(report.Problem, "answers 507 Insufficient Storage to PUT") {
		t.Errorf("report: %+v", report)
	}
	cache = open(t, remote.Options{URL: at.URL})
	cache.Put(key("b"), value, 0)
	if _, found := cache.Get(key("a"), 1<<20); !found {
		t.Error("it has no value")
	}
	cache.Close()
}

func TestServerThatHangsCostsItsPatience(t *testing.T) {
	t.Parallel()
	stop := make(chan struct{})
	at := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-stop }))
	t.Cleanup(at.Close)
	t.Cleanup(func() { close(stop) })
	cache := open(t, remote.Options{URL: at.URL, Patience: time.Millisecond})
	for i := range 1000 {
		if _, found := cache.Get(key(fmt.Sprint(i)), 1<<20); found {
			t.Fatal("it has a value")
		}
	}
	if report := cache.Close(); !strings.HasSuffix(report.Problem, "does not answer in time") {
		t.Errorf("report: %+v", report)
	}
}

func TestServerThatIsGone(t *testing.T) {
	t.Parallel()
	at := newServer(t)
	at.Close()
	cache := open(t, remote.Options{URL: at.URL})
	cache.Put(key("a"), value, 0)
	cache.Get(key("a"), 1<<20)
	if report := cache.Close(); !strings.Contains(report.Problem, "cannot be reached: connect") {
		t.Errorf("report: %+v", report)
	}
}

func TestCertificateIsChecked(t *testing.T) {
	t.Parallel()
	at := httptest.NewTLSServer(http.NotFoundHandler())
	t.Cleanup(at.Close)
	at.Config.ErrorLog = nil
	cache := open(t, remote.Options{URL: at.URL})
	cache.Get(key("a"), 1<<20)
	if report := cache.Close(); !strings.Contains(report.Problem, "the certificate of "+at.URL+" is not valid: x509: certificate signed by unknown authority") {
		t.Errorf("report: %+v", report)
	}
}

func TestCanceledBuildReportsNoProblem(t *testing.T) {
	t.Parallel()
	ctx, stop := context.WithCancel(t.Context())
	cache, err := remote.Open(ctx, remote.Options{URL: newServer(t).URL})
	if err != nil {
		t.Fatal(err)
	}
	stop()
	cache.Get(key("a"), 1<<20)
	if report := cache.Close(); report.Problem != "" {
		t.Errorf("report: %+v", report)
	}
}

func TestURLs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"https://cache.example.com/docs": "",
		"http://127.0.0.1:9090":          "",
		"cache.example.com":              "it needs a scheme and a host, as in https://cache.example.com",
		"cache.example.com:9090":         "it needs a scheme and a host, as in https://cache.example.com",
		"localhost:9090":                 "it needs a scheme and a host, as in https://cache.example.com",
		"//cache.example.com":            "it needs a scheme and a host, as in https://cache.example.com",
		"grpcs://cache.example.com":      "docgen speaks http and https, not grpcs",
		"https://":                       "it has no host, as in https://cache.example.com",
		"https://a:b@cache.example.com":  "credentials may not be in the URL; name an environment variable in cache.headers",
		"https://cache.example.com?a=b":  "it may not have a query or a fragment",
		"":                               "it needs a scheme and a host, as in https://cache.example.com",
	} {
		_, err := remote.CheckURL(text)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
