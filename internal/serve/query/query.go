// Package query answers queries with the search of a built site, exactly as browsers do: it runs the
// site's own search worker in Node.
//
// [Search] starts the process with the first query. The worker receives files of the site only through
// a function that the caller provides, so the package must not know where a site is, or what its pages
// are.
package query

import (
	"context"
	_ "embed" // the script
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

//go:embed search.js
var script string

// Search answers questions, one at a time.
type Search struct {
	node    string
	site    Site
	lock    sync.Mutex
	session *evaluate.Session // nil before the first question, and after a failure
	known   map[string]bool   // manifests whose modules the process has
}

// refusal is an error of the worker, which continues to work.
type refusal struct{ text string }

func (r refusal) Error() string { return "search: " + r.text }

// New returns the search of a site. The second argument is the path of Node.
func New(site Site, node string) *Search { return &Search{node: node, site: site} }

// Find answers a question. The error is a [node.Error] if Node is missing or too old.
func (s *Search) Find(ctx context.Context, question Question) (Found, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	found, err := s.find(ctx, question)
	var refused refusal
	if err != nil && !errors.As(err, &refused) {
		s.end() // the state of the process is unknown
	}
	return found, err
}

// Close ends the process.
func (s *Search) Close() {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.end()
}

func (s *Search) end() {
	if s.session != nil {
		s.session.Close()
	}
	s.session, s.known = nil, nil
}

func (s *Search) find(ctx context.Context, question Question) (Found, error) {
	modules, err := s.site.modules(question.Manifest)
	if err != nil {
		return Found{}, err
	}
	ask := map[string]any{"question": map[string]any{ // Question in theme/search/worker.ts
		"manifest": question.Manifest, "query": question.Text, "wanted": map[string]int{"pages": question.Pages, "hitsPerPage": question.Places},
	}}
	if s.session == nil {
		ask["worker"], err = s.site.compile(s.site.Worker)
		if err != nil {
			return Found{}, err
		}
		s.session, err = evaluate.New(evaluate.Options{Site: ".", Node: s.node, Read: s.site.Read, Stderr: os.Stderr})
		if err != nil {
			return Found{}, err
		}
		s.known = map[string]bool{}
	}
	if !s.known[question.Manifest] {
		ask["modules"] = modules
	}
	found, err := s.ask(ctx, ask)
	if err == nil {
		s.known[question.Manifest] = true
	}
	return found, err
}

// ask asks the worker, and kills the process when ctx ends.
func (s *Search) ask(ctx context.Context, request map[string]any) (Found, error) {
	value, err := s.session.Run(ctx, "search.js", script, request)
	failure, hasFailed := errors.AsType[*evaluate.Failure](err)
	switch {
	case hasFailed:
		return Found{}, fmt.Errorf("search: %s", failure.Text)
	case ctx.Err() != nil:
		return Found{}, fmt.Errorf("search: %w", context.Cause(ctx))
	case err != nil:
		return Found{}, err
	}
	var answer struct {
		Found Found  `json:"found"`
		Error string `json:"error"`
	}
	text, _ := value.(string) // without an answer it is "", which is not JSON
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		return Found{}, fmt.Errorf("search: %w", err)
	}
	if answer.Error != "" {
		return Found{}, refusal{answer.Error}
	}
	return answer.Found, nil
}
