package ssr

import (
	"context"
	"fmt"
	"slices"
)

// Load loads a module into every process, including those that start later. A module
// replaces an earlier one with the same name for modules that are loaded after it. If the
// module throws, the error wraps a [*Failure].
func (p *Pool) Load(ctx context.Context, module Module) error {
	p.mu.Lock()
	r := p.loadRequest(module)
	p.mu.Unlock()
	return p.broadcast(ctx, r)
}

// Site sends the site data, a contract.SiteData as JSON, to every process. All renders use
// it from then on.
func (p *Pool) Site(ctx context.Context, data []byte) error {
	return p.broadcast(ctx, newRequest(request{Kind: siteRequest}, data))
}

// broadcast sends a request to every worker, including those that start later.
func (p *Pool) broadcast(ctx context.Context, r request) error {
	p.mu.Lock()
	if i := slices.IndexFunc(p.setup, r.replaces); i >= 0 {
		p.setup[i] = r
	} else {
		p.setup = append(p.setup, r)
	}
	inboxes := slices.Clone(p.inboxes)
	p.mu.Unlock()

	answers := make(chan answer, len(inboxes))
	for _, inbox := range inboxes {
		if err := p.send(ctx, inbox, job{request: r, answers: answers}); err != nil {
			return err
		}
	}
	for range inboxes {
		response, err := p.wait(ctx, answers)
		if err != nil {
			return err
		}
		if response.Error != nil {
			p.forget(r)
			return failed(r, response.Error)
		}
	}
	return nil
}

// forget removes a failed request from those that later workers receive.
func (p *Pool) forget(r request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.setup = slices.DeleteFunc(p.setup, r.replaces)
}

func (p *Pool) send(ctx context.Context, inbox chan<- job, next job) error {
	select {
	case inbox <- next:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-p.ended:
		return p.reason()
	}
}

func (p *Pool) wait(ctx context.Context, answers <-chan answer) (response, error) {
	select {
	case a := <-answers:
		return a.response, nil
	case <-ctx.Done():
		return response{}, context.Cause(ctx)
	case <-p.ended:
		return response{}, p.reason()
	}
}

func failed(r request, failure *Failure) error {
	return fmt.Errorf("%s: %w", r, failure)
}
