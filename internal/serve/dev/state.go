package dev

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
)

// state holds the problems of the site: the findings of the last update, and pages that
// throw in browsers.
type state struct {
	site   Site
	events *events
	report func(Update)

	mu       sync.Mutex
	findings []diag.Diagnostic
	failures map[string][]diag.Diagnostic // by URL path of the page
}

// updated handles an update. It renders pages that threw before again.
func (s *state) updated(ctx context.Context, update Update) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if update.Err != nil {
		s.report(update)
		return
	}
	s.findings = update.Findings
	for path := range s.failures {
		if problems, err := s.site.Failure(ctx, path); err != nil || len(problems) == 0 {
			delete(s.failures, path) // if it still throws in the browser, the page reports it again
		} else {
			s.failures[path] = problems
		}
	}
	s.notify(update)
}

// pageFailed handles the report of a page that threw. If Node renders the page without an
// error, only the message is known.
func (s *state) pageFailed(ctx context.Context, path, message string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	problems, err := s.site.Failure(ctx, path)
	if err != nil || len(problems) == 0 {
		problems = []diag.Diagnostic{{
			Severity: diag.Error, Code: "theme", Text: "the page " + path + " threw an error in the browser: " + message,
			Hint: "the browser's console shows where",
		}}
	}
	s.failures[path] = problems
	s.notify(Update{})
}

// notify reports all problems to open pages and to the terminal.
func (s *state) notify(update Update) {
	all := slices.Clone(s.findings)
	for _, problems := range s.failures {
		all = append(all, problems...)
	}
	update.Findings = diag.Sort(all)
	s.events.notify(update.Findings)
	s.report(update)
}

// largestReport limits the size of a report, in bytes.
const largestReport = 16 << 10

// ServeHTTP receives the reports of open pages about failures.
func (s *state) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case !isOwn(r):
		http.Error(w, "only pages of this preview may report failures", http.StatusForbidden)
		return
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "report failures with a POST request", http.StatusMethodNotAllowed)
		return
	}
	var report struct{ Path, Message string }
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, largestReport)).Decode(&report); err != nil {
		http.Error(w, "a report must be JSON with a path and a message", http.StatusBadRequest)
		return
	}
	s.pageFailed(context.WithoutCancel(r.Context()), report.Path, report.Message) // the page may be gone
	w.WriteHeader(http.StatusNoContent)
}
