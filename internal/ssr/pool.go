// Package ssr renders pages with React, in Node processes that live as long as
// a build or a preview.
//
// A [Pool] starts its first process at once, so that Node comes up while Go
// still reads and bundles, and more processes once there are enough pages for them.
// The JavaScript it runs is loaded as text: a module "theme" exports
// render(site, page), which returns the page's HTML. The package knows neither
// React nor the JSON that it passes on. It reads and writes no files but those of
// the [Store] that it is given.
package ssr

import (
	"context"
	_ "embed"
	"errors"
	"io"
	"sync"
	"time"
)

//go:embed worker.js
var bootstrap string

// Options say how a pool runs Node.
type Options struct {
	Node    string        // path of the executable; "" is "node" in PATH
	Workers int           // most processes at a time; 0 is one
	Modules []Module      // loaded by each process as soon as it is up
	Memory  int           // most MiB of JavaScript heap in each process; 0 is Node's own limit
	Timeout time.Duration // most time for one request, a batch of pages; 0 is a minute
	Stderr  io.Writer     // gets what the modules print, line by line; nil drops it
	Store   Store         // keeps compiled modules for later pools; nil keeps none

	PageTimeout time.Duration // most time for one page; 0 is ten seconds

	afterFunc func(time.Duration, func()) (stop func() bool) // nil is time.AfterFunc
}

// Module is the text of a CommonJS module. It can require, by name, the modules
// loaded before it, what those provide, and Node's own modules.
type Module struct {
	Name     string
	File     string // in stack traces and in the store: "theme.js"
	Code     string
	Provides []string // keys of its exports that other modules can require: "react", "react/jsx-runtime"
}

// Pool is a set of Node processes. It is safe for concurrent use.
//
// The first fault of any process, such as a crash or a timeout, ends the pool:
// all its processes are killed, and every call returns that fault from then on.
type Pool struct {
	options Options
	ctx     context.Context // ends with the pool; its cause is why
	cancel  context.CancelCauseFunc
	jobs    chan job // taken by whichever worker is free
	stderr  *lines
	running sync.WaitGroup

	mu      sync.Mutex
	inboxes []chan job // jobs for one worker each
	setup   []request  // the first requests to a new worker
	loaded  []Module   // that every worker has, by their latest text
	demand  int        // of the calls that have not returned, in pages
}

// job is a request and where its answer goes. The channel is buffered, so that no
// worker waits for a caller that has returned.
type job struct {
	request request
	number  int
	answers chan<- answer
}

type answer struct {
	number   int
	response response
}

var errClosed = errors.New("the renderer is closed")

// Start starts a pool and its first process, and returns before that process is
// up: the first call that needs it waits, and returns what went wrong. If Node is
// missing or too old, the error is a [*NodeError]. When ctx ends, the processes are
// killed at once. The caller must close the pool.
func Start(ctx context.Context, options Options) (*Pool, error) {
	node, err := findNode(options.Node)
	if err != nil {
		return nil, err
	}
	options.Node = node
	options.Workers = max(options.Workers, 1)
	if options.Timeout == 0 {
		options.Timeout = time.Minute
	}
	if options.PageTimeout == 0 {
		options.PageTimeout = 10 * time.Second
	}
	if options.afterFunc == nil {
		options.afterFunc = func(d time.Duration, f func()) func() bool { return time.AfterFunc(d, f).Stop }
	}
	p := &Pool{options: options, jobs: make(chan job), stderr: &lines{to: options.Stderr}}
	p.ctx, p.cancel = context.WithCancelCause(ctx)
	for _, module := range options.Modules {
		p.setup = append(p.setup, p.loadRequest(module))
	}
	if err := p.growFor(0); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// Close kills the processes and returns when none is left.
func (p *Pool) Close() {
	p.mu.Lock()
	p.cancel(errClosed)
	p.mu.Unlock()
	p.running.Wait()
}
