package dev

import (
	"bytes"
	"context"
	"net/http"
	"strings"
	"sync"
)

// eventsPath is where open pages wait for changes.
const eventsPath = "/__docgen/changes"

// scriptPath is where the pages' script is: the site's headers may allow none in
// the pages themselves.
const scriptPath = "/__docgen/changes.js"

// script makes a page load again when the site has changed, and when the server
// is back after it was gone.
const script = `new EventSource("` + eventsPath + `").onmessage = () => location.reload()
`

const element = `<script src="` + scriptPath + `"></script>`

// pages are the open pages, waiting.
type pages struct {
	ctx     context.Context
	mu      sync.Mutex
	changed chan struct{} // closed at the next change
}

func newPages(ctx context.Context) *pages {
	return &pages{ctx: ctx, changed: make(chan struct{})}
}

// reload has every open page load again.
func (p *pages) reload() {
	p.mu.Lock()
	defer p.mu.Unlock()
	close(p.changed)
	p.changed = make(chan struct{})
}

func (p *pages) next() <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.changed
}

// ServeHTTP keeps the request open until the next change
// (https://html.spec.whatwg.org/multipage/server-sent-events.html).
func (p *pages) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	changed := p.next()
	_ = http.NewResponseController(w).Flush()
	select {
	case <-changed:
		_, _ = w.Write([]byte("data: changed\n\n"))
	case <-r.Context().Done():
	case <-p.ctx.Done():
	}
}

// reloading serves a site whose pages wait for changes.
type reloading struct {
	pages *pages
	site  http.Handler
}

// ServeHTTP adds the script to every page.
func (h reloading) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case eventsPath:
		h.pages.ServeHTTP(w, r)
		return
	case scriptPath:
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		_, _ = w.Write([]byte(script)) // an error here is the client's going away
		return
	}
	r.Header.Del("Accept-Encoding")
	r.Header.Del("Range")
	page := &pageWriter{ResponseWriter: w}
	h.site.ServeHTTP(page, r)
	page.finish()
}

// pageWriter holds an HTML answer back until it is whole; others pass through.
type pageWriter struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

func (w *pageWriter) isPage() bool {
	return strings.HasPrefix(w.Header().Get("Content-Type"), "text/html")
}

func (w *pageWriter) WriteHeader(status int) {
	w.status = status
	if !w.isPage() {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.Header().Del("Content-Length")
	w.Header().Del("ETag") // the page is not the file
}

func (w *pageWriter) Write(text []byte) (int, error) {
	if w.status == 0 {
		w.WriteHeader(http.StatusOK)
	}
	if w.isPage() {
		return w.body.Write(text)
	}
	return w.ResponseWriter.Write(text)
}

func (w *pageWriter) finish() {
	if !w.isPage() {
		return
	}
	w.ResponseWriter.WriteHeader(w.status)
	body := bytes.Replace(w.body.Bytes(), []byte("</body>"), []byte(element+"</body>"), 1)
	_, _ = w.ResponseWriter.Write(body)
}
