package ssr

import (
	"context"
	"encoding/json"
	"slices"
)

// Rendered is the HTML of one page, or why there is none.
type Rendered struct {
	HTML    string
	Failure *Failure
}

// A batch is large enough that sending it takes no time compared with rendering it, and
// small enough that all processes finish at about the same time.
const (
	batchPages = 32
	batchBytes = 1 << 20
)

// Render renders pages, each a contract.PageData as JSON, in all processes. It returns the
// results in the same order.
func (p *Pool) Render(ctx context.Context, pages []json.RawMessage) ([]Rendered, error) {
	workers, err := p.enter(len(pages))
	if err != nil {
		return nil, err
	}
	defer p.leave(len(pages))

	batches := split(pages, min(batchPages, 1+len(pages)/(4*workers)))
	results := make([][]Rendered, len(batches))
	answers := make(chan answer, len(batches))
	for sent, done := 0, 0; done < len(batches); {
		var jobs chan<- job // nil once every batch is sent; sending to nil blocks
		var next job
		if sent < len(batches) {
			jobs, next = p.jobs, job{request: renderPages(batches[sent], p.options.PageTimeout), number: sent, answers: answers}
		}
		select {
		case jobs <- next:
			sent++
		case a := <-answers:
			if a.response.Error != nil {
				return nil, failed(renderPages(batches[a.number], p.options.PageTimeout), a.response.Error)
			}
			results[a.number] = a.response.rendered()
			done++
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-p.ended:
			return nil, p.reason()
		}
	}
	return slices.Concat(results...), nil
}

// split splits pages into batches of at most count pages and about batchBytes.
func split(pages []json.RawMessage, count int) [][]json.RawMessage {
	var batches [][]json.RawMessage
	start, bytes := 0, 0
	for i, page := range pages {
		bytes += len(page)
		if i+1-start == count || bytes >= batchBytes || i+1 == len(pages) {
			batches = append(batches, pages[start:i+1])
			start, bytes = i+1, 0
		}
	}
	return batches
}
