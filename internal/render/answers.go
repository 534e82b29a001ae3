package render

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// StaticRule is the rule for the HTML of posts with components, which lists and feeds show.
const StaticRule = "static"

// Static renders the posts of a locale that have components.
type Static struct {
	Renderer
	Theme  code.Theme // with the code for Node
	Engine *incremental.Engine
}

// staticRequest is the StaticRequest of theme/server.tsx.
type staticRequest struct {
	Static     contract.PageData `json:"static"`
	SummaryEnd string            `json:"summaryEnd"`
}

// All renders all posts of the locale that have components. A component that throws is a
// finding.
func (s Static) All(ctx context.Context, pool *ssr.Pool) (assemble.Static, []diag.Diagnostic, error) {
	known := map[*site.Page]string{}
	var pages []*site.Page
	var requests []json.RawMessage
	for _, page := range s.Assembler.Edition.Pages {
		if page.Post == nil || !page.Text.Document.IsMDX {
			continue
		}
		request, err := s.request(page)
		if err != nil {
			return nil, nil, err
		}
		if html, found := s.lookup(page, request); found {
			known[page] = html
			continue
		}
		pages, requests = append(pages, page), append(requests, request)
	}
	var rendered []ssr.Rendered
	if len(pages) > 0 {
		var err error
		rendered, err = pool.Render(ctx, requests)
		if err != nil {
			return nil, nil, fmt.Errorf("render the posts for lists: %w", err)
		}
	}
	var findings []diag.Diagnostic
	for i, page := range pages {
		switch failure := rendered[i].Failure; {
		case failure == nil:
			known[page] = rendered[i].HTML
			s.put(page, requests[i], rendered[i].HTML)
		case !failure.IsSkipped:
			findings = append(findings, s.Theme.PageFailure(page.Text.Name, failure))
		}
	}
	return func(page *site.Page) (string, error) { return known[page], nil }, findings, nil
}

// One renders one post. A component that throws is a finding.
func (s Static) One(page *site.Page, render func(json.RawMessage) (ssr.Rendered, error)) (string, *diag.Diagnostic, error) {
	request, err := s.request(page)
	if err != nil {
		return "", nil, err
	}
	if html, found := s.lookup(page, request); found {
		return html, nil, nil
	}
	rendered, err := render(request)
	if err != nil {
		return "", nil, err
	}
	if rendered.Failure != nil {
		finding := s.Theme.PageFailure(page.Text.Name, rendered.Failure)
		return "", &finding, nil
	}
	s.put(page, request, rendered.HTML)
	return rendered.HTML, nil, nil
}

func (s Static) request(page *site.Page) (json.RawMessage, error) {
	return plainjson.Marshal(staticRequest{s.Assembler.Page(page).Data, assemble.SummaryEnd})
}

func (s Static) rule() incremental.Rule[string] {
	return incremental.Rule[string]{Name: StaticRule, Options: fingerprint.Sum(s.Theme.Server, s.Frame), Codec: incremental.Gob[string]{}}
}

func (s Static) lookup(page *site.Page, request json.RawMessage) (string, bool) {
	html, _, found := incremental.Lookup(s.Engine, s.rule(), page.Route.Output, fingerprint.Sum([]byte(request)))
	return html, found
}

func (s Static) put(page *site.Page, request json.RawMessage, html string) {
	incremental.Put(s.Engine, s.rule(), page.Route.Output, html, incremental.Trace{Used: fingerprint.Sum([]byte(request))})
}

// datesRequest is the DatesRequest of theme/server.tsx.
type datesRequest struct {
	Dates    []string `json:"dates"`
	Language string   `json:"language"`
	Calendar string   `json:"calendar"`
}

// Dates returns the days on which pages last changed as readers of the locale write them, by day. Node
// formats them, which knows all languages and calendars. Browsers show the result, since theirs
// may format dates in another way. In American English, the assembler formats them.
func (r Renderer) Dates(ctx context.Context, pool *ssr.Pool) (map[string]string, error) {
	if !r.NeedsDates() {
		return nil, nil
	}
	days, options := r.Assembler.Days(), r.Assembler.Edition.Options
	request, err := plainjson.Marshal(datesRequest{days, options.HTMLLang, options.Calendar})
	if err != nil {
		return nil, err
	}
	answers, err := pool.Render(ctx, []json.RawMessage{request})
	if err != nil {
		return nil, fmt.Errorf("format dates: %w", err)
	}
	if failure := answers[0].Failure; failure != nil {
		return nil, fmt.Errorf("format dates: %s", failure.Message)
	}
	var labels []string
	if err := json.Unmarshal([]byte(answers[0].HTML), &labels); err != nil || len(labels) != len(days) {
		return nil, fmt.Errorf("format dates: node returned %.100q", answers[0].HTML)
	}
	byDay := make(map[string]string, len(days))
	for i, day := range days {
		byDay[day] = labels[i]
	}
	return byDay, nil
}

// NeedsDates reports whether pages show dates that Node formats.
func (r Renderer) NeedsDates() bool {
	options := r.Assembler.Edition.Options
	isAmerican := options.HTMLLang == "en" || options.HTMLLang == "en-US"
	return !(isAmerican && options.Calendar == "gregory") && len(r.Assembler.Days()) > 0
}
