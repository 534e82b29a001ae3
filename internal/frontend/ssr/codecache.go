package ssr

import (
	"bytes"
	"context"
	"crypto/sha256"
	"slices"
)

// Store stores values by name. It must not return a damaged value, because whoever can
// change V8's compiled code can run code in Node.
type Store interface {
	Read(name string) (value []byte, found bool)
	Write(name string, value []byte) error
}

// loadRequest returns a request that loads a module. If an earlier pool stored the compiled
// code for the same text, the request includes it; V8 ignores the code if Node has another
// version. The caller holds the mutex, unless the pool is new.
func (p *Pool) loadRequest(module Module) request {
	hasName := func(loaded Module) bool { return loaded.Name == module.Name }
	p.loaded = append(slices.DeleteFunc(p.loaded, hasName), module)
	if p.options.Store == nil {
		return loadModule(module, nil, p.options.PageTimeout)
	}
	kept, _ := p.options.Store.Read(module.File)
	codeCache, isOfThisText := bytes.CutPrefix(kept, key(module))
	if !isOfThisText {
		codeCache = nil
	}
	return loadModule(module, codeCache, p.options.PageTimeout)
}

// key precedes a module's compiled code in the store. V8 compares only the length of the
// text.
func key(module Module) []byte {
	sum := sha256.Sum256([]byte(module.Code))
	return sum[:]
}

// Keep stores the compiled code of the loaded modules, so that later pools load and first
// run them in a third of the time. It skips modules that were loaded from the store. V8
// compiles functions when they first run, so call Keep after the first pages are rendered.
func (p *Pool) Keep(ctx context.Context) error {
	if p.options.Store == nil {
		return nil
	}
	p.mu.Lock()
	inbox, modules := p.inboxes[0], slices.Clone(p.loaded)
	p.mu.Unlock()
	for _, module := range modules {
		answers := make(chan answer, 1)
		r := newRequest(request{Kind: codeCacheRequest, Name: module.Name})
		if err := p.send(ctx, inbox, job{request: r, answers: answers}); err != nil {
			return err
		}
		response, err := p.wait(ctx, answers)
		if err != nil {
			return err
		}
		if response.Error != nil {
			return failed(r, response.Error)
		}
		if response.body == "" {
			continue
		}
		if err := p.options.Store.Write(module.File, append(key(module), response.body...)); err != nil {
			return err
		}
	}
	return nil
}
