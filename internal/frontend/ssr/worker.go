package ssr

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// worker is one Node process. It belongs to one goroutine, which alternately writes a
// request and reads the answer.
type worker struct {
	ctx      context.Context
	options  Options
	command  *exec.Cmd
	in       *bufio.Writer
	out      *bufio.Reader
	tail     *tail
	asked    int         // number of requests, which is the ID of the last one
	timedOut atomic.Bool // killed after a timeout
	ended    sync.Once
}

// startWorker starts a process that is killed when ctx ends.
func startWorker(ctx context.Context, options Options, stderr *lines) (*worker, error) {
	var args []string
	if options.Memory > 0 {
		args = append(args, "--max-old-space-size="+strconv.Itoa(options.Memory))
	}
	w := &worker{ctx: ctx, options: options, tail: &tail{to: stderr}}
	w.command = exec.CommandContext(ctx, options.Node, append(args, "--eval", bootstrap)...)
	w.command.Env = environment(os.Environ())
	w.command.Stderr = w.tail
	w.command.SysProcAttr = node.Separate()
	w.command.Cancel = w.kill
	// A child of the process may keep the pipes open after the process has ended.
	w.command.WaitDelay = 5 * time.Second
	in, err := w.command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	out, err := w.command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	w.in, w.out = bufio.NewWriterSize(in, 1<<16), bufio.NewReaderSize(out, 1<<16)
	if err := w.command.Start(); err != nil {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		return nil, &node.Error{Path: options.Node, Err: err}
	}
	return w, nil
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
func (w *worker) hello() error {
	defer w.watch()()
	response, err := readResponse(w.out)
	if err == nil && response.Kind != helloResponse {
		err = invalidOutput(response.line)
	}
	var line invalidOutput
	if errors.As(err, &line) {
		w.end()
		return &node.Error{Path: w.options.Node, Err: fmt.Errorf("it is not Node.js: it printed %s", quote(string(line)))}
	}
	if err != nil {
		return w.unready(w.fault(err))
	}
	if node.IsTooOld(response.Node) {
		return &node.Error{Path: w.options.Node, Version: response.Node}
	}
	return nil
}

// ask sends a request and returns the worker's answer, which may be of kind error. If the
// process itself fails, ask ends it and returns an error.
func (w *worker) ask(r request) (response, error) {
	defer w.watch()()
	w.asked++
	r.ID = w.asked
	err := r.writeTo(w.in)
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(err))
	}
	answer, err := readResponse(w.out)
	if err == nil && !answer.answers(r) {
		err = invalidOutput(answer.line)
	}
	if err != nil {
		return response{}, fmt.Errorf("%s: %w", r, w.fault(err))
	}
	return answer, nil
}

// watch kills the process after a timeout, unless stop is called before.
func (w *worker) watch() (stop func() bool) {
	return w.options.afterFunc(w.options.Timeout, func() {
		w.timedOut.Store(true)
		_ = w.kill() // the process may have ended by itself
	})
}

// end kills the process and waits until it has ended.
func (w *worker) end() {
	w.ended.Do(func() {
		_ = w.kill() // the process may have ended by itself
		w.reap()
	})
}

func (w *worker) reap() {
	_ = w.command.Wait() // its ProcessState says more
	w.tail.flush()
}

// kill kills the process and its children, because node may be a script that runs the real
// one.
func (w *worker) kill() error { return node.Kill(w.command.Process) }
