package dev

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
)

// eventsPath is the URL path at which open pages listen for changes
// (https://html.spec.whatwg.org/multipage/server-sent-events.html). theme/dev uses the same
// path.
const eventsPath = "/__docgen/changes"

// events notifies open pages of changes.
type events struct {
	ctx  context.Context
	site Site

	mu      sync.Mutex
	errors  []byte        // errors of the site, as JSON
	changed chan struct{} // closed at the next change
}

func newEvents(ctx context.Context, site Site, findings []diag.Diagnostic) *events {
	return &events{ctx: ctx, site: site, errors: encodeErrors(findings), changed: make(chan struct{})}
}

// notify notifies all open pages of new findings, and of pages that may have changed.
func (e *events) notify(findings []diag.Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.errors = encodeErrors(findings)
	close(e.changed)
	e.changed = make(chan struct{})
}

func (e *events) state() (errors []byte, changed <-chan struct{}) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.errors, e.changed
}

// ServeHTTP streams changes to one page until the page is closed. The query names the page's path, the theme that
// it shows, and its code if the preview has told it before.
func (e *events) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !isOwn(r) {
		http.Error(w, "only pages of this preview may listen for changes", http.StatusForbidden)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	query := r.URL.Query()
	viewer := viewer{site: e.site, out: w, path: query.Get("path"), theme: query.Get("theme"), page: Page{Code: query.Get("code")}, errors: []byte("[]")}
	for {
		errors, changed := e.state()
		if err := viewer.show(errors); err != nil {
			return // the page reconnects
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		case <-e.ctx.Done():
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

// viewer is one open page and the state that it shows.
type viewer struct {
	site   Site
	out    http.ResponseWriter
	path   string
	theme  string
	page   Page
	errors []byte
}

// show sends what has changed since the last call.
func (v *viewer) show(errors []byte) error {
	page, err := v.site.Page(v.path)
	if err != nil {
		return err
	}
	needsReload := page.Code != v.page.Code
	if v.page.Code == "" { // the first call: only the theme is known
		needsReload = v.theme != "" && page.Theme != v.theme
	}
	if needsReload {
		v.send("reload", nothing) // and nothing else, because the old scripts cannot show it
	} else if err := v.change(page, errors); err != nil {
		return err
	}
	v.page, v.theme, v.errors = page, page.Theme, errors
	return http.NewResponseController(v.out).Flush()
}

// change sends the changes that the page can show without reloading, except that it reloads if it
// is gone. The first call tells that, too: the file may have been removed before the page connected.
func (v *viewer) change(page Page, errors []byte) error {
	if page.Missing && !v.page.Missing {
		v.send("gone", nothing)
	}
	if page.Theme != v.theme || v.page.Code == "" {
		data, err := json.Marshal(struct {
			Styles string `json:"styles"`
			Script string `json:"script"`
			Theme  string `json:"theme"`
			Code   string `json:"code"`
		}{page.Styles, page.Script, page.Theme, page.Code})
		if err != nil {
			return err
		}
		v.send("theme", data)
	}
	if page.Theme != v.theme && !bytes.Equal(page.Site, v.page.Site) {
		v.send("site", page.Site)
	}
	if page.Data != nil && !bytes.Equal(page.Data, v.page.Data) {
		v.send("page", page.Data)
	}
	if others := changedFiles(v.page.Static, page.Static); v.page.Code != "" && len(others) > 0 {
		data, err := json.Marshal(others)
		if err != nil {
			return err
		}
		v.send("files", data)
	}
	if !bytes.Equal(errors, v.errors) {
		v.send("errors", errors)
	}
	return nil
}

// changedFiles returns the files that were added, removed or changed, sorted.
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
	slices.Sort(others)
	return others
}

// nothing is the data of an event that has none; browsers ignore events without data.
var nothing = []byte("null")

func (v *viewer) send(event string, data []byte) {
	fmt.Fprintf(v.out, "event: %s\ndata: %s\n\n", event, bytes.TrimSpace(data)) // Flush returns the error, if any
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
			errors = append(errors, finding{place(d), d.Code, d.Text, d.Hint, d.Source, max(0, d.Column-d.Skipped), d.Length})
		}
	}
	encoded, err := json.Marshal(errors)
	if err != nil {
		return []byte("[]") // strings and numbers can always be encoded
	}
	return encoded
}

func place(d diag.Diagnostic) string {
	switch {
	case d.Line == 0:
		return d.File
	case d.Column == 0:
		return fmt.Sprintf("%s:%d", d.File, d.Line)
	}
	return fmt.Sprintf("%s:%d:%d", d.File, d.Line, d.Column)
}

// withEvents serves a site, the events for its pages, and the failures that they report.
type withEvents struct {
	events   *events
	failures failures
	site     http.Handler
}

func (h withEvents) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case eventsPath:
		h.events.ServeHTTP(w, r)
	case failuresPath:
		h.failures.ServeHTTP(w, r)
	default:
		h.site.ServeHTTP(w, r)
	}
}
