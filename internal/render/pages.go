package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/assemble"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/output"
	"github.com/docgen-cli/docgen/internal/parallel"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/ssr"
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
	Theme   Theme
	Pool    *ssr.Pool
	Staging *output.Staging
	Engine  *incremental.Engine
	Jobs    int
	Step    func(pages int)       // called for progress; may be nil
	Skip    func(*site.Page) bool // reports whether the output has a page already; nil for none

	timedOut  atomic.Bool  // rendering a page took too long
	assembled atomic.Int64 // number of pages that were assembled
	rendered  atomic.Int64 // number of pages that React rendered
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

// biggestBatch is the maximum number of pages in a batch. It is large enough that Node and Go
// do not wait for each other.
const biggestBatch = 32

// Print makes the files of all pages, including the one for unknown paths.
func (p *Printer) Print(ctx context.Context) ([]diag.Diagnostic, error) {
	if err := p.prepare(); err != nil {
		return nil, err
	}
	pages := grouped(p.Assembler.Edition.Pages)
	if p.Skip != nil {
		pages = slices.DeleteFunc(pages, p.Skip)
	}
	if !p.Assembler.Edition.HasNotFound() {
		pages = append(pages, nil) // the generated page for unknown paths
	}
	size := min(biggestBatch, 1+len(pages)/(4*p.Jobs))
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	batches := slices.Collect(slices.Chunk(pages, size))
	// Twice as many as jobs: while some wait for Node, others assemble and write.
	findings := parallel.Map(ctx, 2*p.Jobs, batches, func(batch []*site.Page) []diag.Diagnostic {
		found, err := p.batch(ctx, batch)
		if err != nil {
			stop(err)
		}
		p.Step(len(batch))
		return found
	})
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return slices.Concat(findings...), nil
}

func (p *Printer) prepare() error {
	codec, err := incremental.CBOR[[]output.Written]()
	if err != nil {
		return err
	}
	hashes, err := incremental.CBOR[fingerprint.Hash]()
	if err != nil {
		return err
	}
	p.shared = fingerprint.Sum(p.Theme.Server, p.Frame)
	p.around = Around(p.Assembler)
	p.files = incremental.Rule[[]output.Written]{Name: PageRule, Options: p.shared, Codec: codec}
	p.hashes = incremental.Rule[fingerprint.Hash]{Name: AssembledRule, Options: p.shared, Codec: hashes}
	return nil
}

// printed is a page while it is rendered.
type printed struct {
	assemble.Page
	content string
	hash    fingerprint.Hash
}

// batch makes the files of several pages.
func (p *Printer) batch(ctx context.Context, pages []*site.Page) ([]diag.Diagnostic, error) {
	if p.timedOut.Load() {
		return nil, nil // the build fails anyway, and other pages may take as long
	}
	var changed []printed
	var requests []json.RawMessage
	for _, page := range pages {
		result, request, isKept, err := p.assemble(page)
		if err != nil {
			return nil, err
		}
		if !isKept {
			changed, requests = append(changed, result), append(requests, request)
		}
	}
	if len(changed) == 0 {
		return nil, nil
	}
	rendered, err := p.react(ctx, changed, requests)
	if err != nil {
		return nil, fmt.Errorf("render the pages: %w", err)
	}
	p.rendered.Add(int64(len(changed)))
	var findings []diag.Diagnostic
	for i, page := range changed {
		if failure := rendered[i].Failure; failure != nil {
			if p.timedOut.Store(p.timedOut.Load() || failure.IsTimeout); failure.IsSkipped {
				continue
			}
			findings = append(findings, p.Theme.PageFailure(page.Name, failure))
			continue
		}
		if err := p.write(page, rendered[i].HTML); err != nil {
			return nil, err
		}
	}
	return findings, nil
}

// assemble assembles a page unless the files of the last build are still valid. For most pages
// it can decide that from the text without looking at the content.
func (p *Printer) assemble(page *site.Page) (printed, json.RawMessage, bool, error) {
	name, own := p.Assembler.Edition.Routes.NotFound().Output, fingerprint.Hash{}
	if page != nil {
		name, own = page.Route.Output, TextHash(p.Assembler, page)
		if page.Blog != nil && page.Text == nil && !own.IsZero() {
			own = fingerprint.Sum(own, p.around) // the content has titles, dates and authors, which are not in the page data
		}
	}
	used := fingerprint.Hash{}
	if !own.IsZero() {
		used = fingerprint.Sum(p.around, own)
		if hash, _, known := incremental.Lookup(p.Engine, p.hashes, name, used); known {
			if isKept, err := p.keep(name, hash); isKept || err != nil {
				return printed{}, nil, isKept, err
			}
		}
	}
	p.assembled.Add(1)
	result := printed{}
	if page == nil {
		result.Page = p.Assembler.NotFound()
	} else {
		result.Page = p.Assembler.Page(page)
	}
	request, err := Request(result.Data)
	if err != nil {
		return printed{}, nil, false, err
	}
	result.hash = fingerprint.Sum([]byte(request), result.Route, result.Keywords, result.Image, result.Script, result.Article, result.Kind, result.IsHome, result.Alternates, own)
	if own.IsZero() && page != nil {
		if result.content, err = p.Assembler.Content(page); err != nil {
			return printed{}, nil, false, err
		}
		result.hash = fingerprint.Sum(result.hash, result.content)
	}
	if !own.IsZero() {
		incremental.Put(p.Engine, p.hashes, name, result.hash, incremental.Trace{Used: used})
	}
	isKept, err := p.keep(name, result.hash)
	if !isKept && err == nil && !own.IsZero() {
		result.content, err = p.Assembler.Content(page)
	}
	return result, request, isKept, err
}

// keep reuses the files of a page from the last build if they still exist.
func (p *Printer) keep(name string, hash fingerprint.Hash) (bool, error) {
	files, _, known := incremental.Lookup(p.Engine, p.files, name, hash)
	if !known || !p.Staging.CanKeep(files) {
		return false, nil
	}
	for _, file := range files {
		if err := p.Staging.Keep(file.Name); err != nil {
			return false, err
		}
	}
	return true, nil
}

// write adds the files of a page to the output and records them for the next build.
func (p *Printer) write(page printed, rendered string) error {
	files, err := p.Files(page.Page, page.content, rendered)
	var written []output.Written
	for _, file := range files {
		err = errors.Join(err, p.Staging.Put(file))
		if err != nil {
			return err
		}
		known, err := p.Staging.Written(file.Name)
		if err != nil {
			return err
		}
		written = append(written, known)
	}
	if err == nil {
		incremental.Put(p.Engine, p.files, page.Route.Output, written, incremental.Trace{Used: page.hash})
	}
	return err
}
