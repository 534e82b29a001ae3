package ssr

import (
	"context"
	"slices"
)

// pagesPerWorker is how many pages one process renders in the time that another one needs
// to start and warm up.
const pagesPerWorker = 300

// Expect starts processes for that many pages. It is for callers that know the number of
// pages before they have them.
func (p *Pool) Expect(pages int) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.growFor(p.demand + pages)
}

// enter registers the pages of a call and returns the number of workers for it.
func (p *Pool) enter(pages int) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.growFor(p.demand + pages); err != nil {
		return 0, err
	}
	p.demand += pages
	return len(p.inboxes), nil
}

func (p *Pool) leave(pages int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.demand -= pages
}

// growFor starts as many workers as are worthwhile for that many pages. The caller holds
// the mutex, unless the pool is new.
func (p *Pool) growFor(pages int) error {
	if err := p.reason(); err != nil {
		return err
	}
	for len(p.inboxes) < min(1+pages/pagesPerWorker, p.options.Workers) {
		inbox := make(chan job, 1)
		if err := p.start(slices.Clone(p.setup), inbox); err != nil {
			return err
		}
		p.inboxes = append(p.inboxes, inbox)
	}
	return nil
}

// serve runs a worker until it fails or the pool ends, and returns the reason.
func (p *Pool) serve(ctx context.Context, w *worker, setup []request, inbox <-chan job) error {
	if err := w.hello(ctx); err != nil {
		return err
	}
	for _, request := range setup {
		response, err := w.ask(ctx, request)
		if err != nil {
			return err
		}
		if response.Error != nil {
			return failed(request, response.Error)
		}
	}
	for {
		var next job
		select {
		case next = <-inbox:
		case next = <-p.jobs:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		response, err := w.ask(ctx, next.request)
		if err != nil {
			return err
		}
		next.answers <- answer{number: next.number, response: response}
	}
}
