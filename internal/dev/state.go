package dev

import (
	"context"
	"slices"
	"sync"

	"docgen/internal/diag"
)

// state is what is wrong with the site: what its last update found, and which pages throw in
// browsers.
type state struct {
	site   Site
	events *events
	report func(Update)

	mu       sync.Mutex
	findings []diag.Diagnostic
	failures map[string][]diag.Diagnostic // by the paths of pages
}

// updated takes in an update. Pages that threw before are rendered again.
func (s *state) updated(ctx context.Context, update Update) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if update.Err != nil {
		s.report(update)
		return
	}
	s.findings = update.Findings
	for path := range s.failures {
		if found, err := s.site.Failure(ctx, path); err != nil || len(found) == 0 {
			delete(s.failures, path) // the page says so again if it throws all the same
		} else {
			s.failures[path] = found
		}
	}
	s.tell(update)
}

// failed takes in that a page threw. Where Node renders it nevertheless, message is all that
// is known.
func (s *state) failed(ctx context.Context, path, message string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	found, err := s.site.Failure(ctx, path)
	if err != nil || len(found) == 0 {
		found = []diag.Diagnostic{{
			Severity: diag.Error, Code: "theme", Text: "the page " + path + " threw an error in the browser: " + message, Hint: "the browser's console shows where",
		}}
	}
	s.failures[path] = found
	s.tell(Update{})
}

// tell has open pages and the terminal know the whole state.
func (s *state) tell(update Update) {
	all := slices.Clone(s.findings)
	for _, found := range s.failures {
		all = append(all, found...)
	}
	update.Findings = diag.Sort(all)
	s.events.tell(update.Findings)
	s.report(update)
}
