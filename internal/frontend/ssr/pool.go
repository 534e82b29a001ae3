// Package ssr renders pages with React, in Node processes that live as long as a build or a
// preview.
//
// A [Pool] starts its first process at once, so that Node starts while Go reads and
// bundles. It starts more processes once there are enough pages for them. The processes
// receive JavaScript as text: a module "theme" exports render(site, page), which returns
// the HTML of the page. The code of single pages can be parts of it, which a process gets with
// their pages and drops after them. The package must not know about React, or the JSON that it passes
// on. It accesses files only through the [Store] that it is given.
package ssr

import (
	"cmp"
	"context"
	_ "embed"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

//go:embed worker.js
var bootstrap string

// Options configure a pool.
type Options struct {
	Node    string        // path of the executable; "" is "node" in PATH
	Workers int           // maximum number of processes; 0 means 1
	Modules []Module      // loaded by each process at its start
	Memory  int           // maximum JavaScript heap of each process in MiB; 0 for Node's default
	Timeout time.Duration // for one request, such as a batch of pages; 0 means a minute
	Stderr  io.Writer     // receives the output of modules line by line; nil discards it
	Store   Store         // stores compiled modules for later pools; may be nil

	PageTimeout time.Duration // for one page; 0 means ten seconds

	afterFunc func(time.Duration, func()) (stop func() bool) // nil for time.AfterFunc
}

// lines forwards the output of the workers without mixing their lines.
type lines struct {
	mu sync.Mutex
	to io.Writer // nil to discard everything
}

func (l *lines) Write(line []byte) (int, error) {
	if l.to == nil {
		return len(line), nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.to.Write(line)
}

// Module is the text of a CommonJS module. It can require modules that were loaded before
// it by name, the keys that they provide, and Node's own modules.
type Module struct {
	Name     string
	File     string // name in stack traces and in the store: "theme.js"
	Code     string
	Provides []string // export keys that other modules can require: "react", "react/jsx-runtime"

	// Part returns code that runs as the end of the module, and the number of its first line. A process asks for the
	// names that the module's function needs(pages) returns, so that none has the code of all pages. nil for no parts.
	Part func(name string) (code string, line int)
}

// Pool is a set of Node processes. It is safe for concurrent use.
//
// The first failure of any process, such as a crash or a timeout, ends the pool: all
// processes are killed, and every call returns that failure from then on.
type Pool struct {
	options Options
	start   func(setup []request, inbox <-chan job) error // starts a worker
	end     context.CancelCauseFunc
	ended   <-chan struct{}
	reason  func() error // why the pool has ended; nil until then
	jobs    chan job     // for whichever worker is free
	running sync.WaitGroup

	mu      sync.Mutex
	inboxes []chan job // one for each worker
	setup   []request  // first requests to each new worker
	loaded  []Module   // modules in every worker, in their latest version
	demand  int        // pages of calls that have not returned
}

// job is a request, and a channel for its answer. The channel is buffered, so that no
// worker waits for a caller that has already returned.
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

// Start starts a pool and its first process. It does not wait for the process: the first
// call that needs it does, and returns any error. If Node is missing or too old, the error
// is a [*node.Error]. When ctx ends, the processes are killed at once. The caller must close
// the pool.
func Start(ctx context.Context, options Options) (*Pool, error) {
	program, err := node.Find(options.Node)
	if err != nil {
		return nil, err
	}
	options.Node = program
	options.Workers = max(options.Workers, 1)
	options.Timeout, options.PageTimeout = cmp.Or(options.Timeout, time.Minute), cmp.Or(options.PageTimeout, 10*time.Second)
	ctx, end := context.WithCancelCause(ctx)
	stderr := &lines{to: options.Stderr}
	p := &Pool{
		options: options, jobs: make(chan job), end: end, ended: ctx.Done(), reason: func() error { return context.Cause(ctx) },
	}
	p.start = func(setup []request, inbox <-chan job) error {
		w, err := startWorker(ctx, options, stderr)
		if err != nil {
			return err
		}
		p.running.Go(func() {
			defer w.End()
			end(p.serve(ctx, w, setup, inbox))
		})
		return nil
	}
	for _, module := range options.Modules {
		p.setup = append(p.setup, p.loadRequest(module))
	}
	if err := p.growFor(0); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// Close kills the processes and waits until they have ended.
func (p *Pool) Close() {
	p.mu.Lock()
	p.end(errClosed)
	p.mu.Unlock()
	p.running.Wait()
}
