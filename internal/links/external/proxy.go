package external

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httputil"
	"slices"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// Proxy is a proxy for a browser that shows a page of docs. It forwards requests to the server of the
// page, and others only through a gate. Encrypted ones take no further proxy.
type Proxy struct {
	Page string // host and port of the page
	Gate *Gate  // nil to forward nothing else

	mu      sync.Mutex
	refused map[string]string // reasons, by host
}

// Start starts the proxy on this machine, and returns its host and port.
func (p *Proxy) Start() (address string, stop func() error, err error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	server := &http.Server{Handler: p, ReadHeaderTimeout: time.Minute}
	parallel.Begin(func() error { return server.Serve(listener) })
	return listener.Addr().String(), server.Close, nil
}

// Refused says which hosts the page has asked in vain, and why.
func (p *Proxy) Refused() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Sorted(maps.Values(p.refused))
}

// ServeHTTP implements [http.Handler].
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	forward := &httputil.ReverseProxy{Rewrite: func(*httputil.ProxyRequest) {}, ErrorHandler: p.refuse, Transport: &http.Transport{DisableKeepAlives: true}}
	switch isTunnel := r.Method == http.MethodConnect; {
	case r.Host == p.Page && !isTunnel:
		forward.ServeHTTP(w, r)
	case p.Gate == nil:
		p.refuse(w, r, errors.New("another site, and markdown.unsafe is false"))
	case isTunnel:
		p.tunnel(w, r)
	default:
		forward.Transport = p.Gate.Client(time.Minute).Transport
		forward.ServeHTTP(w, r)
	}
}

func (p *Proxy) refuse(w http.ResponseWriter, r *http.Request, err error) {
	if private, ok := errors.AsType[*PrivateError](err); ok {
		err = fmt.Errorf("the private address %s", private.Address)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.refused == nil {
		p.refused = map[string]string{}
	}
	p.refused[r.Host] = fmt.Sprintf("%s: %v", r.Host, err)
	w.WriteHeader(http.StatusForbidden)
}

// tunnel connects a browser with the host of an encrypted request.
func (p *Proxy) tunnel(w http.ResponseWriter, r *http.Request) {
	there, err := p.Gate.complete(time.Minute).dial(r.Context(), "tcp", r.Host)
	if err != nil {
		p.refuse(w, r, err)
		return
	}
	defer there.Close()
	here, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return
	}
	defer here.Close()
	_, _ = io.WriteString(here, "HTTP/1.1 200 OK\r\n\r\n")
	parallel.Begin(func() error { _, err := io.Copy(there, here); return errors.Join(err, there.Close()) })
	_, _ = io.Copy(here, there)
}
