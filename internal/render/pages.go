package render

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// The rules whose results a build caches for the next one: the hash of everything that a page
// is made from, and the files of the page.
const (
	AssembledRule = "assembled"
	PageRule      = "page"
)

// Printer makes the files of all pages of a locale in batches. It assembles, renders and writes
// the pages of a batch and then releases them, so that memory does not grow with the number of
// pages.
type Printer struct {
	Renderer
	Theme   code.Theme
	Pool    *ssr.Pool
	Staging *output.Staging // nil to render pages without writing them
	Engine  *incremental.Engine
	Jobs    int
	Cards   *Cards                // nil if the site has none
	Step    func(pages int)       // called for progress
	Skip    func(*site.Page) bool // reports whether the output has a page already; nil for none
	Shard   incremental.Shard     // whose pages to make

	timedOut  atomic.Bool  // rendering a page took too long
	assembled atomic.Int64 // number of pages that were assembled
	rendered  atomic.Int64 // number of pages that React rendered
	shown     shownCards
	parts     partsKept
	shared    fingerprint.Hash
	around    fingerprint.Hash
	files     incremental.Rule[[]output.Written]
	hashes    incremental.Rule[fingerprint.Hash]
}

// Counts returns how many pages were assembled, and how many of them React rendered. The files
// of the others come from the last build.
func (p *Printer) Counts() (assembled, rendered int) {
	return int(p.assembled.Load()), int(p.rendered.Load())
}

// CardOf returns the name of the file with the social card of each page that has one, by the name of the
// page's document.
func (p *Printer) CardOf() map[string]string { return p.shown.byDocument }

// biggestBatch is the maximum number of pages in a batch. It is large enough that Node and Go
// do not wait for each other.
const biggestBatch = 32

// Print makes the files of all pages, including the one for unknown paths.
func (p *Printer) Print(ctx context.Context) ([]diag.Diagnostic, error) {
	p.prepare()
	batches := p.batches()
	if p.Engine.IsShared() {
		p.offer(batches)
		p.Engine.Fetch(ctx, AssembledRule)
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	// Twice as many as jobs: while some wait for Node, others assemble and write.
	findings := parallel.Map(ctx, 2*p.Jobs, batches, func(batch []*site.Page) []diag.Diagnostic {
		problems, err := p.batch(ctx, batch)
		if err != nil {
			stop(err)
		}
		p.Step(len(batch))
		return problems
	})
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return slices.Concat(findings...), nil
}

// batches divides the pages into batches: into groups that machines exchange, or else into such
// that keep all workers busy.
func (p *Printer) batches() [][]*site.Page {
	pages := grouped(p.Assembler.Edition.Pages)
	if p.Skip != nil {
		pages = slices.DeleteFunc(pages, p.Skip)
	}
	if !p.Assembler.Edition.HasNotFound() {
		pages = append(pages, nil) // the generated page for unknown paths
	}
	if !p.Engine.IsShared() {
		return slices.Collect(slices.Chunk(pages, min(biggestBatch, 1+len(pages)/(4*p.Jobs))))
	}
	return p.groups(pages)
}

func (p *Printer) prepare() {
	p.shared = fingerprint.Sum(p.Theme.Server, p.Frame)
	if p.Cards != nil {
		p.shared = fingerprint.Sum(p.shared, p.Cards.painter.Hash())
	}
	p.around = assemble.Around(p.Assembler)
	if p.mayShare() {
		p.parts.tails = tailsIn(p.Frame.Data, p.Frame.JSON)
	}
	p.files = incremental.Rule[[]output.Written]{Name: PageRule, Options: p.shared, Codec: incremental.CBOR[[]output.Written]{}}
	p.hashes = incremental.Rule[fingerprint.Hash]{Name: AssembledRule, Options: p.shared, Codec: incremental.CBOR[fingerprint.Hash]{}}
}

// printed is a page while it is rendered.
type printed struct {
	assemble.Page
	page        *site.Page       // nil for the generated page for unknown paths
	name        string           // of its document in the output
	textHash    fingerprint.Hash // see assemble.TextHash
	hash        fingerprint.Hash // of everything that its files depend on
	isAssembled bool
	request     json.RawMessage
	content     string
	twin        twin
	spent       time.Duration // its part of the time for its batch; 0 until it is rendered
}

// batch makes the files of several pages.
func (p *Printer) batch(ctx context.Context, pages []*site.Page) ([]diag.Diagnostic, error) {
	if p.timedOut.Load() {
		return nil, nil // the build fails anyway, and other pages may take as long
	}
	all := make([]*printed, len(pages))
	var changed []*printed
	for i, page := range pages {
		var err error
		all[i], err = p.identify(page)
		if err != nil {
			return nil, err
		}
		isKept, err := p.keep(all[i].name, all[i].hash)
		if err != nil {
			return nil, err
		}
		if !isKept {
			changed = append(changed, all[i])
		}
	}
	if len(changed) == 0 {
		return nil, nil
	}
	if changed, err := p.receive(all, changed); len(changed) == 0 || err != nil {
		return nil, err
	}
	findings, err := p.render(ctx, changed)
	if err == nil && p.Engine.IsShared() {
		err = p.send(all)
	}
	return findings, err
}

// render renders pages, and adds their files to the output.
func (p *Printer) render(ctx context.Context, pages []*printed) ([]diag.Diagnostic, error) {
	begun, requests := time.Now(), make([]json.RawMessage, len(pages))
	for i, page := range pages {
		if err := p.complete(page); err != nil {
			return nil, err
		}
		requests[i] = page.request
	}
	rendered, answers, err := p.react(ctx, pages, requests, twinRequests(pages))
	if err != nil {
		return nil, fmt.Errorf("render the pages: %w", err)
	}
	shells, err := p.shells(ctx, requests, rendered)
	if err != nil {
		return nil, err
	}
	p.rendered.Add(int64(len(pages)))
	spent := time.Since(begun) / time.Duration(len(pages))
	var findings []diag.Diagnostic
	for i, page := range pages {
		if failure := rendered[i].Failure; failure != nil {
			if p.timedOut.Store(p.timedOut.Load() || failure.IsTimeout); failure.IsSkipped {
				continue
			}
			finding := p.Theme.PageFailure(page.Name, failure)
			if shells[i] != "" {
				finding.Severity, finding.Hint = diag.Warning, finding.Hint+", so the page has no content"
			}
			findings = append(findings, finding)
			if shells[i] == "" {
				continue
			}
		}
		page.spent = spent
		markdown, problems := page.twin.fill(p.Renderer, answers)
		if shells[i] == "" {
			findings = append(findings, problems...)
		}
		parts := Parts{Content: page.content, HTML: cmp.Or(shells[i], rendered[i].HTML), Markdown: markdown}
		if err := p.write(page, parts, len(problems) == 0 && shells[i] == ""); err != nil {
			return nil, err
		}
	}
	return findings, nil
}
