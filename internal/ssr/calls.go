package ssr

import (
	"context"
	"fmt"
	"slices"
)

// Load loads a module into every process, those to come included. A module that
// is loaded again under its name takes the place of the earlier one for what is
// loaded after it. When it throws, the error wraps a [*Failure].
func (p *Pool) Load(ctx context.Context, module Module) error {
	return p.tell(ctx, loadModule(module))
}

// Site gives every process the data of the site, a contract.SiteData as JSON,
// which every render gets from then on.
func (p *Pool) Site(ctx context.Context, data []byte) error {
	return p.tell(ctx, newRequest(request{Kind: siteRequest}, data))
}

// tell has every worker do the request, and each one that starts later.
func (p *Pool) tell(ctx context.Context, r request) error {
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
		select {
		case inbox <- job{request: r, answers: answers}:
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-p.ctx.Done():
			return context.Cause(p.ctx)
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

// forget keeps a request that failed from being made to workers to come.
func (p *Pool) forget(r request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.setup = slices.DeleteFunc(p.setup, r.replaces)
}

func (p *Pool) wait(ctx context.Context, answers <-chan answer) (response, error) {
	select {
	case a := <-answers:
		return a.response, nil
	case <-ctx.Done():
		return response{}, context.Cause(ctx)
	case <-p.ctx.Done():
		return response{}, context.Cause(p.ctx)
	}
}

func failed(r request, failure *Failure) error {
	return fmt.Errorf("%s: %w", r, failure)
}
