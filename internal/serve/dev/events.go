package dev

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strconv"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/serve"
)

// events notifies open pages of changes.
type events struct {
	site Site

	mu      sync.Mutex
	errors  []byte            // errors of the site, as JSON
	changed chan struct{}     // closed at the next change
	number  int               // of the changes so far
	static  map[string]string // versions of the static files, by URL path
	touched map[string]int    // numbers of the last changes of static files
	cursor  Cursor            // in an editor; zero for none
}

func newEvents(site Site, findings []diag.Diagnostic) *events {
	return &events{site: site, errors: encodeErrors(findings), changed: make(chan struct{}), static: site.Static(), touched: map[string]int{}}
}

// notify notifies all open pages of new findings, and of pages that may have changed.
func (e *events) notify(findings []diag.Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.errors = encodeErrors(findings)
	e.number++
	static := e.site.Static()
	for _, file := range changedFiles(e.static, static) {
		e.touched[file] = e.number
	}
	e.static = static
	close(e.changed)
	e.changed = make(chan struct{})
}

// follow tells the open pages where the cursor of an editor is, until ctx ends.
func (e *events) follow(ctx context.Context, cursors <-chan Cursor) {
	for {
		select {
		case <-ctx.Done():
			return
		case cursor := <-cursors:
			e.mu.Lock()
			e.cursor = cursor
			close(e.changed)
			e.changed = make(chan struct{})
			e.mu.Unlock()
		}
	}
}

// news is what concerns all pages after a change.
type news struct {
	number int      // of the change
	errors []byte   // of the site, as JSON
	files  []string // static files that have changed since a change that the page knows, sorted
	cursor Cursor
}

func (e *events) news(seen int) (found news, changed <-chan struct{}) {
	e.mu.Lock()
	defer e.mu.Unlock()
	found = news{number: e.number, errors: e.errors, cursor: e.cursor}
	for file, number := range e.touched {
		if number > seen {
			found.files = append(found.files, file)
		}
	}
	slices.Sort(found.files)
	return found, e.changed
}

// ServeHTTP streams changes to one page until the page is closed, or the preview ends. The query names the page's path and the theme that
// it shows, and its code and the last change that it has seen if the preview has told it before.
func (e *events) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !isOwn(r) {
		http.Error(w, "only pages of this preview may listen for changes", http.StatusForbidden)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	query := r.URL.Query()
	viewer := viewer{site: e.site, out: w, path: query.Get("path"), theme: query.Get("theme"), page: serve.PageState{Code: query.Get("code")},
		news: news{errors: []byte("[]")}}
	seen, err := strconv.Atoi(query.Get("seen"))
	if err != nil {
		seen = math.MaxInt // its files are as new as the page
	}
	for {
		news, changed := e.news(seen)
		if err := viewer.show(r.Context(), news); err != nil {
			return // the page reconnects
		}
		seen = news.number
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}

// isOwn reports whether a request comes from a page of the preview, or from no page at all.
// Browsers send the Origin header (https://fetch.spec.whatwg.org/#origin-header); the
// server has already checked the Host header.
func isOwn(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	return origin == "" || origin == "http://"+r.Host
}

// changedFiles returns the files that were added, removed or changed.
func changedFiles(before, now map[string]string) []string {
	var others []string
	for file, state := range now {
		if before[file] != state {
			others = append(others, file)
		}
	}
	for file := range before {
		if _, isThere := now[file]; !isThere {
			others = append(others, file)
		}
	}
	return others
}

// encodeErrors encodes the errors of the site for theme/dev/overlay.ts.
func encodeErrors(findings []diag.Diagnostic) []byte {
	type finding struct {
		Place  string `json:"place"`
		Code   string `json:"code"`
		Text   string `json:"text"`
		Hint   string `json:"hint"`
		Source string `json:"source"`
		Column int    `json:"column"`
		Length int    `json:"length"`
	}
	errors := []finding{}
	for _, d := range findings {
		if d.Severity == diag.Error {
			errors = append(errors, finding{d.Place(), d.Code, d.Text, d.Hint, d.Source, max(0, d.Column-d.Skipped), d.Length})
		}
	}
	encoded, err := json.Marshal(errors)
	if err != nil {
		return []byte("[]") // strings and numbers can always be encoded
	}
	return encoded
}

// withEvents serves a site, the events for its pages, the data of pages, and the failures that they report.
type withEvents struct {
	events *events
	state  *state
	site   http.Handler
}

func (h withEvents) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case contract.ChangesPath:
		h.events.ServeHTTP(w, r)
	case contract.FailuresPath:
		h.state.ServeHTTP(w, r)
	default:
		if r.Header.Get(contract.DataHeader) == "" || !h.serveData(w, r) {
			h.site.ServeHTTP(w, r)
		}
	}
}

// serveData answers a request for a page with a document that has only its data, which needs no Node. It returns false
// if the site has no such page, or has not read it yet.
func (h withEvents) serveData(w http.ResponseWriter, r *http.Request) bool {
	page, err := h.events.site.Page(r.Context(), r.URL.EscapedPath())
	if err != nil || page.Missing {
		return false
	}
	var data bytes.Buffer
	json.HTMLEscape(&data, fmt.Appendf(nil, `{"theme":%q,"page":%s}`, page.Theme, page.Data))
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = fmt.Fprintf(w, `<script type="application/json" id="%s">%s</script>`, contract.DataID, data.Bytes()) // the page reloads
	return true
}
