package ssr

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// worker is one Node process. It belongs to one goroutine, which alternately writes a
// request and reads the answer.
type worker struct {
	*node.Process

	options Options
	in      *bufio.Writer
	asked   int // number of requests, which is the ID of the last one
}

// startWorker starts a process that is killed when ctx ends.
func startWorker(ctx context.Context, options Options, stderr *lines) (*worker, error) {
	var args []string
	if options.Memory > 0 {
		args = append(args, "--max-old-space-size="+strconv.Itoa(options.Memory))
	}
	started, err := node.Start(ctx, node.Options{
		Path: options.Node, Args: append(args, "--eval", bootstrap), Env: environment(os.Environ()),
		Stderr: stderr, AfterFunc: options.afterFunc,
	})
	if err != nil {
		return nil, err
	}
	return &worker{Process: started, options: options, in: bufio.NewWriterSize(started.In, 1<<16)}, nil
}

// environment returns the environment of a process. It omits additional certificates, which
// Node parses before it runs anything: Node starts in half the time without them, and
// rendering opens no connections.
func environment(inherited []string) []string {
	kept := slices.DeleteFunc(slices.Clone(inherited), func(variable string) bool {
		return strings.HasPrefix(variable, "NODE_EXTRA_CA_CERTS=")
	})
	return append(kept, "NODE_ENV=production")
}

// hello waits until the process is ready, and checks Node's version.
func (w *worker) hello(ctx context.Context) error {
	defer w.Limit(w.options.Timeout)()
	response, err := readResponse(w.Out)
	if err == nil && response.Kind != helloResponse {
		err = invalidOutput(response.line)
	}
	var line invalidOutput
	if errors.As(err, &line) {
		w.End()
		return &node.Error{Path: w.options.Node, Err: fmt.Errorf("it is not Node.js: it printed %s", quote(string(line)))}
	}
	if err != nil {
		return w.unready(ctx, w.fault(ctx, err))
	}
	return w.Accept(response.Node)
}

// ask sends a request and returns the worker's answer, which may be of kind error. If the
// process itself fails, ask ends it and returns an error.
func (w *worker) ask(ctx context.Context, r request) (response, error) {
	defer w.Limit(w.options.Timeout)()
	w.asked++
	r.ID = w.asked
	err := r.writeTo(w.in)
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(ctx, err))
	}
	answer, err := readResponse(w.Out)
	if err == nil && !answer.answers(r) {
		err = invalidOutput(answer.line)
	}
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(ctx, err))
	}
	return answer, nil
}
