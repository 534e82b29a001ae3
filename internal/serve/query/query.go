// Package query answers queries with the search of a built site, exactly as browsers do: it runs the
// site's own search worker in Node.
//
// [Search] starts the process with the first query. The worker receives files of the site only through
// a function that the caller provides, so the package must not know where a site is, or what its pages
// are.
package query

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// limit is how long a query may take.
const limit = 30 * time.Second

// Site provides the scripts and files of a built site.
type Site struct {
	Worker string                           // URL path of the search worker
	Read   func(url string) ([]byte, error) // returns a file by its URL path
}

// Question is a query to one index of a site.
type Question struct {
	Manifest string // URL path of the index's manifest
	Text     string
	Pages    int // number of pages to return
	Places   int // number of places in each page to return
}

// Part is a piece of a text. Marked pieces match the query.
type Part struct {
	Text   string `json:"text"`
	Marked bool   `json:"marked"`
}

// Text returns the text of parts.
func Text(parts []Part) string {
	var out strings.Builder
	for _, part := range parts {
		out.WriteString(part.Text)
	}
	return out.String()
}

// Place is a page or a section that matches.
type Place struct {
	URL     string `json:"url"` // URL path with the anchor
	Title   []Part `json:"title"`
	Snippet []Part `json:"snippet"`
}

// Page has the matches in one page.
type Page struct {
	URL     string  `json:"url"` // URL path
	Title   string  `json:"title"`
	Trail   string  `json:"trail"`   // the categories above the page
	Version string  `json:"version"` // label; may be ""
	Places  []Place `json:"hits"`
}

// Found is the answer to a question.
type Found struct {
	Pages       []Page              `json:"groups"` // the best pages
	Total       int                 `json:"pages"`  // number of pages that match
	Suggestions []string            `json:"suggestions"`
	Popular     []contract.PageLink `json:"popular"`
}

// Search answers questions, one at a time.
type Search struct {
	node    string
	site    Site
	lock    sync.Mutex
	process *process // nil before the first question, and after a failure
	asked   int
	known   map[string]bool // manifests whose modules the process has
}

// New returns the search of a site. The second argument is the path of Node.
func New(site Site, node string) *Search { return &Search{node: node, site: site} }

// Find answers a question. The error is a [node.Error] if Node is missing or too old.
func (s *Search) Find(ctx context.Context, question Question) (Found, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
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
	if s.process != nil {
		s.process.end()
	}
	s.process, s.known = nil, nil
}

func (s *Search) find(ctx context.Context, question Question) (Found, error) {
	modules, err := s.modules(question.Manifest)
	if err != nil {
		return Found{}, err
	}
	if s.process == nil {
		worker, err := s.site.compile(s.site.Worker)
		if err != nil {
			return Found{}, err
		}
		s.process, err = start(ctx, s.node, worker)
		if err != nil {
			return Found{}, err
		}
		s.known = map[string]bool{}
	}
	s.asked++
	ask := request{Ask: &asked{
		ID: s.asked, Manifest: question.Manifest, Query: question.Text, Wanted: wanted{question.Pages, question.Places},
	}}
	if !s.known[question.Manifest] {
		ask.Modules = modules
	}
	found, err := s.process.exchange(ctx, ask, s.site.Read)
	if err == nil {
		s.known[question.Manifest] = true
	}
	return found, err
}

// modules returns the code of the modules that an index needs, by URL.
func (s *Search) modules(manifest string) (map[string]string, error) {
	text, err := s.site.Read(manifest)
	if err != nil {
		return nil, err
	}
	var list contract.SearchManifest
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("read %s: %w", manifest, err)
	}
	modules := map[string]string{}
	for _, language := range list.Languages {
		if language.Stemmer == "" {
			continue
		}
		modules[language.Stemmer], err = s.site.compile(language.Stemmer)
		if err != nil {
			return nil, err
		}
	}
	return modules, nil
}
