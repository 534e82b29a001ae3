package ssr

import (
	"bufio"
	"encoding/json"
	"fmt"
	"time"
)

// request is a request to a worker: a header, which is one line of JSON, then size bytes of
// body and a newline, if size is not zero. The body is not part of the JSON, so that
// neither side has to escape a megabyte of text. A worker handles requests in order, one at
// a time.
type request struct {
	ID       int         `json:"id"`
	Kind     requestKind `json:"kind"`
	Name     string      `json:"name,omitempty"`     // of the module to load
	File     string      `json:"file,omitempty"`     // in stack traces
	Provides []string    `json:"provides,omitempty"` // export keys that other modules can require
	Cached   int         `json:"cached,omitempty"`   // bytes of V8's code cache, at the start of the body
	Limit    int64       `json:"limit,omitempty"`    // milliseconds for a module, or for each page
	Line     int         `json:"line,omitempty"`     // number of the first line of a part
	Size     int         `json:"size"`               // of the body, in bytes

	body [][]byte // in parts
	of   Module   // the module to load
}

type requestKind string

const (
	loadRequest      requestKind = "load"      // body: text of a CommonJS module; answer: done
	siteRequest      requestKind = "site"      // body: contract.SiteData; answer: done
	renderRequest    requestKind = "render"    // body: array of contract.PageData; answer: rendered
	codeCacheRequest requestKind = "codeCache" // answer: codeCache
	partRequest      requestKind = "part"      // answers a response of this kind; body: a part of the module; answer: none
)

// answer returns the kind of response that a request expects.
func (k requestKind) answer() responseKind {
	switch k {
	case renderRequest:
		return renderedResponse
	case codeCacheRequest:
		return codeCacheResponse
	}
	return doneResponse
}

func loadModule(m Module, codeCache []byte, limit time.Duration) request {
	r := request{Limit: milliseconds(limit), Kind: loadRequest, Name: m.Name, File: m.File, Provides: m.Provides, Cached: len(codeCache), of: m}
	return newRequest(r, codeCache, []byte(m.Code))
}

func renderPages(pages []json.RawMessage, limit time.Duration) request {
	body := make([][]byte, 0, 2*len(pages)+1)
	separator := []byte("[")
	for _, page := range pages {
		body = append(body, separator, page)
		separator = []byte(",")
	}
	return newRequest(request{Kind: renderRequest, Limit: milliseconds(limit)}, append(body, []byte("]"))...)
}

// milliseconds returns a limit for Node, at least one millisecond.
func milliseconds(limit time.Duration) int64 { return max(1, limit.Milliseconds()) }

func newRequest(r request, body ...[]byte) request {
	r.body = body
	for _, piece := range body {
		r.Size += len(piece)
	}
	return r
}

func (r request) writeTo(w *bufio.Writer) error {
	header, err := json.Marshal(r)
	if err != nil {
		return err
	}
	// A bufio.Writer keeps its first error, and Flush returns it.
	_, _ = w.Write(append(header, '\n'))
	for _, piece := range r.body {
		_, _ = w.Write(piece)
	}
	if r.Size > 0 {
		_ = w.WriteByte('\n')
	}
	return w.Flush()
}

// replaces reports whether the request replaces an earlier one.
func (r request) replaces(earlier request) bool {
	return r.Kind == earlier.Kind && r.Name == earlier.Name
}

// String describes the request for error messages.
func (r request) String() string {
	switch r.Kind {
	case loadRequest:
		return fmt.Sprintf("load module %q", r.Name)
	case siteRequest:
		return "load the site's data"
	case codeCacheRequest:
		return fmt.Sprintf("save the compiled module %q", r.Name)
	}
	first, last := pagePath(r.body[1]), pagePath(r.body[len(r.body)-2])
	if r.pages() == 1 {
		return fmt.Sprintf("render page %q", first)
	}
	return fmt.Sprintf("render the %d pages from %q to %q", r.pages(), first, last)
}

// pages returns the number of pages in a render request: every second part of its body is a
// page.
func (r request) pages() int { return len(r.body) / 2 }

func pagePath(page []byte) string {
	var data struct{ Path string }
	_ = json.Unmarshal(page, &data) // without a path, the message is still useful
	return data.Path
}
