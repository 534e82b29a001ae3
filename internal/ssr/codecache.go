package ssr

import (
	"bytes"
	"context"
	"crypto/sha256"
	"slices"
)

// Store keeps values under names. A value that was damaged must not be found:
// whoever can change what V8 compiled can run code in Node.
type Store interface {
	Read(name string) (value []byte, found bool)
	Write(name string, value []byte) error
}

// loadRequest adds to the module what an earlier pool compiled of the same text, if
// that was kept. V8 ignores it if Node is another version. The caller holds the
// mutex, unless nobody else knows the pool yet.
func (p *Pool) loadRequest(module Module) request {
	isOther := func(loaded Module) bool { return loaded.Name == module.Name }
	p.loaded = append(slices.DeleteFunc(p.loaded, isOther), module)
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

// key stands before a module's code cache. V8 itself compares no more than the
// length of the text.
func key(module Module) []byte {
	sum := sha256.Sum256([]byte(module.Code))
	return sum[:]
}

// Keep writes what V8 compiled of the loaded modules to the store, so that later
// pools load and first run them in a third of the time. It writes nothing for a
// module that was loaded from the store. Functions that never ran are not compiled:
// call Keep after the first pages are rendered.
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
